import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

const config: NextConfig = {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL("../../../..", import.meta.url)) },
};

export default config;
