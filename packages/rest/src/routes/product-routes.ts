import type { RestRoute } from "../rest-route";

/** The catalogue of regular products, and matching against it. */
export const productRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/products",
    procedure: "products.search",
    access: "public",
    tag: "Products",
    summary: "Search the catalogue of regular products",
    query: ["query", "category", "page", "perPage"],
    example: { query: { query: "white bread", page: "1", perPage: "20" } },
  },
  {
    method: "PUT",
    path: "/api/products/{productId}/price",
    procedure: "products.setPrice",
    access: "signed-in",
    tag: "Products",
    summary: "Set your own comparison price for a product",
    description: "`null` takes it away.",
    body: "required",
    failures: [404],
    example: { params: { productId: "ca-white-bread" }, body: { customPrice: 3.29 } },
  },
  {
    method: "GET",
    path: "/api/matching",
    procedure: "matching.matchName",
    access: "public",
    tag: "Matching",
    summary: "The regular counterpart proposed for a product's name",
    query: ["name", "price"],
    example: { query: { name: "GF Multigrain Bread", price: "7.49" } },
  },
];
