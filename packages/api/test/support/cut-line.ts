import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What is cut from a line: the word never arrives, or only its answer is lost. */
export type Cut = "before it arrives" | "after it arrived";

/** A line to a database that can be cut at a word that is sent over it. */
export async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let cut: { word: Buffer; when: Cut } | null = null;
  const ends = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on("error", () => {});
    }
    near.on("close", () => far.end());
    far.on("close", () => near.destroy());
    far.on("data", (bytes) => void (near.destroyed || near.write(bytes)));
    near.on("data", (bytes) => {
      if (!cut || !bytes.includes(cut.word)) return far.write(bytes);
      const { when } = cut;
      cut = null;
      if (when === "after it arrived") far.write(bytes);
      else far.destroy();
      near.destroy();
    });
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((line.address() as AddressInfo).port);
  return {
    url: url.toString(),
    /** Cuts the line once, at the next message that contains the word. */
    cutAt: (word: string, when: Cut) => {
      cut = { word: Buffer.from(word), when };
    },
    isCut: () => cut === null,
    close: () => {
      for (const end of ends) end.destroy();
      line.close();
    },
  };
}
