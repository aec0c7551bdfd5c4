/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const CEREAL_AND_BREAKFAST_ITEMS = `
pancakes-400-g                               | Pancakes                               |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
corn-flakes-cereal-400-g                     | Corn Flakes Cereal                     |               | 400 g  | ers/57134000     | ers/57134000     |  4.01 |  3.19
corn-flakes-cereal-340-g                     | Corn Flakes Cereal                     |               | 340 g  | ers/57134000     | ers/57134000     |  3.41 |  2.71
corn-flakes-cereal-515-g                     | Corn Flakes Cereal                     |               | 515 g  | ers/57134000     | ers/57134000     |  5.16 |  4.11
kelloggs-corn-flakes-cereal-340-g            | Corn Flakes Cereal                     | Kellogg's     | 340 g  | ers/57134000     | ers/57134000     |  3.41 |  2.71
cereal-400-g                                 | Cereal                                 |               | 400 g  | =statcan/cereal  | ers/57100100     |  4.19 |  3.42
cereal-340-g                                 | Cereal                                 |               | 340 g  | statcan/cereal   | ers/57100100     |  3.56 |  2.91
toasted-oat-cereal-400-g                     | Toasted Oat Cereal                     |               | 400 g  | statcan/cereal   | ers/57100100     |  4.19 |  3.42
toasted-oat-cereal-340-g                     | Toasted Oat Cereal                     |               | 340 g  | statcan/cereal   | ers/57100100     |  3.56 |  2.91
honey-nut-oat-cereal-400-g                   | Honey Nut Oat Cereal                   |               | 400 g  | statcan/cereal   | ers/57100100     |  4.19 |  3.42
honey-nut-oat-cereal-340-g                   | Honey Nut Oat Cereal                   |               | 340 g  | statcan/cereal   | ers/57100100     |  3.56 |  2.91
multigrain-cereal-400-g                      | Multigrain Cereal                      |               | 400 g  | statcan/cereal   | ers/57100100     |  4.19 |  3.42
multigrain-cereal-340-g                      | Multigrain Cereal                      |               | 340 g  | statcan/cereal   | ers/57100100     |  3.56 |  2.91
cheerios-cereal-350-g                        | Cheerios Cereal                        |               | 350 g  | ers/57123000     | ers/57123000     |  4.26 |  3.38
cheerios-cereal-570-g                        | Cheerios Cereal                        |               | 570 g  | ers/57123000     | ers/57123000     |  6.93 |  5.51
general-mills-cheerios-cereal-350-g          | Cheerios Cereal                        | General Mills | 350 g  | ers/57123000     | ers/57123000     |  4.26 |  3.38
honey-nut-cheerios-cereal-430-g              | Honey Nut Cheerios Cereal              |               | 430 g  | ers/57241000     | ers/57241000     |  4.68 |  3.72
honey-nut-cheerios-cereal-725-g              | Honey Nut Cheerios Cereal              |               | 725 g  | ers/57241000     | ers/57241000     |  7.89 |  6.27
rice-krispies-cereal-340-g                   | Rice Krispies Cereal                   |               | 340 g  | ers/57339000     | ers/57339000     |  4.30 |  3.42
rice-krispies-cereal-440-g                   | Rice Krispies Cereal                   |               | 440 g  | ers/57339000     | ers/57339000     |  5.57 |  4.43
kelloggs-rice-krispies-cereal-440-g          | Rice Krispies Cereal                   | Kellogg's     | 440 g  | ers/57339000     | ers/57339000     |  5.57 |  4.43
crispy-rice-cereal-340-g                     | Crispy Rice Cereal                     |               | 340 g  | ers/57339000     | ers/57339000     |  4.30 |  3.42
crispy-rice-cereal-440-g                     | Crispy Rice Cereal                     |               | 440 g  | ers/57339000     | ers/57339000     |  5.57 |  4.43
crisp-rice-cereal-340-g                      | Crisp Rice Cereal                      |               | 340 g  | ers/57339000     | ers/57339000     |  4.30 |  3.42
crisp-rice-cereal-440-g                      | Crisp Rice Cereal                      |               | 440 g  | ers/57339000     | ers/57339000     |  5.57 |  4.43
cocoa-crispy-rice-cereal-340-g               | Cocoa Crispy Rice Cereal               |               | 340 g  | ers/57128000     | ers/57128000     |  3.65 |  2.90
cocoa-crispy-rice-cereal-400-g               | Cocoa Crispy Rice Cereal               |               | 400 g  | ers/57128000     | ers/57128000     |  4.29 |  3.41
cocoa-puffs-cereal-340-g                     | Cocoa Puffs Cereal                     |               | 340 g  | ers/57128000     | ers/57128000     |  3.65 |  2.90
cocoa-puffs-cereal-400-g                     | Cocoa Puffs Cereal                     |               | 400 g  | ers/57128000     | ers/57128000     |  4.29 |  3.41
chocolate-cereal-340-g                       | Chocolate Cereal                       |               | 340 g  | ers/57128000     | ers/57128000     |  3.65 |  2.90
chocolate-cereal-400-g                       | Chocolate Cereal                       |               | 400 g  | ers/57128000     | ers/57128000     |  4.29 |  3.41
frosted-flakes-cereal-435-g                  | Frosted Flakes Cereal                  |               | 435 g  | ers/57305210     | ers/57305210     |  3.09 |  2.45
frosted-flakes-cereal-580-g                  | Frosted Flakes Cereal                  |               | 580 g  | ers/57305210     | ers/57305210     |  4.12 |  3.27
kelloggs-frosted-flakes-cereal-435-g         | Frosted Flakes Cereal                  | Kellogg's     | 435 g  | ers/57305210     | ers/57305210     |  3.09 |  2.45
froot-loops-cereal-345-g                     | Froot Loops Cereal                     |               | 345 g  | ers/57213000     | ers/57213000     |  4.02 |  3.20
froot-loops-cereal-480-g                     | Froot Loops Cereal                     |               | 480 g  | ers/57213000     | ers/57213000     |  5.59 |  4.45
fruit-rings-cereal-345-g                     | Fruit Rings Cereal                     |               | 345 g  | ers/57213000     | ers/57213000     |  4.02 |  3.20
fruit-rings-cereal-480-g                     | Fruit Rings Cereal                     |               | 480 g  | ers/57213000     | ers/57213000     |  5.59 |  4.45
frosted-mini-wheats-cereal-425-g             | Frosted Mini Wheats Cereal             |               | 425 g  | ers/57214000     | ers/57214000     |  3.94 |  3.14
frosted-mini-wheats-cereal-510-g             | Frosted Mini Wheats Cereal             |               | 510 g  | ers/57214000     | ers/57214000     |  4.73 |  3.76
post-frosted-mini-wheats-cereal-425-g        | Frosted Mini Wheats Cereal             | Post          | 425 g  | ers/57214000     | ers/57214000     |  3.94 |  3.14
shredded-wheat-cereal-425-g                  | Shredded Wheat Cereal                  |               | 425 g  | ers/57214000     | ers/57214000     |  3.94 |  3.14
shredded-wheat-cereal-510-g                  | Shredded Wheat Cereal                  |               | 510 g  | ers/57214000     | ers/57214000     |  4.73 |  3.76
raisin-bran-cereal-425-g                     | Raisin Bran Cereal                     |               | 425 g  | ers/57329000     | ers/57329000     |  4.01 |  3.19
raisin-bran-cereal-625-g                     | Raisin Bran Cereal                     |               | 625 g  | ers/57329000     | ers/57329000     |  5.90 |  4.69
kelloggs-raisin-bran-cereal-425-g            | Raisin Bran Cereal                     | Kellogg's     | 425 g  | ers/57329000     | ers/57329000     |  4.01 |  3.19
bran-flakes-cereal-450-g                     | Bran Flakes Cereal                     |               | 450 g  | ers/57207000     | ers/57207000     |  3.49 |  2.78
bran-flakes-cereal-675-g                     | Bran Flakes Cereal                     |               | 675 g  | ers/57207000     | ers/57207000     |  5.24 |  4.16
all-bran-cereal-450-g                        | All Bran Cereal                        |               | 450 g  | ers/57207000     | ers/57207000     |  3.49 |  2.78
all-bran-cereal-675-g                        | All Bran Cereal                        |               | 675 g  | ers/57207000     | ers/57207000     |  5.24 |  4.16
cinnamon-toast-crunch-cereal-360-g           | Cinnamon Toast Crunch Cereal           |               | 360 g  | ers/57125000     | ers/57125000     |  3.92 |  3.12
cinnamon-toast-crunch-cereal-500-g           | Cinnamon Toast Crunch Cereal           |               | 500 g  | ers/57125000     | ers/57125000     |  5.45 |  4.33
cinnamon-squares-cereal-360-g                | Cinnamon Squares Cereal                |               | 360 g  | ers/57125000     | ers/57125000     |  3.92 |  3.12
cinnamon-squares-cereal-500-g                | Cinnamon Squares Cereal                |               | 500 g  | ers/57125000     | ers/57125000     |  5.45 |  4.33
lucky-charms-cereal-300-g                    | Lucky Charms Cereal                    |               | 300 g  | ers/57305100     | ers/57305100     |  3.46 |  2.75
lucky-charms-cereal-422-g                    | Lucky Charms Cereal                    |               | 422 g  | ers/57305100     | ers/57305100     |  4.87 |  3.87
marshmallow-oat-cereal-300-g                 | Marshmallow Oat Cereal                 |               | 300 g  | ers/57305100     | ers/57305100     |  3.46 |  2.75
marshmallow-oat-cereal-422-g                 | Marshmallow Oat Cereal                 |               | 422 g  | ers/57305100     | ers/57305100     |  4.87 |  3.87
special-k-cereal-340-g                       | Special K Cereal                       |               | 340 g  | ers/57344000     | ers/57344000     |  4.38 |  3.48
special-k-cereal-435-g                       | Special K Cereal                       |               | 435 g  | ers/57344000     | ers/57344000     |  5.60 |  4.46
wheat-flakes-cereal-340-g                    | Wheat Flakes Cereal                    |               | 340 g  | ers/57344000     | ers/57344000     |  4.38 |  3.48
wheat-flakes-cereal-435-g                    | Wheat Flakes Cereal                    |               | 435 g  | ers/57344000     | ers/57344000     |  5.60 |  4.46
flax-flakes-cereal-340-g                     | Flax Flakes Cereal                     |               | 340 g  | ers/57344000     | ers/57344000     |  4.38 |  3.48
flax-flakes-cereal-435-g                     | Flax Flakes Cereal                     |               | 435 g  | ers/57344000     | ers/57344000     |  5.60 |  4.46
maple-flakes-cereal-340-g                    | Maple Flakes Cereal                    |               | 340 g  | ers/57344000     | ers/57344000     |  4.38 |  3.48
maple-flakes-cereal-435-g                    | Maple Flakes Cereal                    |               | 435 g  | ers/57344000     | ers/57344000     |  5.60 |  4.46
red-berries-cereal-320-g                     | Red Berries Cereal                     |               | 320 g  | ers/57344010     | ers/57344010     |  4.44 |  3.53
rice-chex-cereal-340-g                       | Rice Chex Cereal                       |               | 340 g  | ers/57336000     | ers/57336000     |  4.53 |  3.60
rice-chex-cereal-365-g                       | Rice Chex Cereal                       |               | 365 g  | ers/57336000     | ers/57336000     |  4.86 |  3.87
corn-chex-cereal-340-g                       | Corn Chex Cereal                       |               | 340 g  | ers/57336000     | ers/57336000     |  4.53 |  3.60
corn-chex-cereal-365-g                       | Corn Chex Cereal                       |               | 365 g  | ers/57336000     | ers/57336000     |  4.86 |  3.87
cinnamon-chex-cereal-340-g                   | Cinnamon Chex Cereal                   |               | 340 g  | ers/57336000     | ers/57336000     |  4.53 |  3.60
cinnamon-chex-cereal-365-g                   | Cinnamon Chex Cereal                   |               | 365 g  | ers/57336000     | ers/57336000     |  4.86 |  3.87
honeycomb-cereal-320-g                       | Honeycomb Cereal                       |               | 320 g  | ers/57238000     | ers/57238000     |  3.42 |  2.72
honeycomb-cereal-400-g                       | Honeycomb Cereal                       |               | 400 g  | ers/57238000     | ers/57238000     |  4.27 |  3.40
corn-pops-cereal-320-g                       | Corn Pops Cereal                       |               | 320 g  | ers/57238000     | ers/57238000     |  3.42 |  2.72
corn-pops-cereal-400-g                       | Corn Pops Cereal                       |               | 400 g  | ers/57238000     | ers/57238000     |  4.27 |  3.40
corn-puffs-cereal-320-g                      | Corn Puffs Cereal                      |               | 320 g  | ers/57238000     | ers/57238000     |  3.42 |  2.72
corn-puffs-cereal-400-g                      | Corn Puffs Cereal                      |               | 400 g  | ers/57238000     | ers/57238000     |  4.27 |  3.40
alphabet-cereal-320-g                        | Alphabet Cereal                        |               | 320 g  | ers/57238000     | ers/57238000     |  3.42 |  2.72
alphabet-cereal-400-g                        | Alphabet Cereal                        |               | 400 g  | ers/57238000     | ers/57238000     |  4.27 |  3.40
koala-crisp-cereal-320-g                     | Koala Crisp Cereal                     |               | 320 g  | ers/57238000     | ers/57238000     |  3.42 |  2.72
koala-crisp-cereal-400-g                     | Koala Crisp Cereal                     |               | 400 g  | ers/57238000     | ers/57238000     |  4.27 |  3.40
panda-puffs-peanut-butter-cereal-320-g       | Panda Puffs Peanut Butter Cereal       |               | 320 g  | ers/57238000     | ers/57238000     |  3.42 |  2.72
panda-puffs-peanut-butter-cereal-400-g       | Panda Puffs Peanut Butter Cereal       |               | 400 g  | ers/57238000     | ers/57238000     |  4.27 |  3.40
gorilla-munch-cereal-320-g                   | Gorilla Munch Cereal                   |               | 320 g  | ers/57238000     | ers/57238000     |  3.42 |  2.72
gorilla-munch-cereal-400-g                   | Gorilla Munch Cereal                   |               | 400 g  | ers/57238000     | ers/57238000     |  4.27 |  3.40
honey-bunches-of-oats-cereal-411-g           | Honey Bunches of Oats Cereal           |               | 411 g  | ers/57237100     | ers/57237100     |  4.13 |  3.28
honey-bunches-of-oats-cereal-510-g           | Honey Bunches of Oats Cereal           |               | 510 g  | ers/57237100     | ers/57237100     |  5.12 |  4.07
life-cereal-450-g                            | Life Cereal                            |               | 450 g  | ers/57304100     | ers/57304100     |  4.45 |  3.54
oat-squares-cereal-450-g                     | Oat Squares Cereal                     |               | 450 g  | ers/57304100     | ers/57304100     |  4.45 |  3.54
puffed-rice-cereal-175-g                     | Puffed Rice Cereal                     |               | 175 g  | ers/57340000     | ers/57340000     |  4.43 |  3.52
puffed-rice-cereal-200-g                     | Puffed Rice Cereal                     |               | 200 g  | ers/57340000     | ers/57340000     |  5.06 |  4.03
puffed-wheat-cereal-175-g                    | Puffed Wheat Cereal                    |               | 175 g  | ers/57340000     | ers/57340000     |  4.43 |  3.52
puffed-wheat-cereal-200-g                    | Puffed Wheat Cereal                    |               | 200 g  | ers/57340000     | ers/57340000     |  5.06 |  4.03
granola-340-g                                | Granola                                |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
granola-400-g                                | Granola                                |               | 400 g  | ers/57227000     | ers/57227000     |  6.50 |  5.17
granola-600-g                                | Granola                                |               | 600 g  | ers/57227000     | ers/57227000     |  9.75 |  7.75
honey-almond-granola-340-g                   | Honey Almond Granola                   |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
maple-pecan-granola-340-g                    | Maple Pecan Granola                    |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
vanilla-almond-granola-340-g                 | Vanilla Almond Granola                 |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
chocolate-granola-340-g                      | Chocolate Granola                      |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
cranberry-granola-340-g                      | Cranberry Granola                      |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
berry-granola-340-g                          | Berry Granola                          |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
protein-granola-340-g                        | Protein Granola                        |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
granola-clusters-340-g                       | Granola Clusters                       |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
coconut-granola-340-g                        | Coconut Granola                        |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
pumpkin-seed-granola-340-g                   | Pumpkin Seed Granola                   |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
muesli-500-g                                 | Muesli                                 |               | 500 g  | ers/57308190     | ers/57308190     |  6.45 |  5.13
muesli-400-g                                 | Muesli                                 |               | 400 g  | ers/57308190     | ers/57308190     |  5.16 |  4.10
fruit-and-nut-muesli-500-g                   | Fruit and Nut Muesli                   |               | 500 g  | ers/57308190     | ers/57308190     |  6.45 |  5.13
fruit-and-nut-muesli-400-g                   | Fruit and Nut Muesli                   |               | 400 g  | ers/57308190     | ers/57308190     |  5.16 |  4.10
oats-900-g                                   | Oats                                   |               | 900 g  | ers/56203056x5.5 | ers/56203056x5.5 |  5.82 |  4.63
oats-500-g                                   | Oats                                   |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
oats-1000-g                                  | Oats                                   |               | 1000 g | ers/56203056x5.5 | ers/56203056x5.5 |  6.47 |  5.14
quaker-oats-900-g                            | Oats                                   | Quaker        | 900 g  | ers/56203056x5.5 | ers/56203056x5.5 |  5.82 |  4.63
rolled-oats-900-g                            | Rolled Oats                            |               | 900 g  | ers/56203056x5.5 | ers/56203056x5.5 |  5.82 |  4.63
rolled-oats-500-g                            | Rolled Oats                            |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
old-fashioned-oats-900-g                     | Old Fashioned Oats                     |               | 900 g  | ers/56203056x5.5 | ers/56203056x5.5 |  5.82 |  4.63
old-fashioned-oats-500-g                     | Old Fashioned Oats                     |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
large-flake-oats-900-g                       | Large Flake Oats                       |               | 900 g  | ers/56203056x5.5 | ers/56203056x5.5 |  5.82 |  4.63
large-flake-oats-500-g                       | Large Flake Oats                       |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
quick-oats-900-g                             | Quick Oats                             |               | 900 g  | ers/56203056x5.5 | ers/56203056x5.5 |  5.82 |  4.63
quick-oats-500-g                             | Quick Oats                             |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
oatmeal-900-g                                | Oatmeal                                |               | 900 g  | ers/56203056x5.5 | ers/56203056x5.5 |  5.82 |  4.63
oatmeal-500-g                                | Oatmeal                                |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
steel-cut-oats-750-g                         | Steel Cut Oats                         |               | 750 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.85 |  3.86
steel-cut-oats-340-g                         | Steel Cut Oats                         |               | 340 g  | ers/56203056x5.5 | ers/56203056x5.5 |  2.20 |  1.75
oat-bran-750-g                               | Oat Bran                               |               | 750 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.85 |  3.86
oat-bran-340-g                               | Oat Bran                               |               | 340 g  | ers/56203056x5.5 | ers/56203056x5.5 |  2.20 |  1.75
overnight-oats-750-g                         | Overnight Oats                         |               | 750 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.85 |  3.86
overnight-oats-340-g                         | Overnight Oats                         |               | 340 g  | ers/56203056x5.5 | ers/56203056x5.5 |  2.20 |  1.75
instant-oatmeal-380-g                        | Instant Oatmeal                        |               | 380 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.17 |  4.11
instant-oatmeal-320-g                        | Instant Oatmeal                        |               | 320 g  | ers/56203130x4.6 | ers/56203130x4.6 |  4.35 |  3.46
quaker-instant-oatmeal-380-g                 | Instant Oatmeal                        | Quaker        | 380 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.17 |  4.11
maple-brown-sugar-instant-oatmeal-380-g      | Maple Brown Sugar Instant Oatmeal      |               | 380 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.17 |  4.11
maple-brown-sugar-instant-oatmeal-320-g      | Maple Brown Sugar Instant Oatmeal      |               | 320 g  | ers/56203130x4.6 | ers/56203130x4.6 |  4.35 |  3.46
apple-cinnamon-instant-oatmeal-380-g         | Apple Cinnamon Instant Oatmeal         |               | 380 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.17 |  4.11
apple-cinnamon-instant-oatmeal-320-g         | Apple Cinnamon Instant Oatmeal         |               | 320 g  | ers/56203130x4.6 | ers/56203130x4.6 |  4.35 |  3.46
instant-oatmeal-variety-pack-380-g           | Instant Oatmeal Variety Pack           |               | 380 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.17 |  4.11
instant-oatmeal-variety-pack-320-g           | Instant Oatmeal Variety Pack           |               | 320 g  | ers/56203130x4.6 | ers/56203130x4.6 |  4.35 |  3.46
oatmeal-cups-380-g                           | Oatmeal Cups                           |               | 380 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.17 |  4.11
oatmeal-cups-320-g                           | Oatmeal Cups                           |               | 320 g  | ers/56203130x4.6 | ers/56203130x4.6 |  4.35 |  3.46
cream-of-wheat-hot-cereal-500-g              | Cream of Wheat Hot Cereal              |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
cream-of-wheat-hot-cereal-680-g              | Cream of Wheat Hot Cereal              |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
hot-cereal-500-g                             | Hot Cereal                             |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
hot-cereal-680-g                             | Hot Cereal                             |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
multigrain-hot-cereal-500-g                  | Multigrain Hot Cereal                  |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
multigrain-hot-cereal-680-g                  | Multigrain Hot Cereal                  |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
cream-of-rice-hot-cereal-500-g               | Cream of Rice Hot Cereal               |               | 500 g  | ers/56203056x5.5 | ers/56203056x5.5 |  3.23 |  2.57
cream-of-rice-hot-cereal-680-g               | Cream of Rice Hot Cereal               |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
waffles-280-g                                | Waffles                                |               | 280 g  | ers/55200020     | ers/55200020     |  3.33 |  2.64
waffles-350-g                                | Waffles                                |               | 350 g  | ers/55200020     | ers/55200020     |  4.16 |  3.31
eggo-waffles-280-g                           | Waffles                                | Eggo          | 280 g  | ers/55200020     | ers/55200020     |  3.33 |  2.64
buttermilk-waffles-280-g                     | Buttermilk Waffles                     |               | 280 g  | ers/55200020     | ers/55200020     |  3.33 |  2.64
buttermilk-waffles-350-g                     | Buttermilk Waffles                     |               | 350 g  | ers/55200020     | ers/55200020     |  4.16 |  3.31
homestyle-waffles-280-g                      | Homestyle Waffles                      |               | 280 g  | ers/55200020     | ers/55200020     |  3.33 |  2.64
homestyle-waffles-350-g                      | Homestyle Waffles                      |               | 350 g  | ers/55200020     | ers/55200020     |  4.16 |  3.31
original-waffles-280-g                       | Original Waffles                       |               | 280 g  | ers/55200020     | ers/55200020     |  3.33 |  2.64
original-waffles-350-g                       | Original Waffles                       |               | 350 g  | ers/55200020     | ers/55200020     |  4.16 |  3.31
frozen-waffles-280-g                         | Frozen Waffles                         |               | 280 g  | ers/55200020     | ers/55200020     |  3.33 |  2.64
frozen-waffles-350-g                         | Frozen Waffles                         |               | 350 g  | ers/55200020     | ers/55200020     |  4.16 |  3.31
belgian-waffles-280-g                        | Belgian Waffles                        |               | 280 g  | ers/55200020     | ers/55200020     |  3.33 |  2.64
belgian-waffles-350-g                        | Belgian Waffles                        |               | 350 g  | ers/55200020     | ers/55200020     |  4.16 |  3.31
blueberry-waffles-280-g                      | Blueberry Waffles                      |               | 280 g  | ers/55200040     | ers/55200040     |  3.47 |  2.76
apple-cinnamon-waffles-280-g                 | Apple Cinnamon Waffles                 |               | 280 g  | ers/55200040     | ers/55200040     |  3.47 |  2.76
strawberry-waffles-280-g                     | Strawberry Waffles                     |               | 280 g  | ers/55200040     | ers/55200040     |  3.47 |  2.76
chocolate-chip-waffles-280-g                 | Chocolate Chip Waffles                 |               | 280 g  | ers/55200050     | ers/55200050     |  3.28 |  2.61
whole-wheat-waffles-280-g                    | Whole Wheat Waffles                    |               | 280 g  | ers/55200060     | ers/55200060     |  4.17 |  3.32
multigrain-waffles-280-g                     | Multigrain Waffles                     |               | 280 g  | ers/55200060     | ers/55200060     |  4.17 |  3.32
flax-waffles-280-g                           | Flax Waffles                           |               | 280 g  | ers/55200060     | ers/55200060     |  4.17 |  3.32
mini-waffles-280-g                           | Mini Waffles                           |               | 280 g  | ers/55200060     | ers/55200060     |  4.17 |  3.32
frozen-pancakes-400-g                        | Frozen Pancakes                        |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
frozen-pancakes-350-g                        | Frozen Pancakes                        |               | 350 g  | ers/55100010     | ers/55100010     |  2.96 |  2.35
buttermilk-pancakes-400-g                    | Buttermilk Pancakes                    |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
buttermilk-pancakes-350-g                    | Buttermilk Pancakes                    |               | 350 g  | ers/55100010     | ers/55100010     |  2.96 |  2.35
mini-pancakes-400-g                          | Mini Pancakes                          |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
mini-pancakes-350-g                          | Mini Pancakes                          |               | 350 g  | ers/55100010     | ers/55100010     |  2.96 |  2.35
blueberry-pancakes-400-g                     | Blueberry Pancakes                     |               | 400 g  | ers/55100025     | ers/55100025     |  3.79 |  3.01
chocolate-chip-pancakes-400-g                | Chocolate Chip Pancakes                |               | 400 g  | ers/55100025     | ers/55100025     |  3.79 |  3.01
french-toast-400-g                           | French Toast                           |               | 400 g  | ers/55301031     | ers/55301031     |  4.75 |  3.78
french-toast-350-g                           | French Toast                           |               | 350 g  | ers/55301031     | ers/55301031     |  4.16 |  3.31
french-toast-sticks-400-g                    | French Toast Sticks                    |               | 400 g  | ers/55301031     | ers/55301031     |  4.75 |  3.78
french-toast-sticks-350-g                    | French Toast Sticks                    |               | 350 g  | ers/55301031     | ers/55301031     |  4.16 |  3.31
pancake-mix-500-g                            | Pancake Mix                            |               | 500 g  | ers/55101000     | ers/55101000     |  4.19 |  3.34
pancake-mix-900-g                            | Pancake Mix                            |               | 900 g  | ers/55101000     | ers/55101000     |  7.55 |  6.00
aunt-jemima-pancake-mix-900-g                | Pancake Mix                            | Aunt Jemima   | 900 g  | ers/55101000     | ers/55101000     |  7.55 |  6.00
krusteaz-pancake-mix-907-g                   | Pancake Mix                            | Krusteaz      | 907 g  | ers/55101000     | ers/55101000     |  7.61 |  6.05
buttermilk-pancake-mix-500-g                 | Buttermilk Pancake Mix                 |               | 500 g  | ers/55101000     | ers/55101000     |  4.19 |  3.34
buttermilk-pancake-mix-900-g                 | Buttermilk Pancake Mix                 |               | 900 g  | ers/55101000     | ers/55101000     |  7.55 |  6.00
pancake-and-waffle-mix-500-g                 | Pancake and Waffle Mix                 |               | 500 g  | ers/55101000     | ers/55101000     |  4.19 |  3.34
pancake-and-waffle-mix-900-g                 | Pancake and Waffle Mix                 |               | 900 g  | ers/55101000     | ers/55101000     |  7.55 |  6.00
waffle-mix-500-g                             | Waffle Mix                             |               | 500 g  | ers/55101000     | ers/55101000     |  4.19 |  3.34
waffle-mix-900-g                             | Waffle Mix                             |               | 900 g  | ers/55101000     | ers/55101000     |  7.55 |  6.00
protein-pancake-mix-500-g                    | Protein Pancake Mix                    |               | 500 g  | ers/55101000     | ers/55101000     |  4.19 |  3.34
protein-pancake-mix-900-g                    | Protein Pancake Mix                    |               | 900 g  | ers/55101000     | ers/55101000     |  7.55 |  6.00
complete-pancake-mix-500-g                   | Complete Pancake Mix                   |               | 500 g  | ers/55101000     | ers/55101000     |  4.19 |  3.34
complete-pancake-mix-900-g                   | Complete Pancake Mix                   |               | 900 g  | ers/55101000     | ers/55101000     |  7.55 |  6.00
crepes-200-g                                 | Crepes                                 |               | 200 g  | ers/53430200     | ers/53430200     |  6.32 |  5.02
toaster-pastries-400-g                       | Toaster Pastries                       |               | 400 g  | ers/53530000     | ers/53530000     |  3.04 |  2.41
toaster-pastries-600-g                       | Toaster Pastries                       |               | 600 g  | ers/53530000     | ers/53530000     |  4.55 |  3.62
pop-tarts-toaster-pastries-384-g             | Toaster Pastries                       | Pop-Tarts     | 384 g  | ers/53530000     | ers/53530000     |  2.91 |  2.32
strawberry-toaster-pastries-400-g            | Strawberry Toaster Pastries            |               | 400 g  | ers/53530000     | ers/53530000     |  3.04 |  2.41
strawberry-toaster-pastries-600-g            | Strawberry Toaster Pastries            |               | 600 g  | ers/53530000     | ers/53530000     |  4.55 |  3.62
brown-sugar-cinnamon-toaster-pastries-400-g  | Brown Sugar Cinnamon Toaster Pastries  |               | 400 g  | ers/53530000     | ers/53530000     |  3.04 |  2.41
brown-sugar-cinnamon-toaster-pastries-600-g  | Brown Sugar Cinnamon Toaster Pastries  |               | 600 g  | ers/53530000     | ers/53530000     |  4.55 |  3.62
blueberry-toaster-pastries-400-g             | Blueberry Toaster Pastries             |               | 400 g  | ers/53530000     | ers/53530000     |  3.04 |  2.41
blueberry-toaster-pastries-600-g             | Blueberry Toaster Pastries             |               | 600 g  | ers/53530000     | ers/53530000     |  4.55 |  3.62
breakfast-biscuits-250-g                     | Breakfast Biscuits                     |               | 250 g  | ers/54103000     | ers/54103000     |  4.51 |  3.59
breakfast-bars-240-g                         | Breakfast Bars                         |               | 240 g  | ers/53714500     | ers/53714500     |  3.39 |  2.70
breakfast-sandwich-360-g                     | Breakfast Sandwich                     |               | 360 g  | ers/27560670     | ers/27560670     |  6.17 |  4.90
sausage-egg-cheese-breakfast-sandwich-360-g  | Sausage Egg Cheese Breakfast Sandwich  |               | 360 g  | ers/27560670     | ers/27560670     |  6.17 |  4.90
hash-browns-650-g                            | Hash Browns                            |               | 650 g  | ers/71405040     | ers/71405040     |  4.52 |  3.60
hash-browns-1000-g                           | Hash Browns                            |               | 1000 g | ers/71405040     | ers/71405040     |  6.96 |  5.53
frozen-hash-browns-650-g                     | Frozen Hash Browns                     |               | 650 g  | ers/71405040     | ers/71405040     |  4.52 |  3.60
frozen-hash-browns-1000-g                    | Frozen Hash Browns                     |               | 1000 g | ers/71405040     | ers/71405040     |  6.96 |  5.53
hash-brown-patties-650-g                     | Hash Brown Patties                     |               | 650 g  | ers/71405040     | ers/71405040     |  4.52 |  3.60
hash-brown-patties-1000-g                    | Hash Brown Patties                     |               | 1000 g | ers/71405040     | ers/71405040     |  6.96 |  5.53
blueberry-granola-300-g                      | Blueberry Granola                      |               | 300 g  | ers/57227000     | ers/57227000     |  4.87 |  3.88
banana-pancakes-400-g                        | Banana Pancakes                        |               | 400 g  | ers/55100025     | ers/55100025     |  3.79 |  3.01
pumpkin-waffles-300-g                        | Pumpkin Waffles                        |               | 300 g  | ers/55200040     | ers/55200040     |  3.72 |  2.95
banana-waffles-300-g                         | Banana Waffles                         |               | 300 g  | ers/55200040     | ers/55200040     |  3.72 |  2.95
blueberry-instant-oatmeal-300-g              | Blueberry Instant Oatmeal              |               | 300 g  | ers/56203130x4.6 | ers/56203130x4.6 |  4.08 |  3.24
chocolate-chip-pancake-mix-500-g             | Chocolate Chip Pancake Mix             |               | 500 g  | ers/55101000     | ers/55101000     |  4.19 |  3.34
peanut-butter-granola-300-g                  | Peanut Butter Granola                  |               | 300 g  | ers/57227000     | ers/57227000     |  4.87 |  3.88
peanut-butter-cereal-300-g                   | Peanut Butter Cereal                   |               | 300 g  | ers/57128000     | ers/57128000     |  3.22 |  2.56
egg-and-cheese-breakfast-sandwich-280-g      | Egg and Cheese Breakfast Sandwich      |               | 280 g  | ers/27560670     | ers/27560670     |  4.80 |  3.81
puffed-millet-cereal-350-g                   | Puffed Millet Cereal                   |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
puffed-corn-cereal-350-g                     | Puffed Corn Cereal                     |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
puffed-kamut-cereal-350-g                    | Puffed Kamut Cereal                    |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-puffed-corn-cereal-350-g               | Honey Puffed Corn Cereal               |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
cocoa-rice-cereal-350-g                      | Cocoa Rice Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
fruity-rice-cereal-350-g                     | Fruity Rice Cereal                     |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
fruity-pebbles-cereal-350-g                  | Fruity Pebbles Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
cocoa-pebbles-cereal-350-g                   | Cocoa Pebbles Cereal                   |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
cinnamon-cereal-350-g                        | Cinnamon Cereal                        |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
chocolate-chex-cereal-350-g                  | Chocolate Chex Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-nut-chex-cereal-350-g                  | Honey Nut Chex Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
vanilla-chex-cereal-350-g                    | Vanilla Chex Cereal                    |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
blueberry-chex-cereal-350-g                  | Blueberry Chex Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
peanut-butter-chex-cereal-350-g              | Peanut Butter Chex Cereal              |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
wheat-chex-cereal-350-g                      | Wheat Chex Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-corn-cereal-350-g                      | Honey Corn Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-rice-cereal-350-g                      | Honey Rice Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
maple-cereal-350-g                           | Maple Cereal                           |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
cinnamon-crunch-cereal-350-g                 | Cinnamon Crunch Cereal                 |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
apple-cinnamon-cheerios-cereal-350-g         | Apple Cinnamon Cheerios Cereal         |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
chocolate-cheerios-cereal-350-g              | Chocolate Cheerios Cereal              |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
multigrain-cheerios-cereal-350-g             | Multigrain Cheerios Cereal             |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
frosted-cheerios-cereal-350-g                | Frosted Cheerios Cereal                |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
apple-cinnamon-cereal-350-g                  | Apple Cinnamon Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
marshmallow-cereal-350-g                     | Marshmallow Cereal                     |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-oat-cereal-350-g                       | Honey Oat Cereal                       |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
high-fibre-cereal-350-g                      | High Fibre Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
protein-cereal-350-g                         | Protein Cereal                         |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
quinoa-cereal-350-g                          | Quinoa Cereal                          |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
buckwheat-cereal-350-g                       | Buckwheat Cereal                       |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
buckwheat-flakes-cereal-350-g                | Buckwheat Flakes Cereal                |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
rice-flakes-cereal-350-g                     | Rice Flakes Cereal                     |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
quinoa-flakes-cereal-350-g                   | Quinoa Flakes Cereal                   |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
multigrain-flakes-cereal-350-g               | Multigrain Flakes Cereal               |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
rice-puffs-cereal-350-g                      | Rice Puffs Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-flakes-cereal-350-g                    | Honey Flakes Cereal                    |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-crunch-cereal-350-g                    | Honey Crunch Cereal                    |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
almond-flakes-cereal-350-g                   | Almond Flakes Cereal                   |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
sunrise-crunchy-maple-cereal-350-g           | Sunrise Crunchy Maple Cereal           |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
heritage-flakes-cereal-350-g                 | Heritage Flakes Cereal                 |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
grain-free-cereal-350-g                      | Grain Free Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
cereal-loops-350-g                           | Cereal Loops                           |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
grape-nuts-cereal-350-g                      | Grape Nuts Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
captain-crunch-cereal-350-g                  | Captain Crunch Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
apple-jacks-cereal-350-g                     | Apple Jacks Cereal                     |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
golden-grahams-cereal-350-g                  | Golden Grahams Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
kix-cereal-350-g                             | Kix Cereal                             |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
shreddies-cereal-350-g                       | Shreddies Cereal                       |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
vector-cereal-350-g                          | Vector Cereal                          |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
bran-buds-cereal-350-g                       | Bran Buds Cereal                       |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
raisin-nut-cereal-350-g                      | Raisin Nut Cereal                      |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
mini-wheats-cereal-350-g                     | Mini Wheats Cereal                     |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
wheat-squares-cereal-350-g                   | Wheat Squares Cereal                   |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
ancient-grains-cereal-350-g                  | Ancient Grains Cereal                  |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
corn-squares-cereal-350-g                    | Corn Squares Cereal                    |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
rice-squares-cereal-350-g                    | Rice Squares Cereal                    |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-nut-flakes-cereal-350-g                | Honey Nut Flakes Cereal                |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
trix-cereal-350-g                            | Trix Cereal                            |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
fibre-flakes-cereal-350-g                    | Fibre Flakes Cereal                    |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
muesli-cereal-350-g                          | Muesli Cereal                          |               | 350 g  | ers/57134000     | ers/57134000     |  3.51 |  2.79
honey-granola-340-g                          | Honey Granola                          |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
honey-nut-granola-340-g                      | Honey Nut Granola                      |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
almond-granola-340-g                         | Almond Granola                         |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
cinnamon-granola-340-g                       | Cinnamon Granola                       |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
vanilla-granola-340-g                        | Vanilla Granola                        |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
vanilla-blueberry-granola-340-g              | Vanilla Blueberry Granola              |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
pecan-granola-340-g                          | Pecan Granola                          |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
maple-granola-340-g                          | Maple Granola                          |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
maple-nut-granola-340-g                      | Maple Nut Granola                      |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
dark-chocolate-granola-340-g                 | Dark Chocolate Granola                 |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
chocolate-coconut-granola-340-g              | Chocolate Coconut Granola              |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
raisin-granola-340-g                         | Raisin Granola                         |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
strawberry-granola-340-g                     | Strawberry Granola                     |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
oats-and-honey-granola-340-g                 | Oats and Honey Granola                 |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
ginger-granola-340-g                         | Ginger Granola                         |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
grain-free-granola-340-g                     | Grain Free Granola                     |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
keto-granola-340-g                           | Keto Granola                           |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
nut-granola-340-g                            | Nut Granola                            |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
pumpkin-granola-340-g                        | Pumpkin Granola                        |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
apple-cinnamon-granola-340-g                 | Apple Cinnamon Granola                 |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
banana-nut-granola-340-g                     | Banana Nut Granola                     |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
banana-granola-340-g                         | Banana Granola                         |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
cashew-granola-340-g                         | Cashew Granola                         |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
cherry-almond-granola-340-g                  | Cherry Almond Granola                  |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
raspberry-granola-340-g                      | Raspberry Granola                      |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
fruit-and-nut-granola-340-g                  | Fruit and Nut Granola                  |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
apple-granola-340-g                          | Apple Granola                          |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
cinnamon-raisin-granola-340-g                | Cinnamon Raisin Granola                |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
lemon-blueberry-granola-340-g                | Lemon Blueberry Granola                |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
super-seed-granola-340-g                     | Super Seed Granola                     |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
granola-packets-340-g                        | Granola Packets                        |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
berry-muesli-340-g                           | Berry Muesli                           |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
apple-muesli-340-g                           | Apple Muesli                           |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
tropical-muesli-340-g                        | Tropical Muesli                        |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
nut-muesli-340-g                             | Nut Muesli                             |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
swiss-muesli-340-g                           | Swiss Muesli                           |               | 340 g  | ers/57227000     | ers/57227000     |  5.52 |  4.39
apple-cinnamon-oatmeal-400-g                 | Apple Cinnamon Oatmeal                 |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
maple-brown-sugar-oatmeal-400-g              | Maple Brown Sugar Oatmeal              |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
original-instant-oatmeal-400-g               | Original Instant Oatmeal               |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
plain-instant-oatmeal-400-g                  | Plain Instant Oatmeal                  |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
peaches-and-cream-instant-oatmeal-400-g      | Peaches and Cream Instant Oatmeal      |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
strawberries-and-cream-instant-oatmeal-400-g | Strawberries and Cream Instant Oatmeal |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
cinnamon-instant-oatmeal-400-g               | Cinnamon Instant Oatmeal               |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
cinnamon-spice-instant-oatmeal-400-g         | Cinnamon Spice Instant Oatmeal         |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
raisin-spice-instant-oatmeal-400-g           | Raisin Spice Instant Oatmeal           |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
protein-oatmeal-400-g                        | Protein Oatmeal                        |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
quick-cook-steel-cut-oats-400-g              | Quick Cook Steel Cut Oats              |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
quick-steel-cut-oats-400-g                   | Quick Steel Cut Oats                   |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
thick-rolled-oats-400-g                      | Thick Rolled Oats                      |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
extra-thick-rolled-oats-400-g                | Extra Thick Rolled Oats                |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
whole-grain-oats-400-g                       | Whole Grain Oats                       |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
oat-groats-400-g                             | Oat Groats                             |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
minute-oats-400-g                            | Minute Oats                            |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
old-fashioned-rolled-oats-400-g              | Old Fashioned Rolled Oats              |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
quick-rolled-oats-400-g                      | Quick Rolled Oats                      |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
organic-rolled-oats-400-g                    | Organic Rolled Oats                    |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
instant-oats-400-g                           | Instant Oats                           |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
porridge-400-g                               | Porridge                               |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
baked-oatmeal-400-g                          | Baked Oatmeal                          |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
frozen-oatmeal-400-g                         | Frozen Oatmeal                         |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
banana-bread-oatmeal-400-g                   | Banana Bread Oatmeal                   |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
blueberry-oatmeal-400-g                      | Blueberry Oatmeal                      |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
chocolate-oatmeal-400-g                      | Chocolate Oatmeal                      |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
oatmeal-packets-400-g                        | Oatmeal Packets                        |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
superfood-oatmeal-400-g                      | Superfood Oatmeal                      |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
maple-instant-oatmeal-400-g                  | Maple Instant Oatmeal                  |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
honey-almond-oatmeal-400-g                   | Honey Almond Oatmeal                   |               | 400 g  | ers/56203130x4.6 | ers/56203130x4.6 |  5.44 |  4.32
cream-of-buckwheat-hot-cereal-680-g          | Cream of Buckwheat Hot Cereal          |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
rice-hot-cereal-680-g                        | Rice Hot Cereal                        |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
oat-bran-hot-cereal-680-g                    | Oat Bran Hot Cereal                    |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
corn-grits-hot-cereal-680-g                  | Corn Grits Hot Cereal                  |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
quinoa-hot-cereal-680-g                      | Quinoa Hot Cereal                      |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
farina-hot-cereal-680-g                      | Farina Hot Cereal                      |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
flax-hot-cereal-680-g                        | Flax Hot Cereal                        |               | 680 g  | ers/56203056x5.5 | ers/56203056x5.5 |  4.40 |  3.50
protein-waffles-210-g                        | Protein Waffles                        |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
cinnamon-waffles-210-g                       | Cinnamon Waffles                       |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
chocolate-waffles-210-g                      | Chocolate Waffles                      |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
apple-waffles-210-g                          | Apple Waffles                          |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
vanilla-waffles-210-g                        | Vanilla Waffles                        |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
maple-waffles-210-g                          | Maple Waffles                          |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
ancient-grain-waffles-210-g                  | Ancient Grain Waffles                  |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
buckwheat-waffles-210-g                      | Buckwheat Waffles                      |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
oat-waffles-210-g                            | Oat Waffles                            |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
mixed-berry-waffles-210-g                    | Mixed Berry Waffles                    |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
toaster-waffles-210-g                        | Toaster Waffles                        |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
waffle-sticks-210-g                          | Waffle Sticks                          |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
liege-waffles-210-g                          | Liege Waffles                          |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
mini-maple-waffles-210-g                     | Mini Maple Waffles                     |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
oat-berry-waffles-210-g                      | Oat Berry Waffles                      |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
pumpkin-spice-waffles-210-g                  | Pumpkin Spice Waffles                  |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
mini-blueberry-waffles-210-g                 | Mini Blueberry Waffles                 |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
cinnamon-toast-waffles-210-g                 | Cinnamon Toast Waffles                 |               | 210 g  | ers/55200040     | ers/55200040     |  2.60 |  2.07
protein-pancakes-400-g                       | Protein Pancakes                       |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
maple-pancakes-400-g                         | Maple Pancakes                         |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
buckwheat-pancakes-400-g                     | Buckwheat Pancakes                     |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
silver-dollar-pancakes-400-g                 | Silver Dollar Pancakes                 |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
chocolate-pancakes-400-g                     | Chocolate Pancakes                     |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
pancake-bites-400-g                          | Pancake Bites                          |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
pancakes-and-sausage-400-g                   | Pancakes and Sausage                   |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
pancake-sausage-sticks-400-g                 | Pancake Sausage Sticks                 |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
cinnamon-pancakes-400-g                      | Cinnamon Pancakes                      |               | 400 g  | ers/55100010     | ers/55100010     |  3.38 |  2.69
buckwheat-pancake-mix-680-g                  | Buckwheat Pancake Mix                  |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
blueberry-pancake-mix-680-g                  | Blueberry Pancake Mix                  |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
banana-pancake-mix-680-g                     | Banana Pancake Mix                     |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
oat-pancake-mix-680-g                        | Oat Pancake Mix                        |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
pumpkin-pancake-mix-680-g                    | Pumpkin Pancake Mix                    |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
whole-wheat-pancake-mix-680-g                | Whole Wheat Pancake Mix                |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
crepe-mix-680-g                              | Crepe Mix                              |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
paleo-pancake-mix-680-g                      | Paleo Pancake Mix                      |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
belgian-waffle-mix-680-g                     | Belgian Waffle Mix                     |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
apple-pancake-mix-680-g                      | Apple Pancake Mix                      |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
almond-flour-pancake-mix-680-g               | Almond Flour Pancake Mix               |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
original-pancake-mix-680-g                   | Original Pancake Mix                   |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
gingerbread-pancake-mix-680-g                | Gingerbread Pancake Mix                |               | 680 g  | ers/55101000     | ers/55101000     |  5.70 |  4.54
chocolate-crepes-300-g                       | Chocolate Crepes                       |               | 300 g  | ers/55301031     | ers/55301031     |  3.56 |  2.83
french-toast-bites-300-g                     | French Toast Bites                     |               | 300 g  | ers/55301031     | ers/55301031     |  3.56 |  2.83
cinnamon-french-toast-300-g                  | Cinnamon French Toast                  |               | 300 g  | ers/55301031     | ers/55301031     |  3.56 |  2.83
brioche-french-toast-300-g                   | Brioche French Toast                   |               | 300 g  | ers/55301031     | ers/55301031     |  3.56 |  2.83
cinnamon-french-toast-sticks-300-g           | Cinnamon French Toast Sticks           |               | 300 g  | ers/55301031     | ers/55301031     |  3.56 |  2.83
cherry-toaster-pastries-320-g                | Cherry Toaster Pastries                |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
chocolate-fudge-toaster-pastries-320-g       | Chocolate Fudge Toaster Pastries       |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
apple-toaster-pastries-320-g                 | Apple Toaster Pastries                 |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
cinnamon-toaster-pastries-320-g              | Cinnamon Toaster Pastries              |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
frosted-strawberry-toaster-pastries-320-g    | Frosted Strawberry Toaster Pastries    |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
raspberry-toaster-pastries-320-g             | Raspberry Toaster Pastries             |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
toaster-strudel-320-g                        | Toaster Strudel                        |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
strawberry-toaster-strudel-320-g             | Strawberry Toaster Strudel             |               | 320 g  | ers/53530000     | ers/53530000     |  2.43 |  1.93
bacon-egg-cheese-breakfast-sandwich-400-g    | Bacon Egg Cheese Breakfast Sandwich    |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
sausage-breakfast-sandwich-400-g             | Sausage Breakfast Sandwich             |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
egg-white-breakfast-sandwich-400-g           | Egg White Breakfast Sandwich           |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
breakfast-bowl-400-g                         | Breakfast Bowl                         |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
breakfast-wrap-400-g                         | Breakfast Wrap                         |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
sausage-breakfast-biscuit-400-g              | Sausage Breakfast Biscuit              |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
sausage-egg-cheese-croissant-400-g           | Sausage Egg Cheese Croissant           |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
ham-and-cheese-breakfast-sandwich-400-g      | Ham and Cheese Breakfast Sandwich      |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
egg-bites-400-g                              | Egg Bites                              |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
breakfast-scramble-400-g                     | Breakfast Scramble                     |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
breakfast-bites-400-g                        | Breakfast Bites                        |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
turkey-sausage-breakfast-sandwich-400-g      | Turkey Sausage Breakfast Sandwich      |               | 400 g  | ers/27560670     | ers/27560670     |  6.85 |  5.45
shredded-hash-browns-750-g                   | Shredded Hash Browns                   |               | 750 g  | ers/71405040     | ers/71405040     |  5.22 |  4.15
southern-hash-browns-750-g                   | Southern Hash Browns                   |               | 750 g  | ers/71405040     | ers/71405040     |  5.22 |  4.15
breakfast-potatoes-750-g                     | Breakfast Potatoes                     |               | 750 g  | ers/71405040     | ers/71405040     |  5.22 |  4.15
hash-brown-squares-750-g                     | Hash Brown Squares                     |               | 750 g  | ers/71405040     | ers/71405040     |  5.22 |  4.15
cauliflower-hash-browns-750-g                | Cauliflower Hash Browns                |               | 750 g  | ers/71405040     | ers/71405040     |  5.22 |  4.15
potato-hash-750-g                            | Potato Hash                            |               | 750 g  | ers/71405040     | ers/71405040     |  5.22 |  4.15
blueberry-breakfast-bars-240-g               | Blueberry Breakfast Bars               |               | 240 g  | ers/53714500     | ers/53714500     |  3.39 |  2.70
strawberry-breakfast-bars-240-g              | Strawberry Breakfast Bars              |               | 240 g  | ers/53714500     | ers/53714500     |  3.39 |  2.70
blueberry-breakfast-biscuits-240-g           | Blueberry Breakfast Biscuits           |               | 240 g  | ers/53714500     | ers/53714500     |  3.39 |  2.70
chocolate-breakfast-biscuits-240-g           | Chocolate Breakfast Biscuits           |               | 240 g  | ers/53714500     | ers/53714500     |  3.39 |  2.70
breakfast-squares-240-g                      | Breakfast Squares                      |               | 240 g  | ers/53714500     | ers/53714500     |  3.39 |  2.70
whole-wheat-biscuits-cereal-400-g            | Whole Wheat Biscuits Cereal            |               | 400 g  | ers/57214000     | ers/57214000     |  3.71 |  2.95
`;
