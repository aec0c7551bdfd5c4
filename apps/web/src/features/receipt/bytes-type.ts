/** The media type to send a photo's bytes with; the server checks the content itself. */
export function bytesType(image: Blob): string {
  const named = image.type.startsWith("image/") || image.type === "application/pdf";
  return named ? image.type : "application/octet-stream";
}
