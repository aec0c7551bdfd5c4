/** Marks the scripts that the pages rendered at build time start with. */
export function compileAtOnce(nextFolder: string): void;
