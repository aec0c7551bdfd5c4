import { expect, test } from "vitest";
import { withoutLiveVideos } from "./photo-names";

test.each<[string[], string[]]>([
  [["IMG_1.HEIC", "IMG_1.MOV"], ["IMG_1.HEIC"]],
  [
    ["till.mov", "till.jpg", "other.mov"],
    ["till.jpg", "other.mov"],
  ],
  [["till.mov"], ["till.mov"]],
  [
    ["till.pdf", "till.mov"],
    ["till.pdf", "till.mov"],
  ],
  [
    ["a/IMG_1.heic", "b/IMG_1.mov"],
    ["a/IMG_1.heic", "b/IMG_1.mov"],
  ],
])("receipts-114 of %j the videos of Live Photos are left out", (files, left) => {
  expect(withoutLiveVideos(files, (name) => name)).toEqual(left);
});
