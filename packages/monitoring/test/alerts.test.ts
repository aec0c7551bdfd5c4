import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { alertRules, runbookOf } from "../src/alert-rules";
import { ALERTS } from "../src/alerts";
import { dashboard } from "../src/dashboard";

const ROOT = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(ROOT, path), "utf8");
const names = ALERTS.map(({ name }) => name);

describe("operating-41 what is watched from outside", () => {
  test("is given to Prometheus as the code says it", () => {
    expect(text("deploy/monitoring/alerts.yaml")).toBe(alertRules());
  });

  test("is given to Grafana as the code says it", () => {
    expect(JSON.parse(text("deploy/monitoring/dashboard.json"))).toEqual(
      JSON.parse(JSON.stringify(dashboard())),
    );
  });

  test("has a name of its own for every alert", () => {
    expect(new Set(names).size).toBe(names.length);
  });

  test("has a page for every alert, and none for what is no alert", () => {
    const pages = readdirSync(join(ROOT, "docs/runbooks")).map((file) => `docs/runbooks/${file}`);
    expect(pages.toSorted()).toEqual(names.map(runbookOf).toSorted());
  });

  test.each(ALERTS)(
    "has a page that says of $name what it means, where to look and what to do",
    ({ name, severity }) => {
      const page = text(runbookOf(name));
      expect(page).toMatch(new RegExp(`^# ${name}\n\n`));
      expect(page.match(/^## .*$/gm)).toEqual(["## What it means", "## Where to look", "## What to do"]);
      expect(page).toContain(severity === "page" ? "Wakes somebody." : "Waits for the morning.");
    },
  );
});
