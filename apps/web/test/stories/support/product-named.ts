import type { visitor } from "./browser";
import { address } from "./product";

type Page = Awaited<ReturnType<typeof visitor>>["page"];

/** A catalogue product by name, as the page's own API finds it. */
export async function productNamed(page: Page, name: string): Promise<string> {
  await page.goto(address("/reports"));
  return page.evaluate(async (query) => {
    const answer = await fetch(`/api/products?query=${encodeURIComponent(query)}`);
    return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? "";
  }, name);
}
