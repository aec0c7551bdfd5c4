import type { Category } from "./category";

/** `kinds` name a product, `ingredients` do so unless another kind stands on the line, `flavours` decide last. */
export interface GroceryWords {
  readonly kinds?: string;
  readonly ingredients?: string;
  readonly flavours?: string;
}

/** What a grocery sells beyond the words of the category table: its families, in plain English and in singular. */
export const GROCERY_KEYWORDS: Readonly<Partial<Record<Category, GroceryWords>>> = {
  "Bread and Bakery": {
    kinds: `flour wrap, wheat wrap, buttermilk biscuit, biscuit buttermilk, snack pie, bialy, boule, batard, lavash, injera, pretzel bun, burger bun, hot dog roll, hamburger roll, kaiser, potato roll, hawaiian roll, monkey bread, bundt cake, layer cake, sheet cake, whoopie pie, cobbler, cream puff, profiterole, macaron cake,
      baklava, cannoli, beignet, cruller, bear claw, danish, popover, tart shell, tostada, gordita, pupusa, date square, blondie, swiss roll, tiramisu, churro, grissini, grissino, melba toast, rusk, kaiser roll, pizza base, shortcake, gingerbread house, gingerbread cake`,
    flavours: "marble rye, rye",
  },
  "Pasta and Grains": {
    kinds:
      "pastina, rotelle, fregola, agnolotti, cappelletti, mezzelune, spaetzle, glass noodle, bean thread, vermicelli rice, instant rice, minute rice, converted rice, parboiled, calrose, lo mein, chow mein, hominy, wheat berry, pot barley, pearl barley, cracked wheat",
  },
  "Cereal and Breakfast Items": {
    kinds:
      "french toast stick, farina, cream buckwheat, grape nut, wheatie, kix, froot loop, cocoa puff, rice crispy cereal, waffle stick, pancake stick, crumpet breakfast, bran bud, wheat germ cereal, toaster strudel",
  },
  Snacks: {
    kinds: `cheddar puff, chickpea puff, lentil puff, quinoa puff, corn nut, caramel corn, cracker jack, meat stick, beef stick, snack stick, turkey stick, pepperette, chewing gum, lollipop, hard candy, jelly bean, gummi, fruit roll, fruit strip, banana chip, kale chip, apple chip, plantain chip, chicharron, puffcorn, cheese twist,
      macadamia, brazil nut, pine nut, filbert, hazelnut kernel, sesame stick, wasabi pea, chex mix, muddy buddy, animal cookie, pirouline, wafer roll, teddy graham, halva, turkish delight, peppermint patty, breath mint, cough candy, jujube, marzipan bar, fruit bite, energy ball, protein bite, bark thin, gingerbread cookie, gingerbread man, gingerbread men, gingerbread person, tea cookie, biscuit tea, corn puff snack, crunchy stick, bagel crisp, matzo, cheese straw, sunflower kernel, tortilla strip, roasted seaweed, chocolate egg, advent calendar, candy cane, mint candy, nougat, pita cracker, rice krispie treat, fruit gummy`,
    ingredients: "hazelnut, gingerbread, caramel, toffee, fudge, gum, shelled pistachio",
  },
  "Dairy and Dairy Alternatives": {
    kinds: `coffee cream, yogurt parfait, granola yogurt, milk carton, muenster, pepper jack, jack cheese, asiago, romano cheese, pecorino, manchego, gruyere, emmental, edam, fontina, camembert, blue cheese, gorgonzola, roquefort, stilton, boursin, bocconcini, mascarpone, queso fresco, cotija, oaxaca, american cheese, cheese whiz, babybel,
      coffee whitener, heavy cream, heavy whipping, whipped cream, table cream, light cream, clotted cream, creme fraiche, skyr, sherbet, ice pop, fudgesicle, creamsicle, egg white, liquid egg, egg beater, cheese ball, raclette, oka, burrata, cheese stick, snack cheese, cheese cube, cheese spread, chocolate milk, drinkable yogurt, nog, quark, labneh, american slice, butter spread, buttery spread, clarified butter, cheese blend, cheese shred, cultured cream, freezie`,
    ingredients: "jack, soy creamer",
  },
  "Prepared and Packaged Meals": {
    kinds: `breakfast burrito, noodle soup mix, chicken noodle soup mix, rice pilaf mix, rice mix, risotto mix, spanish rice mix, scalloped potato mix, potato mix, dinner mix, hamburger dinner mix, cheeseburger dinner mix, chicken stock, beef stock, vegetable stock, canned ravioli, canned spaghetti, general tso chicken, orange chicken, sweet sour chicken, sesame chicken, chicken caesar wrap, chicken wrap, cheese sandwich, ham cheese sandwich, chicken sandwich, egg sandwich, stuffed sandwich, ice sandwich, fettuccine meal, spaghetti meatball, chicken fettuccine, chicken alfredo, fettuccine alfredo, swedish meatball meal, mashed potato, instant potato, pho, tom yum, tortilla soup, noodle soup, cup soup, chicken salad, egg salad, tuna salad, deli salad, bean salad, pot sticker, gyoza, shumai, siu mai, dim sum, poutine, tomato bisque, stuffed pepper, chimichanga, biryani, paella, ravioli can, ravioli meal, lo mein meal, chow mein meal, sub sandwich,
      ham sandwich, turkey sandwich, salisbury, swedish meatball, scalloped potato, au gratin, hot meal, curry meal, chana masala, palak paneer, dal makhani, beef chili, bouillon cube, soup cup, soup base, potato wedge, waffle fry, curly fry, sweet potato fry, shoestring, crinkle cut, potato puff, potato croquette, tourtiere, meat pie, shepherd, chicken kiev meal, cheese stick battered, cheese stick breaded, mozzarella cheese stick, pasta meal, noodle dinner, cabbage soup, stuffed shell, sloppy joe meal, vegetable bouillon, beef broth, bone broth, falafel wrap`,
  },
  "Meat, Poultry, and Seafood": {
    kinds: `chuck, blade roast, chuck roast, rump roast, round roast, outside round, inside round, top round, bottom round, ribeye, rib eye, prime rib, t bone, porterhouse, new york strip, strip steak, strip loin, striploin, flank, skirt steak, flat iron, tri tip, tenderloin, filet mignon, short rib, back rib, spare rib, side rib, oxtail, tripe, liver,
      chicken leg, leg quarter, drumette, cornish hen, pork butt, pork belly, pork leg, pork steak, back bacon, peameal, pancetta, capicola, soppressata, head cheese, creton, andouille, linguica, knackwurst, weisswurst, summer sausage, smokie, smoky, bison, venison, elk, rabbit, lamb chop, lamb leg, mackerel, herring, perch, pickerel, walleye, whitefish,
      flounder, monkfish, arctic char, mahi, surimi, crabmeat, lox, gravlax, caviar, escargot, crawfish, langoustine, prawn, kipper, grouper, swai, seafood mix, turkey leg, turkey thigh, ham hock, ham steak, hock, neck bone, soup bone, marrow bone, sandwich meat, luncheon meat, spam, corned beef, chicken burger, chicken bite, chicken kiev, cordon bleu, fish burger, fish portion, fish cake, smoked turkey, beef slice, stew meat, stew cut, beef stew cut, beef stew meat, stir fry beef, ground lamb, ground veal, cod loin, tuna steak, salmon burger, salmon steak, chicken sausage, turkey sausage, breakfast sausage, bratwurst beer, chicken patty, souvlaki, kebab, kabob, shawarma, gyro, donair`,
    ingredients: "loin, shank, oyster, leg, quarter, chop",
    flavours: "boneless, skinless, battered",
  },
  "Condiments and Sauces": {
    kinds: `poutine gravy, beef gravy mix, turkey gravy mix, chicken gravy mix, mushroom gravy mix, brown gravy mix, poutine gravy mix, onion gravy mix, taco seasoning mix, chili seasoning mix, fajita seasoning mix, ranch seasoning mix, alfredo sauce mix, cheese sauce mix, hollandaise sauce mix, apple cider vinegar, tomato sauce pasta, bay leaf, chili flake, pepper flake, cayenne, garlic salt, onion powder, curry powder, garam masala, five spice, italian seasoning, poultry seasoning, steak spice, lemon pepper, black pepper, white pepper, ground pepper, ground cinnamon, cinnamon stick, cinnamon ground, ground ginger, ginger ground, peppercorn, sea salt fine, kosher salt, iodized salt, celery salt, seasoned salt,
      adobo, sazon, sesame oil, peanut oil, grapeseed oil, corn oil, avocado oil, fruit spread, lemon curd, apple butter, cookie butter, agave, chocolate sauce, hot fudge, giardiniera, pepperoncini, banana pepper, gherkin, cornichon, dill pickle, kosher dill, bread butter pickle, cocktail onion, sun dried tomato, roasted pepper, ponzu, gochujang, sambal, simmer sauce, cooking sauce, curry sauce, mole sauce, tomato puree, passata, sloppy joe, au jus, chili crisp, wasabi, furikake, hollandaise, bearnaise, remoulade, duck sauce, pancake topping, ice cream topping, sundae topping,
      maple sauce, dip mix, vinaigrette, bagel seasoning, thyme leaf, rosemary leaf, basil leaf, dill weed, fennel seed, mustard seed, za atar, bacon bit, salad topping, pickled beet, pickled onion, pickled ginger, black olive, green olive, kalamata, marmalade, jam spread, preserve, cheese dip, queso dip, bean dip, spinach dip, marinated artichoke, brown sauce, chipotle sauce, peri peri, harissa, ketchup, horseradish`,
    ingredients:
      "chipotle, dill, jerk, cumin, paprika, oregano, turmeric, nutmeg, clove, allspice, cardamom, coriander, caraway, tarragon, marjoram, saffron, sumac, poppy seed, sesame seed",
    flavours: "thyme, rosemary, sage, cinnamon",
  },
  "Baking Supplies": {
    kinds: `graham cracker crumb, graham pie crust, corn flake crumb, pie dough, cookie crumb, chocolate cookie crumb, sweetener, stevia, erythritol, monk fruit, xylitol, demerara, turbinado, confectioner sugar, powdered sugar, cream tartar, food dye, lard, almond paste, fondant, mincemeat, candied, desiccated coconut, shredded coconut, flaked coconut, coconut flake, wheat germ, milk powder, skim milk powder, dry milk, egg replacer, meringue, candy melt, melting wafer, baking chocolate, unsweetened chocolate, baking chip, butterscotch chip, white chip, peanut butter chip, pectin, citric acid,
      corn meal, masa harina, arrowroot, guar gum, vanilla bean, almond extract, yeast packet, marshmallow fluff, marshmallow creme, cake kit, gingerbread kit, brownie kit, graham wafer crumb, cookie mix, pancake flour, fish coating, fish fry, chicken coating, coating, breading, batter, crescent roll dough, crescent dough, biscuit dough, cinnamon roll dough, cake decoration, pudding powder, jelly powder, flour blend`,
    ingredients: "coating, batter, breading, meringue, tapioca, lard",
    flavours: "vanilla",
  },
  Beverages: {
    kinds: `hot chocolate mix, tea bag, pinot grigio, herbal tea, chardonnay, merlot, cabernet, sauvignon, pinot, riesling, malbec, shiraz, syrah, zinfandel, prosecco, champagne, sangria, moscato, rose wine, tequila, bourbon, scotch, brandy, cognac, liqueur, schnapps, hard seltzer, hard lemonade, chai, oolong, chamomile, peppermint tea, earl grey, english breakfast, matcha, decaf, coffee pod, coffee bean, cappuccino,
      mocha coffee, hot cocoa, cocoa mix, chocolate powder, cranberry cocktail, juice box, juice blend, soft drink, tonic, vitamin water, electrolyte, prune juice, tomato juice, tomato clam, clamato, cold brew, cream soda, cream ale, limeade, orangeade, fruit drink, cane juice, bitter, vermouth, sake, hefeweizen, porter, bock, saison, witbier`,
    ingredients: "mocha, latte",
  },
  "Specialty Items": {
    kinds:
      "meatless chicken nugget, plant based chicken nugget, vegan chicken nugget, meatless chicken strip, vegan chicken strip, plant based chicken tender, vegan chicken cutlet, vegan hot dog, veggie hot dog, plant based sausage, plant based meatball, vegan meatball, meatless meatball, vegan deli, falafel mix, matzo ball mix, baby cookie, beet burger, vegan chicken, vegan bacon, meatless bacon, vegetable sausage, vegetable hot dog, vegetable meatball, vegetable nugget, vegetable chicken, plant based nugget, plant based chicken, plant based strip, plant based tender, plant based beef, plant based patty, meatless strip, omega 3, fish oil, glucosamine, melatonin, pediatric drink, nutrition shake, baby formula, baby puree, oat fibre, communion host, altar bread, soy protein, soy crumble, meatless burger, meatless crumble, plant burger, vegan burger, vegan sausage, vegan cheese slice, beyond burger, collagen peptide, greens powder, maca, matzo ball",
  },
  "Miscellaneous Grocery Items": {
    kinds: `parsnip, scallion, shallot, portobello, shiitake, enoki, rapini, broccolini, swiss chard, chard, collard, mustard green, kohlrabi, celeriac, celery root, yuca, dragonfruit, dragon fruit, starfruit, guava, passion fruit, rhubarb, gooseberry, tomatillo, serrano, habanero, poblano, mini pepper, hot pepper, pepper jalapeno, jalapeno pepper fresh, butternut squash, acorn squash, spaghetti squash,
      snow pea, snap pea, sugar snap, edamame, corn cob, cob corn, corn on cob, microgreen, alfalfa, lemongrass, pomelo, tangelo, sunchoke, plantain, nectarine, cranberry fresh, salad mix, salad bowl, spring mix, mixed green, veggie tray, vegetable tray, fruit tray, fruit salad, stir fry vegetable, pea carrot, canned bean, canned pea, mandarin cup, coconut whole, orchid, tulip, poinsettia, houseplant, potted plant,
      deposit, bottle deposit, eco fee, donation, lottery, scratch ticket, stamp, envelope, notebook, pen, pencil, crayon, marker, scissor, sock, hosiery, umbrella, charger, cable, headphone, lighter, plate, cup paper, foam cup, plastic cup, paper cup, solo cup, scrubber, scrub pad, scouring pad, sponge pad, antacid, lozenge, eye drop, contact solution, saline, gauze, ointment, moisturizer, antiperspirant, shaving cream, shave gel, hairspray, bath, bubble bath, epsom salt, panty liner, maxi pad, bin liner, container, wax paper, cling wrap, dishwasher, dish soap, dishwashing, rinse aid,
      stain remover, air freshener, insect repellent, bug spray, ant trap, mouse trap, kibble, dog chew, fish food, briquet, lighter fluid, led bulb, extension cord, duct tape, spray paint, motor oil, antifreeze, windshield, washer fluid, pacifier, baby wipe, baby bottle, nail file, tweezer, comb, cotton round, hand cream, face cream, body cream, eye cream, body butter, lip butter, butter dish, bread box, bread knife, rolling pin, cookie cutter, cake tin, loaf pan, pie plate, muffin tin, pizza stone, pizza wheel, rice cooker, egg timer, egg poacher, salt shaker, pepper mill, ice cube tray, ice tray, baking sheet, baking dish, mixing bowl, cereal bowl, mug, wine glass, tumbler, can opener, drain cleaner, oven cleaner, glass cleaner, toilet cleaner, disinfectant, hydrogen peroxide, rubbing alcohol, bandaid, heating pad, pregnancy test, allergy, cold flu, sinus, laxative, fibre supplement, tv guide, beanie, t shirt, slipper, gift wrap, party hat, streamer, bird seed, suet, hay, dog toy, cat toy, leash, litter box`,
    ingredients: "jalapeno, fig, bag, tomato vine",
    flavours: "rhubarb, pumpkin, pea",
  },
};
