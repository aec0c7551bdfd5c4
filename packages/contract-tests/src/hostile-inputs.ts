/** Bodies that every call refuses: none is a JSON object with the right fields. */
export const BROKEN_BODIES: readonly (readonly [what: string, raw: string | Uint8Array])[] = [
  ["null", "null"],
  ["an array", "[]"],
  ["a string", '"text"'],
  ["a number", "5"],
  ["NaN", "NaN"],
  ["broken JSON", '{"a":'],
  ["deep nesting", `{"a":${"[".repeat(100_00)}${"]".repeat(100_00)}}`],
  ["__proto__", '{"__proto__":{"isAdmin":true}}'],
  ["NUL characters", '{"email":"\\u0000","name":"\\u0000","id":"\\u0000"}'],
  ["invalid UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["25 MB of JSON", `{"a":"${"x".repeat(25 * 1024 * 1024)}"}`],
];

/** Values for one field, each of a kind that some field somewhere would not expect. */
export const STRANGE_VALUES: readonly unknown[] = [
  null,
  [],
  {},
  true,
  -1,
  1e308,
  99999,
  "",
  "NaN",
  "🍞🍞🍞",
  "\u202Eخبز خالٍ من الغلوتين",
  "a\u0000b",
  "x".repeat(5000),
  "'; DROP TABLE users; --",
];

/** Texts that are not ids, and one id that belongs to nobody. */
export const STRANGE_IDS = [
  "no-id",
  "0",
  "-1",
  "99999999999999999999",
  "NaN",
  "null",
  "%00",
  "%F0%9F%8D%9E",
  "..%2F..%2Fetc%2Fpasswd",
  "%E0%A4%A",
  "2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11",
] as const;
