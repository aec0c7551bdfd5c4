export function startProduct(
  dataDir: string,
  environment?: Readonly<Record<string, string>>,
  script?: "start.mjs" | "dev.mjs",
): Promise<{
  port: number;
  stop: () => Promise<void>;
  pid: number;
  /** `null` while it runs. */
  exitCode: () => number | null;
  output: () => string;
}>;
