import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { productSources, ROOT } from "./support/product-sources";

/** The model's names of the tables whose rows name their owner, as the model's client has them: `lineItem`. */
const OWNED = new Set(
  readFileSync(join(ROOT, "packages/db/prisma/schema.prisma"), "utf8")
    .split(/^model /m)
    .flatMap((model) => {
      const [, name = ""] = /^(\w+)/.exec(model) ?? [];
      return /^\s+userId\s/m.test(model) ? [name.charAt(0).toLowerCase() + name.slice(1)] : [];
    }),
);
/** Making a row names its owner, by the model's own type. */
const ASKS = /^(?:find\w+|update\w*|delete\w*|upsert|count|aggregate|groupBy)$/;
/** Code that may hold a query; the rest need not be parsed. */
const ASKED = new RegExp(`\\.\\s*(?:${[...OWNED].join("|")})\\s*\\.`);
/** What names the owner in a condition: the column, or a condition of the product's that has it. */
const NAMES_OWNER = /\b(?:userId|userId_\w+|liveLineItems\(|(?:daysShown|daysAsked)\((?:ctx\.actor|scope)\b)/;

/** The arguments' own text, and that of what they are called in the same function. */
function textWithLocals(node: ts.Node, file: ts.SourceFile): string {
  const names = new Set<string>();
  const collect = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) names.add(one.text);
    ts.forEachChild(one, collect);
  };
  collect(node);
  const texts = [node.getText(file)];
  const look = (one: ts.Node): void => {
    if (
      ts.isVariableDeclaration(one) &&
      ts.isIdentifier(one.name) &&
      names.has(one.name.text) &&
      one.initializer
    )
      texts.push(one.initializer.getText(file));
    ts.forEachChild(one, look);
  };
  look(file);
  return texts.join("\n");
}

/** What a query says of the rows that it is about: its `where`, and what is spread into it. */
function conditionOf(query: ts.ObjectLiteralExpression, file: ts.SourceFile): ts.Node | undefined {
  const spread = query.properties.find(ts.isSpreadAssignment);
  return query.properties.find((one) => one.name?.getText(file) === "where") ?? spread;
}

/** The queries of owned models that don't name the owner, as `path: model.method`. */
function forgetfulIn(path: string, code: string): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name: method, expression: model } = node.expression;
    if (!ASKS.test(method.text) || !ts.isPropertyAccessExpression(model) || !OWNED.has(model.name.text))
      return;
    const [query] = node.arguments;
    const where = query && ts.isObjectLiteralExpression(query) ? conditionOf(query, file) : query;
    if (where && NAMES_OWNER.test(textWithLocals(where, file))) return;
    found.push(`${path}: ${model.name.text}.${method.text}`);
  };
  visit(file);
  return found;
}

const BY_SECRET = "the hash of a secret names the row, before it is known whose it is";
const BY_ADDRESS = "an address names the rows: of one that is no account's yet there is no owner";
const BY_VENDOR = "the payment provider's own id names the row";
const BY_ISSUER = "the issuer's name of the person names the row";
const ONE_SESSION = "the session's own id, which its cookie's hash found";

/** Where a query names no owner on purpose, and what it names instead. */
const ALLOWED: Readonly<Record<string, string>> = {
  "apps/web/src/server/adapters/payments.ts": BY_VENDOR,
  "apps/web/src/server/sign-on/hashed-session-adapter.ts": BY_SECRET,
  "packages/api/src/account/delete-account.ts": `${ONE_SESSION}; ${BY_ADDRESS}`,
  "packages/api/src/auth/verbs/end-session.ts": ONE_SESSION,
  "packages/api/src/auth/verbs/login.ts": BY_ADDRESS,
  "packages/api/src/auth/mail-token.ts": BY_ADDRESS,
  "packages/api/src/auth/registering-browser.ts": BY_SECRET,
  "packages/api/src/auth/verbs/reset-password.ts": BY_ADDRESS,
  "packages/api/src/auth/verbs/verify-token.ts": BY_SECRET,
  "packages/api/src/confirmation/mailed-code.ts": ONE_SESSION,
  "packages/api/src/demo/fill-sample-account.ts": ONE_SESSION,
  "packages/api/src/gate/api-key-gate.ts": BY_SECRET,
  "packages/api/src/gate/calendar-gate.ts": BY_SECRET,
  "packages/api/src/gate/mail-gate.ts": "the token of an account's own mail address names it",
  "packages/api/src/household/accept-invitation.ts": BY_SECRET,
  "packages/api/src/housekeeping/clear-expired.ts": "what is over is cleared for everybody",
  "packages/api/src/jobs/reconcile-subscriptions.ts": "every subscription is asked about",
  "packages/api/src/sign-on/find-or-create-by-sso.ts": BY_ISSUER,
  "packages/api/src/subscription/receive-event.ts": BY_VENDOR,
  "packages/api/src/subscription/refund.ts": BY_VENDOR,
  "packages/api/src/subscription/store-state.ts": BY_VENDOR,
};

test("operating-54 every query of the model's client names the owner of the personal rows that it is about, but where it is said why not", () => {
  expect(OWNED.size).toBeGreaterThan(30);
  const found = productSources()
    .map((path) => ({ path: relative(ROOT, path), code: readFileSync(path, "utf8") }))
    .filter(({ code }) => ASKED.test(code))
    .flatMap(({ path, code }) => forgetfulIn(path, code));
  const unknown = found.filter((query) => !ALLOWED[query.split(": ")[0] ?? ""]);
  const needless = Object.keys(ALLOWED).filter(
    (path) => !found.some((query) => query.startsWith(`${path}:`)),
  );
  expect({ unknown, needless }).toEqual({ unknown: [], needless: [] });
});

test.each([
  "database.receipt.findMany({ where: { id } })",
  "transaction.claim.update({ where: { id: claim.id }, data: { userId } })",
  "database.lineItem.count()",
  "database.session.deleteMany({ where, orderBy })",
])("operating-54 `%s` would be found", (code) => {
  expect(forgetfulIn("code.ts", code)).toHaveLength(1);
});

test.each([
  "database.receipt.findMany({ where: { id, userId } })",
  "database.lineItem.count({ where: liveLineItems(scope) })",
  "const where = { userId: scope.userId }; database.person.findMany({ where })",
  "transaction.product.findMany({ where: { id } })",
  "transaction.person.create({ data: { userId } })",
])("operating-54 `%s` names the owner, or has none", (code) => {
  expect(forgetfulIn("code.ts", code)).toEqual([]);
});
