const PIECE_BYTES = 8192;

/**
 * A file's bytes in base64 without a prefix (receipts-1). For small files; photos that are larger are sent as
 * their bytes. Rejects where the browser cannot read the file, for example after it was moved.
 */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let characters = "";
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    characters += String.fromCharCode(...bytes.subarray(start, start + PIECE_BYTES));
  }
  return btoa(characters);
}
