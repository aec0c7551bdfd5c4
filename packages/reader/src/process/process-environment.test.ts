import { expect, it } from "vitest";
import { processEnvironment } from "./process-environment";

it("reading-38 the process that decodes strangers' files knows no secret of the server", () => {
  const given = { PATH: "/bin", TZ: "UTC", READER_MODEL: "own", NODE_ENV: "production" } as const;
  const secret = { AUTH_SECRET: "a", DATABASE_URL: "b", STRIPE_SECRET_KEY: "c", OPENAI_API_KEY: "d" };
  expect(processEnvironment({ ...given, ...secret, READER_SECRET: "e" })).toEqual(given);
});
