import type { Category } from "./category";

/**
 * Plain English words and phrases by category, in singular. A `strong` word names a kind of product
 * ("bread", "soup"), a `weak` one is as often an ingredient or flavour of another ("cheese", "apple")
 * and decides only where no strong word stands.
 */
export const CATEGORY_KEYWORDS: Readonly<
  Record<Category, { readonly strong: string; readonly weak: string }>
> = {
  "Bread and Bakery": {
    strong: `
      bread, loaf, bun, roll, bagel, baguette, ciabatta, croissant, brioche, tortilla, wrap, pita, naan,
      flatbread, english muffin, muffin, donut, doughnut, danish, cake, cupcake, brownie, pie, tart,
      scone, biscuit mix free, focaccia, crumpet, pizza crust, pizza dough, pizza shell, pie crust,
      pie shell, tart shell, garlic bread, garlic toast, breadstick, bread stick, cinnamon roll,
      cinnamon bun, strudel, eclair, turnover, pastry, puff pastry, cheesecake, crouton, sourdough,
      toast, challah, roti, paratha, lefse, bao, butter tart, pound cake, coffee cake, madeleine,
      cornbread, texas toast, dinner roll, hamburger bun, hot dog bun, bread hot dog, bread hamburger,
      slider bun, hoagie, panettone, stollen, fruitcake, donut hole, timbit, fritter, bread pudding,
      taco shell soft, swiss roll, banana bread, birthday cake, snack cake, phyllo, filo, arepa,
      thin bagel, sandwich thin, melba bread, rye, corn bread, tortilla flour, bread burger, bun burger,
      bun hamburger, bun hot dog`,
    weak: `
      multigrain, sandwich, white sliced, whole wheat, whole grain, bakery, sprouted, hamburger,
      hot dog roll, cinnamon raisin, pumpernickel`,
  },
  "Pasta and Grains": {
    strong: `
      pasta, spaghetti, penne, fusilli, rotini, macaroni, linguine, fettuccine, lasagna noodle,
      lasagna sheet, noodle, rigatoni, farfalle, orzo, angel hair, capellini, vermicelli, ravioli,
      tortellini, gnocchi, couscous, bulgur, barley, farro, quinoa, elbow, rice noodle, egg noodle,
      ramen noodle, udon, soba, cavatappi, ziti, orecchiette, tagliatelle, pappardelle, basmati,
      jasmine rice, arborio, brown rice, white rice, wild rice, rice pilaf, polenta, buckwheat groat,
      kasha, tabbouleh, freekeh, campanelle, cannelloni, manicotti, oven ready lasagna, glutinous rice,
      sticky rice, jumbo shell, bucatini, ditalini, gemelli, radiatori, stelline, medium shell`,
    weak: `
      rice, grain, shell, millet, sorghum, amaranth, teff, grit, bow tie, pipe, spiral, corkscrew,
      lasagna oven ready`,
  },
  "Cereal and Breakfast Items": {
    strong: `
      cereal, oatmeal, granola, muesli, waffle, pancake, corn flake, bran flake, cheerios, rice krispies,
      chex, oat, rolled oat, steel cut oat, porridge, cream of wheat, cream of rice, french toast,
      toaster pastry, pop tart, breakfast cookie, breakfast bar, breakfast biscuit, shredded wheat,
      corn pop, puffed rice, rice puff, crepe, hot cereal, breakfast sandwich, pancake mix, waffle mix,
      crispy rice, oat bran, granola cluster, overnight oat, hash brown, raisin bran, fruit loop,
      mini wheat, special k, lucky charm, weetabix, cinnamon toast crunch, frosted flake`,
    weak: "breakfast, flake, bran, puff, maple brown sugar, cluster, granola bite",
  },
  Snacks: {
    strong: `
      cookie, cracker, chip, pretzel, popcorn, granola bar, snack bar, protein bar, energy bar,
      cereal bar, fruit bar, nut bar, oat bar, chewy bar, bar, wafer, biscotti, rice cake, corn cake,
      rice crisp, crispbread, tortilla chip, potato chip, corn chip, pita chip, veggie straw,
      vegetable straw, vegetable chip, sour key, kit kat, crispy square, granola mini, granola bite,
      cheese puff, cheese curl, trail mix, snack mix, party mix, nut, almond, cashew, pecan, walnut,
      pistachio, peanut, candy, gummy, licorice, chocolate bar, jerky, fig bar, graham, shortbread,
      gingersnap, macaroon, animal cracker, saltine, oreo, doritos, cheetos, lay, ruffles, cheez it,
      ritz, triscuit, wheat thin, breton, pringles, fruit snack, marshmallow, ice cream cone, sugar cone,
      waffle cone, cheese cracker, rice cracker, seaweed snack, snack, onion ring snack, nacho,
      sunflower seed, pumpkin seed, pudding cup snack, ladyfinger, digestive, tea biscuit, crisp, thin,
      pork rind, fruit leather, energy bite, chocolate almond, kettle corn, micro pop, microwave pop,
      butter pop, nut thin, mini cookie, sandwich cookie, biscotti, brittle, truffle, krispie square,
      krispie treat, snickers, stroopwafel, stick, pocky, chocolate wafer, granola square`,
    weak: `
      chocolate chip, chocolate, kettle, bbq chip, raisin, dried fruit, caramel, toffee, mint,
      cheese bite, sea salt`,
  },
  "Dairy and Dairy Alternatives": {
    strong: `
      milk, yogurt, butter, margarine, ice cream, cream cheese, sour cream, cottage cheese,
      whipping cream, half and half, half half, coffee creamer, milk 2l, egg, kefir, oat milk,
      almond milk, soy milk, rice milk, coconut milk beverage, cashew milk, creamer, frozen yogurt,
      ice cream bar, ice cream sandwich, whipped topping, mozzarella, cheddar, feta, gouda, brie,
      parmesan, provolone, swiss cheese, ricotta, cheese slice, string cheese, shredded cheese,
      cheese string, ghee, buttermilk, soy beverage, almond beverage, oat beverage, pudding, gelato,
      sorbet, popsicle, drumstick cone, halloumi, havarti, cheese curd, paneer, monterey jack, colby,
      eggnog, milkshake, custard, dairy, fudge bar`,
    weak: "cheese, cream, vegan cheese, singles, plant based cheese, whey, velveeta",
  },
  "Prepared and Packaged Meals": {
    strong: `
      pizza, soup, stew, chili, lasagna, macaroni cheese, mac cheese, burrito, enchilada, pot pie, meal,
      dinner, entree, perogies, dumpling, potsticker, egg roll, spring roll, quesadilla, taquito,
      hot pocket, pizza pocket, pizza roll, frozen dinner, meal kit, chowder, bowl, ramen cup,
      noodle cup, cup noodle, instant noodle, french fry, fries, tater tot, potato tot, onion ring,
      mozzarella stick, stuffing, stuffing mix, hamburger helper, ravioli can, samosa, corn dog,
      pizza snack, calzone, casserole, meatloaf dinner, stir fry kit, pad thai, fried rice, broth,
      bouillon, soup mix, ramen, minestrone, bisque, lunchable, lunch kit, potato salad, macaroni salad,
      pasta salad, risotto, tamale, taco kit, spanakopita, quiche, wonton soup, baked bean, gumbo,
      empanada, sushi, shepherd pie, cabbage roll, rice side, pasta side, wonton, appetizer,
      jalapeno popper, pizza bagel, pizza bite, bagel bite, potato skin, frozen meal, chicken pie,
      alfredo dinner, butter chicken, tikka masala, sandwich pocket, pierogi, potato pancake, latke,
      jambalaya, stroganoff, ravioli beef can, cream mushroom, cream chicken, cream celery,
      cream broccoli, cream tomato, pea soup`,
    weak: "frozen entree, microwave, ready to eat, skillet, stock, alfredo bowl",
  },
  "Meat, Poultry, and Seafood": {
    strong: `
      chicken nugget, chicken strip, chicken tender, chicken finger, chicken burger, chicken breast,
      chicken wing, chicken thigh, fish stick, fish fillet, fish finger, sausage, bacon, hot dog, frank,
      wiener, meatball, ground beef, ground turkey, ground chicken, ground pork, steak, roast, rib, ham,
      salami, pepperoni, deli meat, turkey breast, lunch meat, bologna, pastrami, prosciutto, salmon,
      tuna, shrimp, cod, tilapia, halibut, crab, lobster, scallop, popcorn chicken, popcorn shrimp,
      beef burger, burger, beef patty, turkey burger, corn dog meat, kielbasa, chorizo, bratwurst,
      nugget, breaded chicken, breaded fish, battered fish, fish cake, crab cake, tender, drumstick,
      schnitzel, cutlet, haddock, pollock, pork chop, pork loin, pork tenderloin, meatloaf, gyro meat,
      veal, lamb, cold cut, smoked meat, wing, turkey bacon, whole chicken, rotisserie chicken, chicken,
      stewing beef, sirloin, pork shoulder, sardine, anchovy, calamari, mussel, clam, catfish, trout,
      sole, fish, liverwurst, pate spread, chunk light, light tuna, tuna water, brisket, breast, thigh,
      fillet, eye round, duck, goose, gizzard, basa, swordfish, snapper, octopus, squid, corned beef,
      turkey, pork, beef, jalapeno sausage`,
    weak: "meat, breaded, sockeye, link, patty, deli, mortadella, seafood",
  },
  "Condiments and Sauces": {
    strong: `
      sauce, pasta sauce, soy sauce, tamari, barbecue sauce, ketchup, mustard, mayonnaise, dressing,
      salad dressing, gravy, gravy mix, relish, salsa, marinade, vinegar, teriyaki, hot sauce, syrup,
      maple syrup, pancake syrup, table syrup, cooking spray, jam, jelly, honey, peanut butter,
      almond butter, nut butter, cashew butter, hummus, dip, guacamole, pickle, olive, worcestershire,
      horseradish, alfredo sauce, pesto, marinara, tomato sauce, oyster sauce, hoisin, fish sauce,
      spread, seasoning, spice, taco seasoning, curry paste, seasoning mix, rub, salt, pepper, miso,
      tahini, oil, olive oil, canola oil, vegetable oil, steak sauce, tartar sauce, chutney, nutella,
      chocolate spread, caper, liquid smoke, mirin, sriracha, stir fry sauce, enchilada sauce,
      pizza sauce, chili sauce, sweet chili, sauce mix, tzatziki, caesar, ranch, balsamic, aioli,
      coconut aminos, chocolate syrup, caramel sauce, cocktail sauce, black bean sauce, sauerkraut,
      kimchi, cranberry sauce, tapenade, bruschetta, malt vinegar, beef gravy, turkey gravy, chip dip,
      onion dip`,
    weak: "alfredo, tomato paste, chili powder, curry, herb, garlic powder, barbecue, soy",
  },
  "Baking Supplies": {
    strong: `
      flour, wheat gluten, all purpose, baking powder, baking soda, yeast, sugar, brown sugar,
      icing sugar, corn starch, cornstarch, cornmeal, cake mix, brownie mix, cookie mix, muffin mix,
      bread mix, pizza crust mix, pie crust mix, biscuit mix, baking mix, bisquick, bread crumb, panko,
      chocolate chip baking, frosting, icing, vanilla extract, cocoa, xanthan gum, tapioca starch,
      potato starch, almond flour, coconut flour, rice flour, oat flour, starch, baking chip, shortening,
      sprinkle, cake decorating, pudding mix, jello, gelatin, corn syrup, molasses, condensed milk,
      evaporated milk, coating mix, shake bake, shake n bake, graham crumb, pie filling, cookie dough,
      scone mix, cornbread mix, corn bread mix, cupcake mix, cake flour, bread flour, semolina,
      tapioca flour, masa, psyllium, cookie crumb, donut mix, chocolate chunk, muffin and bread mix,
      extract, food colouring, food coloring, coating crumb, batter mix, tempura mix, mix,
      semi sweet chocolate chip, cornflake crumb, tapioca pearl, pie dough mix, naan mix, bun mix,
      dough mix`,
    weak: "baking, bake, starch, dough, cocoa powder, mix box, gum, crumb, unbleached",
  },
  Beverages: {
    strong: `
      beer, lager, ale, stout, juice, water, coffee, tea, soda, pop, cola, ginger ale, sparkling water,
      energy drink, sports drink, lemonade, iced tea, kombucha, wine, cider, vodka, cooler,
      hot chocolate, drink mix, smoothie, coconut water, drink, beverage, malt beverage, pilsner,
      root beer, protein shake, apple cider, pepsi, coke, sprite, gatorade, red bull, club soda,
      tonic water, mineral water, k cup, espresso, latte, green tea, orange juice, apple juice, nectar,
      punch, whiskey, rum, gin, pale ale, seltzer, eggnog drink, aloe drink, grape juice, crystal light,
      ipa`,
    weak: "brew, cold brew, pod, frappuccino, amber, blonde, dark roast",
  },
  "Specialty Items": {
    strong: `
      tofu, tempeh, seitan, veggie burger, meatless, plant based burger, plant based, veggie dog,
      vegetable burger, vegetable patty, vegetable dog, vegetable ground, vegetable breakfast,
      vegetable deli, protein powder, meal replacement, baby food, infant formula, baby cereal,
      supplement, vitamin, probiotic, chia seed, flax seed, hemp heart, nutritional yeast, veggie ground,
      falafel, teething biscuit, toddler snack, communion wafer, meatless nugget, veggie patty,
      black bean burger, collagen, vegan jerky, whey protein, tvp, textured vegetable, nori, rice paper,
      coconut wrap, spirulina, psyllium husk, ground flax, hemp seed, chia, flaxseed, baby snack, ensure,
      boost, arrowroot biscuit, puffs baby, vegetable deli slice, gardein, beyond meat,
      impossible burger, aquafaba, jackfruit, multivitamin, medical food`,
    weak: "vegan, veggie, keto, paleo, protein, plant",
  },
  "Miscellaneous Grocery Items": {
    strong: `
      grapefruit, banana, grape, bell pepper, pepper bell, red pepper, pepper red, green pepper,
      pepper green, yellow pepper, orange pepper, sweet pepper, tangerine, papaya, persimmon,
      pomegranate, lychee, bok choy, choy, daikon, napa, jicama, endive, watercress, turnip, rutabaga,
      fennel, okra, artichoke, radicchio, sprout, lettuce, cucumber, avocado, celery, spinach, kale,
      onion, mango, melon, watermelon, cantaloupe, pear, peach, plum, cherry tomato, mandarin,
      clementine, kiwi, paper towel, toilet paper, detergent, shampoo, toothpaste, soap, gift card, gift,
      bag fee, battery, candle, foil, cat food, dog food, litter, diaper, wipe, mushroom, green bean,
      black bean, kidney bean, chickpea, lentil, canned corn, frozen corn, frozen pea, asparagus,
      zucchini, squash, sweet potato, salad kit, salad, coleslaw, tissue, napkin, trash bag, garbage bag,
      cleaner, bleach, deodorant, lotion, flower, bouquet, charcoal, light bulb, magazine, card,
      toothbrush, frozen vegetable, frozen fruit, mixed vegetable, applesauce, apple sauce, fruit cup,
      canned peach, canned pineapple, diced tomato, canned tomato, crushed tomato, date, prune, apricot,
      radish, beet, leek, eggplant, cauliflower rice, baby carrot, cilantro, parsley, basil, romaine,
      arugula, brussels sprout, bean sprout, cutlery, plastic wrap, parchment, dish, razor, sunscreen,
      bandage, pill, lip balm, mouthwash, sponge, glove, sandwich bag, freezer bag, storage bag,
      snack bag, lunch bag, ice bag, plastic bag, shopping bag, reusable bag, gift bag, tote bag,
      zip bag, pan, cutter, knife, spatula, timer, holder, rack, mug, mould, mold, muffin liner,
      cupcake liner, baking cup, cookie sheet, cake stand, cookie jar, dye kit, egg dye, cookware,
      bakeware, toy, towel, brush, tape, glue, coffee filter, coffee maker, opener, peeler, grater,
      strainer, thermos, blender, toaster oven, candle holder, potting soil, fertilizer, dog treat,
      cat treat, pet, pet biscuit, pet cookie, pet treat, scoop, clip, tong, whisk, skewer, chopstick,
      corkscrew, lid, cake topper, balloon, wrapping, ribbon, toothpick, lunch box, water bottle,
      ice pack, bird seed, puppy chow, pet food, fabric softener, dryer sheet, dish cloth, mop, broom,
      vacuum, laundry, hair, nail polish, lipstick, mascara, makeup, perfume, cologne, conditioner,
      body wash, hand wash, sanitizer, floss, cotton swab, cotton ball, tampon, condom, thermometer,
      aspirin, ibuprofen, cough syrup, cough drop, allergy relief, greeting card, phone card, stamp,
      newspaper, lighter, firewood, propane, ice melt, water filter, paper plate, plastic cup,
      plastic spoon, straw pack, refried bean, pinto bean, bean`,
    weak: `
      apple, orange, lemon, lime, strawberry, blueberry, raspberry, blackberry, cranberry, pineapple,
      carrot, potato, tomato, broccoli, cauliflower, cabbage, garlic, ginger, corn, pea, fruit,
      vegetable, produce, grocery, berry, cherry, coconut, yam, organic`,
  },
};

/**
 * Strong words that flavour or fill other products as often as they are sold alone: they lose to any
 * other strong word on the line ("chicken" to "soup", "peanut butter" to "cookie").
 */
export const INGREDIENT_KEYWORDS = `
      miso, chicken, beef, turkey, pork, ham, bacon, salmon, tuna, shrimp, fish, crab, egg, noodle, oat,
      banana, grapefruit, clementine, mandarin, quinoa, brown rice, white rice, wild rice, barley,
      butter, peanut butter, almond butter, cashew butter, nut butter, almond, nut, peanut, pecan,
      walnut, cashew, pistachio, honey, salt, pepper, jam, jelly, syrup, maple syrup, chocolate bar,
      candy, yogurt, milk, buttermilk, cheddar, mozzarella, parmesan, feta, ricotta, cream cheese,
      sour cream, coffee, tea, wine, pop, sugar, brown sugar, cocoa, vinegar, balsamic, malt vinegar,
      vanilla extract, ranch, caesar, pickle, olive, mustard, barbecue sauce, pesto, marinara, teriyaki,
      soy sauce, hot sauce, oil, olive oil, mushroom, onion, spinach, kale, black bean, bean,
      kidney bean, chickpea, lentil, sweet potato, grape, pear, peach, plum, mango, date, kiwi, melon,
      avocado, cucumber, celery, basil, cilantro, cherry tomato, squash, zucchini, apricot, beet,
      cauliflower rice, thin, crisp, stick, snack, strip, breast, thigh, fillet, sprout, toast, rye,
      sourdough, chia, chia seed, flax seed, sunflower seed, pumpkin seed, hemp heart, protein powder,
      spice, rub, burger, steak, rib, roast, wing, tender, link, drink, beverage, water, starch, gum,
      extract, dairy, bowl, meal, dish, card, flower, truffle, salad, rum, gin, cider, stout,
      swiss cheese, dip, relish, brittle, steel cut oat, rolled oat, spread, gravy, sausage, pepperoni,
      salami, tofu, mint, bun, graham, butter tart, supplement, wrap, plant based, dinner, snack mix,
      broth, stew, nectar, punch, tart, custard, pudding, oreo, cheesecake, cinnamon roll, brownie, cake,
      waffle, pancake, french toast, cheese string, vodka, caramel sauce, tomato sauce, falafel`;
