import { z } from "zod";
import { shownTo } from "@/features/device/shown-to";
import { readEvents } from "@/features/server-events/read-events";
import { ImportRefused } from "./failed-import";

const progress = z.object({ done: z.number(), total: z.number() });
/** What an import answers: a failure, or what it did. */
const parsed = z.object({ message: z.string() });

const refused = (body: unknown) => new ImportRefused(parsed.safeParse(body).data?.message ?? "");

/**
 * Sends the ZIP to POST /api/account/import; resolves with what became of it, in words. `onShare` is called with
 * the imported share, 0 to 1.
 * @throws ImportRefused with the server's words, or empty without any (api-2).
 */
export async function sendImport(zip: Blob, onShare: (share: number) => void): Promise<string> {
  const answer = await fetch("/api/account/import", {
    method: "POST",
    credentials: "include",
    cache: "no-store",
    headers: {
      "content-type": "application/zip",
      accept: "text/event-stream, application/json",
      ...shownTo(),
    },
    body: zip,
  });
  if (!answer.ok || !answer.body) throw refused(await answer.json().catch(() => null));
  for await (const { name, data } of readEvents(answer.body)) {
    if (name === "progress") {
      const { done, total } = progress.parse(data);
      onShare(total === 0 ? 1 : done / total);
    }
    if (name === "imported") return parsed.parse(data).message;
    if (name === "failure") throw refused(data);
  }
  throw refused(null);
}
