import fc from "fast-check";
import { expect, test } from "vitest";
import { readEvents } from "./read-events";

async function eventsIn(pieces: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events: unknown[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test("events are read as they were sent, wherever the network cuts them, letters and all", async () => {
  const texts = ["Crème ", "brûlée — 🍞\n\n", "event: answer"];
  const sent = new TextEncoder().encode(texts.map((text) => event("text", { text })).join(""));
  const cuts = fc.array(fc.nat({ max: sent.length }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cuts, async (at) => {
      const places = [0, ...at.sort((a, b) => a - b), sent.length];
      const pieces = places.slice(1).map((end, index) => sent.slice(places[index], end));
      expect(await eventsIn(pieces)).toEqual(texts.map((text) => ({ name: "text", data: { text } })));
    }),
  );
});

test("half an event at the end is not an event; nor are comments", async () => {
  const bytes = new TextEncoder().encode(
    `: hello\n\n${event("text", { text: "a" })}event: answer\ndata: {"re`,
  );
  expect(await eventsIn([bytes])).toEqual([{ name: "text", data: { text: "a" } }]);
});

test("whoever stops listening lets the connection go", async () => {
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(event("text", { text: "a" }))),
    cancel: () => {
      left = true;
    },
  });
  for await (const { name } of readEvents(body)) {
    expect(name).toBe("text");
    break;
  }
  expect(left).toBe(true);
});

test("a connection that breaks is an error, after the events that came", async () => {
  const chunks = [event("text", { text: "a" }) + event("text", { text: "b" })];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift();
      if (next) controller.enqueue(new TextEncoder().encode(next));
      else controller.error(new Error("The connection broke."));
    },
  });
  const events = readEvents(body);
  expect(await events.next()).toMatchObject({ value: { name: "text", data: { text: "a" } } });
  expect(await events.next()).toMatchObject({ value: { name: "text", data: { text: "b" } } });
  await expect(events.next()).rejects.toThrow("The connection broke.");
});
