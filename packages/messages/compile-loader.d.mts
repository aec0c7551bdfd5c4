/** A loader of the web's bundler: a file of messages as a module of compiled ones, which are said without a parser. */
export default function compileMessages(json: string): string;
