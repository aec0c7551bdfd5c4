import { ADJUSTMENT_RULES } from "@gf-ledger/claim/adjustments/adjustment-rules";
import { MEDICAL_MILEAGE } from "@gf-ledger/claim/adjustments/medical-mileage";
import { RECORD_RULES } from "@gf-ledger/claim/checklist/record-rules";
import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/canada/federal-figures";
import { PROVINCE_YEARS } from "@gf-ledger/claim/credits/canada/province-years";
import { QUEBEC_FIGURES } from "@gf-ledger/claim/credits/canada/quebec-figures";
import { STANDARD_DEDUCTIONS } from "@gf-ledger/claim/credits/united-states/standard-deductions";
import { STATE_NOTES } from "@gf-ledger/claim/credits/united-states/state-notes";
import { US_FIGURES } from "@gf-ledger/claim/credits/united-states/us-figures";
import { sourceNameInEnglish } from "@gf-ledger/claim/figures/source-names";
import { ADULT_AGES } from "@gf-ledger/claim/people/line-rules";
import { PERIOD_RULES } from "@gf-ledger/claim/periods/period-rules";
import { WAYS_TO_REPORT } from "@gf-ledger/claim/snapshot/ways-to-report";
import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const of = <Row extends { readonly edition: Edition }>(rows: readonly Row[], edition: Edition) =>
  rows.filter((row) => row.edition === edition);

const COUNTRIES: Readonly<Record<Edition, string>> = { ca: "Canada", us: "United States" };

/** The rules and figures of a country's claim, each row with its source, its standing and the day it was read. */
const RULES = {
  ca: {
    periods: PERIOD_RULES.ca,
    lines: ADULT_AGES,
    federal: FEDERAL_FIGURES,
    provinces: PROVINCE_YEARS,
    quebec: QUEBEC_FIGURES,
  },
  us: {
    periods: PERIOD_RULES.us,
    deduction: US_FIGURES,
    standardDeductions: STANDARD_DEDUCTIONS,
    states: STATE_NOTES,
    mileage: MEDICAL_MILEAGE,
  },
} as const;

const withNames = (key: string, value: unknown) =>
  key === "source" && typeof value === "string" ? sourceNameInEnglish(value) : value;

/** Offers the rules of each country's claim as a resource. */
export function addClaimRules(server: McpServer): void {
  for (const edition of EDITIONS) {
    server.registerResource(
      `claim-rules-${edition}`,
      `gf-ledger://claim-rules/${edition}`,
      {
        title: `Rules of the claim, ${COUNTRIES[edition]}`,
        description:
          "Periods, lines, figures by tax year, adjustments and how long records are kept. Say a row's source, and that it is not confirmed where its standing says so.",
        mimeType: "application/json",
      },
      (uri) => {
        const rules = {
          ...RULES[edition],
          adjustments: of(ADJUSTMENT_RULES, edition),
          records: of(RECORD_RULES, edition),
          waysToReportChanges: of(WAYS_TO_REPORT, edition),
        };
        const text = JSON.stringify(rules, withNames);
        return { contents: [{ uri: uri.href, mimeType: "application/json", text }] };
      },
    );
  }
}
