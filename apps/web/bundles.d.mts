import type { BuildOptions } from "esbuild";

export function serverBundle(outdir: string): BuildOptions;
export function documentWriterBundle(outdir: string): BuildOptions;
export function parseWorkerBundle(outdir: string): BuildOptions;
