/** The started product that the stories visit. */
export const baseUrl = new URL(process.env.PRODUCT_URL ?? "http://ca.localhost:3000");

let dataFolder = process.env.PRODUCT_DATA ?? null;

/** The folder with the data of the product that the stories visit; null where only its address is known. */
export const productData = (): string | null => dataFolder;

/**
 * Has the stories visit another product, which their file started with its data in this folder.
 * @returns what leads back to the suite's own product, for the files that follow
 */
export function visitProduct(url: string, data: string): () => void {
  const before = { url: baseUrl.href, data: dataFolder };
  baseUrl.href = url;
  dataFolder = data;
  return () => {
    baseUrl.href = before.url;
    dataFolder = before.data;
  };
}

/** The address of a page in an edition. */
export function address(path: string, edition: "ca" | "us" = "ca"): string {
  return new URL(path, `http://${edition}.localhost:${baseUrl.port}`).href;
}

/** Calls by number, because Node may not resolve names below localhost. */
async function api(path: string): Promise<Response> {
  return fetch(new URL(path, `http://127.0.0.1:${baseUrl.port}`));
}

interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** What was mailed to an address so far, newest first. */
export async function mailsTo(email: string): Promise<readonly OutboxMessage[]> {
  const answer = await api(`/api/outbox?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { messages: OutboxMessage[] }).messages;
}

/** The newest message to an address; waits for it. @throws when none comes. */
export async function mailTo(email: string, subject?: RegExp): Promise<OutboxMessage> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = (await mailsTo(email)).find((message) => !subject || subject.test(message.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${email} arrived.`);
}

/** The link of a sign-in, verification or reset mail. */
export async function linkTo(email: string, subject?: RegExp): Promise<string> {
  const { links } = await mailTo(email, subject);
  const link = links.find((one) => one.includes("/login/callback"));
  if (!link) throw new Error(`The mail to ${email} has no link.`);
  return link;
}

const taken = new Set<string>();

/** The newest link to an address that this function has not given yet; waits for it. @throws when none comes. */
export async function newLinkTo(email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const link = (await mailsTo(email))
      .flatMap(({ links }) => links)
      .find((one) => one.includes("/login/callback") && !taken.has(one));
    if (link) {
      taken.add(link);
      return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No new link to ${email} arrived.`);
}

let people = 0;
/** An e-mail address that nobody has used yet. */
export function newEmail(): string {
  people += 1;
  return `person-${process.pid}-${Date.now().toString(36)}-${people}@example.com`;
}
