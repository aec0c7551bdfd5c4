import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ALERT_TESTS, ALERTS, ROOT, text } from "./support/monitoring-files";

const names = ALERTS.map(({ alert }) => alert);
/** The page that says what to do, `CallsFail` as `docs/runbooks/calls-fail.md`. */
const runbookOf = (name: string) =>
  `docs/runbooks/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.md`;

describe("operating-41 what is watched from outside", () => {
  test("has a name of its own for every alert", () => {
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  test("has figures at which each alert fires, and others at which it is silent", () => {
    expect(ALERT_TESTS.toSorted()).toEqual(
      names.flatMap((name) => [`${name} fires`, `${name} is silent`]).toSorted(),
    );
  });

  test("has a page for every alert, and none for what is no alert", () => {
    const pages = readdirSync(join(ROOT, "docs/runbooks")).map((file) => `docs/runbooks/${file}`);
    expect(pages.toSorted()).toEqual(names.map(runbookOf).toSorted());
  });

  test.each(ALERTS)(
    "has a page that says of $alert what it means, where to look and what to do",
    ({ alert, labels, annotations }) => {
      expect(annotations.runbook).toBe(runbookOf(alert));
      const page = text(annotations.runbook);
      expect(page).toMatch(new RegExp(`^# ${alert}\n\n`));
      expect(page.match(/^## .*$/gm)).toEqual(["## What it means", "## Where to look", "## What to do"]);
      expect(page).toContain(labels.severity === "page" ? "Wakes somebody." : "Waits for the morning.");
    },
  );
});
