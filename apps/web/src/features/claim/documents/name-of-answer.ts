/** The name that the server gives a download, in the language of its papers. */
export function nameOfAnswer(answer: Response): string {
  const named = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "");
  return named?.[1] ?? "download";
}
