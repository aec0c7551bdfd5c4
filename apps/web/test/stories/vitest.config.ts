import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { preset, TOGETHER } from "../../../../packages/config/vitest.preset";

/** The walk over every page, which takes longest: begun last, it would leave one of the two workers idle. */
const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith("/every-page.story.ts");

class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}

/** Stories run against a started product (PRODUCT_URL), two files at a time, in one browser each. */
export default preset({
  ...TOGETHER,
  setupFiles: [fileURLToPath(new URL("./support/setup.ts", import.meta.url))],
  include: ["**/*.story.ts"],
  maxWorkers: 2,
  sequence: { sequencer: WalkFirst },
});
