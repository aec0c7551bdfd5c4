export function startProduct(
  dataDir: string,
  environment?: Readonly<Record<string, string>>,
): Promise<{ port: number; stop: () => Promise<void>; pid: number; output: () => string }>;
