/** Patterns that many labels share, named in angle brackets; spaces at the beginning of a line do not count. */
export const PATTERN_PARTS: Readonly<Record<string, string>> = {
  "plain-loaf": String.raw`
    ^(?!.*(crumb|flour|\bmix|sticks?\b|meat|pudding|spread)).*`,
  "as-grown": String.raw`
    ^(?!.*(juice|sauce|\bpie\b|bread|chips|candy|dried|muffin|yogurt|\bjam\b|cake|cookie|\bbars?\b|
    flavou?r|vinegar|\boil\b|soup|cracker|salad|powder|wafer|strudel|rings?\b|fries|paste|crushed|
    diced|salt\b)).*`,
  "as-grown-or-baked": String.raw`
    ^(?!.*(juice|sauce|\bpie\b|bread|chips|candy|dried|muffin|yogurt|\bjam\b|cake|cookie|\bbars?\b|
    flavou?r|vinegar|\boil\b|soup|cracker|salad|powder|rings?\b|fries|paste|crushed|diced|
    salt\b)).*`,
  bread: String.raw`
    (bread|\bloaf|\btoast|\bpain\b)`,
  grains: String.raw`
    (multi-?\s?grain|whole ?grain|\d+[- ]?grain|ancient grain|grains?\b|seed|whole ?wheat|
    multigrains|c[eé]r[eé]ales)`,
  wheat: String.raw`
    (whole ?wheat|whole ?grain|brown|\bwheat|multi-?\s?grain|bl[eé] entier)`,
  "white-bread": `
    (white.*(bread|loaf)|(bread|loaf).*white|sandwich bread|sliced bread|bread.*(sliced|sandwich)|
    pain blanc|pain tranch)`,
  "short-pasta": `
    penne|mostaccioli|ziti|rigatoni|fusilli|rotini|farfalle|bow ?ties?|elbow|macaroni(?!.*(cheese|
    salad))|pasta shells|medium shells|tortiglioni|cavatappi|(dry|dried|white|regular|
    short).*pasta|^pasta$`,
  "long-pasta": String.raw`
    spaghett(i|ini)(?!.*(sauce|squash|o.?s\b|canned|meat))|linguin[ei]|
    fettuc+in[ei](?!.*(alfredo))|capellini|angel hair`,
  "pancake-mix": `
    (pancake|waffle|flapjack|cr[eê]pe|baking|bisquick|buttermilk).*(mix|m[eé]lange)|bisquick|
    aunt jemima|pearl milling|m[eé]lange.*cr[eê]pe|mix.*(pancake|waffle)`,
  "seed-cracker": String.raw`
    ((seed|multi-?\s?grain|whole ?grain|wheat|rosemary|sea salt|flax|sesame|entertain|artisan|
    herb).*(cracker|crisp|thins)|crackers?\b|triscuit|raincoast|wheat thins|craquelins?)`,
  "chicken-strip": `
    (chicken|poulet).*(nugget|strip|finger|tender|popcorn|bites?|breaded|lani[eè]re)|(nugget|
    strips?|breaded).*(chicken|poulet)|lani[eè]res`,
  "chicken-nugget": `
    ((chicken|poulet).*(nugget|strip|finger|tender|popcorn|bites?|breaded|croquette)|(nugget|
    croquette|breaded).*(chicken|poulet))`,
  "battered-fish": `
    (breaded|battered|crispy|beer|crunchy).*(fish|cod|haddock|fillet|tilapia|pollock|halibut|sole)|
    (fish|cod|haddock|tilapia|halibut|sole|pollock).*(breaded|battered|stick|fillet|crispy|crunchy)`,
  "granola-bar": String.raw`
    (granola|chewy|crunchy|oat|cereal|nut|snack|breakfast|barres?).*(bars?|barres?|tendres)\b|
    barres? (tendres|granola)|\bbars?\b.*(granola|chewy|oat)`,
  "breaded-shrimp": `
    (shrimp|crevette).*(breaded|popcorn|battered|tempura|coconut|crispy)|(breaded|popcorn|battered|
    tempura|coconut|crispy).*(shrimp|crevette)`,
  "veggie-burger": `
    (veggie|vegetable|veg|vegan|plant.?based|black bean|garden|beyond|meatless|soy).*(burger|patt)|
    burger.*(veg|plant|meatless)|gardenburger|impossible`,
  "sundae-cone": String.raw`
    drumstick.*(sundae|cone|ice|vanilla|caramel)|(sundae|frozen|novelty).*cones?|nutty buddy|
    ice cream.*(drumstick|bars?\b|novelt)|cornets? (glac|de cr)`,
  "dinner-roll": String.raw`
    (dinner|crusty|white|soft|kaiser|bread|parker|multi).*(rolls?|buns?)\b|(rolls?|
    buns?)\b.*(dinner|white|soft|crusty)|ciabatta|petits? pains?`,
  "white-loaf": String.raw`
    ^(?!.*(crumb|flour|\bmix|sticks?\b|meat|pudding|spread|cake|garlic|banana|naan|pita|zucchini|
    corn|ginger|flat)).*(\bbread|\bloaf|\bpain\b)`,
};
