/** The same page, each loading state in it replaced by what was loaded. @throws Error for one without content. */
export function wholePage(html: string): string;
