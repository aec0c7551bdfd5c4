/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const SPECIALTY_ITEMS = `
tofu-350-g                            | Tofu                           |             | 350 g   | =statcan/tofu             | ers/41420010           |  2.96 |  2.68
tofu-454-g                            | Tofu                           |             | 454 g   | statcan/tofu              | ers/41420010           |  3.84 |  3.48
firm-tofu-350-g                       | Firm Tofu                      |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
firm-tofu-454-g                       | Firm Tofu                      |             | 454 g   | statcan/tofu              | ers/41420010           |  3.84 |  3.48
soft-tofu-350-g                       | Soft Tofu                      |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
soft-tofu-454-g                       | Soft Tofu                      |             | 454 g   | statcan/tofu              | ers/41420010           |  3.84 |  3.48
smoked-tofu-350-g                     | Smoked Tofu                    |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
smoked-tofu-454-g                     | Smoked Tofu                    |             | 454 g   | statcan/tofu              | ers/41420010           |  3.84 |  3.48
marinated-tofu-350-g                  | Marinated Tofu                 |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
marinated-tofu-454-g                  | Marinated Tofu                 |             | 454 g   | statcan/tofu              | ers/41420010           |  3.84 |  3.48
extra-firm-tofu-350-g                 | Extra Firm Tofu                |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
extra-firm-tofu-454-g                 | Extra Firm Tofu                |             | 454 g   | statcan/tofu              | ers/41420010           |  3.84 |  3.48
tempeh-240-g                          | Tempeh                         |             | 240 g   | ers/41420010              | ers/41420010           |  2.31 |  1.84
seitan-240-g                          | Seitan                         |             | 240 g   | ers/41420010              | ers/41420010           |  2.31 |  1.84
veggie-burgers-226-g                  | Veggie Burgers                 |             | 226 g   | =statcan/meatless-burgers | ers/41811890           |  7.04 |  4.14
veggie-burgers-340-g                  | Veggie Burgers                 |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
veggie-burgers-454-g                  | Veggie Burgers                 |             | 454 g   | statcan/meatless-burgers  | ers/41811890           | 14.14 |  8.31
beyond-meat-veggie-burgers-226-g      | Veggie Burgers                 | Beyond Meat | 226 g   | statcan/meatless-burgers  | ers/41811890           |  7.04 |  4.14
yves-veggie-burgers-300-g             | Veggie Burgers                 | Yves        | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-burgers-226-g             | Plant Based Burgers            |             | 226 g   | statcan/meatless-burgers  | ers/41811890           |  7.04 |  4.14
plant-based-burgers-340-g             | Plant Based Burgers            |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
meatless-burgers-226-g                | Meatless Burgers               |             | 226 g   | statcan/meatless-burgers  | ers/41811890           |  7.04 |  4.14
meatless-burgers-340-g                | Meatless Burgers               |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
black-bean-burgers-226-g              | Black Bean Burgers             |             | 226 g   | statcan/meatless-burgers  | ers/41811890           |  7.04 |  4.14
black-bean-burgers-340-g              | Black Bean Burgers             |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
vegan-burgers-226-g                   | Vegan Burgers                  |             | 226 g   | statcan/meatless-burgers  | ers/41811890           |  7.04 |  4.14
vegan-burgers-340-g                   | Vegan Burgers                  |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
beet-burgers-226-g                    | Beet Burgers                   |             | 226 g   | statcan/meatless-burgers  | ers/41811890           |  7.04 |  4.14
beet-burgers-340-g                    | Beet Burgers                   |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
veggie-ground-round-340-g             | Veggie Ground Round            |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
meatless-ground-340-g                 | Meatless Ground                |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
plant-based-ground-340-g              | Plant Based Ground             |             | 340 g   | statcan/meatless-burgers  | ers/41811890           | 10.59 |  6.23
meatless-chicken-nuggets-300-g        | Meatless Chicken Nuggets       |             | 300 g   | ers/41810610              | ers/41810610           |  7.12 |  5.66
meatless-chicken-nuggets-400-g        | Meatless Chicken Nuggets       |             | 400 g   | ers/41810610              | ers/41810610           |  9.49 |  7.54
plant-based-chicken-nuggets-300-g     | Plant Based Chicken Nuggets    |             | 300 g   | ers/41810610              | ers/41810610           |  7.12 |  5.66
plant-based-chicken-nuggets-400-g     | Plant Based Chicken Nuggets    |             | 400 g   | ers/41810610              | ers/41810610           |  9.49 |  7.54
meatless-chicken-strips-300-g         | Meatless Chicken Strips        |             | 300 g   | ers/41810610              | ers/41810610           |  7.12 |  5.66
meatless-chicken-strips-400-g         | Meatless Chicken Strips        |             | 400 g   | ers/41810610              | ers/41810610           |  9.49 |  7.54
plant-based-chicken-tenders-300-g     | Plant Based Chicken Tenders    |             | 300 g   | ers/41810610              | ers/41810610           |  7.12 |  5.66
plant-based-chicken-tenders-400-g     | Plant Based Chicken Tenders    |             | 400 g   | ers/41810610              | ers/41810610           |  9.49 |  7.54
vegan-chicken-cutlets-300-g           | Vegan Chicken Cutlets          |             | 300 g   | ers/41810610              | ers/41810610           |  7.12 |  5.66
vegan-chicken-cutlets-400-g           | Vegan Chicken Cutlets          |             | 400 g   | ers/41810610              | ers/41810610           |  9.49 |  7.54
veggie-dogs-300-g                     | Veggie Dogs                    |             | 300 g   | ers/41811400              | ers/41811400           |  6.03 |  4.80
veggie-dogs-400-g                     | Veggie Dogs                    |             | 400 g   | ers/41811400              | ers/41811400           |  8.05 |  6.40
vegan-hot-dogs-300-g                  | Vegan Hot Dogs                 |             | 300 g   | ers/41811400              | ers/41811400           |  6.03 |  4.80
vegan-hot-dogs-400-g                  | Vegan Hot Dogs                 |             | 400 g   | ers/41811400              | ers/41811400           |  8.05 |  6.40
vegan-sausages-300-g                  | Vegan Sausages                 |             | 300 g   | ers/41811400              | ers/41811400           |  6.03 |  4.80
vegan-sausages-400-g                  | Vegan Sausages                 |             | 400 g   | ers/41811400              | ers/41811400           |  8.05 |  6.40
plant-based-sausages-300-g            | Plant Based Sausages           |             | 300 g   | ers/41811400              | ers/41811400           |  6.03 |  4.80
plant-based-sausages-400-g            | Plant Based Sausages           |             | 400 g   | ers/41811400              | ers/41811400           |  8.05 |  6.40
veggie-breakfast-links-300-g          | Veggie Breakfast Links         |             | 300 g   | ers/41811400              | ers/41811400           |  6.03 |  4.80
veggie-breakfast-links-400-g          | Veggie Breakfast Links         |             | 400 g   | ers/41811400              | ers/41811400           |  8.05 |  6.40
meatless-meatballs-300-g              | Meatless Meatballs             |             | 300 g   | ers/41811800              | ers/41811800           |  6.51 |  5.18
plant-based-meatballs-300-g           | Plant Based Meatballs          |             | 300 g   | ers/41811800              | ers/41811800           |  6.51 |  5.18
veggie-deli-slices-155-g              | Veggie Deli Slices             |             | 155 g   | ers/41810400              | ers/41810400           |  3.61 |  2.87
vegan-deli-slices-155-g               | Vegan Deli Slices              |             | 155 g   | ers/41810400              | ers/41810400           |  3.61 |  2.87
meatless-bacon-155-g                  | Meatless Bacon                 |             | 155 g   | ers/41810400              | ers/41810400           |  3.61 |  2.87
falafel-300-g                         | Falafel                        |             | 300 g   | ers/41209000              | ers/41209000           |  8.18 |  6.51
falafel-227-g                         | Falafel                        |             | 227 g   | ers/41209000              | ers/41209000           |  6.19 |  4.92
falafel-mix-300-g                     | Falafel Mix                    |             | 300 g   | ers/41209000              | ers/41209000           |  8.18 |  6.51
falafel-mix-227-g                     | Falafel Mix                    |             | 227 g   | ers/41209000              | ers/41209000           |  6.19 |  4.92
spinach-falafel-300-g                 | Spinach Falafel                |             | 300 g   | ers/41209000              | ers/41209000           |  8.18 |  6.51
spinach-falafel-227-g                 | Spinach Falafel                |             | 227 g   | ers/41209000              | ers/41209000           |  6.19 |  4.92
textured-vegetable-protein-300-g      | Textured Vegetable Protein     |             | 300 g   | ers/41440000              | ers/41440000           |  4.46 |  3.54
chia-seeds-454-g                      | Chia Seeds                     |             | 454 g   | ers/43108010              | ers/43108010           |  9.14 |  7.27
chia-seeds-300-g                      | Chia Seeds                     |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
hemp-hearts-454-g                     | Hemp Hearts                    |             | 454 g   | ers/43108010              | ers/43108010           |  9.14 |  7.27
hemp-hearts-300-g                     | Hemp Hearts                    |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
flax-seeds-454-g                      | Flax Seeds                     |             | 454 g   | ers/43108010              | ers/43108010           |  9.14 |  7.27
flax-seeds-300-g                      | Flax Seeds                     |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
ground-flax-seeds-454-g               | Ground Flax Seeds              |             | 454 g   | ers/43108010              | ers/43108010           |  9.14 |  7.27
ground-flax-seeds-300-g               | Ground Flax Seeds              |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
nutritional-yeast-125-g               | Nutritional Yeast              |             | 125 g   | ers/75236000              | ers/75236000           |  7.41 |  5.90
spirulina-powder-125-g                | Spirulina Powder               |             | 125 g   | ers/75236000              | ers/75236000           |  7.41 |  5.90
protein-powder-840-g                  | Protein Powder                 |             | 840 g   | ers/95230000              | ers/95230000           | 18.24 | 14.50
protein-powder-500-g                  | Protein Powder                 |             | 500 g   | ers/95230000              | ers/95230000           | 10.86 |  8.63
chocolate-protein-powder-840-g        | Chocolate Protein Powder       |             | 840 g   | ers/95230000              | ers/95230000           | 18.24 | 14.50
chocolate-protein-powder-500-g        | Chocolate Protein Powder       |             | 500 g   | ers/95230000              | ers/95230000           | 10.86 |  8.63
vanilla-protein-powder-840-g          | Vanilla Protein Powder         |             | 840 g   | ers/95230000              | ers/95230000           | 18.24 | 14.50
vanilla-protein-powder-500-g          | Vanilla Protein Powder         |             | 500 g   | ers/95230000              | ers/95230000           | 10.86 |  8.63
whey-protein-powder-840-g             | Whey Protein Powder            |             | 840 g   | ers/95230000              | ers/95230000           | 18.24 | 14.50
whey-protein-powder-500-g             | Whey Protein Powder            |             | 500 g   | ers/95230000              | ers/95230000           | 10.86 |  8.63
vegan-protein-powder-840-g            | Vegan Protein Powder           |             | 840 g   | ers/95230000              | ers/95230000           | 18.24 | 14.50
vegan-protein-powder-500-g            | Vegan Protein Powder           |             | 500 g   | ers/95230000              | ers/95230000           | 10.86 |  8.63
collagen-powder-840-g                 | Collagen Powder                |             | 840 g   | ers/95230000              | ers/95230000           | 18.24 | 14.50
collagen-powder-500-g                 | Collagen Powder                |             | 500 g   | ers/95230000              | ers/95230000           | 10.86 |  8.63
meal-replacement-shake-1410-ml        | Meal Replacement Shake         |             | 1410 ml | ers/95103000              | ers/95103000           | 10.18 |  8.09
meal-replacement-shake-948-ml         | Meal Replacement Shake         |             | 948 ml  | ers/95103000              | ers/95103000           |  6.84 |  5.44
ensure-meal-replacement-shake-1410-ml | Meal Replacement Shake         | Ensure      | 1410 ml | ers/95103000              | ers/95103000           | 10.18 |  8.09
nutrition-shake-1410-ml               | Nutrition Shake                |             | 1410 ml | ers/95103000              | ers/95103000           | 10.18 |  8.09
nutrition-shake-948-ml                | Nutrition Shake                |             | 948 ml  | ers/95103000              | ers/95103000           |  6.84 |  5.44
meal-replacement-powder-1410-ml       | Meal Replacement Powder        |             | 1410 ml | ers/95103000              | ers/95103000           | 10.18 |  8.09
meal-replacement-powder-948-ml        | Meal Replacement Powder        |             | 948 ml  | ers/95103000              | ers/95103000           |  6.84 |  5.44
baby-cereal-227-g                     | Baby Cereal                    |             | 227 g   | ers/57227000              | ers/57227000           |  3.69 |  2.93
gerber-baby-cereal-227-g              | Baby Cereal                    | Gerber      | 227 g   | ers/57227000              | ers/57227000           |  3.69 |  2.93
oat-baby-cereal-227-g                 | Oat Baby Cereal                |             | 227 g   | ers/57227000              | ers/57227000           |  3.69 |  2.93
multigrain-baby-cereal-227-g          | Multigrain Baby Cereal         |             | 227 g   | ers/57227000              | ers/57227000           |  3.69 |  2.93
baby-food-puree-128-ml                | Baby Food Puree                |             | 128 ml  | =statcan/baby-food        | statcan/baby-food      |  1.49 |  1.18
baby-food-puffs-42-g                  | Baby Food Puffs                |             | 42 g    | ers/54350010              | ers/54350010           |  3.23 |  2.57
baby-food-puffs-130-g                 | Baby Food Puffs                |             | 130 g   | ers/54350010              | ers/54350010           |  9.99 |  7.95
toddler-snack-puffs-42-g              | Toddler Snack Puffs            |             | 42 g    | ers/54350010              | ers/54350010           |  3.23 |  2.57
toddler-snack-puffs-130-g             | Toddler Snack Puffs            |             | 130 g   | ers/54350010              | ers/54350010           |  9.99 |  7.95
teething-biscuits-42-g                | Teething Biscuits              |             | 42 g    | ers/54350010              | ers/54350010           |  3.23 |  2.57
teething-biscuits-130-g               | Teething Biscuits              |             | 130 g   | ers/54350010              | ers/54350010           |  9.99 |  7.95
baby-cookies-42-g                     | Baby Cookies                   |             | 42 g    | ers/54350010              | ers/54350010           |  3.23 |  2.57
baby-cookies-130-g                    | Baby Cookies                   |             | 130 g   | ers/54350010              | ers/54350010           |  9.99 |  7.95
infant-formula-900-g                  | Infant Formula                 |             | 900 g   | =statcan/infant-formula   | statcan/infant-formula | 49.95 | 39.72
rice-paper-wrappers-200-g             | Rice Paper Wrappers            |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
nori-seaweed-200-g                    | Nori Seaweed                   |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
coconut-wraps-200-g                   | Coconut Wraps                  |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
communion-wafers-128-g                | Communion Wafers               |             | 128 g   | ers/54307000              | ers/54307000           |  1.36 |  1.08
matzo-ball-mix-128-g                  | Matzo Ball Mix                 |             | 128 g   | ers/54307000              | ers/54307000           |  1.36 |  1.08
vegan-jerky-128-g                     | Vegan Jerky                    |             | 128 g   | ers/54307000              | ers/54307000           |  1.36 |  1.08
vegan-chicken-nuggets-300-g           | Vegan Chicken Nuggets          |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-chicken-strips-300-g            | Vegan Chicken Strips           |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-chicken-tenders-300-g           | Vegan Chicken Tenders          |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-chicken-patties-300-g           | Vegan Chicken Patties          |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-chicken-strips-300-g      | Plant Based Chicken Strips     |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-chicken-patties-300-g     | Plant Based Chicken Patties    |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-fish-sticks-300-g         | Plant Based Fish Sticks        |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-fish-fillets-300-g              | Vegan Fish Fillets             |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-crab-cakes-300-g                | Vegan Crab Cakes               |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-ground-beef-300-g         | Plant Based Ground Beef        |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-breakfast-sausages-300-g  | Plant Based Breakfast Sausages |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-breakfast-sausages-300-g        | Vegan Breakfast Sausages       |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-burger-patties-300-g           | Veggie Burger Patties          |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
quinoa-burgers-300-g                  | Quinoa Burgers                 |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
mushroom-burgers-300-g                | Mushroom Burgers               |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
chickpea-burgers-300-g                | Chickpea Burgers               |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
lentil-burgers-300-g                  | Lentil Burgers                 |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
kale-burgers-300-g                    | Kale Burgers                   |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegetable-burgers-300-g               | Vegetable Burgers              |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-meatballs-300-g                | Veggie Meatballs               |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-meatballs-300-g                 | Vegan Meatballs                |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-bacon-300-g                     | Vegan Bacon                    |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-ground-300-g                    | Vegan Ground                   |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-sausages-300-g                 | Veggie Sausages                |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
italian-vegan-sausages-300-g          | Italian Vegan Sausages         |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-nuggets-300-g                  | Veggie Nuggets                 |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-chicken-strips-300-g           | Veggie Chicken Strips          |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
tofu-dogs-300-g                       | Tofu Dogs                      |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-crumbles-300-g                 | Veggie Crumbles                |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-deli-slices-300-g         | Plant Based Deli Slices        |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-pepperoni-300-g                 | Vegan Pepperoni                |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-ham-slices-300-g                | Vegan Ham Slices               |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-turkey-slices-300-g             | Vegan Turkey Slices            |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-jerky-300-g               | Plant Based Jerky              |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
mushroom-jerky-300-g                  | Mushroom Jerky                 |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
vegan-roast-300-g                     | Vegan Roast                    |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
plant-based-steak-300-g               | Plant Based Steak              |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
meatless-beef-strips-300-g            | Meatless Beef Strips           |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
meatless-turkey-300-g                 | Meatless Turkey                |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
meatless-breakfast-patties-300-g      | Meatless Breakfast Patties     |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-breakfast-patties-300-g        | Veggie Breakfast Patties       |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
spicy-bean-burgers-300-g              | Spicy Bean Burgers             |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
sweet-potato-burgers-300-g            | Sweet Potato Burgers           |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
falafel-burgers-300-g                 | Falafel Burgers                |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
soy-curls-300-g                       | Soy Curls                      |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
tempeh-bacon-300-g                    | Tempeh Bacon                   |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
veggie-bacon-300-g                    | Veggie Bacon                   |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
beyond-sausages-300-g                 | Beyond Sausages                |             | 300 g   | statcan/meatless-burgers  | ers/41811890           |  9.35 |  5.49
sprouted-tofu-350-g                   | Sprouted Tofu                  |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
silken-tofu-350-g                     | Silken Tofu                    |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
medium-tofu-350-g                     | Medium Tofu                    |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
tofu-cubes-350-g                      | Tofu Cubes                     |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
baked-tofu-350-g                      | Baked Tofu                     |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
fried-tofu-350-g                      | Fried Tofu                     |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
dessert-tofu-350-g                    | Dessert Tofu                   |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
organic-tofu-350-g                    | Organic Tofu                   |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
super-firm-tofu-350-g                 | Super Firm Tofu                |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
teriyaki-tofu-350-g                   | Teriyaki Tofu                  |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
tofu-noodles-350-g                    | Tofu Noodles                   |             | 350 g   | statcan/tofu              | ers/41420010           |  2.96 |  2.68
falafel-balls-340-g                   | Falafel Balls                  |             | 340 g   | ers/41209000              | ers/41209000           |  9.27 |  7.37
frozen-falafel-340-g                  | Frozen Falafel                 |             | 340 g   | ers/41209000              | ers/41209000           |  9.27 |  7.37
falafel-patties-340-g                 | Falafel Patties                |             | 340 g   | ers/41209000              | ers/41209000           |  9.27 |  7.37
sweet-potato-falafel-340-g            | Sweet Potato Falafel           |             | 340 g   | ers/41209000              | ers/41209000           |  9.27 |  7.37
chia-seed-blend-300-g                 | Chia Seed Blend                |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
golden-flax-seeds-300-g               | Golden Flax Seeds              |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
hemp-seeds-300-g                      | Hemp Seeds                     |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
ground-chia-300-g                     | Ground Chia                    |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
sacha-inchi-300-g                     | Sacha Inchi                    |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
flax-and-chia-blend-300-g             | Flax and Chia Blend            |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
superfood-mix-300-g                   | Superfood Mix                  |             | 300 g   | ers/43108010              | ers/43108010           |  6.04 |  4.80
pea-protein-powder-600-g              | Pea Protein Powder             |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
plant-protein-powder-600-g            | Plant Protein Powder           |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
collagen-peptides-600-g               | Collagen Peptides              |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
protein-powder-packets-600-g          | Protein Powder Packets         |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
greens-powder-600-g                   | Greens Powder                  |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
keto-shake-powder-600-g               | Keto Shake Powder              |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
hemp-protein-powder-600-g             | Hemp Protein Powder            |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
maca-powder-600-g                     | Maca Powder                    |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
mass-gainer-powder-600-g              | Mass Gainer Powder             |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
casein-protein-powder-600-g           | Casein Protein Powder          |             | 600 g   | ers/95230000              | ers/95230000           | 13.03 | 10.36
baby-puree-pouch-160-g                | Baby Puree Pouch               |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
baby-rice-cereal-160-g                | Baby Rice Cereal               |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
toddler-meals-160-g                   | Toddler Meals                  |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
baby-crackers-160-g                   | Baby Crackers                  |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
rice-rusks-160-g                      | Rice Rusks                     |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
baby-puffs-160-g                      | Baby Puffs                     |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
toddler-cookies-160-g                 | Toddler Cookies                |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
baby-oatmeal-160-g                    | Baby Oatmeal                   |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
toddler-bars-160-g                    | Toddler Bars                   |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
yogurt-melts-160-g                    | Yogurt Melts                   |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
baby-snack-crackers-160-g             | Baby Snack Crackers            |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
toddler-formula-160-g                 | Toddler Formula                |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
pediatric-nutrition-drink-160-g       | Pediatric Nutrition Drink      |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
baby-teething-wafers-160-g            | Baby Teething Wafers           |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
arrowroot-baby-cookies-160-g          | Arrowroot Baby Cookies         |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
toddler-crackers-160-g                | Toddler Crackers               |             | 160 g   | ers/54350010              | ers/54350010           | 12.30 |  9.78
altar-breads-200-g                    | Altar Breads                   |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
seaweed-sheets-200-g                  | Seaweed Sheets                 |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
rice-wrappers-200-g                   | Rice Wrappers                  |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
spring-roll-wrappers-200-g            | Spring Roll Wrappers           |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
agar-agar-200-g                       | Agar Agar                      |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
kelp-noodles-200-g                    | Kelp Noodles                   |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
jackfruit-200-g                       | Jackfruit                      |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
jackfruit-barbecue-200-g              | Jackfruit Barbecue             |             | 200 g   | ers/54319500              | ers/54319500           |  3.58 |  2.85
`;
