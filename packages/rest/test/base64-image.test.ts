import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64Image } from "../src/request/base64-image";

const decoded = (sent: string) => answerOf(decodeBase64Image(sent));

describe("receipts-1 the image of a request", () => {
  test("receipts-1 any bytes come back from base64, with a data-URL's prefix, with line breaks and without padding", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        const text = Buffer.from(bytes).toString("base64");
        for (const sent of [text, `data:image/jpeg;base64,${text}`, text.replace(/=+$/, ""), `${text}\n`]) {
          expect([...decoded(sent)]).toEqual([...bytes]);
        }
        expect([...decoded(text.replace(/(.{8})/g, "$1\r\n"))]).toEqual([...bytes]);
      }),
    );
  });

  test.each(["", "not base64!", "aGVsbG8*", "aGVs-G8_", "YQ==YQ==", "data:image/png;base64,"])(
    "receipts-1 %j is not an image",
    (sent) => {
      expect(() => decoded(sent)).toThrow(/could not be decoded/);
    },
  );

  test("receipts-3 more than 15 MB are refused", () => {
    const max = Buffer.alloc(MAX_IMAGE_BYTES, 1).toString("base64");
    expect(decoded(max)).toHaveLength(MAX_IMAGE_BYTES);
    expect(() => decoded(`${max}AAAAAAAA`)).toThrow(/larger than 15 MB/);
  });
});
