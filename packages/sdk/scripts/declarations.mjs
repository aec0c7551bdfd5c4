import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

function programOf(root) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.json"),
    { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: join(root, "dist") },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(String(diagnostic.messageText));
      },
    },
  );
  return ts.createProgram([join(root, "src/create-client.ts")], config.options);
}

/**
 * The exported types of a file, each written out in full: `export type Name = …;`. `Uint8Array` stands without its
 * parameter, which TypeScript knows from 5.7 on only.
 */
function writtenOut(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  return exported
    .map((symbol) => {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      return `export type ${symbol.name} = ${checker.typeToString(type, source, FLAGS)};\n`;
    })
    .join("\n")
    .replaceAll("Uint8Array<ArrayBufferLike>", "Uint8Array");
}

/** Node's own resolution of types wants the extension that the bundler leaves out. */
const withExtensions = (text) => text.replace(/(from |import\()"(\.[^"]+)"/g, '$1"$2.js"');

/**
 * Writes the declarations of the client's own sources into each folder. Those of the API's shape are computed from the
 * server's router and written out, so that the package needs none of its types.
 */
export function emitDeclarations(root, folders) {
  const program = programOf(root);
  const shape = join(root, "src/api-shape.ts");
  const write = (file, text) => {
    for (const folder of folders) {
      const target = join(root, folder, relative(join(root, "src"), file).replace(/\.ts$/, ".d.ts"));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  };
  for (const file of program.getSourceFiles().map(({ fileName }) => fileName)) {
    if (!file.startsWith(join(root, "src/"))) continue;
    if (file === shape) {
      write(file, writtenOut(program, shape));
      continue;
    }
    program.emit(
      program.getSourceFile(file),
      (_path, text) => write(file, withExtensions(text)),
      undefined,
      true,
    );
  }
}
