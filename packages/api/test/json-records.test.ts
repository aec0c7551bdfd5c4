import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonRecords } from "../src/account-data/archive/json-records";
import { refusalIn } from "../src/refusals/throw-refusal";

/** What is read of a file that arrives in pieces of so many bytes. */
async function recordsOf(file: string | Buffer, size = 7): Promise<unknown[]> {
  const bytes = typeof file === "string" ? Buffer.from(file) : file;
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const read: unknown[] = [];
  for await (const record of jsonRecords(Readable.from(pieces), "names.json", 2_000)) read.push(record);
  return read;
}

test("accounts-91 a record is read as JSON.parse reads it, in whatever pieces it arrives, U+FEFF in its texts included", async () => {
  const texts = fc.oneof(
    fc.constantFrom("\uFEFF", "\uFEFFa", 'a"\uFEFF', "\\\uFEFF", "👨\u200D👩\uFEFF", "[{,:}]", '\\"'),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      texts,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(null, true, false),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(texts, tie("value"), { maxKeys: 4 }),
    ),
  })).value;
  await fc.assert(
    fc.asyncProperty(
      fc.array(values, { maxLength: 5 }),
      fc.constantFrom(undefined, 1, "\t"),
      fc.integer({ min: 1, max: 40 }),
      async (records, indent, size) => {
        const file = JSON.stringify(records, null, indent);
        expect(await recordsOf(file, size)).toEqual(JSON.parse(file));
      },
    ),
    { numRuns: 200 },
  );
});

test.each<[string, string | Buffer]>([
  ["nothing", ""],
  ["no list", '{"a":1}'],
  ["a list that is cut off", '[{"a":1},{"a"'],
  ["a comma too many", "[1,]"],
  ["a comma alone", "[,]"],
  ["a closing brace in place of a bracket", "[1}"],
  ["brackets that do not match", "[{],{]]"],
  ["two lists", "[1][2]"],
  ["something after the list", "[1] 2"],
  ["half a letter", Buffer.from('["\xFF"]', "latin1")],
  ["no JSON", "[{a:1}]"],
  ["lists within lists", `[${"[".repeat(100)}${"]".repeat(100)}]`],
  ["a record that is too long", `["${"x".repeat(2_001)}"]`],
])("accounts-91 a file is refused that holds %s", async (_what, file) => {
  const refusal = await recordsOf(file).catch(refusalIn);
  expect(refusal).toMatchObject({ reason: "zip_file_unreadable" });
});

test("accounts-91 a list without a record is read as one", async () => {
  for (const file of ["[]", "[\n]\n", " [ ] "]) expect(await recordsOf(file)).toEqual([]);
});
