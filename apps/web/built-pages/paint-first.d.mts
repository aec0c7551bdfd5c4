/** The same page, its `async` scripts fetched and run after its first paint. */
export function paintFirst(html: string): string;
