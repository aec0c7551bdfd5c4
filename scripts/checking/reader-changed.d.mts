export function readerChanged(root?: string): boolean;
