import { describe, expect, test } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage({ ...pageOf(text), hasRealText: true }, "2026-11-27");
const items = (text: string) => read(text).items.map(({ name, quantity, price }) => [name, quantity, price]);

describe("reading-90 what was charged of an order", () => {
  test("is not what was replaced, refunded or unavailable, and neither fee nor tip is an item", () => {
    const order = `
Your order from Fresh Valley

Items found
Gluten Free Brioche Loaf              $14.98
2 x $7.49

Salted Butter                          $6.29
1 x $6.29
Refunded
Gluten Free Bagel Chips                $4.79
1 x $4.79
Items Subtotal                        $21.27
Service Fee                            $1.50
Driver tip                             $4.00
Total                                 $26.77`;
    expect(items(order)).toEqual([
      ["Gluten Free Brioche Loaf", 2, 1498],
      ["Salted Butter", 1, 629],
    ]);
    const { deposits, issues, store } = read(order);
    expect(deposits.map(({ label, cents }) => [label, cents])).toEqual([
      ["Service Fee", 150],
      ["Driver tip", 400],
    ]);
    expect(store.value).toBe("Fresh Valley");
    expect(issues.map(({ code }) => code)).toEqual(["no_date"]);
  });

  test("stands in its columns: as many as came, at the price of one, and what they come to", () => {
    expect(
      items(`
Produit                       Commandé   Livré   Prix      Total
Pain sans gluten                  2        2    7,99 $   15,98 $
Biscuits sans gluten              1        0    5,49 $    0,00 $
Lait 2 %                          1        1    4,67 $    4,67 $
Sous-total                                               20,65 $
Frais de livraison                                        4,00 $
Total                                                    24,65 $`),
    ).toEqual([
      ["Pain sans gluten", 2, 1598],
      ["Lait 2 %", 1, 467],
    ]);
  });

  test("is the count times the price of one where the sums say that prices are of one", () => {
    expect(
      items(`
2 of: Oat Flour                        $8.99
1 of: Granola Bars                    $21.97
Item(s) Subtotal:                     $39.95
Grand Total:                          $39.95`),
    ).toEqual([
      ["Oat Flour", 2, 1798],
      ["Granola Bars", 1, 2197],
    ]);
  });

  test("leaves out an article whose own column says that it was cancelled", () => {
    expect(
      items(`
Item                    Status        Quantity    Price      Total
Almond Butter           Delivered         2      $14.49     $28.98
Dishwasher Pods         Cancelled         1      $23.99     $23.99
Subtotal                                                    $28.98
Order Total                                                 $28.98`),
    ).toEqual([["Almond Butter", 2, 2898]]);
  });

  test("counts savings of the basket below the subtotal for the whole receipt", () => {
    const { items: bought, discounts } = read(`
Brownie Mix                            $8.94
Ciabatta Rolls                         $5.97
Subtotal                              $14.91
Savings                               -$1.50
Total                                 $13.41`);
    expect(bought.map(({ price }) => price)).toEqual([894, 597]);
    expect(discounts.map(({ cents, itemIndex }) => [cents, itemIndex])).toEqual([[-150, null]]);
  });
});

describe("reading-92 an order that was given up as a whole", () => {
  test.each(["Your order has been cancelled", "Votre commande a été annulée", "Status: Cancelled"])(
    "is no receipt: %s",
    (sentence) => {
      const {
        items: bought,
        totalCents,
        issues,
      } = read(`
${sentence}
Gluten Free Brioche                    $7.49
Butter                                 $6.29
Subtotal                              $13.78
Total                                 $13.78`);
      expect(bought).toEqual([]);
      expect(totalCents.value).toBeNull();
      expect(issues.map(({ code }) => code)).toContain("not_a_receipt");
    },
  );

  test("is not told by one article that was", () => {
    expect(
      read(`
1 item was cancelled from your order
Gluten Free Brioche                    $7.49
Subtotal                               $7.49
Total                                  $7.49`).items,
    ).toHaveLength(1);
  });
});

describe("reading-91 the shop of an order", () => {
  const goods = "\nOat Bread    $5.99\nSubtotal     $5.99\nTotal        $5.99";
  test.each([
    ["Your order from Sobeys was delivered", "Sobeys"],
    ["Merci d'avoir magasiné chez Épicerie Tremblay", "Épicerie Tremblay"],
    ["From: Natura Market", "Natura Market"],
    ["Thank you for your order from Corner Foods!", "Corner Foods"],
  ])("is told by a sentence: %s", (sentence, shop) => {
    expect(read(`${sentence}\nDelivered on April 9, 2026${goods}`).store.value).toBe(shop);
  });

  test("is none of the page's own headings", () => {
    const { store, issues } = read(`Delivered on April 9, 2026\nItems found${goods}`);
    expect(store.value).toBeNull();
    expect(issues.map(({ code }) => code)).toContain("no_store");
  });
});

test("reading-94 the day on which a mail was sent is the day of purchase only where no other stands in it", () => {
  const head = "From: Corner Foods\nDate: Tue, Mar 10, 2026 at 9:15 AM\nSubject: Your order";
  const goods = "\nOat Bread    $5.99\nTotal        $5.99";
  expect(read(`${head}\nDelivered on March 7, 2026${goods}`).purchaseDate.value).toBe("2026-03-07");
  expect(read(`${head}${goods}`).purchaseDate.value).toBe("2026-03-10");
});

describe("reading-95 a document with two receipts", () => {
  const first =
    "Corner Foods\nOat Bread    $5.99\nButter       $6.29\nSubtotal    $12.28\nTotal       $12.28";
  test.each([
    ["another order", "Order 22331\nBananas      $1.84\nTotal        $1.84"],
    ["another order of the same total", "Order 22332\nPenne       $12.28\nTotal       $12.28"],
    ["the return of what was bought", "Return\nOat Bread   -$5.99\nTotal       -$5.99"],
  ])("says that what was read is not all of it: %s", (_what, second) => {
    const { issues, items: bought } = read(`${first}\n${second}`);
    expect(bought.map(({ price }) => price)).toEqual([599, 629]);
    expect(issues.map(({ code }) => code)).toContain("total_does_not_add_up");
  });

  test("is not one whose total stands above its goods and below them", () => {
    const { issues } = read(
      "Corner Foods\nItems (2)   $12.28\nShipping    $0.00\nOrder total $12.28\nOat Bread    $5.99\nButter       $6.29\nTotal       $12.28",
    );
    expect(issues.map(({ code }) => code)).not.toContain("total_does_not_add_up");
  });

  test("is not one whose total stands again below it", () => {
    const { issues } = read(`${first}\nVisa        $12.28\nTotal charged $12.28`);
    expect(issues.map(({ code }) => code)).not.toContain("total_does_not_add_up");
  });
});

describe("reading-132 rows of an order that belong to no article", () => {
  test.each([
    ["Commandé le 30 décembre 2025", "2025-12-30"],
    ["Order date: Apr 2, 2026", "2026-04-02"],
    ["Order placed on Friday, January 9, 2026", "2026-01-09"],
    ["Commande passée le 9 février 2026", "2026-02-09"],
  ])("the day of %s is no part of the name below it", (row, date) => {
    const order = `Metro\n${row}\nPain sans gluten     7,99 $\nQuantité : 2         15,98 $\nTotal                15,98 $`;
    expect(items(order)).toEqual([["Pain sans gluten", 2, 1598]]);
    expect(read(order).purchaseDate.value).toBe(date);
  });

  test.each(["$4.985/ea", "4,985 $/un", "$0.665/kg"])(
    "the price of one behind a name, %s, is no part of it",
    (unit) => {
      const order = `Walmart\nOrder date: Apr 2, 2026\nGF Pizza      $9.97\nQty 2      ${unit}\nSubtotal      $9.97\nTotal      $9.97`;
      expect(items(order)).toEqual([["GF Pizza", 2, 997]]);
    },
  );

  test.each(["Promo code SPRING", "Code promo PRINTEMPS"])("%s lowers no article", (label) => {
    const order = `
Your order from Fresh Valley
GF Oats      $4.00
Rice         $3.00
${label}    -$2.00
Total        $5.00`;
    expect(items(order)).toEqual([
      ["GF Oats", 1, 400],
      ["Rice", 1, 300],
    ]);
    expect(read(order).discounts.map(({ cents, itemIndex }) => [cents, itemIndex])).toEqual([[-200, null]]);
  });
});

describe("reading-139 the shop behind a delivery service", () => {
  const storeOf = (sentence: string) =>
    read(`Instacart\n${sentence}\nGF penne    $3.99\n1 x $3.99\nItem subtotal    $3.99\nTotal    $3.99`).store
      .value;

  test.each([
    "From: Jane Doe",
    "Your Shopper Maria",
    "Pickup at King Street",
    "Your order from Fresh Valley",
    "From: Maxi Dubois",
  ])("reading-139 the service stays the shop beside %s", (sentence) => {
    expect(storeOf(sentence)).toBe("Instacart");
  });

  test.each([
    ["Your order from Loblaws was delivered on March 3, 2026", "Loblaws"],
    ["Votre commande chez Maxi du 3 mars 2026", "Maxi"],
    ["Your order from Instacart", "Instacart"],
  ])("reading-139 %s names %s", (sentence, store) => {
    expect(storeOf(sentence)).toBe(store);
  });
});
