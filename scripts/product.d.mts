export function startProduct(
  dataDir: string,
  environment?: Readonly<Record<string, string>>,
  script?: string,
): Promise<{
  port: number;
  stop: () => Promise<void>;
  pid: number;
  /** `null` while it runs. */
  exitCode: () => number | null;
  output: () => string;
}>;
