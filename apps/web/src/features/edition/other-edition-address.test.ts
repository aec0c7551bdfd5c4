import { describe, expect, test } from "vitest";
import { editionAddress } from "./other-edition-address";

const local = {
  protocol: "http:",
  hostname: "ca.localhost",
  port: "3000",
  pathname: "/tools",
  search: "?tab=soon",
  hash: "#top",
};

describe("editions-5 the region switch goes to the other edition's host at the same path", () => {
  test.each([
    ["us", local, "http://us.localhost:3000/tools?tab=soon#top"],
    ["ca", { ...local, hostname: "localhost" }, "http://ca.localhost:3000/tools?tab=soon#top"],
    ["us", { ...local, hostname: "127.0.0.1", port: "" }, "http://us.localhost/tools?tab=soon#top"],
    [
      "us",
      { ...local, protocol: "https:", hostname: "gfledger.ca", port: "" },
      "https://gfledger.com/tools?tab=soon#top",
    ],
    [
      "ca",
      { ...local, protocol: "https:", hostname: "gfledger.com", port: "" },
      "https://gfledger.ca/tools?tab=soon#top",
    ],
  ] as const)("editions-1: %s", (edition, place, address) => {
    expect(editionAddress(edition, place)).toBe(address);
  });
});
