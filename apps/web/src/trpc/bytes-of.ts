/** A file's bytes, as calls take them. Rejects where the browser cannot read it, for example after it was moved. */
export const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
