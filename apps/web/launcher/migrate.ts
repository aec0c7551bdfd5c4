import { fileURLToPath } from "node:url";
import { directDatabaseUrl } from "../src/environment/process-environment";
import { runAndExit } from "./commands/run-and-exit";
import { prepareDatabase } from "./process/database";
import { print } from "./steps";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Makes a database of one's own ready for this version, before machines of this version start. */
runAndExit(async () => {
  const url = directDatabaseUrl();
  if (!url) throw new Error("Set DATABASE_URL to the database that is to be made ready.");
  await prepareDatabase(url, root);
  print("The database is ready.");
});
