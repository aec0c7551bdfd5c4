import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";
import { withNearbyMeanings } from "./nearby-words";
import { RECEIPT_FORMS } from "./receipt-forms";

const matcher = createMatcher();
const productOf = (line: string) => matcher.propose({ name: line }, "ca").match?.product.name;

describe("matching-4 a short form with two meanings is read by the words beside it", () => {
  it.each([
    ["potato msh", "potato mashed"],
    ["msh crm soup", "mushroom crm soup"],
    ["choc chip cks", "choc chip cookies"],
    ["rice cks", "rice cakes"],
    ["fruit drk", "fruit drink"],
    ["drk choc", "dark choc"],
    ["chs stck", "chs stick"],
    ["veg stck", "veg stock"],
    ["wht lf", "wht loaf"],
    ["grn lf lettuce", "grn leaf lettuce"],
    ["lf yog", "low fat yog"],
    ["porc rotis", "porc roast"],
    ["poulet rotis", "poulet rotisserie"],
    ["barre tendre", "barre granola"],
    ["biscuit tendre", "biscuit chewy"],
    ["lait sans lactose", "lait sans lactose"],
    ["lait lactose", "lait lactose"],
  ])("%s: %s", (printed, meant) => {
    expect(withNearbyMeanings(printed)).toBe(meant);
  });

  it.each([
    ["msh", "mushroom"],
    ["cks", "cakes"],
    ["drk", "dark"],
    ["stck", "stock"],
    ["lf", "low fat"],
    ["rotis", "rotisserie"],
    ["tendre", "chewy"],
    ["lactose", "lactose free"],
  ])("%s stands for %s where no neighbour says otherwise", (form, meaning) => {
    expect(RECEIPT_FORMS.get(form)).toBe(meaning);
  });

  it("the nearest neighbour decides, before it or behind", () => {
    expect(withNearbyMeanings("cheese stck pack chkn")).toBe("cheese stick pack chkn");
    expect(withNearbyMeanings("cheese pack stck broth")).toBe("cheese pack stock broth");
    expect(withNearbyMeanings("lf milk bread")).toBe("low fat milk bread");
  });

  it.each([
    ["ndls", "noodles"],
    ["pilons", "drumsticks"],
    ["chardonnay", "chardonnay white wine"],
  ])("two spellings of one meaning are one entry: %s, %s", (form, meaning) => {
    expect(RECEIPT_FORMS.get(form)).toBe(meaning);
  });
});

describe("matching-4 the product on the line is the one its neighbours name", () => {
  it.each([
    ["CC CKS", "Chocolate Chip Cookies"],
    ["RICE CKS", "Rice Cakes"],
    ["PORC ROTIS", /pork.*roast|roast.*pork/i],
    ["MSH POTATO", /mashed potato/i],
    ["CRM MSH SOUP", /mushroom soup/i],
    ["CHKN STCK", /chicken (stock|broth)/i],
    ["FISH STCK", /fish stick/i],
    ["WHT LF", /white (loaf|bread)/i],
    ["GRN LF LTTC", "Green Leaf Lettuce"],
    ["DRK CHOC BAR", /dark chocolate/i],
    ["FRUIT DRK", /drink/i],
    ["LF YOG", /^yogurt/i],
    ["BARRE TENDRE AVOINE", /granola bar/i],
    ["BISCUIT TENDRE", /chewy.*cookies/i],
    ["LAIT SANS LACTOSE", "Lactose Free Milk"],
    ["CHKN NDLS SOUP", "Chicken Noodle Soup"],
    ["PILONS POULET", /drumstick/i],
  ])("%s", (line, product) => {
    expect(productOf(line)).toMatch(product);
  });
});
