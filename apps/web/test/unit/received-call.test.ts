import { boundedSuperjson } from "@gf-ledger/api/trpc/bounded-superjson";
import type { AppError } from "@gf-ledger/domain/app-error";
import { bytesSchema } from "@gf-ledger/domain/input/bytes";
import { formOfInput, INPUT_FIELD } from "@gf-ledger/domain/input/form-of-input";
import { initTRPC } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { receivedCall } from "@/server/request/received-call";

const PHOTO = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);
const MEGABYTE = 1024 * 1024;
type Body = NonNullable<RequestInit["body"]>;

const requestOf = (body: Body, type?: string, query = "") =>
  new Request(`http://localhost/api/trpc/receipts.confirm${query}`, {
    method: "POST",
    body,
    ...(type ? { headers: { "content-type": type } } : {}),
  });

const inputOf = async (request: Request, carries: "image" | "file" | undefined = "image") =>
  (await receivedCall(request, carries, "somebody")).json();

const formOf = (input: Record<string, unknown>) => formOfInput(input) as FormData;

describe("receipts-97 the body of a call over tRPC", () => {
  test("gives the bytes of a form beside the fields of its JSON", async () => {
    const input = { id: "r1", items: [{ name: "Bread", price: 7.49 }], image: PHOTO };
    const read = (await inputOf(requestOf(formOf(input)))) as { json: typeof input };
    expect({ ...read.json, image: null }).toEqual({ ...input, image: null });
    expect(Buffer.from(read.json.image).equals(PHOTO)).toBe(true);
  });

  test.each(["image/jpeg", "application/octet-stream"])(
    "gives the bytes of %s, also in a batch of one",
    async (type) => {
      const read = (await inputOf(requestOf(PHOTO, type, "?batch=1"))) as {
        0: { json: { image: Uint8Array } };
      };
      expect(Buffer.from(read[0].json.image).equals(PHOTO)).toBe(true);
    },
  );

  test("is JSON for a call without bytes, and is read no further than 100 KB", async () => {
    const text = JSON.stringify({ json: { id: "r1" } });
    expect(await inputOf(requestOf(text, "application/json"), undefined)).toEqual({ json: { id: "r1" } });
    for (const carries of ["image", "file", undefined] as const) {
      const long = requestOf(JSON.stringify({ json: { image: "A".repeat(200_000) } }), "application/json");
      await expect(inputOf(long, carries)).rejects.toMatchObject({ status: 413 } satisfies Partial<AppError>);
    }
  });

  test.each([
    ["a photo over 15 MB", "image", { image: new Uint8Array(15 * MEGABYTE + 1) }, 413],
    ["a table over 5 MB", "file", { fileName: "a.csv", file: new Uint8Array(5 * MEGABYTE + 1) }, 413],
    [
      "JSON nested too deeply",
      "image",
      { image: PHOTO, items: JSON.parse("[".repeat(60) + "]".repeat(60)) },
      400,
    ],
    ["a field of over 100 KB", "image", { image: PHOTO, store: "A".repeat(110_000) }, 400],
    ["two files", "image", { image: PHOTO, other: PHOTO }, 400],
  ] as const)("is refused in a form with %s", async (_what, carries, input, status) => {
    await expect(inputOf(requestOf(formOf(input)), carries)).rejects.toMatchObject({ status });
  });

  test("is refused in a form whose JSON would reach a prototype", async () => {
    const form = formOf({ image: PHOTO });
    form.set(INPUT_FIELD, '{"__proto__":{"id":"r1"}}');
    await expect(inputOf(requestOf(form))).rejects.toMatchObject({ status: 400 });
  });

  test("reaches a procedure as bytes, and the answer is streamed", async () => {
    const t = initTRPC.create({ transformer: boundedSuperjson });
    const router = t.router({
      read: t.procedure.input(z.object({ image: bytesSchema() })).mutation(async function* ({ input }) {
        yield { bytes: input.image.length };
      }),
    });
    const request = new Request("http://localhost/api/trpc/read?batch=1", {
      method: "POST",
      headers: { "trpc-accept": "application/jsonl" },
      body: formOf({ image: PHOTO }),
    });
    const req = await receivedCall(request, "image", "somebody");
    const answer = await fetchRequestHandler({ endpoint: "/api/trpc", req, router });
    expect(await answer.text()).toContain(`{"bytes":${PHOTO.length}}`);
  });
});
