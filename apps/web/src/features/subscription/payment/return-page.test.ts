import { expect, it } from "vitest";
import { returningTo, returnPageOf } from "./return-page";

const pageAfter = (path: string) => returnPageOf(new URL(path, "https://gfledger.ca").searchParams);

it("plans-19 the page that a payment was begun from is carried to its end, whatever else the address says", () => {
  const review = "/receipt-review/8c9a7d52?from=upload";
  expect(pageAfter(returningTo("/my-subscription", review))).toBe(review);
  expect(pageAfter(`${returningTo("/my-subscription?success=true", review)}&redirect_status=succeeded`)).toBe(
    review,
  );
  expect(returningTo("/my-subscription", null)).toBe("/my-subscription");
});

it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
  "plans-19 api-29 a payment never returns to another site: %s",
  (page) => {
    expect(pageAfter(returningTo("/my-subscription", page))).toBeNull();
  },
);
