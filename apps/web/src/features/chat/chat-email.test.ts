import { expect, test } from "vitest";
import { isChatEmail } from "./chat-email";

test.each(["a@b.ca", "first.last+tag@mail.example.com", "  a@b.ca  "])(
  "chat-3 the chat takes %s for an address",
  (text) => {
    expect(isChatEmail(text)).toBe(true);
  },
);

test.each(["", "a", "a@b", "a@b.c", "@b.ca", "a b@c.ca", "a@b.c1"])(
  "chat-3 the chat refuses %j as an address",
  (text) => {
    expect(isChatEmail(text)).toBe(false);
  },
);
