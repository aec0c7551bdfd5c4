import { parseArgs } from "node:util";
import { labelledLines, linePixels } from "../bench/labelled-lines";
import { type LineShare, lineShares, lineTable, type ReadLine } from "../bench/line-table";
import { loadOcrModels, type OcrModels } from "../src/ocr/ocr-models";
import { MIN_LINE_WIDTH } from "../src/ocr/recogniser/recogniser-model";
import { recogniseText } from "../src/ocr/recogniser/text-recogniser";

/**
 * `evaluate-recogniser DIR [--split val] [--limit N] [--model FILE.onnx] [--width 320]`: the share of
 * labelled lines that the stock recogniser and the own one read exactly, or the own one and a new one with
 * its dictionary beside it (FILE-keys.txt). Every line is cut and read as a line of a photo is.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    split: { type: "string", default: "val" },
    limit: { type: "string", default: "0" },
    model: { type: "string" },
    width: { type: "string", default: `${MIN_LINE_WIDTH}` },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write(
    "Usage: train:evaluate -- DIR [--split val] [--limit N] [--model FILE.onnx] [--width N]\n",
  );
  process.exit(2);
}

async function sharesOf(models: OcrModels, lines: Awaited<ReturnType<typeof labelledLines>>) {
  const read: ReadLine[] = [];
  for (const line of lines) {
    const { image, box } = await linePixels(line);
    const [word] = await recogniseText(models, image, [box]);
    read.push({ label: line.label, text: word?.text.trim() ?? "" });
  }
  return lineShares(read);
}

try {
  const all = await labelledLines(folder, values.split);
  const limit = Number(values.limit) || all.length;
  const lines = all.filter(
    (_, at) => Math.floor((at * limit) / all.length) !== Math.floor(((at - 1) * limit) / all.length),
  );
  const { model } = values;
  const candidate = model && {
    path: model,
    keys: model.replace(/\.onnx$/, "-keys.txt"),
    minLineWidth: Number(values.width),
  };
  const recognisers = candidate
    ? ([
        ["own", "own"],
        ["new", candidate],
      ] as const)
    : ([
        ["stock", "stock"],
        ["own", "own"],
      ] as const);
  const columns: { name: string; shares: LineShare[] }[] = [];
  for (const [name, recogniser] of recognisers) {
    columns.push({ name, shares: await sharesOf(await loadOcrModels(recogniser), lines) });
  }
  process.stdout.write(`${lineTable(columns)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
