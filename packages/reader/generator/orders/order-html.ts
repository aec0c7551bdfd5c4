import { type OrderPage, STRUCK } from "./order-page";

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const lineOf = (text: string) =>
  text.startsWith(STRUCK) ? `<p><s>${escaped(text.slice(1))}</s></p>` : `<p>${escaped(text)}</p>`;

const cellOf = (text: string) => `<td>${text === "" ? "" : text.split("\n").map(lineOf).join("")}</td>`;

/** An order as a shop mails it. */
export function orderHtml(page: OrderPage): string {
  const parts = page.map((block) => {
    if (block.kind === "heading") return `<h2>${escaped(block.text)}</h2>`;
    if (block.kind === "line") return `<p>${escaped(block.text)}</p>`;
    const rows = block.rows.map((cells) => `<tr>${cells.map(cellOf).join("")}</tr>`);
    return `<table width="100%">${rows.join("")}</table>`;
  });
  return `<html><body>${parts.join("\n")}</body></html>`;
}
