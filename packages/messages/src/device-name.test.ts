import { expect, it } from "vitest";
import { deviceName } from "./device-name";
import { translatorOf } from "./translator";

const english = translatorOf("en-CA", "common");
const french = translatorOf("fr-CA", "common");

it("a session is named by browser and system", () => {
  const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  expect(deviceName(chrome, english)).toBe("Chrome on Windows");
  expect(deviceName(chrome, french)).toBe("Chrome sur Windows");
  expect(deviceName(`${chrome} Edg/140.0`, english)).toBe("Edge on Windows");
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
  expect(deviceName(phone, english)).toBe("Safari on iPhone");
});

it("what is not known is said, or shown as it stands", () => {
  expect(deviceName(null, english)).toBe("Unknown device");
  expect(deviceName(null, french)).toBe("Appareil inconnu");
  expect(deviceName("curl/8.9.1", english)).toBe("curl/8.9.1");
});
