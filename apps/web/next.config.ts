import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of every package; a first start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  // `route.bench.ts` is a route in the bench's own build alone: the calls are compared with it. `page.design.tsx` is a page
  // in development alone (screens-37).
  pageExtensions: [
    "tsx",
    "ts",
    ...(process.env.BENCH_ROUTES === "on" ? ["bench.ts"] : []),
    ...(process.env.NODE_ENV === "development" ? ["design.tsx"] : []),
  ],
  // A check beside a running server gets a build directory of its own.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  transpilePackages: [
    "@gf-ledger/api",
    "@gf-ledger/assistant",
    "@gf-ledger/bounded-process",
    "@gf-ledger/catalogue",
    "@gf-ledger/claim",
    "@gf-ledger/db",
    "@gf-ledger/domain",
    "@gf-ledger/mail",
    "@gf-ledger/messages",
    "@gf-ledger/payments",
    "@gf-ledger/product-facts",
    "@gf-ledger/reader",
    "@gf-ledger/rest",
  ],
  // Messages are compiled here, so that no page carries their parser.
  turbopack: {
    resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" },
    rules: {
      "**/packages/messages/src/*/*.json": { loaders: ["@gf-ledger/messages/compile-loader"], as: "*.js" },
    },
  },
  // Native packages, and packages that read their own files at run time.
  serverExternalPackages: [
    "@node-rs/argon2",
    "pdfkit",
    "@prisma/client",
    "@prisma/adapter-pg",
    "pg",
    "pino",
    "prom-client",
    "nodemailer",
    "mailparser",
  ],
  // Browsers ask for it where no page names an icon, for example beside a file.
  async rewrites() {
    return [{ source: "/favicon.ico", destination: "/icons/icon.svg" }];
  },
  async headers() {
    return [
      {
        source: "/:path*",
        headers: [
          { key: "X-Content-Type-Options", value: "nosniff" },
          { key: "X-Frame-Options", value: "DENY" },
          { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
          {
            key: "Permissions-Policy",
            value: "camera=(self), microphone=(), geolocation=(), browsing-topics=()",
          },
          { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
          // Browsers obey it on https alone.
          { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
        ],
      },
      {
        // The service worker fetches pages and files of this host, and nothing else.
        source: "/sw.js",
        headers: [
          {
            key: "Content-Security-Policy",
            value: "default-src 'none'; script-src 'self'; connect-src 'self'",
          },
          { key: "Cache-Control", value: "no-cache" },
        ],
      },
      {
        // Its address holds the secret of a link, in the fragment.
        source: "/:path(shared-claim|fr/demande-partagee)",
        headers: [
          { key: "Referrer-Policy", value: "no-referrer" },
          { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
        ],
      },
      {
        // These are not pages: whatever an answer or a picture holds, a browser must not run it.
        source: "/(api|icons|samples)/:path*",
        headers: [
          {
            key: "Content-Security-Policy",
            value:
              "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
          },
        ],
      },
    ];
  },
  experimental: {
    // The reader's and the mailer's packages are large; only what a page imports is compiled.
    optimizePackageImports: ["@headlessui/react"],
    // Loading every route before the first answer makes a start a third longer; each is loaded when asked
    // for.
    preloadEntriesOnStart: false,
    // A running server writes nothing into its build: turbo may restore another build over it, and a page kept beside it would
    // be sent with scripts that the new build's Content-Security-Policy refuses.
    isrFlushToDisk: false,
  },
};

export default config;
