import { HELP_FILES } from "../src/knowledge/help-files";
import { passagesFromMarkdown } from "../src/passages/passages-from-markdown";

export const productPassages = passagesFromMarkdown(HELP_FILES);
