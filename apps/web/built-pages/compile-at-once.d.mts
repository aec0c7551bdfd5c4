/** The files of the scripts that a page starts with. */
export function firstScripts(html: string): string[];
/** Marks the scripts that the pages rendered at build time start with. */
export function compileAtOnce(nextFolder: string): void;
