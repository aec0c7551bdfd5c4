import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { seedCatalogue } from "@gf-ledger/db/catalogue/seed-catalogue";
import { templateUrl } from "@gf-ledger/db/testing/global-setup";
import type { TestProject } from "vitest/node";

/** Puts the catalogue into the database that every test file copies: once, for seeding takes longer than most tests. */
export default function setup(project: TestProject): Promise<void> {
  const { testServerUrl } = project.getProvidedContext();
  return seedCatalogue(templateUrl(testServerUrl), CATALOGUE, CATALOGUE_VERSION);
}
