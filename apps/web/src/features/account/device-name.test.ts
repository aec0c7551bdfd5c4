import { expect, it } from "vitest";
import { deviceName } from "./device-name";

it("a session is named by browser and system", () => {
  const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  expect(deviceName(chrome)).toBe("Chrome on Windows");
  expect(deviceName(`${chrome} Edg/140.0`)).toBe("Edge on Windows");
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
  expect(deviceName(phone)).toBe("Safari on iPhone");
});

it("what is not known is said, or shown as it stands", () => {
  expect(deviceName(null)).toBe("Unknown device");
  expect(deviceName("curl/8.9.1")).toBe("curl/8.9.1");
});
