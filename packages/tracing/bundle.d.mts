export function bundleTracing(): Promise<void>;
