import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // One build directory for a check beside a running server.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  transpilePackages: [
    "@gf-ledger/api",
    "@gf-ledger/assistant",
    "@gf-ledger/catalogue",
    "@gf-ledger/db",
    "@gf-ledger/domain",
    "@gf-ledger/mail",
    "@gf-ledger/payments",
    "@gf-ledger/reader",
    "@gf-ledger/rest",
  ],
  // Native, or reading their own files at run time.
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/client",
    "@prisma/adapter-pg",
    "pg",
    "pino",
    "nodemailer",
    "mailparser",
  ],
  experimental: {
    // The reader's and the mailer's packages are large; only what a page imports is compiled.
    optimizePackageImports: ["@headlessui/react"],
  },
};

export default config;
