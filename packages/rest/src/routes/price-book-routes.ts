import { MAX_IMAGE_SIZE } from "@gf-ledger/domain/image/image-limits";
import type { RestRoute } from "../rest-route";

const OBSERVATION = "5b1d2c3a-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
const SEEN = {
  productName: "White Bread",
  size: 675,
  unit: "g",
  price: 3.49,
  storeLocation: "Save-On-Foods",
  place: "Kelowna",
  seenOn: "2026-03-14",
  how: "shelf-tag",
};

/** The person's own evidence for regular prices. */
export const priceBookRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/price-book",
    procedure: "priceBook.list",
    access: "read",
    tag: "Price book",
    summary: "The regular prices that you saw, newest first",
    description: "In the currency of the edition. `query` is looked for in product, brand and store.",
    query: ["query", "page", "perPage"],
    example: { query: { query: "bread", page: "1", perPage: "50" } },
  },
  {
    method: "POST",
    path: "/api/price-book",
    procedure: "priceBook.add",
    access: "write",
    tag: "Price book",
    summary: "Keep a regular price that you saw",
    description:
      "The price of one package, with its size, and where and when it was seen. Without `productId` the name is matched with the catalogue; `null` keeps the price unmatched.",
    body: "required",
    failures: [404, 409],
    example: { body: SEEN },
  },
  {
    method: "GET",
    path: "/api/price-book/checklist",
    procedure: "priceBook.checklist",
    access: "read",
    tag: "Price book",
    summary: "The regular prices that a year's claim rests on, largest first",
    description:
      "The first `carrying80Percent` of them carry 80 % of the total. `restingOn` divides the total, which is that of the year's products, by `ground`: your own `evidence`, `yourWord`, `published` by an office of the country, or `estimate`. 10,000 a page at most; the sums are those of all pages.",
    query: ["year", "page", "perPage"],
    example: { query: { year: "2026" } },
  },
  {
    method: "POST",
    path: "/api/price-book/shelf-photo",
    procedure: "priceBook.shelfPhoto",
    access: "write",
    tag: "Price book",
    summary: "Read a photo of a shelf tag",
    description: `Answers the price that the tag shows, as a proposal to check and to send to POST /api/price-book. Nothing is stored. The photo is sent as for POST /api/receipts (at most ${MAX_IMAGE_SIZE}) and counts as a reading. A photo that shows no shelf tag is answered 422.`,
    body: "required",
    imageField: "base64Image",
    failures: [413, 422, 503],
    example: { body: { base64Image: "iVBORw0KGgoAAAANSUhEUgAA…" } },
  },
  {
    method: "PUT",
    path: "/api/price-book/{id}",
    procedure: "priceBook.change",
    access: "write",
    tag: "Price book",
    summary: "Correct a price",
    description: "The whole price is written anew; a field that is left out is emptied.",
    body: "required",
    failures: [404],
    example: { params: { id: OBSERVATION }, body: { ...SEEN, price: 3.29 } },
  },
  {
    method: "DELETE",
    path: "/api/price-book/{id}",
    procedure: "priceBook.delete",
    access: "write",
    tag: "Price book",
    summary: "Remove a price",
    description: "Line items that were compared with it keep what they say.",
    failures: [404],
    example: { params: { id: OBSERVATION } },
  },
  {
    method: "POST",
    path: "/api/price-book/{id}/apply",
    procedure: "priceBook.applyPrice",
    access: "write",
    tag: "Price book",
    summary: "Compare the product's line items anew",
    description:
      "Line items of the product that were bought within six months of this price take the nearest price of the book. With `preview` the changes are listed and nothing is written. Prices that you set for an item or a product stay, and so do line items that a filed claim used: `filed` counts them.",
    body: "optional",
    failures: [404, 409],
    example: { params: { id: OBSERVATION }, body: { preview: true } },
  },
];
