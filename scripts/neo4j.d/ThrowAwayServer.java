import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.harness.Neo4jBuilders;

/** A Neo4j server on free ports of the loopback address, until it is ended: ThrowAwayServer DATA-FOLDER URL-FILE */
class ThrowAwayServer {
  public static void main(String[] args) throws Exception {
    var server = Neo4jBuilders.newInProcessBuilder(Path.of(args[0]))
        .withConfig(GraphDatabaseSettings.auth_enabled, true)
        .withConfig(GraphDatabaseSettings.procedure_unrestricted, List.of("apoc.*"))
        .withConfig(GraphDatabaseSettings.udc_enabled, false)
        .withProcedure(apoc.path.PathExplorer.class)
        .build();
    server.databaseManagementService().database("system").executeTransactionally(
        "ALTER USER neo4j SET PASSWORD $password CHANGE NOT REQUIRED",
        Map.of("password", System.getenv("NEO4J_PASSWORD")));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    // Whoever waits for the file must not find half of it.
    var unfinished = Path.of(args[1] + ".unfinished");
    Files.writeString(unfinished, "http://127.0.0.1:" + server.httpURI().getPort());
    Files.move(unfinished, Path.of(args[1]), StandardCopyOption.ATOMIC_MOVE);
    Thread.currentThread().join();
  }
}
