import type { AdjustmentKind } from "@gf-ledger/claim/adjustments/adjustment";
import type { AdjustmentEffect } from "@gf-ledger/claim/adjustments/adjustment-rules";
import type { Standing } from "@gf-ledger/claim/figures/provenance";
import type { LeftOutReason } from "@gf-ledger/claim/sums/place-lines";
import type { Kind } from "@gf-ledger/domain/line-item/kind";
import type { Relation } from "@gf-ledger/domain/people/relation";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { Unit } from "@gf-ledger/domain/size/unit";

/** Words that more than one of the papers uses. */
export const COMMON_WORDS = {
  relation: {
    self: "Account owner",
    spouse: "Spouse or partner",
    child: "Child",
    "other-dependant": "Other dependant",
  } satisfies Record<Relation, string>,
  adjustment: {
    shipping: "Shipping",
    reimbursement: "Reimbursement",
    "hsa-fsa": "Paid from an HSA or FSA",
    mileage: "Mileage",
    "tolls-and-parking": "Tolls and parking",
    correction: "Correction",
  } satisfies Record<AdjustmentKind, string>,
  effect: {
    reduces: "taken off",
    signed: "counted as entered",
    guidance: "guidance of an association",
    recorded: "recorded, not counted",
  } satisfies Record<AdjustmentEffect, string>,
  guidanceOff: "guidance of an association, not switched on, not counted",
  leftOut: {
    "not-ticked": "not ticked",
    "for-nobody": "eaten by nobody with celiac disease",
    "claimed-before": "used in a claim that was filed before",
    "regular-price-missing": "regular price missing",
    "sizes-do-not-compare": "sizes that do not compare",
    "exchange-rate-missing": "exchange rate missing",
  } satisfies Record<LeftOutReason, string>,
  priceSource: {
    custom: "Set by the person for this item",
    own: "The person's own price of the product",
    observation: "A price that the person saw",
    pooled: "The middle of what others paid",
    catalogue: "Published average of the catalogue",
    estimate: "Estimate by category",
    none: "No regular counterpart",
  } satisfies Record<PriceSource, string>,
  standing: {
    confirmed: "confirmed",
    secondary: "reported",
    derived: "calculated",
    unconfirmed: "not confirmed",
  } satisfies Record<Standing, string>,
  kind: {
    counterpart: "Has a regular counterpart",
    intermediate: "Ingredient, such as flour",
    "no-counterpart": "Ingredient without a counterpart",
    natural: "Gluten-free by nature",
    never: "Never claimable",
    return: "Return: money given back",
  } satisfies Record<Kind, string>,
  unit: {
    g: "g",
    kg: "kg",
    oz: "oz",
    lb: "lb",
    ml: "ml",
    l: "l",
    "fl-oz": "fl oz",
    piece: "pieces",
  } satisfies Record<Unit, string>,
  unknownSource: "Not known",
  otherExpense: "Other medical expense",
  sizeNotCompared: "Size not compared.",
  status: { draft: "Draft", filed: "Filed", adjusted: "Filed, then changed" },
  block: {
    "33099": "Line 33099",
    "33199": "Line 33199",
    none: "Line not known: a birth date is missing",
    us: "Medical expenses, Schedule A",
  },
  blockOf: {
    "33099": "yourself, your spouse or partner, and your children under 18 on December 31",
    "33199": "another dependant, with a threshold of their own",
  },
  unknownStore: "Store not printed",
  noDate: "no date",
  rateChanged: "As filed; the rate was changed since",
  labelled: (label: string, words: string) => `${label}: ${words}`,
} as const;
