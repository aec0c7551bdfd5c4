/** What the server said of a refused download; words of our own where it said nothing. */
export async function messageOf(answer: Response, otherwise: string): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const stated = body && typeof body === "object" && "message" in body ? body.message : null;
  return typeof stated === "string" ? stated : otherwise;
}
