/**
 * The text of an answer, or `null` as soon as it is longer than `maxBytes` once unpacked.
 * @throws as the stream does, when it breaks off or the time is over.
 */
export async function boundedBodyText(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
