import { environmentSchema } from "../environment/environment";

/** What the process that writes documents knows of the server's environment: how to reach the database. */
export const documentDatabaseSchema = environmentSchema.pick({
  DATABASE_URL: true,
  DATABASE_READ_URL: true,
  DATABASE_POOLING: true,
  DATABASE_CHANGEOVER_SECONDS: true,
});
export const DOCUMENT_VARIABLES = [...Object.keys(documentDatabaseSchema.shape), "WEB_DIRECTORY"];
