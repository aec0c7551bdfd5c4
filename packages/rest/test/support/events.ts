/** The events of an answer as pairs of name and value. */
export async function eventsOf(answer: Response): Promise<[string | undefined, unknown][]> {
  return (await answer.text())
    .trim()
    .split("\n\n")
    .map((event) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      return [name, JSON.parse(data ?? "null")];
    });
}
