import { expect, test } from "vitest";
import { formOfInput, INPUT_FIELD } from "./form-of-input";

test("receipts-97 an input with bytes is a form of a file and of one field of JSON", async () => {
  const image = Uint8Array.from([0, 255, 13, 10]);
  const form = formOfInput({ id: "r1", items: [{ price: 7.49 }], store: undefined, image });
  expect([...(form?.keys() ?? [])].sort()).toEqual(["image", INPUT_FIELD]);
  expect(JSON.parse(String(form?.get(INPUT_FIELD)))).toEqual({ id: "r1", items: [{ price: 7.49 }] });
  const file = form?.get("image") as Blob;
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(image);
});

test.each([undefined, null, "text", {}, { id: "r1" }, [1]])(
  "an input without bytes is no form: %j",
  (input) => {
    expect(formOfInput(input)).toBeNull();
  },
);
