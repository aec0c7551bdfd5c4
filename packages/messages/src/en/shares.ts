/** Who eats how much of what was bought: of one item, of a category, of everything. */
export const shares = {
  title: "Who eats it",
  said: "{who}; {from, select, item {set for this item} purchase {as the purchase it takes back} category {as its category} other {as everything you buy}}.",
  nobody: "Nobody with celiac disease, so it is not claimed",
  all: "{name}, all of it",
  somebody: "Somebody",
  asElse: "As everything else",
  people: "People",
  percent: "{name}, percent",
  percentOf: "{name}, percent of {what}",
  tap: "{name}: {percent} of {what}",
  notPercent: "Enter a percentage from 0 to 100, for example 50.",
  over: "Together that is {sum, number}%. Lower one of the shares: 100% is all of it.",
} as const;
