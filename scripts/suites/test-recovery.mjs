// `npm run test:recovery`: a product on a PostgreSQL whose log pgBackRest archives; everything is deleted, or the
// machine is lost, and the database is brought back to a moment. It needs root on Debian, where it installs what is
// missing and says so.
import { ensureProgram } from "../checking/debian-package.mjs";
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { runReported } from "./reported-suites.mjs";

requireNode();
ensureInstalled();
const say = (line) => process.stdout.write(`${line}\n`);
ensureProgram("/usr/lib/postgresql/15/bin/postgres", "postgresql-15", say);
ensureProgram("/usr/bin/pgbackrest", "pgbackrest", say);
process.exit(await runReported(["recovery"]));
