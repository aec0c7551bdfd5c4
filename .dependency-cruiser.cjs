// The table of docs/architecture.md, held by a tool: who may import whom.
const path = (name) => `^packages/${name}/`;
const elsewhere = (...allowed) => `^(apps|packages)/(?!(${allowed.join("|")})/)`;

/** A package imports itself and what is named here; nothing else of the workspace. */
const onlyFrom = (name, allowed, extra = {}) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import only ${allowed.join(", ") || "itself"} of the workspace`,
  severity: "error",
  from: { path: `^packages/${name}/src`, pathNot: "\\.test\\.ts$", ...extra },
  to: { path: elsewhere(name, ...allowed) },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
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
    onlyFrom("domain", []),
    onlyFrom("claim", ["domain"]),
    onlyFrom("catalogue", ["domain"]),
    onlyFrom("db", ["domain", "catalogue"]),
    onlyFrom("reader", ["domain"]),
    onlyFrom("mail", ["domain"]),
    onlyFrom("payments", ["domain"]),
    onlyFrom("assistant", ["domain"]),
    onlyFrom("api", ["domain", "db", "catalogue", "reader", "mail", "payments", "assistant"]),
    {
      name: "doors-by-type",
      comment: "api knows the doors by their types; only the web app's server names an adapter",
      severity: "error",
      from: { path: "^packages/api/src", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^packages/(reader|payments|assistant)/src/",
        dependencyTypesNot: ["type-only"],
      },
    },
    onlyFrom("rest", ["domain", "api"]),
    onlyFrom("vendor-stand-ins", []),
    {
      name: "sdk-is-thin",
      comment: "the SDK takes types of api, and at run time nothing of the workspace but domain",
      severity: "error",
      from: { path: "^packages/sdk/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/(?!sdk|domain)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "screens-know-no-server",
      comment: "features and components: domain, and types of api",
      severity: "error",
      from: { path: "^apps/web/src/(features|components)" },
      to: { path: "^(packages/(?!domain)|apps/web/src/server)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "scopes-come-from-gates",
      comment: "only the session and API-key gates make a user scope",
      severity: "error",
      from: { pathNot: "^packages/api/src/gate/(session|api-key)-gate\\.ts$" },
      to: { path: "^packages/api/src/gate/user-scope\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-test-code-in-the-product",
      severity: "error",
      from: {
        path: "^(apps|packages)/(?!(fuzz-tests|vendor-stand-ins)/)[^/]+/src",
        pathNot: "(\\.test\\.ts$|/testing/)",
      },
      to: {
        path: "(\\.test\\.ts$|/test/|/testing/|^packages/vendor-stand-ins/|node_modules/(vitest|msw|fast-check)/)",
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
