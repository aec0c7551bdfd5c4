const table = require("./scripts/import-table.json");

// The table of docs/architecture.md as a tool: who may import whom. A test compares the two.
const path = (name) => `^packages/${name}/`;

/** `mail/messages` of the table is one folder of a package. */
const folder = (name) => `${name.replace("/", "/src/")}/`;
const anyOf = (names) => `(${names.map(folder).join("|")})`;

/** What a row of the table forbids: other packages, and those named by type at run time. */
const rulesOf = ([place, { imports, types = [] }]) => {
  const [, itself] = place.split("/");
  const from = place.startsWith("packages/")
    ? { path: `^${place}/src/`, pathNot: "\\.test\\.ts$|/testing/" }
    : { path: `^${place}/` };
  const allowed = imports.join(", ") || "nothing";
  const known = place.startsWith("packages/") ? [itself, ...imports, ...types] : [...imports, ...types];
  return [
    {
      name: `${place}-imports`,
      comment: `${place} may import ${allowed} of the workspace, and types of ${types.join(", ") || "nothing else"}`,
      severity: "error",
      from,
      to: { path: `^packages/(?!${anyOf(known)})` },
    },
    {
      name: `${place}-imports-by-type`,
      comment: `${place} may import ${allowed} at run time; the rest by type`,
      severity: "error",
      from,
      to: {
        path: types.length > 0 ? `^packages/${anyOf(types)}` : "^$",
        pathNot: imports.length > 0 ? `^packages/${anyOf(imports)}` : "^$",
        dependencyTypesNot: ["type-only"],
      },
    },
  ];
};

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "generated" } },
    {
      name: "domain-is-pure",
      comment: "domain: rules alone; no I/O, no vendor but zod",
      severity: "error",
      from: { path: `${path("domain")}src`, pathNot: "\\.test\\.ts$" },
      to: { path: "^(node:|fs|crypto|node_modules/)", pathNot: "node_modules/.*zod" },
    },
    {
      name: "claim-is-pure",
      comment: "claim: the rules of a claim; no I/O, no vendor but zod",
      severity: "error",
      from: { path: `${path("claim")}src`, pathNot: "\\.test\\.ts$" },
      to: { path: "^(node:|fs|crypto|node_modules/)", pathNot: "node_modules/.*zod" },
    },
    ...Object.entries(table).flatMap(rulesOf),
    {
      name: "packages-know-no-app",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "screens-know-no-server",
      comment: "screens, their parts and their hooks take nothing of the server but types",
      severity: "error",
      from: { path: "^apps/web/src/(features|components|hooks)/" },
      to: { path: "^apps/web/src/server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "scopes-come-from-gates",
      comment:
        "only the gates of sessions and API keys, and what the other gates have in common, make a user scope",
      severity: "error",
      from: { pathNot: "^packages/api/src/gate/(session-gate|api-key-gate|actor-without-session)\\.ts$" },
      to: { path: "^packages/api/src/gate/user-scope\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "actors-come-from-gates",
      comment:
        "only the gates of calendars, claim links, mails and the watched folder make an actor without a session",
      severity: "error",
      from: { pathNot: "^packages/api/src/gate/(calendar|claim-link|mail|folder)-gate\\.ts$" },
      to: { path: "^packages/api/src/gate/actor-without-session\\.ts$" },
    },
    {
      name: "no-test-code-in-the-product",
      severity: "error",
      from: {
        path: "^(apps|packages)/(?!(contract-tests|fuzz-tests|vendor-stand-ins)/)[^/]+/src",
        pathNot: "(\\.test\\.ts$|/testing/)",
      },
      to: {
        path: "(\\.test\\.ts$|/test/|/testing/|^packages/vendor-stand-ins/|^packages/reader/(generator|bench)/|node_modules/(vitest|msw|fast-check)/)",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(\\.next|/dist/|/generated/|next-env)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
