/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const BREAD_AND_BAKERY = `
bread-570-g                            | Bread                           |                 | 570 g | ers/51101000                | ers/51101000           |  2.99 |  2.76
bread-454-g                            | Bread                           |                 | 454 g | ers/51101000                | ers/51101000           |  2.38 |  2.20
loaf-570-g                             | Loaf                            |                 | 570 g | ers/51101000                | ers/51101000           |  2.99 |  2.76
loaf-454-g                             | Loaf                            |                 | 454 g | ers/51101000                | ers/51101000           |  2.38 |  2.20
buns-400-g                             | Buns                            |                 | 400 g | ers/51150000                | ers/51150000           |  3.62 |  3.34
rolls-400-g                            | Rolls                           |                 | 400 g | ers/51150000                | ers/51150000           |  3.62 |  3.34
bagels-450-g                           | Bagels                          |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
muffins-340-g                          | Muffins                         |                 | 340 g | ers/52302010                | ers/52302010           |  5.07 |  4.68
donuts-300-g                           | Donuts                          |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
tortillas-340-g                        | Tortillas                       |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
wraps-340-g                            | Wraps                           |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
flour-wraps-340-g                      | Flour Wraps                     |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
cake-500-g                             | Cake                            |                 | 500 g | ers/53120270                | ers/53120270           |  8.55 |  7.89
cupcakes-500-g                         | Cupcakes                        |                 | 500 g | ers/53120270                | ers/53120270           |  8.55 |  7.89
pie-550-g                              | Pie                             |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
tarts-550-g                            | Tarts                           |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
large-burger-buns-480-g                | Large Burger Buns               |                 | 480 g | ers/51154100                | ers/51154100           |  2.95 |  2.72
white-bread-675-g                      | White Bread                     |                 | 675 g | =statcan/white-bread        | bls/bread-white        |  3.60 |  2.78
white-bread-570-g                      | White Bread                     |                 | 570 g | statcan/white-bread         | bls/bread-white        |  3.04 |  2.34
white-bread-454-g                      | White Bread                     |                 | 454 g | statcan/white-bread         | =bls/bread-white       |  2.42 |  1.76
wonder-white-bread-675-g               | White Bread                     | Wonder          | 675 g | statcan/white-bread         | bls/bread-white        |  3.60 |  2.78
dempsters-white-bread-675-g            | White Bread                     | Dempster's      | 675 g | statcan/white-bread         | bls/bread-white        |  3.60 |  2.78
whole-wheat-bread-675-g                | Whole Wheat Bread               |                 | 675 g | ers/51300110                | bls/bread-whole-wheat  |  4.59 |  3.63
whole-wheat-bread-570-g                | Whole Wheat Bread               |                 | 570 g | ers/51300110                | bls/bread-whole-wheat  |  3.88 |  3.07
whole-wheat-bread-454-g                | Whole Wheat Bread               |                 | 454 g | ers/51300110                | =bls/bread-whole-wheat |  3.09 |  2.30
wonder-whole-wheat-bread-675-g         | Whole Wheat Bread               | Wonder          | 675 g | ers/51300110                | bls/bread-whole-wheat  |  4.59 |  3.63
dempsters-whole-wheat-bread-600-g      | Whole Wheat Bread               | Dempster's      | 600 g | ers/51300110                | bls/bread-whole-wheat  |  4.08 |  3.23
multigrain-bread-675-g                 | Multigrain Bread                |                 | 675 g | ers/51601020                | ers/51601020           |  4.77 |  4.40
multigrain-bread-600-g                 | Multigrain Bread                |                 | 600 g | ers/51601020                | ers/51601020           |  4.24 |  3.91
multigrain-bread-454-g                 | Multigrain Bread                |                 | 454 g | ers/51601020                | ers/51601020           |  3.21 |  2.96
dempsters-multigrain-bread-600-g       | Multigrain Bread                | Dempster's      | 600 g | ers/51601020                | ers/51601020           |  4.24 |  3.91
country-harvest-multigrain-bread-675-g | Multigrain Bread                | Country Harvest | 675 g | ers/51601020                | ers/51601020           |  4.77 |  4.40
12-grain-bread-600-g                   | 12 Grain Bread                  |                 | 600 g | ers/51601020                | ers/51601020           |  4.24 |  3.91
12-grain-bread-675-g                   | 12 Grain Bread                  |                 | 675 g | ers/51601020                | ers/51601020           |  4.77 |  4.40
ancient-grains-bread-600-g             | Ancient Grains Bread            |                 | 600 g | ers/51601020                | ers/51601020           |  4.24 |  3.91
ancient-grains-bread-675-g             | Ancient Grains Bread            |                 | 675 g | ers/51601020                | ers/51601020           |  4.77 |  4.40
flax-seed-bread-600-g                  | Flax Seed Bread                 |                 | 600 g | ers/51601020                | ers/51601020           |  4.24 |  3.91
flax-seed-bread-675-g                  | Flax Seed Bread                 |                 | 675 g | ers/51601020                | ers/51601020           |  4.77 |  4.40
seeded-bread-600-g                     | Seeded Bread                    |                 | 600 g | ers/51601020                | ers/51601020           |  4.24 |  3.91
seeded-bread-675-g                     | Seeded Bread                    |                 | 675 g | ers/51601020                | ers/51601020           |  4.77 |  4.40
sunflower-seed-bread-600-g             | Sunflower Seed Bread            |                 | 600 g | ers/51601020                | ers/51601020           |  4.24 |  3.91
sunflower-seed-bread-675-g             | Sunflower Seed Bread            |                 | 675 g | ers/51601020                | ers/51601020           |  4.77 |  4.40
cinnamon-raisin-bread-454-g            | Cinnamon Raisin Bread           |                 | 454 g | ers/51129010                | ers/51129010           |  4.32 |  3.98
cinnamon-raisin-bread-600-g            | Cinnamon Raisin Bread           |                 | 600 g | ers/51129010                | ers/51129010           |  5.71 |  5.27
sun-maid-cinnamon-raisin-bread-454-g   | Cinnamon Raisin Bread           | Sun-Maid        | 454 g | ers/51129010                | ers/51129010           |  4.32 |  3.98
sourdough-bread-454-g                  | Sourdough Bread                 |                 | 454 g | ers/51133010                | ers/51133010           |  3.52 |  3.25
sourdough-bread-600-g                  | Sourdough Bread                 |                 | 600 g | ers/51133010                | ers/51133010           |  4.65 |  4.29
rye-bread-454-g                        | Rye Bread                       |                 | 454 g | ers/51401010                | ers/51401010           |  4.24 |  3.91
rye-bread-570-g                        | Rye Bread                       |                 | 570 g | ers/51401010                | ers/51401010           |  5.33 |  4.91
pumpernickel-bread-454-g               | Pumpernickel Bread              |                 | 454 g | ers/51401010                | ers/51401010           |  4.24 |  3.91
pumpernickel-bread-570-g               | Pumpernickel Bread              |                 | 570 g | ers/51401010                | ers/51401010           |  5.33 |  4.91
marble-rye-bread-454-g                 | Marble Rye Bread                |                 | 454 g | ers/51401010                | ers/51401010           |  4.24 |  3.91
marble-rye-bread-570-g                 | Marble Rye Bread                |                 | 570 g | ers/51401010                | ers/51401010           |  5.33 |  4.91
oat-bread-600-g                        | Oat Bread                       |                 | 600 g | ers/51501010                | ers/51501010           |  3.82 |  3.52
honey-oat-bread-600-g                  | Honey Oat Bread                 |                 | 600 g | ers/51501010                | ers/51501010           |  3.82 |  3.52
potato-bread-570-g                     | Potato Bread                    |                 | 570 g | ers/51127010                | ers/51127010           |  3.90 |  3.60
italian-bread-454-g                    | Italian Bread                   |                 | 454 g | ers/51109010                | ers/51109010           |  2.96 |  2.73
italian-bread-570-g                    | Italian Bread                   |                 | 570 g | ers/51109010                | ers/51109010           |  3.72 |  3.43
french-bread-454-g                     | French Bread                    |                 | 454 g | ers/51107010                | ers/51107010           |  3.48 |  3.21
baguette-300-g                         | Baguette                        |                 | 300 g | ers/51107010                | ers/51107010           |  2.30 |  2.12
baguette-400-g                         | Baguette                        |                 | 400 g | ers/51107010                | ers/51107010           |  3.06 |  2.83
mini-baguettes-300-g                   | Mini Baguettes                  |                 | 300 g | ers/51107010                | ers/51107010           |  2.30 |  2.12
mini-baguettes-400-g                   | Mini Baguettes                  |                 | 400 g | ers/51107010                | ers/51107010           |  3.06 |  2.83
demi-baguettes-300-g                   | Demi Baguettes                  |                 | 300 g | ers/51107010                | ers/51107010           |  2.30 |  2.12
demi-baguettes-400-g                   | Demi Baguettes                  |                 | 400 g | ers/51107010                | ers/51107010           |  3.06 |  2.83
sprouted-grain-bread-600-g             | Sprouted Grain Bread            |                 | 600 g | ers/51300300                | ers/51300300           |  5.87 |  5.41
sprouted-grain-bread-680-g             | Sprouted Grain Bread            |                 | 680 g | ers/51300300                | ers/51300300           |  6.65 |  6.13
sandwich-bread-675-g                   | Sandwich Bread                  |                 | 675 g | ers/51101000                | ers/51101000           |  3.54 |  3.26
sandwich-bread-570-g                   | Sandwich Bread                  |                 | 570 g | ers/51101000                | ers/51101000           |  2.99 |  2.76
brown-bread-600-g                      | Brown Bread                     |                 | 600 g | ers/51301010                | ers/51301010           |  3.26 |  3.01
brown-bread-675-g                      | Brown Bread                     |                 | 675 g | ers/51301010                | ers/51301010           |  3.67 |  3.39
artisan-bread-400-g                    | Artisan Bread                   |                 | 400 g | ers/51107010                | ers/51107010           |  3.06 |  2.83
artisan-bread-600-g                    | Artisan Bread                   |                 | 600 g | ers/51107010                | ers/51107010           |  4.60 |  4.24
country-bread-600-g                    | Country Bread                   |                 | 600 g | ers/51107010                | ers/51107010           |  4.60 |  4.24
country-bread-675-g                    | Country Bread                   |                 | 675 g | ers/51107010                | ers/51107010           |  5.17 |  4.77
farmhouse-bread-600-g                  | Farmhouse Bread                 |                 | 600 g | ers/51107010                | ers/51107010           |  4.60 |  4.24
farmhouse-bread-675-g                  | Farmhouse Bread                 |                 | 675 g | ers/51107010                | ers/51107010           |  5.17 |  4.77
bakery-style-bread-600-g               | Bakery Style Bread              |                 | 600 g | ers/51107010                | ers/51107010           |  4.60 |  4.24
bakery-style-bread-675-g               | Bakery Style Bread              |                 | 675 g | ers/51107010                | ers/51107010           |  5.17 |  4.77
cheese-bread-400-g                     | Cheese Bread                    |                 | 400 g | ers/51111010                | ers/51111010           |  5.17 |  4.77
banana-bread-400-g                     | Banana Bread                    |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
banana-bread-450-g                     | Banana Bread                    |                 | 450 g | ers/52407000                | ers/52407000           |  5.26 |  4.85
lemon-loaf-400-g                       | Lemon Loaf                      |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
lemon-loaf-450-g                       | Lemon Loaf                      |                 | 450 g | ers/52407000                | ers/52407000           |  5.26 |  4.85
zucchini-bread-400-g                   | Zucchini Bread                  |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
zucchini-bread-450-g                   | Zucchini Bread                  |                 | 450 g | ers/52407000                | ers/52407000           |  5.26 |  4.85
pumpkin-loaf-400-g                     | Pumpkin Loaf                    |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
pumpkin-loaf-450-g                     | Pumpkin Loaf                    |                 | 450 g | ers/52407000                | ers/52407000           |  5.26 |  4.85
brioche-loaf-400-g                     | Brioche Loaf                    |                 | 400 g | ers/51167000                | ers/51167000           |  5.25 |  4.84
brioche-loaf-500-g                     | Brioche Loaf                    |                 | 500 g | ers/51167000                | ers/51167000           |  6.57 |  6.06
challah-bread-400-g                    | Challah Bread                   |                 | 400 g | ers/51167000                | ers/51167000           |  5.25 |  4.84
challah-bread-500-g                    | Challah Bread                   |                 | 500 g | ers/51167000                | ers/51167000           |  6.57 |  6.06
ciabatta-buns-360-g                    | Ciabatta Buns                   |                 | 360 g | ers/51155000                | ers/51155000           |  3.78 |  3.49
ciabatta-buns-450-g                    | Ciabatta Buns                   |                 | 450 g | ers/51155000                | ers/51155000           |  4.73 |  4.36
ciabatta-rolls-360-g                   | Ciabatta Rolls                  |                 | 360 g | ers/51155000                | ers/51155000           |  3.78 |  3.49
ciabatta-rolls-450-g                   | Ciabatta Rolls                  |                 | 450 g | ers/51155000                | ers/51155000           |  4.73 |  4.36
ciabatta-bread-360-g                   | Ciabatta Bread                  |                 | 360 g | ers/51155000                | ers/51155000           |  3.78 |  3.49
ciabatta-bread-450-g                   | Ciabatta Bread                  |                 | 450 g | ers/51155000                | ers/51155000           |  4.73 |  4.36
focaccia-bread-400-g                   | Focaccia Bread                  |                 | 400 g | ers/51108010                | ers/51108010           |  4.46 |  4.12
naan-bread-300-g                       | Naan Bread                      |                 | 300 g | ers/51108100                | ers/51108100           |  4.84 |  4.47
naan-bread-500-g                       | Naan Bread                      |                 | 500 g | ers/51108100                | ers/51108100           |  8.07 |  7.45
garlic-naan-bread-300-g                | Garlic Naan Bread               |                 | 300 g | ers/51108100                | ers/51108100           |  4.84 |  4.47
garlic-naan-bread-500-g                | Garlic Naan Bread               |                 | 500 g | ers/51108100                | ers/51108100           |  8.07 |  7.45
pita-bread-500-g                       | Pita Bread                      |                 | 500 g | =statcan/flatbread-and-pita | ers/51109100           |  3.57 |  4.00
pita-bread-350-g                       | Pita Bread                      |                 | 350 g | statcan/flatbread-and-pita  | ers/51109100           |  2.50 |  2.80
flatbread-500-g                        | Flatbread                       |                 | 500 g | statcan/flatbread-and-pita  | ers/51109100           |  3.57 |  4.00
flatbread-350-g                        | Flatbread                       |                 | 350 g | statcan/flatbread-and-pita  | ers/51109100           |  2.50 |  2.80
whole-wheat-pita-bread-500-g           | Whole Wheat Pita Bread          |                 | 500 g | statcan/flatbread-and-pita  | ers/51109100           |  3.57 |  4.00
whole-wheat-pita-bread-350-g           | Whole Wheat Pita Bread          |                 | 350 g | statcan/flatbread-and-pita  | ers/51109100           |  2.50 |  2.80
pocket-pita-bread-500-g                | Pocket Pita Bread               |                 | 500 g | statcan/flatbread-and-pita  | ers/51109100           |  3.57 |  4.00
pocket-pita-bread-350-g                | Pocket Pita Bread               |                 | 350 g | statcan/flatbread-and-pita  | ers/51109100           |  2.50 |  2.80
hamburger-buns-480-g                   | Hamburger Buns                  |                 | 480 g | ers/51154100                | ers/51154100           |  2.95 |  2.72
hamburger-buns-350-g                   | Hamburger Buns                  |                 | 350 g | ers/51154100                | ers/51154100           |  2.15 |  1.99
wonder-hamburger-buns-400-g            | Hamburger Buns                  | Wonder          | 400 g | ers/51154100                | ers/51154100           |  2.46 |  2.27
dempsters-hamburger-buns-480-g         | Hamburger Buns                  | Dempster's      | 480 g | ers/51154100                | ers/51154100           |  2.95 |  2.72
whole-wheat-hamburger-buns-480-g       | Whole Wheat Hamburger Buns      |                 | 480 g | ers/51320070                | ers/51320070           |  3.62 |  3.34
multigrain-hamburger-buns-480-g        | Multigrain Hamburger Buns       |                 | 480 g | ers/51320070                | ers/51320070           |  3.62 |  3.34
sesame-hamburger-buns-480-g            | Sesame Hamburger Buns           |                 | 480 g | ers/51320070                | ers/51320070           |  3.62 |  3.34
brioche-hamburger-buns-400-g           | Brioche Hamburger Buns          |                 | 400 g | ers/51167000                | ers/51167000           |  5.25 |  4.84
brioche-buns-400-g                     | Brioche Buns                    |                 | 400 g | ers/51167000                | ers/51167000           |  5.25 |  4.84
hot-dog-buns-400-g                     | Hot Dog Buns                    |                 | 400 g | ers/51154010                | ers/51154010           |  2.64 |  2.43
hot-dog-buns-350-g                     | Hot Dog Buns                    |                 | 350 g | ers/51154010                | ers/51154010           |  2.31 |  2.13
wonder-hot-dog-buns-400-g              | Hot Dog Buns                    | Wonder          | 400 g | ers/51154010                | ers/51154010           |  2.64 |  2.43
brioche-hot-dog-buns-400-g             | Brioche Hot Dog Buns            |                 | 400 g | ers/51154010                | ers/51154010           |  2.64 |  2.43
brioche-hot-dog-buns-350-g             | Brioche Hot Dog Buns            |                 | 350 g | ers/51154010                | ers/51154010           |  2.31 |  2.13
slider-buns-340-g                      | Slider Buns                     |                 | 340 g | ers/51154100                | ers/51154100           |  2.09 |  1.93
sub-buns-450-g                         | Sub Buns                        |                 | 450 g | ers/51157000                | ers/51157000           |  4.00 |  3.69
hoagie-rolls-450-g                     | Hoagie Rolls                    |                 | 450 g | ers/51157000                | ers/51157000           |  4.00 |  3.69
dinner-rolls-450-g                     | Dinner Rolls                    |                 | 450 g | ers/51150000                | ers/51150000           |  4.07 |  3.76
dinner-rolls-340-g                     | Dinner Rolls                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
white-rolls-450-g                      | White Rolls                     |                 | 450 g | ers/51150000                | ers/51150000           |  4.07 |  3.76
white-rolls-340-g                      | White Rolls                     |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
crusty-rolls-450-g                     | Crusty Rolls                    |                 | 450 g | ers/51150000                | ers/51150000           |  4.07 |  3.76
crusty-rolls-340-g                     | Crusty Rolls                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
kaiser-rolls-450-g                     | Kaiser Rolls                    |                 | 450 g | ers/51150000                | ers/51150000           |  4.07 |  3.76
kaiser-rolls-340-g                     | Kaiser Rolls                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
parker-house-rolls-450-g               | Parker House Rolls              |                 | 450 g | ers/51150000                | ers/51150000           |  4.07 |  3.76
parker-house-rolls-340-g               | Parker House Rolls              |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
multigrain-rolls-450-g                 | Multigrain Rolls                |                 | 450 g | ers/51320500                | ers/51320500           |  4.88 |  4.50
whole-wheat-rolls-450-g                | Whole Wheat Rolls               |                 | 450 g | ers/51320500                | ers/51320500           |  4.88 |  4.50
sweet-rolls-340-g                      | Sweet Rolls                     |                 | 340 g | ers/51160000                | ers/51160000           |  3.51 |  3.24
hawaiian-rolls-340-g                   | Hawaiian Rolls                  |                 | 340 g | ers/51160000                | ers/51160000           |  3.51 |  3.24
plain-bagels-450-g                     | Plain Bagels                    |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
plain-bagels-510-g                     | Plain Bagels                    |                 | 510 g | ers/51180010                | ers/51180010           |  3.93 |  3.63
thomas-plain-bagels-567-g              | Plain Bagels                    | Thomas'         | 567 g | ers/51180010                | ers/51180010           |  4.37 |  4.03
dempsters-plain-bagels-450-g           | Plain Bagels                    | Dempster's      | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
everything-bagels-450-g                | Everything Bagels               |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
everything-bagels-510-g                | Everything Bagels               |                 | 510 g | ers/51180010                | ers/51180010           |  3.93 |  3.63
sesame-bagels-450-g                    | Sesame Bagels                   |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
sesame-bagels-510-g                    | Sesame Bagels                   |                 | 510 g | ers/51180010                | ers/51180010           |  3.93 |  3.63
blueberry-bagels-450-g                 | Blueberry Bagels                |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
blueberry-bagels-510-g                 | Blueberry Bagels                |                 | 510 g | ers/51180010                | ers/51180010           |  3.93 |  3.63
onion-bagels-450-g                     | Onion Bagels                    |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
onion-bagels-510-g                     | Onion Bagels                    |                 | 510 g | ers/51180010                | ers/51180010           |  3.93 |  3.63
poppy-seed-bagels-450-g                | Poppy Seed Bagels               |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
poppy-seed-bagels-510-g                | Poppy Seed Bagels               |                 | 510 g | ers/51180010                | ers/51180010           |  3.93 |  3.63
mini-bagels-450-g                      | Mini Bagels                     |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
mini-bagels-510-g                      | Mini Bagels                     |                 | 510 g | ers/51180010                | ers/51180010           |  3.93 |  3.63
cinnamon-raisin-bagels-450-g           | Cinnamon Raisin Bagels          |                 | 450 g | ers/51180030                | ers/51180030           |  3.39 |  3.12
cinnamon-raisin-bagels-510-g           | Cinnamon Raisin Bagels          |                 | 510 g | ers/51180030                | ers/51180030           |  3.84 |  3.54
multigrain-bagels-450-g                | Multigrain Bagels               |                 | 450 g | ers/51630000                | ers/51630000           |  3.36 |  3.10
whole-wheat-bagels-450-g               | Whole Wheat Bagels              |                 | 450 g | ers/51630000                | ers/51630000           |  3.36 |  3.10
bagel-thins-340-g                      | Bagel Thins                     |                 | 340 g | ers/51301750                | ers/51301750           |  2.98 |  2.75
sandwich-thins-340-g                   | Sandwich Thins                  |                 | 340 g | ers/51301750                | ers/51301750           |  2.98 |  2.75
english-muffins-342-g                  | English Muffins                 |                 | 342 g | ers/51186010                | ers/51186010           |  3.21 |  2.96
english-muffins-400-g                  | English Muffins                 |                 | 400 g | ers/51186010                | ers/51186010           |  3.76 |  3.47
thomas-english-muffins-340-g           | English Muffins                 | Thomas'         | 340 g | ers/51186010                | ers/51186010           |  3.19 |  2.95
whole-wheat-english-muffins-342-g      | Whole Wheat English Muffins     |                 | 342 g | ers/51186010                | ers/51186010           |  3.21 |  2.96
whole-wheat-english-muffins-400-g      | Whole Wheat English Muffins     |                 | 400 g | ers/51186010                | ers/51186010           |  3.76 |  3.47
multigrain-english-muffins-342-g       | Multigrain English Muffins      |                 | 342 g | ers/51186010                | ers/51186010           |  3.21 |  2.96
multigrain-english-muffins-400-g       | Multigrain English Muffins      |                 | 400 g | ers/51186010                | ers/51186010           |  3.76 |  3.47
raisin-english-muffins-342-g           | Raisin English Muffins          |                 | 342 g | ers/51186010                | ers/51186010           |  3.21 |  2.96
raisin-english-muffins-400-g           | Raisin English Muffins          |                 | 400 g | ers/51186010                | ers/51186010           |  3.76 |  3.47
blueberry-muffins-340-g                | Blueberry Muffins               |                 | 340 g | ers/52302010                | ers/52302010           |  5.07 |  4.68
blueberry-muffins-400-g                | Blueberry Muffins               |                 | 400 g | ers/52302010                | ers/52302010           |  5.97 |  5.50
banana-muffins-340-g                   | Banana Muffins                  |                 | 340 g | ers/52302010                | ers/52302010           |  5.07 |  4.68
banana-muffins-400-g                   | Banana Muffins                  |                 | 400 g | ers/52302010                | ers/52302010           |  5.97 |  5.50
morning-glory-muffins-340-g            | Morning Glory Muffins           |                 | 340 g | ers/52302010                | ers/52302010           |  5.07 |  4.68
morning-glory-muffins-400-g            | Morning Glory Muffins           |                 | 400 g | ers/52302010                | ers/52302010           |  5.97 |  5.50
cranberry-muffins-340-g                | Cranberry Muffins               |                 | 340 g | ers/52302010                | ers/52302010           |  5.07 |  4.68
cranberry-muffins-400-g                | Cranberry Muffins               |                 | 400 g | ers/52302010                | ers/52302010           |  5.97 |  5.50
chocolate-chip-muffins-340-g           | Chocolate Chip Muffins          |                 | 340 g | ers/52302500                | ers/52302500           |  5.16 |  4.76
chocolate-chip-muffins-400-g           | Chocolate Chip Muffins          |                 | 400 g | ers/52302500                | ers/52302500           |  6.07 |  5.60
double-chocolate-muffins-340-g         | Double Chocolate Muffins        |                 | 340 g | ers/52302500                | ers/52302500           |  5.16 |  4.76
double-chocolate-muffins-400-g         | Double Chocolate Muffins        |                 | 400 g | ers/52302500                | ers/52302500           |  6.07 |  5.60
chocolate-muffins-340-g                | Chocolate Muffins               |                 | 340 g | ers/52302500                | ers/52302500           |  5.16 |  4.76
chocolate-muffins-400-g                | Chocolate Muffins               |                 | 400 g | ers/52302500                | ers/52302500           |  6.07 |  5.60
lemon-poppy-seed-muffins-340-g         | Lemon Poppy Seed Muffins        |                 | 340 g | ers/52306700                | ers/52306700           |  4.79 |  4.42
lemon-poppy-seed-muffins-400-g         | Lemon Poppy Seed Muffins        |                 | 400 g | ers/52306700                | ers/52306700           |  5.63 |  5.20
raisin-bran-muffins-340-g              | Raisin Bran Muffins             |                 | 340 g | ers/52306700                | ers/52306700           |  4.79 |  4.42
raisin-bran-muffins-400-g              | Raisin Bran Muffins             |                 | 400 g | ers/52306700                | ers/52306700           |  5.63 |  5.20
carrot-muffins-340-g                   | Carrot Muffins                  |                 | 340 g | ers/52306700                | ers/52306700           |  4.79 |  4.42
carrot-muffins-400-g                   | Carrot Muffins                  |                 | 400 g | ers/52306700                | ers/52306700           |  5.63 |  5.20
apple-cinnamon-muffins-340-g           | Apple Cinnamon Muffins          |                 | 340 g | ers/52306700                | ers/52306700           |  4.79 |  4.42
apple-cinnamon-muffins-400-g           | Apple Cinnamon Muffins          |                 | 400 g | ers/52306700                | ers/52306700           |  5.63 |  5.20
flour-tortillas-340-g                  | Flour Tortillas                 |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
flour-tortillas-500-g                  | Flour Tortillas                 |                 | 500 g | ers/52215200                | ers/52215200           |  3.23 |  2.98
mission-flour-tortillas-496-g          | Flour Tortillas                 | Mission         | 496 g | ers/52215200                | ers/52215200           |  3.21 |  2.96
old-el-paso-flour-tortillas-334-g      | Flour Tortillas                 | Old El Paso     | 334 g | ers/52215200                | ers/52215200           |  2.16 |  1.99
white-tortilla-wraps-340-g             | White Tortilla Wraps            |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
white-tortilla-wraps-500-g             | White Tortilla Wraps            |                 | 500 g | ers/52215200                | ers/52215200           |  3.23 |  2.98
tortilla-wraps-340-g                   | Tortilla Wraps                  |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
tortilla-wraps-500-g                   | Tortilla Wraps                  |                 | 500 g | ers/52215200                | ers/52215200           |  3.23 |  2.98
plain-wraps-340-g                      | Plain Wraps                     |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
plain-wraps-500-g                      | Plain Wraps                     |                 | 500 g | ers/52215200                | ers/52215200           |  3.23 |  2.98
whole-wheat-tortillas-340-g            | Whole Wheat Tortillas           |                 | 340 g | ers/52215260                | ers/52215260           |  3.32 |  3.07
whole-wheat-tortillas-500-g            | Whole Wheat Tortillas           |                 | 500 g | ers/52215260                | ers/52215260           |  4.89 |  4.51
multigrain-tortillas-340-g             | Multigrain Tortillas            |                 | 340 g | ers/52215260                | ers/52215260           |  3.32 |  3.07
multigrain-tortillas-500-g             | Multigrain Tortillas            |                 | 500 g | ers/52215260                | ers/52215260           |  4.89 |  4.51
spinach-wraps-340-g                    | Spinach Wraps                   |                 | 340 g | ers/52215260                | ers/52215260           |  3.32 |  3.07
spinach-wraps-500-g                    | Spinach Wraps                   |                 | 500 g | ers/52215260                | ers/52215260           |  4.89 |  4.51
whole-wheat-wraps-340-g                | Whole Wheat Wraps               |                 | 340 g | ers/52215260                | ers/52215260           |  3.32 |  3.07
whole-wheat-wraps-500-g                | Whole Wheat Wraps               |                 | 500 g | ers/52215260                | ers/52215260           |  4.89 |  4.51
corn-tortillas-340-g                   | Corn Tortillas                  |                 | 340 g | ers/52215100                | ers/52215100           |  0.91 |  0.84
corn-tortillas-500-g                   | Corn Tortillas                  |                 | 500 g | ers/52215100                | ers/52215100           |  1.34 |  1.23
taco-shells-130-g                      | Taco Shells                     |                 | 130 g | ers/52215300                | ers/52215300           |  1.59 |  1.47
taco-shells-200-g                      | Taco Shells                     |                 | 200 g | ers/52215300                | ers/52215300           |  2.45 |  2.26
old-el-paso-taco-shells-125-g          | Taco Shells                     | Old El Paso     | 125 g | ers/52215300                | ers/52215300           |  1.53 |  1.41
tostada-shells-130-g                   | Tostada Shells                  |                 | 130 g | ers/52215300                | ers/52215300           |  1.59 |  1.47
tostada-shells-200-g                   | Tostada Shells                  |                 | 200 g | ers/52215300                | ers/52215300           |  2.45 |  2.26
croissants-300-g                       | Croissants                      |                 | 300 g | ers/51166000                | ers/51166000           |  4.20 |  3.88
croissants-400-g                       | Croissants                      |                 | 400 g | ers/51166000                | ers/51166000           |  5.60 |  5.17
butter-croissants-300-g                | Butter Croissants               |                 | 300 g | ers/51166000                | ers/51166000           |  4.20 |  3.88
butter-croissants-400-g                | Butter Croissants               |                 | 400 g | ers/51166000                | ers/51166000           |  5.60 |  5.17
mini-croissants-300-g                  | Mini Croissants                 |                 | 300 g | ers/51166000                | ers/51166000           |  4.20 |  3.88
mini-croissants-400-g                  | Mini Croissants                 |                 | 400 g | ers/51166000                | ers/51166000           |  5.60 |  5.17
chocolate-croissants-300-g             | Chocolate Croissants            |                 | 300 g | ers/51166200                | ers/51166200           |  4.05 |  3.73
plain-donuts-300-g                     | Plain Donuts                    |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
plain-donuts-340-g                     | Plain Donuts                    |                 | 340 g | ers/53520100                | ers/53520100           |  3.83 |  3.53
glazed-donuts-300-g                    | Glazed Donuts                   |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
glazed-donuts-340-g                    | Glazed Donuts                   |                 | 340 g | ers/53520100                | ers/53520100           |  3.83 |  3.53
powdered-donuts-300-g                  | Powdered Donuts                 |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
powdered-donuts-340-g                  | Powdered Donuts                 |                 | 340 g | ers/53520100                | ers/53520100           |  3.83 |  3.53
cinnamon-sugar-donuts-300-g            | Cinnamon Sugar Donuts           |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
cinnamon-sugar-donuts-340-g            | Cinnamon Sugar Donuts           |                 | 340 g | ers/53520100                | ers/53520100           |  3.83 |  3.53
mini-donuts-300-g                      | Mini Donuts                     |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
mini-donuts-340-g                      | Mini Donuts                     |                 | 340 g | ers/53520100                | ers/53520100           |  3.83 |  3.53
chocolate-donuts-300-g                 | Chocolate Donuts                |                 | 300 g | ers/53520140                | ers/53520140           |  3.76 |  3.47
chocolate-donuts-340-g                 | Chocolate Donuts                |                 | 340 g | ers/53520140                | ers/53520140           |  4.27 |  3.93
vanilla-glazed-donuts-300-g            | Vanilla Glazed Donuts           |                 | 300 g | ers/53520140                | ers/53520140           |  3.76 |  3.47
vanilla-glazed-donuts-340-g            | Vanilla Glazed Donuts           |                 | 340 g | ers/53520140                | ers/53520140           |  4.27 |  3.93
maple-donuts-300-g                     | Maple Donuts                    |                 | 300 g | ers/53520140                | ers/53520140           |  3.76 |  3.47
maple-donuts-340-g                     | Maple Donuts                    |                 | 340 g | ers/53520140                | ers/53520140           |  4.27 |  3.93
donut-holes-300-g                      | Donut Holes                     |                 | 300 g | ers/53520170                | ers/53520170           |  3.28 |  3.03
cinnamon-rolls-400-g                   | Cinnamon Rolls                  |                 | 400 g | ers/51160110                | ers/51160110           |  3.48 |  3.21
cinnamon-rolls-500-g                   | Cinnamon Rolls                  |                 | 500 g | ers/51160110                | ers/51160110           |  4.35 |  4.01
cinnamon-buns-400-g                    | Cinnamon Buns                   |                 | 400 g | ers/51160110                | ers/51160110           |  3.48 |  3.21
cinnamon-buns-500-g                    | Cinnamon Buns                   |                 | 500 g | ers/51160110                | ers/51160110           |  4.35 |  4.01
cheese-danish-300-g                    | Cheese Danish                   |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
fruit-danish-300-g                     | Fruit Danish                    |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
apple-turnovers-300-g                  | Apple Turnovers                 |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
apple-strudel-400-g                    | Apple Strudel                   |                 | 400 g | ers/53440000                | ers/53440000           |  5.39 |  4.97
eclairs-300-g                          | Eclairs                         |                 | 300 g | ers/53420100                | ers/53420100           |  4.15 |  3.83
cream-puffs-300-g                      | Cream Puffs                     |                 | 300 g | ers/53420100                | ers/53420100           |  4.15 |  3.83
puff-pastry-400-g                      | Puff Pastry                     |                 | 400 g | ers/53452400                | ers/53452400           |  4.26 |  3.93
brownies-320-g                         | Brownies                        |                 | 320 g | ers/53204010                | ers/53204010           |  3.44 |  3.17
brownies-400-g                         | Brownies                        |                 | 400 g | ers/53204010                | ers/53204010           |  4.30 |  3.97
chocolate-brownies-320-g               | Chocolate Brownies              |                 | 320 g | ers/53204010                | ers/53204010           |  3.44 |  3.17
chocolate-brownies-400-g               | Chocolate Brownies              |                 | 400 g | ers/53204010                | ers/53204010           |  4.30 |  3.97
fudge-brownies-320-g                   | Fudge Brownies                  |                 | 320 g | ers/53204010                | ers/53204010           |  3.44 |  3.17
fudge-brownies-400-g                   | Fudge Brownies                  |                 | 400 g | ers/53204010                | ers/53204010           |  4.30 |  3.97
brownie-bites-320-g                    | Brownie Bites                   |                 | 320 g | ers/53204010                | ers/53204010           |  3.44 |  3.17
brownie-bites-400-g                    | Brownie Bites                   |                 | 400 g | ers/53204010                | ers/53204010           |  4.30 |  3.97
blondies-320-g                         | Blondies                        |                 | 320 g | ers/53205260                | ers/53205260           |  3.83 |  3.53
chocolate-cake-500-g                   | Chocolate Cake                  |                 | 500 g | ers/53105270                | ers/53105270           |  7.56 |  6.97
chocolate-cake-680-g                   | Chocolate Cake                  |                 | 680 g | ers/53105270                | ers/53105270           | 10.29 |  9.49
chocolate-layer-cake-500-g             | Chocolate Layer Cake            |                 | 500 g | ers/53105270                | ers/53105270           |  7.56 |  6.97
chocolate-layer-cake-680-g             | Chocolate Layer Cake            |                 | 680 g | ers/53105270                | ers/53105270           | 10.29 |  9.49
vanilla-cake-500-g                     | Vanilla Cake                    |                 | 500 g | ers/53120270                | ers/53120270           |  8.55 |  7.89
vanilla-cake-680-g                     | Vanilla Cake                    |                 | 680 g | ers/53120270                | ers/53120270           | 11.63 | 10.73
white-cake-500-g                       | White Cake                      |                 | 500 g | ers/53120270                | ers/53120270           |  8.55 |  7.89
white-cake-680-g                       | White Cake                      |                 | 680 g | ers/53120270                | ers/53120270           | 11.63 | 10.73
birthday-cake-500-g                    | Birthday Cake                   |                 | 500 g | ers/53120270                | ers/53120270           |  8.55 |  7.89
birthday-cake-680-g                    | Birthday Cake                   |                 | 680 g | ers/53120270                | ers/53120270           | 11.63 | 10.73
carrot-cake-500-g                      | Carrot Cake                     |                 | 500 g | ers/53104260                | ers/53104260           |  7.10 |  6.55
lemon-cake-400-g                       | Lemon Cake                      |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
coffee-cake-400-g                      | Coffee Cake                     |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
angel-food-cake-400-g                  | Angel Food Cake                 |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
pound-cake-400-g                       | Pound Cake                      |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
marble-cake-400-g                      | Marble Cake                     |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
cheesecake-500-g                       | Cheesecake                      |                 | 500 g | ers/53104500                | ers/53104500           |  9.45 |  8.71
cheesecake-900-g                       | Cheesecake                      |                 | 900 g | ers/53104500                | ers/53104500           | 17.00 | 15.68
strawberry-cheesecake-500-g            | Strawberry Cheesecake           |                 | 500 g | ers/53104500                | ers/53104500           |  9.45 |  8.71
strawberry-cheesecake-900-g            | Strawberry Cheesecake           |                 | 900 g | ers/53104500                | ers/53104500           | 17.00 | 15.68
chocolate-cheesecake-500-g             | Chocolate Cheesecake            |                 | 500 g | ers/53104500                | ers/53104500           |  9.45 |  8.71
chocolate-cheesecake-900-g             | Chocolate Cheesecake            |                 | 900 g | ers/53104500                | ers/53104500           | 17.00 | 15.68
chocolate-cupcakes-300-g               | Chocolate Cupcakes              |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
vanilla-cupcakes-300-g                 | Vanilla Cupcakes                |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
snack-cakes-300-g                      | Snack Cakes                     |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
apple-pie-550-g                        | Apple Pie                       |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
apple-pie-900-g                        | Apple Pie                       |                 | 900 g | ers/53301000                | ers/53301000           |  7.03 |  6.48
cherry-pie-550-g                       | Cherry Pie                      |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
cherry-pie-900-g                       | Cherry Pie                      |                 | 900 g | ers/53301000                | ers/53301000           |  7.03 |  6.48
blueberry-pie-550-g                    | Blueberry Pie                   |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
blueberry-pie-900-g                    | Blueberry Pie                   |                 | 900 g | ers/53301000                | ers/53301000           |  7.03 |  6.48
pumpkin-pie-550-g                      | Pumpkin Pie                     |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
pumpkin-pie-900-g                      | Pumpkin Pie                     |                 | 900 g | ers/53301000                | ers/53301000           |  7.03 |  6.48
pecan-pie-550-g                        | Pecan Pie                       |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
pecan-pie-900-g                        | Pecan Pie                       |                 | 900 g | ers/53301000                | ers/53301000           |  7.03 |  6.48
lemon-meringue-pie-550-g               | Lemon Meringue Pie              |                 | 550 g | ers/53301000                | ers/53301000           |  4.29 |  3.96
lemon-meringue-pie-900-g               | Lemon Meringue Pie              |                 | 900 g | ers/53301000                | ers/53301000           |  7.03 |  6.48
butter-tarts-300-g                     | Butter Tarts                    |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
fruit-tarts-300-g                      | Fruit Tarts                     |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
lemon-tarts-300-g                      | Lemon Tarts                     |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
pie-crust-340-g                        | Pie Crust                       |                 | 340 g | ers/53391000                | ers/53391000           |  4.36 |  4.02
pie-crust-425-g                        | Pie Crust                       |                 | 425 g | ers/53391000                | ers/53391000           |  5.45 |  5.02
pie-shells-340-g                       | Pie Shells                      |                 | 340 g | ers/53391000                | ers/53391000           |  4.36 |  4.02
pie-shells-425-g                       | Pie Shells                      |                 | 425 g | ers/53391000                | ers/53391000           |  5.45 |  5.02
tart-shells-340-g                      | Tart Shells                     |                 | 340 g | ers/53391000                | ers/53391000           |  4.36 |  4.02
tart-shells-425-g                      | Tart Shells                     |                 | 425 g | ers/53391000                | ers/53391000           |  5.45 |  5.02
pizza-crust-300-g                      | Pizza Crust                     |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
pizza-crust-400-g                      | Pizza Crust                     |                 | 400 g | ers/51108010                | ers/51108010           |  4.46 |  4.12
pizza-dough-300-g                      | Pizza Dough                     |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
pizza-dough-400-g                      | Pizza Dough                     |                 | 400 g | ers/51108010                | ers/51108010           |  4.46 |  4.12
pizza-shells-300-g                     | Pizza Shells                    |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
pizza-shells-400-g                     | Pizza Shells                    |                 | 400 g | ers/51108010                | ers/51108010           |  4.46 |  4.12
thin-pizza-crust-300-g                 | Thin Pizza Crust                |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
thin-pizza-crust-400-g                 | Thin Pizza Crust                |                 | 400 g | ers/51108010                | ers/51108010           |  4.46 |  4.12
cauliflower-pizza-crust-300-g          | Cauliflower Pizza Crust         |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
cauliflower-pizza-crust-400-g          | Cauliflower Pizza Crust         |                 | 400 g | ers/51108010                | ers/51108010           |  4.46 |  4.12
scones-350-g                           | Scones                          |                 | 350 g | ers/52105100                | ers/52105100           |  5.85 |  5.40
blueberry-scones-350-g                 | Blueberry Scones                |                 | 350 g | ers/52105100                | ers/52105100           |  5.85 |  5.40
biscuits-buttermilk-340-g              | Biscuits, Buttermilk            |                 | 340 g | ers/52102040                | ers/52102040           |  1.96 |  1.81
garlic-bread-300-g                     | Garlic Bread                    |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
garlic-bread-400-g                     | Garlic Bread                    |                 | 400 g | ers/51121035                | ers/51121035           |  3.96 |  3.65
garlic-toast-300-g                     | Garlic Toast                    |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
garlic-toast-400-g                     | Garlic Toast                    |                 | 400 g | ers/51121035                | ers/51121035           |  3.96 |  3.65
texas-toast-300-g                      | Texas Toast                     |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
texas-toast-400-g                      | Texas Toast                     |                 | 400 g | ers/51121035                | ers/51121035           |  3.96 |  3.65
breadsticks-300-g                      | Breadsticks                     |                 | 300 g | ers/51184220                | ers/51184220           |  3.63 |  3.35
soft-breadsticks-300-g                 | Soft Breadsticks                |                 | 300 g | ers/51184220                | ers/51184220           |  3.63 |  3.35
croutons-145-g                         | Croutons                        |                 | 145 g | ers/51185000                | ers/51185000           |  1.41 |  1.30
croutons-200-g                         | Croutons                        |                 | 200 g | ers/51185000                | ers/51185000           |  1.94 |  1.79
garlic-croutons-145-g                  | Garlic Croutons                 |                 | 145 g | ers/51185000                | ers/51185000           |  1.41 |  1.30
garlic-croutons-200-g                  | Garlic Croutons                 |                 | 200 g | ers/51185000                | ers/51185000           |  1.94 |  1.79
caesar-croutons-145-g                  | Caesar Croutons                 |                 | 145 g | ers/51185000                | ers/51185000           |  1.41 |  1.30
caesar-croutons-200-g                  | Caesar Croutons                 |                 | 200 g | ers/51185000                | ers/51185000           |  1.94 |  1.79
melba-toast-200-g                      | Melba Toast                     |                 | 200 g | ers/51187000                | ers/51187000           |  2.85 |  2.62
corn-bread-350-g                       | Corn Bread                      |                 | 350 g | ers/52206010                | ers/52206010           |  5.70 |  5.26
cornbread-muffins-350-g                | Cornbread Muffins               |                 | 350 g | ers/52206010                | ers/52206010           |  5.70 |  5.26
crumpets-350-g                         | Crumpets                        |                 | 350 g | ers/51300175                | ers/51300175           |  5.11 |  4.71
roti-350-g                             | Roti                            |                 | 350 g | ers/51300175                | ers/51300175           |  5.11 |  4.71
paratha-350-g                          | Paratha                         |                 | 350 g | ers/51300175                | ers/51300175           |  5.11 |  4.71
lavash-bread-350-g                     | Lavash Bread                    |                 | 350 g | ers/51300175                | ers/51300175           |  5.11 |  4.71
panettone-500-g                        | Panettone                       |                 | 500 g | ers/51188100                | ers/51188100           |  5.29 |  4.88
stollen-500-g                          | Stollen                         |                 | 500 g | ers/51188100                | ers/51188100           |  5.29 |  4.88
fruitcake-500-g                        | Fruitcake                       |                 | 500 g | ers/51188100                | ers/51188100           |  5.29 |  4.88
pumpkin-muffins-320-g                  | Pumpkin Muffins                 |                 | 320 g | ers/52306700                | ers/52306700           |  4.51 |  4.16
corn-muffins-320-g                     | Corn Muffins                    |                 | 320 g | ers/52206010                | ers/52206010           |  5.21 |  4.81
bran-muffins-320-g                     | Bran Muffins                    |                 | 320 g | ers/52306700                | ers/52306700           |  4.51 |  4.16
lemon-muffins-320-g                    | Lemon Muffins                   |                 | 320 g | ers/52306700                | ers/52306700           |  4.51 |  4.16
cinnamon-muffins-320-g                 | Cinnamon Muffins                |                 | 320 g | ers/52306700                | ers/52306700           |  4.51 |  4.16
raspberry-muffins-320-g                | Raspberry Muffins               |                 | 320 g | ers/52302010                | ers/52302010           |  4.78 |  4.40
strawberry-muffins-320-g               | Strawberry Muffins              |                 | 320 g | ers/52302010                | ers/52302010           |  4.78 |  4.40
chocolate-chip-scones-320-g            | Chocolate Chip Scones           |                 | 320 g | ers/52105100                | ers/52105100           |  5.35 |  4.93
cranberry-scones-320-g                 | Cranberry Scones                |                 | 320 g | ers/52105100                | ers/52105100           |  5.35 |  4.93
raisin-bread-450-g                     | Raisin Bread                    |                 | 450 g | ers/51129010                | ers/51129010           |  4.28 |  3.95
sugar-pie-600-g                        | Sugar Pie                       |                 | 600 g | ers/53301000                | ers/53301000           |  4.68 |  4.32
strawberry-pie-600-g                   | Strawberry Pie                  |                 | 600 g | ers/53301000                | ers/53301000           |  4.68 |  4.32
peach-pie-600-g                        | Peach Pie                       |                 | 600 g | ers/53301000                | ers/53301000           |  4.68 |  4.32
key-lime-pie-600-g                     | Key Lime Pie                    |                 | 600 g | ers/53301000                | ers/53301000           |  4.68 |  4.32
red-velvet-cake-500-g                  | Red Velvet Cake                 |                 | 500 g | ers/53105270                | ers/53105270           |  7.56 |  6.97
red-velvet-cupcakes-300-g              | Red Velvet Cupcakes             |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
strawberry-donuts-300-g                | Strawberry Donuts               |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
pretzel-buns-300-g                     | Pretzel Buns                    |                 | 300 g | ers/51154100                | ers/51154100           |  1.85 |  1.70
olive-bread-400-g                      | Olive Bread                     |                 | 400 g | ers/51108010                | ers/51108010           |  4.46 |  4.12
garlic-breadsticks-300-g               | Garlic Breadsticks              |                 | 300 g | ers/51184220                | ers/51184220           |  3.63 |  3.35
jalapeno-bagels-400-g                  | Jalapeno Bagels                 |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
churros-300-g                          | Churros                         |                 | 300 g | ers/53415120                | ers/53415120           |  3.71 |  3.42
apple-fritters-300-g                   | Apple Fritters                  |                 | 300 g | ers/53415120                | ers/53415120           |  3.71 |  3.42
fritters-300-g                         | Fritters                        |                 | 300 g | ers/53415120                | ers/53415120           |  3.71 |  3.42
beignets-300-g                         | Beignets                        |                 | 300 g | ers/53415120                | ers/53415120           |  3.71 |  3.42
profiteroles-300-g                     | Profiteroles                    |                 | 300 g | ers/53420100                | ers/53420100           |  4.15 |  3.83
chocolate-eclairs-300-g                | Chocolate Eclairs               |                 | 300 g | ers/53420100                | ers/53420100           |  4.15 |  3.83
rugelach-300-g                         | Rugelach                        |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
baklava-300-g                          | Baklava                         |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
cannoli-300-g                          | Cannoli                         |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
whoopie-pies-300-g                     | Whoopie Pies                    |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
swiss-roll-300-g                       | Swiss Roll                      |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
chocolate-snack-cakes-300-g            | Chocolate Snack Cakes           |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
jelly-roll-300-g                       | Jelly Roll                      |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
lava-cake-400-g                        | Lava Cake                       |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
black-forest-cake-400-g                | Black Forest Cake               |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
ice-cream-cake-400-g                   | Ice Cream Cake                  |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
cheesecake-bites-400-g                 | Cheesecake Bites                |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
tres-leches-cake-400-g                 | Tres Leches Cake                |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
bundt-cake-400-g                       | Bundt Cake                      |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
pineapple-upside-down-cake-400-g       | Pineapple Upside Down Cake      |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
cake-pops-400-g                        | Cake Pops                       |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
mini-cupcakes-400-g                    | Mini Cupcakes                   |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
coconut-cake-400-g                     | Coconut Cake                    |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
strawberry-shortcake-400-g             | Strawberry Shortcake            |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
funfetti-cake-400-g                    | Funfetti Cake                   |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
crumb-cake-400-g                       | Crumb Cake                      |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
spice-cake-400-g                       | Spice Cake                      |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
apple-cake-400-g                       | Apple Cake                      |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
chocolate-lava-cake-400-g              | Chocolate Lava Cake             |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
banana-cake-400-g                      | Banana Cake                     |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
tiramisu-400-g                         | Tiramisu                        |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
apple-crisp-400-g                      | Apple Crisp                     |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
sticky-toffee-pudding-400-g            | Sticky Toffee Pudding           |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
yule-log-cake-400-g                    | Yule Log Cake                   |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
sponge-cake-400-g                      | Sponge Cake                     |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
lemon-drizzle-cake-400-g               | Lemon Drizzle Cake              |                 | 400 g | ers/53105270                | ers/53105270           |  6.05 |  5.58
banana-cream-pie-680-g                 | Banana Cream Pie                |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
chocolate-cream-pie-680-g              | Chocolate Cream Pie             |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
coconut-cream-pie-680-g                | Coconut Cream Pie               |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
lemon-pie-680-g                        | Lemon Pie                       |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
strawberry-rhubarb-pie-680-g           | Strawberry Rhubarb Pie          |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
mixed-berry-pie-680-g                  | Mixed Berry Pie                 |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
fruit-pie-680-g                        | Fruit Pie                       |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
raspberry-pie-680-g                    | Raspberry Pie                   |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
sweet-potato-pie-680-g                 | Sweet Potato Pie                |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
peach-cobbler-680-g                    | Peach Cobbler                   |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
apple-cobbler-680-g                    | Apple Cobbler                   |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
mini-pies-680-g                        | Mini Pies                       |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
hand-pies-680-g                        | Hand Pies                       |                 | 680 g | ers/53301000                | ers/53301000           |  5.31 |  4.89
pecan-tarts-300-g                      | Pecan Tarts                     |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
raisin-butter-tarts-300-g              | Raisin Butter Tarts             |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
pecan-butter-tarts-300-g               | Pecan Butter Tarts              |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
portuguese-custard-tarts-300-g         | Portuguese Custard Tarts        |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
raspberry-tarts-300-g                  | Raspberry Tarts                 |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
date-squares-300-g                     | Date Squares                    |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
nanaimo-bars-300-g                     | Nanaimo Bars                    |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
lemon-squares-300-g                    | Lemon Squares                   |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
lemon-bars-300-g                       | Lemon Bars                      |                 | 300 g | ers/53300170                | ers/53300170           |  3.28 |  3.02
cranberry-orange-muffins-330-g         | Cranberry Orange Muffins        |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
zucchini-muffins-330-g                 | Zucchini Muffins                |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
chocolate-zucchini-muffins-330-g       | Chocolate Zucchini Muffins      |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
apple-muffins-330-g                    | Apple Muffins                   |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
pumpkin-chocolate-chip-muffins-330-g   | Pumpkin Chocolate Chip Muffins  |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
mini-muffins-330-g                     | Mini Muffins                    |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
mini-blueberry-muffins-330-g           | Mini Blueberry Muffins          |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
cranberry-orange-scones-330-g          | Cranberry Orange Scones         |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
peach-muffins-330-g                    | Peach Muffins                   |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
coffee-cake-muffins-330-g              | Coffee Cake Muffins             |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
maple-muffins-330-g                    | Maple Muffins                   |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
pistachio-muffins-330-g                | Pistachio Muffins               |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
coconut-muffins-330-g                  | Coconut Muffins                 |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
oatmeal-muffins-330-g                  | Oatmeal Muffins                 |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
lemon-blueberry-muffins-330-g          | Lemon Blueberry Muffins         |                 | 330 g | ers/52302010                | ers/52302010           |  4.92 |  4.54
cranberry-orange-scones-300-g          | Cranberry Orange Scones         |                 | 300 g | ers/52105100                | ers/52105100           |  5.01 |  4.62
raisin-scones-300-g                    | Raisin Scones                   |                 | 300 g | ers/52105100                | ers/52105100           |  5.01 |  4.62
cheddar-scones-300-g                   | Cheddar Scones                  |                 | 300 g | ers/52105100                | ers/52105100           |  5.01 |  4.62
maple-scones-300-g                     | Maple Scones                    |                 | 300 g | ers/52105100                | ers/52105100           |  5.01 |  4.62
chocolate-glazed-donuts-300-g          | Chocolate Glazed Donuts         |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
jelly-donuts-300-g                     | Jelly Donuts                    |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
apple-cider-donuts-300-g               | Apple Cider Donuts              |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
sprinkle-donuts-300-g                  | Sprinkle Donuts                 |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
boston-cream-donuts-300-g              | Boston Cream Donuts             |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
cinnamon-donuts-300-g                  | Cinnamon Donuts                 |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
old-fashioned-donuts-300-g             | Old Fashioned Donuts            |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
vanilla-donuts-300-g                   | Vanilla Donuts                  |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
cheese-bagels-400-g                    | Cheese Bagels                   |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
asiago-bagels-400-g                    | Asiago Bagels                   |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
pumpernickel-bagels-400-g              | Pumpernickel Bagels             |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
cranberry-bagels-400-g                 | Cranberry Bagels                |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
chocolate-chip-bagels-400-g            | Chocolate Chip Bagels           |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
montreal-style-bagels-400-g            | Montreal Style Bagels           |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
cheddar-bagels-400-g                   | Cheddar Bagels                  |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
egg-bagels-400-g                       | Egg Bagels                      |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
everything-bagel-thins-400-g           | Everything Bagel Thins          |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
sourdough-bagels-400-g                 | Sourdough Bagels                |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
honey-wheat-bagels-400-g               | Honey Wheat Bagels              |                 | 400 g | ers/51180010                | ers/51180010           |  3.08 |  2.84
honey-wheat-bread-567-g                | Honey Wheat Bread               |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
butter-bread-567-g                     | Butter Bread                    |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
potato-sandwich-bread-567-g            | Potato Sandwich Bread           |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
quinoa-bread-567-g                     | Quinoa Bread                    |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
omega-flax-bread-567-g                 | Omega Flax Bread                |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
oatmeal-bread-567-g                    | Oatmeal Bread                   |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
buttermilk-bread-567-g                 | Buttermilk Bread                |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
cranberry-bread-567-g                  | Cranberry Bread                 |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
walnut-bread-567-g                     | Walnut Bread                    |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
fig-bread-567-g                        | Fig Bread                       |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
seven-grain-bread-567-g                | Seven Grain Bread               |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
toasting-bread-567-g                   | Toasting Bread                  |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
thin-sliced-bread-567-g                | Thin Sliced Bread               |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
protein-bread-567-g                    | Protein Bread                   |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
rosemary-bread-567-g                   | Rosemary Bread                  |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
jalapeno-cheddar-bread-567-g           | Jalapeno Cheddar Bread          |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
multigrain-sandwich-bread-567-g        | Multigrain Sandwich Bread       |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
country-white-bread-567-g              | Country White Bread             |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
seeded-multigrain-bread-567-g          | Seeded Multigrain Bread         |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
honey-whole-wheat-bread-567-g          | Honey Whole Wheat Bread         |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
cinnamon-bread-567-g                   | Cinnamon Bread                  |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
date-nut-bread-567-g                   | Date Nut Bread                  |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
sprouted-bread-567-g                   | Sprouted Bread                  |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
light-rye-bread-567-g                  | Light Rye Bread                 |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
dark-rye-bread-567-g                   | Dark Rye Bread                  |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
sourdough-rolls-340-g                  | Sourdough Rolls                 |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
pretzel-rolls-340-g                    | Pretzel Rolls                   |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
onion-buns-340-g                       | Onion Buns                      |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
potato-buns-340-g                      | Potato Buns                     |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
potato-rolls-340-g                     | Potato Rolls                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
ciabatta-sandwich-rolls-340-g          | Ciabatta Sandwich Rolls         |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
sandwich-rolls-340-g                   | Sandwich Rolls                  |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
seeded-rolls-340-g                     | Seeded Rolls                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
cheese-rolls-340-g                     | Cheese Rolls                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
brioche-rolls-340-g                    | Brioche Rolls                   |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
brioche-slider-buns-340-g              | Brioche Slider Buns             |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
pretzel-hamburger-buns-340-g           | Pretzel Hamburger Buns          |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
whole-grain-buns-340-g                 | Whole Grain Buns                |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
sourdough-buns-340-g                   | Sourdough Buns                  |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
portuguese-buns-340-g                  | Portuguese Buns                 |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
hot-cross-buns-340-g                   | Hot Cross Buns                  |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
garlic-knots-340-g                     | Garlic Knots                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
poppy-seed-rolls-340-g                 | Poppy Seed Rolls                |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
bread-bowls-340-g                      | Bread Bowls                     |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
baguette-rolls-340-g                   | Baguette Rolls                  |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
cheese-buns-340-g                      | Cheese Buns                     |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
crescent-rolls-340-g                   | Crescent Rolls                  |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
artisan-rolls-340-g                    | Artisan Rolls                   |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
sausage-rolls-340-g                    | Sausage Rolls                   |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
cinnamon-raisin-english-muffins-400-g  | Cinnamon Raisin English Muffins |                 | 400 g | ers/51186010                | ers/51186010           |  3.76 |  3.47
sourdough-english-muffins-400-g        | Sourdough English Muffins       |                 | 400 g | ers/51186010                | ers/51186010           |  3.76 |  3.47
cinnamon-english-muffins-400-g         | Cinnamon English Muffins        |                 | 400 g | ers/51186010                | ers/51186010           |  3.76 |  3.47
almond-flour-tortillas-300-g           | Almond Flour Tortillas          |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
cassava-flour-tortillas-300-g          | Cassava Flour Tortillas         |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
low-carb-tortillas-300-g               | Low Carb Tortillas              |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
spinach-tortillas-300-g                | Spinach Tortillas               |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
street-taco-tortillas-300-g            | Street Taco Tortillas           |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
soft-taco-tortillas-300-g              | Soft Taco Tortillas             |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
burrito-tortillas-300-g                | Burrito Tortillas               |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
white-corn-tortillas-300-g             | White Corn Tortillas            |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
yellow-corn-tortillas-300-g            | Yellow Corn Tortillas           |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
tomato-basil-tortillas-300-g           | Tomato Basil Tortillas          |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
chickpea-tortillas-300-g               | Chickpea Tortillas              |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
fajita-tortillas-300-g                 | Fajita Tortillas                |                 | 300 g | ers/52215200                | ers/52215200           |  1.94 |  1.79
tomato-wraps-300-g                     | Tomato Wraps                    |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
egg-wraps-300-g                        | Egg Wraps                       |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
sweet-potato-wraps-300-g               | Sweet Potato Wraps              |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
quinoa-wraps-300-g                     | Quinoa Wraps                    |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
high-protein-wraps-300-g               | High Protein Wraps              |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
multigrain-wraps-300-g                 | Multigrain Wraps                |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
cauliflower-wraps-300-g                | Cauliflower Wraps               |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
low-carb-wraps-300-g                   | Low Carb Wraps                  |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
seeded-wraps-300-g                     | Seeded Wraps                    |                 | 300 g | ers/52215260                | ers/52215260           |  2.93 |  2.71
whole-wheat-naan-bread-400-g           | Whole Wheat Naan Bread          |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
mini-naan-bread-400-g                  | Mini Naan Bread                 |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
mini-pitas-400-g                       | Mini Pitas                      |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
greek-pita-bread-400-g                 | Greek Pita Bread                |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
white-pita-bread-400-g                 | White Pita Bread                |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
pita-pockets-400-g                     | Pita Pockets                    |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
rosemary-focaccia-bread-400-g          | Rosemary Focaccia Bread         |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
chapati-400-g                          | Chapati                         |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
garlic-flatbread-400-g                 | Garlic Flatbread                |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
naan-dippers-400-g                     | Naan Dippers                    |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
injera-400-g                           | Injera                          |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
arepas-400-g                           | Arepas                          |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
gordita-shells-400-g                   | Gordita Shells                  |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
pupusas-400-g                          | Pupusas                         |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
bao-buns-400-g                         | Bao Buns                        |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
piadina-400-g                          | Piadina                         |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
wonton-wrappers-400-g                  | Wonton Wrappers                 |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
egg-roll-wrappers-400-g                | Egg Roll Wrappers               |                 | 400 g | ers/51108100                | ers/51108100           |  6.46 |  5.96
lemon-cupcakes-300-g                   | Lemon Cupcakes                  |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
confetti-cupcakes-300-g                | Confetti Cupcakes               |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
carrot-cupcakes-300-g                  | Carrot Cupcakes                 |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
birthday-cake-cupcakes-300-g           | Birthday Cake Cupcakes          |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
mini-chocolate-cupcakes-300-g          | Mini Chocolate Cupcakes         |                 | 300 g | ers/53108200                | ers/53108200           |  3.14 |  2.90
walnut-brownies-300-g                  | Walnut Brownies                 |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
caramel-brownies-300-g                 | Caramel Brownies                |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
mini-brownies-300-g                    | Mini Brownies                   |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
cheesecake-brownies-300-g              | Cheesecake Brownies             |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
double-chocolate-brownies-300-g        | Double Chocolate Brownies       |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
frosted-brownies-300-g                 | Frosted Brownies                |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
rocky-road-brownies-300-g              | Rocky Road Brownies             |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
mint-brownies-300-g                    | Mint Brownies                   |                 | 300 g | ers/53204010                | ers/53204010           |  3.23 |  2.98
whole-wheat-pizza-crust-300-g          | Whole Wheat Pizza Crust         |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
deep-dish-pizza-crust-300-g            | Deep Dish Pizza Crust           |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
personal-pizza-crusts-300-g            | Personal Pizza Crusts           |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
sourdough-pizza-crust-300-g            | Sourdough Pizza Crust           |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
neapolitan-pizza-crust-300-g           | Neapolitan Pizza Crust          |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
flatbread-pizza-crust-300-g            | Flatbread Pizza Crust           |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
almond-flour-pizza-crust-300-g         | Almond Flour Pizza Crust        |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
par-baked-pizza-crust-300-g            | Par Baked Pizza Crust           |                 | 300 g | ers/51108010                | ers/51108010           |  3.35 |  3.09
cinnamon-raisin-loaf-400-g             | Cinnamon Raisin Loaf            |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
chocolate-loaf-cake-400-g              | Chocolate Loaf Cake             |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
marble-loaf-400-g                      | Marble Loaf                     |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
cranberry-orange-loaf-400-g            | Cranberry Orange Loaf           |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
zucchini-loaf-400-g                    | Zucchini Loaf                   |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
banana-loaf-400-g                      | Banana Loaf                     |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
chocolate-chip-banana-bread-400-g      | Chocolate Chip Banana Bread     |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
pumpkin-bread-400-g                    | Pumpkin Bread                   |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
lemon-poppy-seed-loaf-400-g            | Lemon Poppy Seed Loaf           |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
gingerbread-loaf-400-g                 | Gingerbread Loaf                |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
carrot-loaf-400-g                      | Carrot Loaf                     |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
blueberry-loaf-400-g                   | Blueberry Loaf                  |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
gingerbread-cake-400-g                 | Gingerbread Cake                |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
date-loaf-400-g                        | Date Loaf                       |                 | 400 g | ers/52407000                | ers/52407000           |  4.68 |  4.31
chocolate-babka-340-g                  | Chocolate Babka                 |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
cinnamon-babka-340-g                   | Cinnamon Babka                  |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
cinnamon-twists-340-g                  | Cinnamon Twists                 |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
apple-danish-340-g                     | Apple Danish                    |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
raspberry-danish-340-g                 | Raspberry Danish                |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
cherry-turnovers-340-g                 | Cherry Turnovers                |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
blueberry-turnovers-340-g              | Blueberry Turnovers             |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
cherry-strudel-340-g                   | Cherry Strudel                  |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
almond-croissants-340-g                | Almond Croissants               |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
ham-and-cheese-croissants-340-g        | Ham and Cheese Croissants       |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
bear-claws-340-g                       | Bear Claws                      |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
honey-buns-340-g                       | Honey Buns                      |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
apple-strudel-bites-340-g              | Apple Strudel Bites             |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
monkey-bread-340-g                     | Monkey Bread                    |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
phyllo-dough-340-g                     | Phyllo Dough                    |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
phyllo-shells-340-g                    | Phyllo Shells                   |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
breakfast-pastries-340-g               | Breakfast Pastries              |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
puff-pastry-sheets-340-g               | Puff Pastry Sheets              |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
puff-pastry-shells-340-g               | Puff Pastry Shells              |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
spinach-feta-pastry-340-g              | Spinach Feta Pastry             |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
crullers-340-g                         | Crullers                        |                 | 340 g | ers/51166000                | ers/51166000           |  4.76 |  4.39
garlic-cheese-bread-300-g              | Garlic Cheese Bread             |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
cheese-garlic-toast-300-g              | Cheese Garlic Toast             |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
cheesy-breadsticks-300-g               | Cheesy Breadsticks              |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
pizza-breadsticks-300-g                | Pizza Breadsticks               |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
cheese-texas-toast-300-g               | Cheese Texas Toast              |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
brazilian-cheese-bread-300-g           | Brazilian Cheese Bread          |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
cheese-breadsticks-300-g               | Cheese Breadsticks              |                 | 300 g | ers/51121035                | ers/51121035           |  2.97 |  2.74
hard-taco-shells-150-g                 | Hard Taco Shells                |                 | 150 g | ers/52215300                | ers/52215300           |  1.84 |  1.69
blue-corn-taco-shells-150-g            | Blue Corn Taco Shells           |                 | 150 g | ers/52215300                | ers/52215300           |  1.84 |  1.69
tostadas-150-g                         | Tostadas                        |                 | 150 g | ers/52215300                | ers/52215300           |  1.84 |  1.69
stand-and-stuff-taco-shells-150-g      | Stand and Stuff Taco Shells     |                 | 150 g | ers/52215300                | ers/52215300           |  1.84 |  1.69
taco-bowls-150-g                       | Taco Bowls                      |                 | 150 g | ers/52215300                | ers/52215300           |  1.84 |  1.69
graham-pie-shells-300-g                | Graham Pie Shells               |                 | 300 g | ers/53391000                | ers/53391000           |  3.84 |  3.54
chocolate-pie-crust-300-g              | Chocolate Pie Crust             |                 | 300 g | ers/53391000                | ers/53391000           |  3.84 |  3.54
deep-dish-pie-shells-300-g             | Deep Dish Pie Shells            |                 | 300 g | ers/53391000                | ers/53391000           |  3.84 |  3.54
gingersnap-pie-crust-300-g             | Gingersnap Pie Crust            |                 | 300 g | ers/53391000                | ers/53391000           |  3.84 |  3.54
mini-tart-shells-300-g                 | Mini Tart Shells                |                 | 300 g | ers/53391000                | ers/53391000           |  3.84 |  3.54
pastry-shells-300-g                    | Pastry Shells                   |                 | 300 g | ers/53391000                | ers/53391000           |  3.84 |  3.54
tenderflake-pie-shells-300-g           | Tenderflake Pie Shells          |                 | 300 g | ers/53391000                | ers/53391000           |  3.84 |  3.54
rusks-200-g                            | Rusks                           |                 | 200 g | ers/51187000                | ers/51187000           |  2.85 |  2.62
crostini-200-g                         | Crostini                        |                 | 200 g | ers/51187000                | ers/51187000           |  2.85 |  2.62
bruschetta-toast-200-g                 | Bruschetta Toast                |                 | 200 g | ers/51187000                | ers/51187000           |  2.85 |  2.62
garlic-melba-toast-200-g               | Garlic Melba Toast              |                 | 200 g | ers/51187000                | ers/51187000           |  2.85 |  2.62
mini-toasts-200-g                      | Mini Toasts                     |                 | 200 g | ers/51187000                | ers/51187000           |  2.85 |  2.62
cheese-and-garlic-croutons-145-g       | Cheese and Garlic Croutons      |                 | 145 g | ers/51185000                | ers/51185000           |  1.41 |  1.30
seasoned-croutons-145-g                | Seasoned Croutons               |                 | 145 g | ers/51185000                | ers/51185000           |  1.41 |  1.30
salad-croutons-145-g                   | Salad Croutons                  |                 | 145 g | ers/51185000                | ers/51185000           |  1.41 |  1.30
multigrain-croutons-145-g              | Multigrain Croutons             |                 | 145 g | ers/51185000                | ers/51185000           |  1.41 |  1.30
funnel-cake-400-g                      | Funnel Cake                     |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
sopapillas-400-g                       | Sopapillas                      |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
biscuits-cheddar-400-g                 | Biscuits, Cheddar               |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
panini-rolls-340-g                     | Panini Rolls                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
lamington-340-g                        | Lamington                       |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
sub-rolls-340-g                        | Sub Rolls                       |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
hawaiian-bread-340-g                   | Hawaiian Bread                  |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
panini-bread-340-g                     | Panini Bread                    |                 | 340 g | ers/51150000                | ers/51150000           |  3.08 |  2.84
whole-grain-bread-567-g                | Whole Grain Bread               |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
whole-grain-sandwich-bread-567-g       | Whole Grain Sandwich Bread      |                 | 567 g | ers/51601020                | ers/51601020           |  4.01 |  3.70
lefse-340-g                            | Lefse                           |                 | 340 g | ers/52215200                | ers/52215200           |  2.20 |  2.03
madeleines-250-g                       | Madeleines                      |                 | 250 g | ers/53116000                | ers/53116000           |  3.27 |  3.01
bread-pudding-400-g                    | Bread Pudding                   |                 | 400 g | ers/53116000                | ers/53116000           |  5.23 |  4.82
bialys-450-g                           | Bialys                          |                 | 450 g | ers/51180010                | ers/51180010           |  3.47 |  3.20
popovers-300-g                         | Popovers                        |                 | 300 g | ers/51150000                | ers/51150000           |  2.72 |  2.50
boule-bread-454-g                      | Boule Bread                     |                 | 454 g | ers/51107010                | ers/51107010           |  3.48 |  3.21
batard-bread-454-g                     | Batard Bread                    |                 | 454 g | ers/51107010                | ers/51107010           |  3.48 |  3.21
stuffed-bread-400-g                    | Stuffed Bread                   |                 | 400 g | ers/51121035                | ers/51121035           |  3.96 |  3.65
zeppole-300-g                          | Zeppole                         |                 | 300 g | ers/53520100                | ers/53520100           |  3.38 |  3.11
macarons-150-g                         | Macarons                        |                 | 150 g | ers/53215500                | ers/53215500           |  1.80 |  1.66
petit-fours-250-g                      | Petit Fours                     |                 | 250 g | ers/53108200                | ers/53108200           |  2.62 |  2.41
galette-breton-250-g                   | Galette Breton                  |                 | 250 g | ers/53239000                | ers/53239000           |  3.64 |  3.36
pain-au-chocolat-300-g                 | Pain au Chocolat                |                 | 300 g | ers/51166200                | ers/51166200           |  4.05 |  3.73
cheddar-buns-400-g                     | Cheddar Buns                    |                 | 400 g | ers/51150000                | ers/51150000           |  3.62 |  3.34
soda-bread-454-g                       | Soda Bread                      |                 | 454 g | statcan/white-bread         | bls/bread-white        |  2.42 |  1.87
raisin-buns-400-g                      | Raisin Buns                     |                 | 400 g | ers/51150000                | ers/51150000           |  3.62 |  3.34
pull-apart-bread-400-g                 | Pull Apart Bread                |                 | 400 g | ers/51121035                | ers/51121035           |  3.96 |  3.65
pumpkin-scones-300-g                   | Pumpkin Scones                  |                 | 300 g | ers/52105100                | ers/52105100           |  5.01 |  4.62
millet-bread-454-g                     | Millet Bread                    |                 | 454 g | ers/51601020                | ers/51601020           |  3.21 |  2.96
chia-bread-454-g                       | Chia Bread                      |                 | 454 g | ers/51601020                | ers/51601020           |  3.21 |  2.96
millet-chia-bread-454-g                | Millet Chia Bread               |                 | 454 g | ers/51601020                | ers/51601020           |  3.21 |  2.96
sweet-potato-buns-400-g                | Sweet Potato Buns               |                 | 400 g | ers/51150000                | ers/51150000           |  3.62 |  3.34
cornmeal-muffins-340-g                 | Cornmeal Muffins                |                 | 340 g | ers/52206010                | ers/52206010           |  5.54 |  5.11
carrot-bread-454-g                     | Carrot Bread                    |                 | 454 g | ers/52407000                | ers/52407000           |  5.31 |  4.90
keto-bread-454-g                       | Keto Bread                      |                 | 454 g | ers/51601020                | ers/51601020           |  3.21 |  2.96
keto-buns-400-g                        | Keto Buns                       |                 | 400 g | ers/51150000                | ers/51150000           |  3.62 |  3.34
cauliflower-sandwich-thins-250-g       | Cauliflower Sandwich Thins      |                 | 250 g | ers/51301750                | ers/51301750           |  2.19 |  2.02
dutch-crunch-rolls-400-g               | Dutch Crunch Rolls              |                 | 400 g | ers/51150000                | ers/51150000           |  3.62 |  3.34
danish-300-g                           | Danish                          |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
turnovers-300-g                        | Turnovers                       |                 | 300 g | ers/53510100                | ers/53510100           |  3.13 |  2.89
strudel-400-g                          | Strudel                         |                 | 400 g | ers/53440000                | ers/53440000           |  5.39 |  4.97
pastries-300-g                         | Pastries                        |                 | 300 g | ers/51166000                | ers/51166000           |  4.20 |  3.88
cobbler-500-g                          | Cobbler                         |                 | 500 g | ers/53301000                | ers/53301000           |  3.90 |  3.60
sticky-buns-400-g                      | Sticky Buns                     |                 | 400 g | ers/51160110                | ers/51160110           |  3.48 |  3.21
pecan-sticky-buns-400-g                | Pecan Sticky Buns               |                 | 400 g | ers/51160110                | ers/51160110           |  3.48 |  3.21
`;
