/** A pattern on the folded line, and what replaces it. */
export type Phrase = readonly [RegExp, string];

/** Meat and fish sold in steaks, and their cuts. */
const CUTS =
  "rib\\s?eye|ribeye|rby|sirloin|sirln|srln|strln|strip|flank|skirt|chuck|round|rnd|ny|t\\s?bone|" +
  "tbone|blade|cube|minute|beef|bf|pork|tuna|salmon|ham|swiss|porterhouse";

/** Words that mean another thing beside some neighbour, each with what it means there. */
export const BESIDE: readonly Phrase[] = [
  [
    /(?<![a-z0-9])grn(?=\s+(?:onion|onn|bean|bn|tea|grape|grp|pep|appl|oliv|cabb|leaf|lent|pea|salsa))/g,
    "green",
  ],
  [new RegExp(`(?<=(?<![a-z0-9])(?:${CUTS})\\s)(?:stk|stks|stek)(?![a-z0-9])`, "g"), "steak"],
  [
    /(?<=(?<![a-z0-9])(?:beef|bf|pork|prk|chuck|rump|round|rnd|blade|pot|rib|loin|eye|sirloin|lamb|veal|shoulder)\s)(?:rst|rost)(?![a-z0-9])/g,
    "roast",
  ],
  [/(?<=(?<![a-z0-9])(?:pork|prk|lamb|veal|loin|cntr|ctr)\s(?:.*\s)?)chps?(?![a-z0-9])/g, "chops"],
  [
    /(?<=(?<![a-z0-9])(?:cheese|chs|chse|cheez|mozz|mozza)\s(?:stks?|sticks?|stix)\s)(?:brd|brdd|breaded|batt|battered|btrd)(?![a-z0-9])/g,
    "battered",
  ],
  [
    /(?<![a-z0-9])(?:cheese|chs|chse|cheez)\s(?:stks?|sticks?|stix)(?=\s(?:mozz|battered|brd|breaded))/g,
    "mozzarella stick",
  ],
  [/(?<![a-z0-9])ny\s+(?=strip|stp)/g, "striploin "],
  [/(?<![a-z0-9])(?:pork|prk)\s+(?:butt|picnic)(?![a-z0-9])/g, "pork shoulder"],
  [/(?<![a-z0-9])(?:hamb|hmbg|hamburger|burger|brgr)\s+r(?:o?l?l?|ol)s(?![a-z0-9])/g, "hamburger buns"],
  [
    /(?<![a-z0-9])(?:hot\s?dog|hotdog|hd|frank|frankfurter)\s+(?:rolls?|rls?|rlls?)(?![a-z0-9])/g,
    "hot dog buns",
  ],
  [/(?<![a-z0-9])(?:cosmic|honey)\s?cr(?:i?s?p)(?![a-z])/g, " "],
  [/(?<=(?<![a-z0-9])(?:butter|bttr|btr|buttr)\s)(?:stks?|sticks?|qtrs|quarters)(?![a-z0-9])/g, " "],
  [/^pills(?:b)?\s/g, " "],
  [/(?<![a-z0-9])general\s+mills/g, " "],
  [/(?<![a-z0-9])grn\s+fr?e?sh\s+(?=be?a?ns?(?![a-z]))/g, "green "],
  [/(?<![a-z0-9])(?:chk|chick|chck)\s+peas?(?![a-z])/g, "chickpeas"],
  [/(?<![a-z0-9])(?:apl|appl|apple)\s+(?:sce|sauce|sc)(?![a-z])/g, "applesauce"],
  [
    /(?<![a-z0-9])(?:swt|sweet|sw)\s*(?:&|n|and|)\s*(?:sr|sour)(?=\s+(?:sc|sauce|ch|pork|prk))/g,
    "sweet sour",
  ],
  [/(?<![a-z0-9])(?:burger|brgr|burgr|bgr)\s+(?=b(?:u?ns?)(?![a-z]))/g, "hamburger "],
  [/(?<![a-z0-9])tex\s?mex(?![a-z])/g, "mexican"],
  [/(?<![a-z0-9])h\s?\/\s?d(?=\s+(?:b(?:u?ns?)|rol))/g, "hot dog"],
  [/(?<![a-z0-9])hot\s+x(?=\s+b(?:u?ns?))/g, "hot cross"],
  [/(?<=(?<![a-z0-9])(?:peppers?|pprs?|pep)\s)grn(?![a-z0-9])/g, "green"],
  [
    /(?<=(?:berry|berries|brys?|tom(?:ato)?e?s?|grapes?|figs|cherries)\s(?:.*\s)?)clam(?:shell)?s?(?![a-z])/g,
    " ",
  ],
  [/(?<![a-z0-9])au\s+jus(?![a-z])/g, "gravy"],
  [/(?<=(?<![a-z0-9])(?:salt|slt)\s(?:.{1,4}\s)?)vin(?:e?ge?r)?(?![a-z])/g, "vinegar"],
  [/(?<![a-z0-9])no\s+name(?![a-z0-9])|(?<![a-z0-9])st(?:o?re?)\s+br(?:a?nd)?(?![a-z0-9])/g, " "],
  [/(?<![a-z0-9])b(?:e?tte?r|tr)\s+th(?:a?n)(?=\s+b)/g, " "],
  [/(?<![a-z0-9])salad\s+(?=dr(?:e?s?si?n?g?|sn?g|ssg)(?![a-z]))/g, " "],
  [/(?<=(?<![a-z0-9])(?:grands?|gravy)\s(?:.*\s)?)bisc(?:uit|t)?s?(?![a-z])/g, "buttermilkbiscuit"],
  [
    /(?<=(?<![a-z0-9])(?:sausage|ssg|saus|egg|bacon)\s(?:.*\s)?)bisc(?:uit|t)?s?(?![a-z])/g,
    "breakfastbiscuit",
  ],
  [/(?<![a-z0-9])beer\s+(?:btr|bttr|bttrd|btrd|batt?)(?![a-z])/g, "beer battered"],
  [/(?<![a-z0-9])tom\s+yum(?![a-z])/g, "tomyum"],
  [/(?<![a-z0-9])tea\s+bisc(?:uit|t)?s?(?![a-z])/g, "buttermilkbiscuit"],
  [
    /(?<![a-z0-9])(oat|soya?|almond|almnd|alm|rice|coconut|cashew|avoine|amandes?)\s+(?:bev|beverage|bvrg|boisson)(?![a-z0-9])/g,
    "$1 milk",
  ],
  [
    /(?<![a-z0-9])boiss(?:on)?s?\s+(?:de\s+|d\s*)?(soya|soja|avoine|amandes?|riz|coco)(?![a-z0-9])/g,
    "$1 milk",
  ],
  [/(?<![a-z0-9])(pizza|pza|pzza)\s+bases?(?![a-z])/g, "pizza crust"],
  [/(?<![a-z0-9])mini\s+wheats?/g, "miniwheats"],
  [
    /(?<![a-z0-9])(?:beef|bf)\s+\d\d\s?\/\s?\d\d?(?!\d)|(?<!\d)\d\d\s?\/\s?\d\d?\s+(?:beef|bf)(?![a-z])/g,
    "ground beef",
  ],
  [
    /(?<=(?<![a-z0-9])(?:butter|bttr|btr|buttr|beurre|cashews?|peanuts?|pistachios?|almonds?)\s)(?:slt|sltd)(?![a-z0-9])/g,
    "salted",
  ],
  [/(?<![a-z0-9])(?:tea\s+)?(?:orange|orng|ornge)\s+pekoe(?:\s+tea)?/g, "orange pekoe tea"],
  [/(?<![a-z0-9])grass\s+fed\s+(?:beef|bf)(?=\s+\d|\s*$)/g, "ground beef"],
  [
    /(?<![a-z0-9])chx(?=\s+(?:bouill|broth|brth|stock|base|nood|ndl|soup|brst|breast|nugg|tend|strip|wing|thigh|salad|pot|rice|pty|patt|paty|sand|parm|pie|ssg|saus|tikka|curry))/g,
    "chicken",
  ],
  [/(?<![a-z0-9])bou?i?lll?ons?(?=\s+(?:cube|cub|powder|pwdr|pdr|pwd|base))/g, "bllon"],
  [/(?<![a-z0-9])(?:sgr|sug|sugar)(?=.*(?<![a-z])gran(?![a-z]))/g, "granulated sugar"],
  [/(?<=sugar(?:.*\s)?)gran(?![a-z])/g, " "],
  [/(?<![a-z0-9])(?:creme|crm|cream|crme)(?=\s+(?:cook|ck|cki|biscuit|filled|fild|flld))/g, "creme sandwich"],
  [/(?<![a-z0-9])(?:brkfst|breakfast|bkfst|bfast|brkfast)\s+bisc(?:uit|t|)s?(?![a-z])/g, "breakfastbiscuit"],
  [
    /(?<![a-z0-9])bisc(?:uit|t)?s?(?=\s+(?:buttermilk|btrmlk|bttrmlk|btrmilk|buttermlk|ched|chdr|flaky|southern))\s+(?:buttermilk|btrmlk|bttrmlk|btrmilk|buttermlk|flaky|southern|ched(?:dar)?|chdr)/g,
    "buttermilkbiscuit",
  ],
  [/(?<![a-z0-9])chard(?=onnay|\s+(?:kendall|white|wine|wht|oak|barefoot|sauv|\d))/g, "chardonnay"],
  [/(?<![a-z0-9])flr(?=ets?)/g, "flor"],
  [
    /(?<=(?<![a-z0-9])(?:garbanzo|blk|black|kidney|kdny|pinto|navy|green|grn|refried|refrd|bkd|baked|lima|fava|cannellini|white\snorthern|northern)\s)bns?(?![a-z0-9])/g,
    "beans",
  ],
  [/(?<![a-z0-9])hash\s?br(?:o?w)?n?s?(?![a-z])/g, "hash browns"],
  [
    /(?<=(?<![a-z0-9])(?:salmon|salm|slmn|cod|tilapia|haddock|fish|sole|trout|swai|basa|halibut|catfish)\s)fl?e?i?l?te?s?(?![a-z])/g,
    "fillet",
  ],
  [/(?<![a-z0-9])p(?:i?nt|ino)(?=\s+(?:gri|noir|blanc))/g, "pinot"],
  [/(?<![a-z0-9])garbanzos?(?:\s+(?:beans?|bns?))?(?![a-z])/g, "chickpeas"],
  [/(?<![a-z0-9])(?:tortilla|tort)\s+(?:strips?|strps?|rounds?|rnds?)(?![a-z])/g, "tortilla chips"],
  [/(?<![a-z0-9])tom(?:ato)?\s+bisque/g, "tomato soup"],
  [/(?<![a-z0-9])(?:cat|dog|pet|pupp(?:y|ies)|kittens?)\s+(?:food|fd)(?![a-z]).*/g, "pet food"],
  [/(?<![a-z0-9])bisc(?:uit)?s?\s+(?=mx|mix)/g, "biscuitmix "],
  [
    /(?<![a-z0-9])(?:buttermilk|btrmlk|bttrmlk|btrmilk|buttermlk|flaky|southern)\s+bisc(?:uit|t)?s?(?![a-z])/g,
    "buttermilkbiscuit",
  ],
  [/(?<![a-z0-9])fr(?:n?ch)?\s+(?=toast|tst)/g, "french "],
  [/(?<![a-z0-9])sr\s+(?=cream|crm|cr)/g, "sour "],
  [/(?<![a-z0-9])plum\s+(?=tom)/g, "roma "],
  [/(?<![a-z0-9])(?:pork|prk)\s*(?:&|and|n)?\s+(?:beans?|bns?)(?![a-z])/g, "baked beans"],
  [/(?<=foil\s(?:.*\s)?)hd(?![a-z])/g, " "],
  [/(?<![a-z0-9])c(?:a?r?a?ml|aramel|rml)\s+corn(?![a-z])/g, "caramel popcorn"],
  [
    /(?<![a-z0-9])(?:rice\s+)?(?:crispy?|crspy|krispies?|krspy?|krispy)\s+(?:rice\s+)?(?:treat|trt|square|sq)s?(?![a-z])/g,
    "rice crispy squares",
  ],
  [/(?<![a-z0-9])(?:med(?:ium)?|sm(?:all)?)\s+sh(?:e?l?ls?)(?![a-z])(?:.*\brice)?/g, "mediumshells"],
  [/(?<![a-z0-9])stk(?=\s+(?:sauce|sce|spice|seas))/g, "steak"],
  [/(?<![a-z0-9])rye\s+(?:st[yle]*\s+)?(?:loaf|lf)(?![a-z])/g, "rye bread"],
  [/(?<![a-z0-9])(?:ground|grnd|grd)\s+(?:chuck|round|rnd|sirloin|sirln)(?![a-z])/g, "ground beef"],
  [/(?<![a-z0-9])waf(?:er|r)s?\s+(?:rolls?|rls?|sticks?)(?![a-z])/g, "wafers"],
  [/(?<![a-z0-9])communion\s+(?:hosts?|breads?)(?![a-z])/g, "communion wafers"],
  [
    /(?<![a-z0-9])(?:gingerb(?:rea|r|re|rd)?d|gngrbrd)\s+(?:m[ae]n|people|boys?)(?![a-z])/g,
    "gingerbread cookies",
  ],
  [/(?<![a-z0-9])toast(?=\s+p(?:a?stry|a?str|astries))/g, "toaster"],
  [/(?<=(?<![a-z0-9])(?:cod|haddock|tilapia|pollock|halibut|basa)\s)loins?(?![a-z])/g, "fillet"],
  [/(?<![a-z0-9])bay\s+(?:leaf|leaves|lvs)(?![a-z0-9])/g, "bay leaf"],
  [/(?<![a-z0-9])pains?\s+(?:a\s+)?burgers?(?![a-z])/g, "hamburger buns"],
  // A French "pain hamburger" is the bun.
  [/(?<![a-z0-9])pains?\s+(?:a\s+)?(?=hamb|burger|hot)/g, "bun "],
  [
    /(?<![a-z0-9])(?:dog|(?<!hush\s)pupp(?:y|ies)|kitten)(?=s?\s+(?:bisc|food|fd|treat|trt|chew|bone|toy|kibble))/g,
    "pet",
  ],
  [
    /(?<![a-z0-9])(?:friandises?|biscuits?|gateries?|collations?|nourriture|os)\s+(?:pour\s+|a\s+)?(?:chiens?|chiots?|chats?|chatons?)(?![a-z])/g,
    "pet food",
  ],
  [
    /(?<=(?:chicken|chkn|chk|ckn|fish|shrimp|shrmp|cod|haddock|cutlet)\s(?:.*\s)?)brd(?:d|ed)?(?![a-z0-9])/g,
    "breaded",
  ],
  [
    /(?<![a-z0-9])brd(?:d|ed)?(?=\s+(?:chicken|chkn|chk|ckn|fish|shrimp|shrmp|cod|haddock|cutlet))/g,
    "breaded",
  ],
];
