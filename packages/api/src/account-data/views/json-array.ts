/** A JSON array, one record a line. */
export async function* jsonArray<Record>(
  pages: AsyncIterable<readonly Record[]>,
  counted: (record: Record) => void,
): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const page of pages) {
    for (const record of page) counted(record);
    yield separator + page.map((record) => JSON.stringify(record)).join(",\n");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
