// `npm run test:spreadsheet`: LibreOffice opens a claim's workbook, whose formulas come without their results, works
// them out, and must come to the results that the product writes. It needs LibreOffice; as root on Debian it installs it.
import { ensureProgram } from "../checking/debian-package.mjs";
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { runVitest } from "../tools.mjs";

requireNode();
ensureInstalled();
try {
  const say = (line) => process.stdout.write(`${line}\n`);
  const SOFFICE = ensureProgram("/usr/bin/soffice", "libreoffice-calc-nogui", say);
  process.exitCode = await runVitest("packages/documents/test/libreoffice", process.argv.slice(2), {
    SOFFICE,
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
