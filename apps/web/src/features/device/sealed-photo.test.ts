import { expect, test } from "vitest";
import type { DeviceAccount } from "./device-account";
import { openPhoto, sealPhoto } from "./sealed-photo";

async function account(letter: string): Promise<DeviceAccount> {
  const bytes = new TextEncoder().encode(letter.repeat(32));
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  return { space: letter, key };
}

test("accounts-88 a sealed photo opens for its account alone, and nothing of it can be read", async () => {
  const [own, other] = [await account("a"), await account("b")];
  const image = new Blob(["a loaf of bread"], { type: "image/jpeg" });
  const sealed = await sealPhoto(own, { image, name: "cake.jpg", takenOn: "2026-03-14" });
  const text = Buffer.from(sealed.bytes).toString("latin1");
  expect(text).not.toMatch(/bread|cake|2026|jpeg/);
  await expect(openPhoto(other, sealed)).rejects.toThrow();
  const opened = await openPhoto(own, sealed);
  expect([opened.name, opened.takenOn, opened.image.type]).toEqual(["cake.jpg", "2026-03-14", "image/jpeg"]);
  expect(await opened.image.text()).toBe("a loaf of bread");
});
