import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { webhookEventSchema } from "@gf-ledger/domain/webhook/webhook-event";
import { WEBHOOK_EVENTS } from "@gf-ledger/domain/webhook/webhook-events";
import { describe, expect, test } from "vitest";
import { examplesIn, ROOT } from "./support/examples";

/** The tests that run the blocks of code of each page. A block of no language is a drawing, or names our own commands. */
const RUN_BY: Readonly<Record<string, readonly string[]>> = {
  "docs/other-tools.md": ["apps/web/test/production/other-tools.test.ts"],
  "packages/sdk/README.md": [
    "packages/sdk/test/tarball.test.ts",
    "apps/web/test/production/other-tools.test.ts",
  ],
  "docs/webhooks.md": ["apps/web/test/unit/examples.test.ts"],
  "docs/operating.md": ["apps/web/test/unit/examples.test.ts"],
  "README.md": ["apps/web/test/unit/examples.test.ts"],
};

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "packages/sdk/README.md"],
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.startsWith("adr/"))
    .map((name) => `docs/${name}`),
];
const SCRIPTS = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

describe("api-77 examples", () => {
  test("no page has an example that no test runs", () => {
    const withExamples = PAGES.filter((page) => examplesIn(page).some(({ language }) => language !== ""));
    expect(withExamples.sort()).toEqual(Object.keys(RUN_BY).sort());
    for (const test of Object.values(RUN_BY).flat()) expect(existsSync(join(ROOT, test)), test).toBe(true);
  });

  test("the message of a webhook is one that the product sends", () => {
    const [message, ...others] = examplesIn("docs/webhooks.md");
    expect(others).toEqual([]);
    const id = "5b8f0c37-6a1d-4e92-b4d8-9c3e7f201a65";
    const shown: unknown = JSON.parse((message?.code ?? "").replaceAll("…", id));
    expect(webhookEventSchema.parse(shown)).toEqual(shown);
  });

  test("the table of a webhook's events names each event with all that it says", () => {
    const rows = [...read("docs/webhooks.md").matchAll(/^\| `(\w+\.\w+)` \|.*\| (.*) \|$/gm)];
    const named = rows.map(([, event, fields = ""]) => [
      event,
      [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field),
    ]);
    const said = webhookEventSchema.options.map(({ shape: { type, data } }) => {
      const fields = Object.entries(data.shape).flatMap(([field, schema]) =>
        field === "lineItems" ? [field, ...Object.keys(schema.element.shape)] : [field],
      );
      return [type.value, fields];
    });
    expect(named).toEqual(said);
    expect(said.map(([event]) => event)).toEqual([...WEBHOOK_EVENTS]);
  });

  test("the lines for Kubernetes name manifests and a job that there are", () => {
    const [lines] = examplesIn("docs/operating.md");
    const files = [...(lines?.code ?? "").matchAll(/-f (\S+)/g)].map(([, file = ""]) => file);
    expect(files).toHaveLength(5);
    for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
    const [, job = ""] = /job\/(\S+)/.exec(lines?.code ?? "") ?? [];
    expect(read("deploy/migrate.yaml")).toContain(`name: ${job}\n`);
  });

  test.each(PAGES)("the commands that %s shows are there", (page) => {
    const code = examplesIn(page)
      .map((example) => example.code)
      .join("\n");
    const commands = [...code.matchAll(/^npm (?:run (?:--silent )?)?([\w:-]+)/gm)].map(([, name]) => name);
    const programs = [...code.matchAll(/^npx tsx (\S+)/gm)].map(([, file = ""]) => file);
    expect(commands.filter((name) => !SCRIPTS.includes(name ?? ""))).toEqual([]);
    expect(programs.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    if (page === "README.md") expect(commands).toEqual(["start", "dev", "test"]);
  });
});
