/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const BAKING_SUPPLIES = `
all-purpose-flour-2500-g                      | All Purpose Flour               |               | 2500 g | =statcan/wheat-flour | bls/flour-white  |  5.36 |  3.22
all-purpose-flour-1000-g                      | All Purpose Flour               |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
all-purpose-flour-907-g                       | All Purpose Flour               |               | 907 g  | statcan/wheat-flour  | bls/flour-white  |  1.94 |  1.17
all-purpose-flour-680-g                       | All Purpose Flour               |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
wheat-flour-2500-g                            | Wheat Flour                     |               | 2500 g | =statcan/wheat-flour | bls/flour-white  |  5.36 |  3.22
wheat-flour-1000-g                            | Wheat Flour                     |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
wheat-flour-680-g                             | Wheat Flour                     |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
wheat-flour-454-g                             | Wheat Flour                     |               | 454 g  | statcan/wheat-flour  | =bls/flour-white |  0.97 |  0.55
robin-hood-all-purpose-flour-2500-g           | All Purpose Flour               | Robin Hood    | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
gold-medal-all-purpose-flour-2268-g           | All Purpose Flour               | Gold Medal    | 2268 g | statcan/wheat-flour  | bls/flour-white  |  4.86 |  2.92
white-flour-2500-g                            | White Flour                     |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
white-flour-1000-g                            | White Flour                     |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
white-flour-907-g                             | White Flour                     |               | 907 g  | statcan/wheat-flour  | bls/flour-white  |  1.94 |  1.17
white-flour-680-g                             | White Flour                     |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
unbleached-flour-2500-g                       | Unbleached Flour                |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
unbleached-flour-1000-g                       | Unbleached Flour                |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
unbleached-flour-907-g                        | Unbleached Flour                |               | 907 g  | statcan/wheat-flour  | bls/flour-white  |  1.94 |  1.17
unbleached-flour-680-g                        | Unbleached Flour                |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
flour-2500-g                                  | Flour                           |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
flour-1000-g                                  | Flour                           |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
flour-907-g                                   | Flour                           |               | 907 g  | statcan/wheat-flour  | bls/flour-white  |  1.94 |  1.17
flour-680-g                                   | Flour                           |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
whole-wheat-flour-2500-g                      | Whole Wheat Flour               |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
whole-wheat-flour-1000-g                      | Whole Wheat Flour               |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
whole-wheat-flour-680-g                       | Whole Wheat Flour               |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
bread-flour-2500-g                            | Bread Flour                     |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
bread-flour-1000-g                            | Bread Flour                     |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
cake-and-pastry-flour-2500-g                  | Cake and Pastry Flour           |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
cake-and-pastry-flour-1000-g                  | Cake and Pastry Flour           |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
self-rising-flour-2500-g                      | Self Rising Flour               |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
self-rising-flour-1000-g                      | Self Rising Flour               |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
pastry-flour-2500-g                           | Pastry Flour                    |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
pastry-flour-1000-g                           | Pastry Flour                    |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
rye-flour-2500-g                              | Rye Flour                       |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
rye-flour-1000-g                              | Rye Flour                       |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
spelt-flour-2500-g                            | Spelt Flour                     |               | 2500 g | statcan/wheat-flour  | bls/flour-white  |  5.36 |  3.22
spelt-flour-1000-g                            | Spelt Flour                     |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
semolina-flour-1000-g                         | Semolina Flour                  |               | 1000 g | statcan/wheat-flour  | bls/flour-white  |  2.14 |  1.29
granulated-sugar-2000-g                       | Granulated Sugar                |               | 2000 g | =statcan/white-sugar | bls/sugar-white  |  3.37 |  3.85
granulated-sugar-1000-g                       | Granulated Sugar                |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
redpath-granulated-sugar-2000-g               | Granulated Sugar                | Redpath       | 2000 g | statcan/white-sugar  | bls/sugar-white  |  3.37 |  3.85
white-sugar-2000-g                            | White Sugar                     |               | 2000 g | statcan/white-sugar  | bls/sugar-white  |  3.37 |  3.85
white-sugar-1000-g                            | White Sugar                     |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
brown-sugar-1000-g                            | Brown Sugar                     |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
brown-sugar-500-g                             | Brown Sugar                     |               | 500 g  | statcan/white-sugar  | bls/sugar-white  |  0.84 |  0.96
icing-sugar-1000-g                            | Icing Sugar                     |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
icing-sugar-500-g                             | Icing Sugar                     |               | 500 g  | statcan/white-sugar  | bls/sugar-white  |  0.84 |  0.96
cane-sugar-1000-g                             | Cane Sugar                      |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
cane-sugar-500-g                              | Cane Sugar                      |               | 500 g  | statcan/white-sugar  | bls/sugar-white  |  0.84 |  0.96
powdered-sugar-1000-g                         | Powdered Sugar                  |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
powdered-sugar-500-g                          | Powdered Sugar                  |               | 500 g  | statcan/white-sugar  | bls/sugar-white  |  0.84 |  0.96
coconut-sugar-1000-g                          | Coconut Sugar                   |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
coconut-sugar-500-g                           | Coconut Sugar                   |               | 500 g  | statcan/white-sugar  | bls/sugar-white  |  0.84 |  0.96
baking-mix-1000-g                             | Baking Mix                      |               | 1000 g | ers/52102040         | ers/52102040     |  6.70 |  5.32
baking-mix-454-g                              | Baking Mix                      |               | 454 g  | ers/52102040         | ers/52102040     |  3.04 |  2.42
bisquick-baking-mix-1130-g                    | Baking Mix                      | Bisquick      | 1130 g | ers/52102040         | ers/52102040     |  7.57 |  6.02
biscuit-mix-1000-g                            | Biscuit Mix                     |               | 1000 g | ers/52102040         | ers/52102040     |  6.70 |  5.32
biscuit-mix-454-g                             | Biscuit Mix                     |               | 454 g  | ers/52102040         | ers/52102040     |  3.04 |  2.42
scone-mix-1000-g                              | Scone Mix                       |               | 1000 g | ers/52102040         | ers/52102040     |  6.70 |  5.32
scone-mix-454-g                               | Scone Mix                       |               | 454 g  | ers/52102040         | ers/52102040     |  3.04 |  2.42
all-purpose-baking-mix-1000-g                 | All Purpose Baking Mix          |               | 1000 g | ers/52102040         | ers/52102040     |  6.70 |  5.32
all-purpose-baking-mix-454-g                  | All Purpose Baking Mix          |               | 454 g  | ers/52102040         | ers/52102040     |  3.04 |  2.42
bread-mix-500-g                               | Bread Mix                       |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
bread-mix-450-g                               | Bread Mix                       |               | 450 g  | ers/51101000         | ers/51101000     |  2.74 |  2.18
white-bread-mix-500-g                         | White Bread Mix                 |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
white-bread-mix-450-g                         | White Bread Mix                 |               | 450 g  | ers/51101000         | ers/51101000     |  2.74 |  2.18
multigrain-bread-mix-500-g                    | Multigrain Bread Mix            |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
multigrain-bread-mix-450-g                    | Multigrain Bread Mix            |               | 450 g  | ers/51101000         | ers/51101000     |  2.74 |  2.18
bun-mix-500-g                                 | Bun Mix                         |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
bun-mix-450-g                                 | Bun Mix                         |               | 450 g  | ers/51101000         | ers/51101000     |  2.74 |  2.18
cheese-bread-mix-500-g                        | Cheese Bread Mix                |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
cheese-bread-mix-450-g                        | Cheese Bread Mix                |               | 450 g  | ers/51101000         | ers/51101000     |  2.74 |  2.18
chocolate-cake-mix-432-g                      | Chocolate Cake Mix              |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
chocolate-cake-mix-375-g                      | Chocolate Cake Mix              |               | 375 g  | ers/53109200x0.6     | ers/53109200x0.6 |  2.72 |  2.16
betty-crocker-chocolate-cake-mix-432-g        | Chocolate Cake Mix              | Betty Crocker | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
duncan-hines-chocolate-cake-mix-432-g         | Chocolate Cake Mix              | Duncan Hines  | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
devils-food-cake-mix-432-g                    | Devil's Food Cake Mix           |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
vanilla-cake-mix-432-g                        | Vanilla Cake Mix                |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
yellow-cake-mix-432-g                         | Yellow Cake Mix                 |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
white-cake-mix-432-g                          | White Cake Mix                  |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
carrot-cake-mix-432-g                         | Carrot Cake Mix                 |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
lemon-cake-mix-432-g                          | Lemon Cake Mix                  |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
angel-food-cake-mix-432-g                     | Angel Food Cake Mix             |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
cake-mix-432-g                                | Cake Mix                        |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
spice-cake-mix-432-g                          | Spice Cake Mix                  |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
confetti-cake-mix-432-g                       | Confetti Cake Mix               |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
brownie-mix-450-g                             | Brownie Mix                     |               | 450 g  | ers/53204010x0.6     | ers/53204010x0.6 |  3.37 |  2.68
brownie-mix-400-g                             | Brownie Mix                     |               | 400 g  | ers/53204010x0.6     | ers/53204010x0.6 |  2.99 |  2.38
betty-crocker-brownie-mix-450-g               | Brownie Mix                     | Betty Crocker | 450 g  | ers/53204010x0.6     | ers/53204010x0.6 |  3.37 |  2.68
duncan-hines-brownie-mix-520-g                | Brownie Mix                     | Duncan Hines  | 520 g  | ers/53204010x0.6     | ers/53204010x0.6 |  3.89 |  3.09
fudge-brownie-mix-450-g                       | Fudge Brownie Mix               |               | 450 g  | ers/53204010x0.6     | ers/53204010x0.6 |  3.37 |  2.68
fudge-brownie-mix-400-g                       | Fudge Brownie Mix               |               | 400 g  | ers/53204010x0.6     | ers/53204010x0.6 |  2.99 |  2.38
chocolate-brownie-mix-450-g                   | Chocolate Brownie Mix           |               | 450 g  | ers/53204010x0.6     | ers/53204010x0.6 |  3.37 |  2.68
chocolate-brownie-mix-400-g                   | Chocolate Brownie Mix           |               | 400 g  | ers/53204010x0.6     | ers/53204010x0.6 |  2.99 |  2.38
chocolate-chip-cookie-mix-496-g               | Chocolate Chip Cookie Mix       |               | 496 g  | ers/53200100         | ers/53200100     |  5.18 |  4.12
chocolate-chip-cookie-mix-450-g               | Chocolate Chip Cookie Mix       |               | 450 g  | ers/53200100         | ers/53200100     |  4.70 |  3.73
betty-crocker-chocolate-chip-cookie-mix-496-g | Chocolate Chip Cookie Mix       | Betty Crocker | 496 g  | ers/53200100         | ers/53200100     |  5.18 |  4.12
sugar-cookie-mix-496-g                        | Sugar Cookie Mix                |               | 496 g  | ers/53200100         | ers/53200100     |  5.18 |  4.12
sugar-cookie-mix-450-g                        | Sugar Cookie Mix                |               | 450 g  | ers/53200100         | ers/53200100     |  4.70 |  3.73
cookie-mix-496-g                              | Cookie Mix                      |               | 496 g  | ers/53200100         | ers/53200100     |  5.18 |  4.12
cookie-mix-450-g                              | Cookie Mix                      |               | 450 g  | ers/53200100         | ers/53200100     |  4.70 |  3.73
gingerbread-mix-496-g                         | Gingerbread Mix                 |               | 496 g  | ers/53200100         | ers/53200100     |  5.18 |  4.12
gingerbread-mix-450-g                         | Gingerbread Mix                 |               | 450 g  | ers/53200100         | ers/53200100     |  4.70 |  3.73
oatmeal-cookie-mix-496-g                      | Oatmeal Cookie Mix              |               | 496 g  | ers/53200100         | ers/53200100     |  5.18 |  4.12
oatmeal-cookie-mix-450-g                      | Oatmeal Cookie Mix              |               | 450 g  | ers/53200100         | ers/53200100     |  4.70 |  3.73
snickerdoodle-cookie-mix-496-g                | Snickerdoodle Cookie Mix        |               | 496 g  | ers/53200100         | ers/53200100     |  5.18 |  4.12
snickerdoodle-cookie-mix-450-g                | Snickerdoodle Cookie Mix        |               | 450 g  | ers/53200100         | ers/53200100     |  4.70 |  3.73
blueberry-muffin-mix-450-g                    | Blueberry Muffin Mix            |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
blueberry-muffin-mix-400-g                    | Blueberry Muffin Mix            |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
muffin-mix-450-g                              | Muffin Mix                      |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
muffin-mix-400-g                              | Muffin Mix                      |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
chocolate-muffin-mix-450-g                    | Chocolate Muffin Mix            |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
chocolate-muffin-mix-400-g                    | Chocolate Muffin Mix            |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
cornbread-mix-450-g                           | Cornbread Mix                   |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
cornbread-mix-400-g                           | Cornbread Mix                   |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
corn-muffin-mix-450-g                         | Corn Muffin Mix                 |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
corn-muffin-mix-400-g                         | Corn Muffin Mix                 |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
banana-bread-mix-450-g                        | Banana Bread Mix                |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
banana-bread-mix-400-g                        | Banana Bread Mix                |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
donut-mix-450-g                               | Donut Mix                       |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
donut-mix-400-g                               | Donut Mix                       |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
quick-bread-mix-450-g                         | Quick Bread Mix                 |               | 450 g  | ers/52306010x0.6     | ers/52306010x0.6 |  4.03 |  3.21
quick-bread-mix-400-g                         | Quick Bread Mix                 |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
pizza-crust-mix-400-g                         | Pizza Crust Mix                 |               | 400 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.11 |  2.47
pizza-crust-mix-454-g                         | Pizza Crust Mix                 |               | 454 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.53 |  2.80
pizza-dough-mix-400-g                         | Pizza Dough Mix                 |               | 400 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.11 |  2.47
pizza-dough-mix-454-g                         | Pizza Dough Mix                 |               | 454 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.53 |  2.80
pie-crust-mix-400-g                           | Pie Crust Mix                   |               | 400 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.11 |  2.47
pie-crust-mix-454-g                           | Pie Crust Mix                   |               | 454 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.53 |  2.80
pastry-mix-400-g                              | Pastry Mix                      |               | 400 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.11 |  2.47
pastry-mix-454-g                              | Pastry Mix                      |               | 454 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.53 |  2.80
flatbread-mix-400-g                           | Flatbread Mix                   |               | 400 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.11 |  2.47
flatbread-mix-454-g                           | Flatbread Mix                   |               | 454 g  | ers/51108010x0.6     | ers/51108010x0.6 |  3.53 |  2.80
chocolate-chip-cookie-dough-454-g             | Chocolate Chip Cookie Dough     |               | 454 g  | ers/53200100         | ers/53200100     |  4.74 |  3.77
chocolate-chip-cookie-dough-400-g             | Chocolate Chip Cookie Dough     |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
pillsbury-chocolate-chip-cookie-dough-468-g   | Chocolate Chip Cookie Dough     | Pillsbury     | 468 g  | ers/53200100         | ers/53200100     |  4.88 |  3.88
sugar-cookie-dough-454-g                      | Sugar Cookie Dough              |               | 454 g  | ers/53200100         | ers/53200100     |  4.74 |  3.77
sugar-cookie-dough-400-g                      | Sugar Cookie Dough              |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
cookie-dough-454-g                            | Cookie Dough                    |               | 454 g  | ers/53200100         | ers/53200100     |  4.74 |  3.77
cookie-dough-400-g                            | Cookie Dough                    |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
pie-dough-454-g                               | Pie Dough                       |               | 454 g  | ers/53200100         | ers/53200100     |  4.74 |  3.77
pie-dough-400-g                               | Pie Dough                       |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
crescent-roll-dough-454-g                     | Crescent Roll Dough             |               | 454 g  | ers/53200100         | ers/53200100     |  4.74 |  3.77
crescent-roll-dough-400-g                     | Crescent Roll Dough             |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
bread-crumbs-425-g                            | Bread Crumbs                    |               | 425 g  | ers/51185000         | ers/51185000     |  4.78 |  3.80
bread-crumbs-300-g                            | Bread Crumbs                    |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
bread-crumbs-227-g                            | Bread Crumbs                    |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
plain-bread-crumbs-425-g                      | Plain Bread Crumbs              |               | 425 g  | ers/51185000         | ers/51185000     |  4.78 |  3.80
plain-bread-crumbs-300-g                      | Plain Bread Crumbs              |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
italian-bread-crumbs-425-g                    | Italian Bread Crumbs            |               | 425 g  | ers/51185000         | ers/51185000     |  4.78 |  3.80
italian-bread-crumbs-300-g                    | Italian Bread Crumbs            |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
seasoned-bread-crumbs-425-g                   | Seasoned Bread Crumbs           |               | 425 g  | ers/51185000         | ers/51185000     |  4.78 |  3.80
seasoned-bread-crumbs-300-g                   | Seasoned Bread Crumbs           |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
panko-bread-crumbs-425-g                      | Panko Bread Crumbs              |               | 425 g  | ers/51185000         | ers/51185000     |  4.78 |  3.80
panko-bread-crumbs-300-g                      | Panko Bread Crumbs              |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
panko-425-g                                   | Panko                           |               | 425 g  | ers/51185000         | ers/51185000     |  4.78 |  3.80
panko-300-g                                   | Panko                           |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
chicken-coating-mix-142-g                     | Chicken Coating Mix             |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
chicken-coating-mix-300-g                     | Chicken Coating Mix             |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
shake-n-bake-chicken-coating-mix-142-g        | Chicken Coating Mix             | Shake 'n Bake | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
seasoned-coating-mix-142-g                    | Seasoned Coating Mix            |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
seasoned-coating-mix-300-g                    | Seasoned Coating Mix            |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
tempura-batter-mix-142-g                      | Tempura Batter Mix              |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
tempura-batter-mix-300-g                      | Tempura Batter Mix              |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
fish-batter-mix-142-g                         | Fish Batter Mix                 |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
fish-batter-mix-300-g                         | Fish Batter Mix                 |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
corn-flake-crumbs-142-g                       | Corn Flake Crumbs               |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
corn-flake-crumbs-300-g                       | Corn Flake Crumbs               |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
pork-coating-mix-142-g                        | Pork Coating Mix                |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
pork-coating-mix-300-g                        | Pork Coating Mix                |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
graham-cracker-crumbs-400-g                   | Graham Cracker Crumbs           |               | 400 g  | ers/53391100         | ers/53391100     |  6.75 |  5.37
graham-cracker-crumbs-170-g                   | Graham Cracker Crumbs           |               | 170 g  | ers/53391100         | ers/53391100     |  2.87 |  2.28
graham-crumbs-400-g                           | Graham Crumbs                   |               | 400 g  | ers/53391100         | ers/53391100     |  6.75 |  5.37
graham-crumbs-170-g                           | Graham Crumbs                   |               | 170 g  | ers/53391100         | ers/53391100     |  2.87 |  2.28
chocolate-cookie-crumbs-400-g                 | Chocolate Cookie Crumbs         |               | 400 g  | ers/53391100         | ers/53391100     |  6.75 |  5.37
chocolate-cookie-crumbs-170-g                 | Chocolate Cookie Crumbs         |               | 170 g  | ers/53391100         | ers/53391100     |  2.87 |  2.28
graham-pie-crust-400-g                        | Graham Pie Crust                |               | 400 g  | ers/53391100         | ers/53391100     |  6.75 |  5.37
graham-pie-crust-170-g                        | Graham Pie Crust                |               | 170 g  | ers/53391100         | ers/53391100     |  2.87 |  2.28
yeast-113-g                                   | Yeast                           |               | 113 g  | ers/75236000         | ers/75236000     |  6.70 |  5.33
active-dry-yeast-113-g                        | Active Dry Yeast                |               | 113 g  | ers/75236000         | ers/75236000     |  6.70 |  5.33
instant-yeast-113-g                           | Instant Yeast                   |               | 113 g  | ers/75236000         | ers/75236000     |  6.70 |  5.33
chocolate-chips-300-g                         | Chocolate Chips                 |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
chocolate-chips-250-g                         | Chocolate Chips                 |               | 250 g  | ers/91705010         | ers/91705010     |  4.62 |  3.67
chipits-chocolate-chips-270-g                 | Chocolate Chips                 | Chipits       | 270 g  | ers/91705010         | ers/91705010     |  4.99 |  3.97
semi-sweet-chocolate-chips-300-g              | Semi Sweet Chocolate Chips      |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
semi-sweet-chocolate-chips-250-g              | Semi Sweet Chocolate Chips      |               | 250 g  | ers/91705010         | ers/91705010     |  4.62 |  3.67
dark-chocolate-chips-300-g                    | Dark Chocolate Chips            |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
dark-chocolate-chips-250-g                    | Dark Chocolate Chips            |               | 250 g  | ers/91705010         | ers/91705010     |  4.62 |  3.67
mini-chocolate-chips-300-g                    | Mini Chocolate Chips            |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
mini-chocolate-chips-250-g                    | Mini Chocolate Chips            |               | 250 g  | ers/91705010         | ers/91705010     |  4.62 |  3.67
white-chocolate-chips-300-g                   | White Chocolate Chips           |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
white-chocolate-chips-250-g                   | White Chocolate Chips           |               | 250 g  | ers/91705010         | ers/91705010     |  4.62 |  3.67
chocolate-chunks-300-g                        | Chocolate Chunks                |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
chocolate-chunks-250-g                        | Chocolate Chunks                |               | 250 g  | ers/91705010         | ers/91705010     |  4.62 |  3.67
baking-chocolate-300-g                        | Baking Chocolate                |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
baking-chocolate-250-g                        | Baking Chocolate                |               | 250 g  | ers/91705010         | ers/91705010     |  4.62 |  3.67
cocoa-powder-227-g                            | Cocoa Powder                    |               | 227 g  | ers/11830150         | ers/11830150     |  5.52 |  4.39
baking-cocoa-227-g                            | Baking Cocoa                    |               | 227 g  | ers/11830150         | ers/11830150     |  5.52 |  4.39
vanilla-frosting-453-g                        | Vanilla Frosting                |               | 453 g  | ers/91305010         | ers/91305010     |  2.75 |  2.19
vanilla-frosting-340-g                        | Vanilla Frosting                |               | 340 g  | ers/91305010         | ers/91305010     |  2.06 |  1.64
betty-crocker-vanilla-frosting-340-g          | Vanilla Frosting                | Betty Crocker | 340 g  | ers/91305010         | ers/91305010     |  2.06 |  1.64
chocolate-frosting-453-g                      | Chocolate Frosting              |               | 453 g  | ers/91305010         | ers/91305010     |  2.75 |  2.19
chocolate-frosting-340-g                      | Chocolate Frosting              |               | 340 g  | ers/91305010         | ers/91305010     |  2.06 |  1.64
cream-cheese-frosting-453-g                   | Cream Cheese Frosting           |               | 453 g  | ers/91305010         | ers/91305010     |  2.75 |  2.19
cream-cheese-frosting-340-g                   | Cream Cheese Frosting           |               | 340 g  | ers/91305010         | ers/91305010     |  2.06 |  1.64
frosting-453-g                                | Frosting                        |               | 453 g  | ers/91305010         | ers/91305010     |  2.75 |  2.19
frosting-340-g                                | Frosting                        |               | 340 g  | ers/91305010         | ers/91305010     |  2.06 |  1.64
sprinkles-150-g                               | Sprinkles                       |               | 150 g  | ers/91745020         | ers/91745020     |  2.71 |  2.16
cake-decorations-150-g                        | Cake Decorations                |               | 150 g  | ers/91745020         | ers/91745020     |  2.71 |  2.16
shortening-454-g                              | Shortening                      |               | 454 g  | ers/81102010         | ers/81102010     |  2.99 |  2.38
vanilla-pudding-mix-85-g                      | Vanilla Pudding Mix             |               | 85 g   | ers/91501010x5       | ers/91501010x5   |  1.90 |  1.51
vanilla-pudding-mix-113-g                     | Vanilla Pudding Mix             |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
chocolate-pudding-mix-85-g                    | Chocolate Pudding Mix           |               | 85 g   | ers/91501010x5       | ers/91501010x5   |  1.90 |  1.51
chocolate-pudding-mix-113-g                   | Chocolate Pudding Mix           |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
jello-powder-85-g                             | Jello Powder                    |               | 85 g   | ers/91501010x5       | ers/91501010x5   |  1.90 |  1.51
jello-powder-113-g                            | Jello Powder                    |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
corn-syrup-500-ml                             | Corn Syrup                      |               | 500 ml | ers/91301030         | ers/91301030     |  3.01 |  2.40
molasses-500-ml                               | Molasses                        |               | 500 ml | ers/91301030         | ers/91301030     |  3.01 |  2.40
condensed-milk-300-ml                         | Condensed Milk                  |               | 300 ml | ers/11220000         | ers/11220000     |  1.78 |  1.42
condensed-milk-354-ml                         | Condensed Milk                  |               | 354 ml | ers/11220000         | ers/11220000     |  2.11 |  1.67
evaporated-milk-300-ml                        | Evaporated Milk                 |               | 300 ml | ers/11220000         | ers/11220000     |  1.78 |  1.42
evaporated-milk-354-ml                        | Evaporated Milk                 |               | 354 ml | ers/11220000         | ers/11220000     |  2.11 |  1.67
apple-pie-filling-540-ml                      | Apple Pie Filling               |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
cherry-pie-filling-540-ml                     | Cherry Pie Filling              |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
shredded-coconut-200-g                        | Shredded Coconut                |               | 200 g  | ers/42106020         | ers/42106020     |  2.81 |  2.24
baking-powder-225-g                           | Baking Powder                   |               | 225 g  | ers/91501010x5       | ers/91501010x5   |  5.03 |  4.00
baking-powder-450-g                           | Baking Powder                   |               | 450 g  | ers/91501010x5       | ers/91501010x5   | 10.07 |  8.01
cupcake-mix-432-g                             | Cupcake Mix                     |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
chocolate-cupcake-mix-432-g                   | Chocolate Cupcake Mix           |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
fish-coating-mix-142-g                        | Fish Coating Mix                |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
marble-cake-mix-432-g                         | Marble Cake Mix                 |               | 432 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.14 |  2.49
sourdough-bread-mix-500-g                     | Sourdough Bread Mix             |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
pumpkin-bread-mix-400-g                       | Pumpkin Bread Mix               |               | 400 g  | ers/52306010x0.6     | ers/52306010x0.6 |  3.58 |  2.85
batter-mix-250-g                              | Batter Mix                      |               | 250 g  | ers/51185000         | ers/51185000     |  2.81 |  2.24
coating-mix-142-g                             | Coating Mix                     |               | 142 g  | ers/51185000         | ers/51185000     |  1.60 |  1.27
baking-soda-500-g                             | Baking Soda                     |               | 500 g  | ers/91501010x5       | ers/91501010x5   | 11.19 |  8.90
cream-of-tartar-500-g                         | Cream of Tartar                 |               | 500 g  | ers/91501010x5       | ers/91501010x5   | 11.19 |  8.90
vital-wheat-gluten-500-g                      | Vital Wheat Gluten              |               | 500 g  | ers/91501010x5       | ers/91501010x5   | 11.19 |  8.90
egg-replacer-500-g                            | Egg Replacer                    |               | 500 g  | ers/91501010x5       | ers/91501010x5   | 11.19 |  8.90
citric-acid-500-g                             | Citric Acid                     |               | 500 g  | ers/91501010x5       | ers/91501010x5   | 11.19 |  8.90
pectin-500-g                                  | Pectin                          |               | 500 g  | ers/91501010x5       | ers/91501010x5   | 11.19 |  8.90
vanilla-extract-59-ml                         | Vanilla Extract                 |               | 59 ml  | ers/75236000         | ers/75236000     |  3.50 |  2.78
almond-extract-59-ml                          | Almond Extract                  |               | 59 ml  | ers/75236000         | ers/75236000     |  3.50 |  2.78
lemon-extract-59-ml                           | Lemon Extract                   |               | 59 ml  | ers/75236000         | ers/75236000     |  3.50 |  2.78
peppermint-extract-59-ml                      | Peppermint Extract              |               | 59 ml  | ers/75236000         | ers/75236000     |  3.50 |  2.78
food-colouring-59-ml                          | Food Colouring                  |               | 59 ml  | ers/75236000         | ers/75236000     |  3.50 |  2.78
popover-mix-425-g                             | Popover Mix                     |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
brownie-bites-mix-425-g                       | Brownie Bites Mix               |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
blondie-mix-425-g                             | Blondie Mix                     |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
banana-muffin-mix-425-g                       | Banana Muffin Mix               |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
bran-muffin-mix-425-g                         | Bran Muffin Mix                 |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
pumpkin-muffin-mix-425-g                      | Pumpkin Muffin Mix              |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
lemon-muffin-mix-425-g                        | Lemon Muffin Mix                |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
apple-cinnamon-muffin-mix-425-g               | Apple Cinnamon Muffin Mix       |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
almond-flour-muffin-mix-425-g                 | Almond Flour Muffin Mix         |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
cranberry-muffin-mix-425-g                    | Cranberry Muffin Mix            |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
oatmeal-muffin-mix-425-g                      | Oatmeal Muffin Mix              |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
english-muffin-mix-425-g                      | English Muffin Mix              |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
vanilla-cupcake-mix-425-g                     | Vanilla Cupcake Mix             |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
chocolate-chip-muffin-mix-425-g               | Chocolate Chip Muffin Mix       |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
coffee-cake-mix-425-g                         | Coffee Cake Mix                 |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
strawberry-cake-mix-425-g                     | Strawberry Cake Mix             |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
red-velvet-cake-mix-425-g                     | Red Velvet Cake Mix             |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
birthday-cake-mix-425-g                       | Birthday Cake Mix               |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
funfetti-cake-mix-425-g                       | Funfetti Cake Mix               |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
pound-cake-mix-425-g                          | Pound Cake Mix                  |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
german-chocolate-cake-mix-425-g               | German Chocolate Cake Mix       |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
gingerbread-cake-mix-425-g                    | Gingerbread Cake Mix            |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
pumpkin-cake-mix-425-g                        | Pumpkin Cake Mix                |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
chocolate-chip-brownie-mix-425-g              | Chocolate Chip Brownie Mix      |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
dark-chocolate-brownie-mix-425-g              | Dark Chocolate Brownie Mix      |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
double-chocolate-brownie-mix-425-g            | Double Chocolate Brownie Mix    |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
double-chocolate-cookie-mix-425-g             | Double Chocolate Cookie Mix     |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
gingerbread-cookie-mix-425-g                  | Gingerbread Cookie Mix          |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
peanut-butter-cookie-mix-425-g                | Peanut Butter Cookie Mix        |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
shortbread-cookie-mix-425-g                   | Shortbread Cookie Mix           |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
chocolate-cookie-mix-425-g                    | Chocolate Cookie Mix            |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
oatmeal-raisin-cookie-mix-425-g               | Oatmeal Raisin Cookie Mix       |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
cheesecake-mix-425-g                          | Cheesecake Mix                  |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
mug-cake-mix-425-g                            | Mug Cake Mix                    |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
cinnamon-roll-mix-425-g                       | Cinnamon Roll Mix               |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
dessert-bar-mix-425-g                         | Dessert Bar Mix                 |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
lemon-bar-mix-425-g                           | Lemon Bar Mix                   |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
angel-cake-mix-425-g                          | Angel Cake Mix                  |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
churro-mix-425-g                              | Churro Mix                      |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
funnel-cake-mix-425-g                         | Funnel Cake Mix                 |               | 425 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.09 |  2.45
whole-grain-bread-mix-500-g                   | Whole Grain Bread Mix           |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
french-bread-mix-500-g                        | French Bread Mix                |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
sandwich-bread-mix-500-g                      | Sandwich Bread Mix              |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
brown-bread-mix-500-g                         | Brown Bread Mix                 |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
cinnamon-raisin-bread-mix-500-g               | Cinnamon Raisin Bread Mix       |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
rye-bread-mix-500-g                           | Rye Bread Mix                   |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
brioche-bread-mix-500-g                       | Brioche Bread Mix               |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
hearty-bread-mix-500-g                        | Hearty Bread Mix                |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
focaccia-mix-500-g                            | Focaccia Mix                    |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
naan-mix-500-g                                | Naan Mix                        |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
dinner-roll-mix-500-g                         | Dinner Roll Mix                 |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
tortilla-mix-500-g                            | Tortilla Mix                    |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
dumpling-mix-500-g                            | Dumpling Mix                    |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
pie-and-pastry-mix-500-g                      | Pie and Pastry Mix              |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
cheddar-biscuit-mix-500-g                     | Cheddar Biscuit Mix             |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
buttermilk-biscuit-mix-500-g                  | Buttermilk Biscuit Mix          |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
cheese-biscuit-mix-500-g                      | Cheese Biscuit Mix              |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
pita-mix-500-g                                | Pita Mix                        |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
bagel-mix-500-g                               | Bagel Mix                       |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
baguette-mix-500-g                            | Baguette Mix                    |               | 500 g  | ers/51101000         | ers/51101000     |  3.04 |  2.42
flour-blend-680-g                             | Flour Blend                     |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
baking-flour-680-g                            | Baking Flour                    |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
bread-flour-blend-680-g                       | Bread Flour Blend               |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
all-purpose-baking-flour-680-g                | All Purpose Baking Flour        |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
pizza-flour-680-g                             | Pizza Flour                     |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
00-flour-680-g                                | 00 Flour                        |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
organic-flour-680-g                           | Organic Flour                   |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
whole-grain-flour-680-g                       | Whole Grain Flour               |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
whole-wheat-pastry-flour-680-g                | Whole Wheat Pastry Flour        |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
unbleached-all-purpose-flour-680-g            | Unbleached All Purpose Flour    |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
high-gluten-flour-680-g                       | High Gluten Flour               |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
graham-flour-680-g                            | Graham Flour                    |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
barley-flour-680-g                            | Barley Flour                    |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
kamut-flour-680-g                             | Kamut Flour                     |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
semolina-680-g                                | Semolina                        |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
instant-flour-680-g                           | Instant Flour                   |               | 680 g  | statcan/wheat-flour  | bls/flour-white  |  1.46 |  0.87
cake-flour-900-g                              | Cake Flour                      |               | 900 g  | statcan/wheat-flour  | bls/flour-white  |  1.93 |  1.16
italian-panko-227-g                           | Italian Panko                   |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
whole-wheat-bread-crumbs-227-g                | Whole Wheat Bread Crumbs        |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
cracker-meal-227-g                            | Cracker Meal                    |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
cracker-crumbs-227-g                          | Cracker Crumbs                  |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
garlic-bread-crumbs-227-g                     | Garlic Bread Crumbs             |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
cookie-crumbs-227-g                           | Cookie Crumbs                   |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
chocolate-graham-crumbs-227-g                 | Chocolate Graham Crumbs         |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
seasoned-panko-227-g                          | Seasoned Panko                  |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
parmesan-bread-crumbs-227-g                   | Parmesan Bread Crumbs           |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
pork-panko-227-g                              | Pork Panko                      |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
crispy-coating-crumbs-227-g                   | Crispy Coating Crumbs           |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
toasted-bread-crumbs-227-g                    | Toasted Bread Crumbs            |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
stuffing-crumbs-227-g                         | Stuffing Crumbs                 |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
japanese-bread-crumbs-227-g                   | Japanese Bread Crumbs           |               | 227 g  | ers/51185000         | ers/51185000     |  2.55 |  2.03
beer-batter-mix-283-g                         | Beer Batter Mix                 |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
onion-ring-batter-mix-283-g                   | Onion Ring Batter Mix           |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
seafood-batter-mix-283-g                      | Seafood Batter Mix              |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
fry-mix-283-g                                 | Fry Mix                         |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
fish-fry-mix-283-g                            | Fish Fry Mix                    |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
chicken-breading-283-g                        | Chicken Breading                |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
seafood-breading-283-g                        | Seafood Breading                |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
crispy-coating-mix-283-g                      | Crispy Coating Mix              |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
extra-crispy-coating-mix-283-g                | Extra Crispy Coating Mix        |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
barbecue-coating-mix-283-g                    | Barbecue Coating Mix            |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
southern-style-coating-mix-283-g              | Southern Style Coating Mix      |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
fried-chicken-coating-mix-283-g               | Fried Chicken Coating Mix       |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
pakora-mix-283-g                              | Pakora Mix                      |               | 283 g  | ers/51185000         | ers/51185000     |  3.18 |  2.53
milk-chocolate-chips-300-g                    | Milk Chocolate Chips            |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
butterscotch-chips-300-g                      | Butterscotch Chips              |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
peanut-butter-chips-300-g                     | Peanut Butter Chips             |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
mint-chips-300-g                              | Mint Chips                      |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
cinnamon-chips-300-g                          | Cinnamon Chips                  |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
dark-chocolate-chunks-300-g                   | Dark Chocolate Chunks           |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
semi-sweet-chocolate-chunks-300-g             | Semi Sweet Chocolate Chunks     |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
mega-chunks-300-g                             | Mega Chunks                     |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
caramel-bits-300-g                            | Caramel Bits                    |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
carob-chips-300-g                             | Carob Chips                     |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
cacao-nibs-300-g                              | Cacao Nibs                      |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
mini-semi-sweet-chocolate-chips-300-g         | Mini Semi Sweet Chocolate Chips |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
cocoa-chips-300-g                             | Cocoa Chips                     |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
toffee-bits-300-g                             | Toffee Bits                     |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
semi-sweet-baking-chocolate-300-g             | Semi Sweet Baking Chocolate     |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
unsweetened-baking-chocolate-300-g            | Unsweetened Baking Chocolate    |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
white-baking-chocolate-300-g                  | White Baking Chocolate          |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
candy-melts-300-g                             | Candy Melts                     |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
melting-chocolate-300-g                       | Melting Chocolate               |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
dark-brown-sugar-1000-g                       | Dark Brown Sugar                |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
light-brown-sugar-1000-g                      | Light Brown Sugar               |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
demerara-sugar-1000-g                         | Demerara Sugar                  |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
turbinado-sugar-1000-g                        | Turbinado Sugar                 |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
raw-sugar-1000-g                              | Raw Sugar                       |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
organic-sugar-1000-g                          | Organic Sugar                   |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
confectioners-sugar-1000-g                    | Confectioners Sugar             |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
sugar-cubes-1000-g                            | Sugar Cubes                     |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
maple-sugar-1000-g                            | Maple Sugar                     |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
date-sugar-1000-g                             | Date Sugar                      |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
organic-cane-sugar-1000-g                     | Organic Cane Sugar              |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
sugar-1000-g                                  | Sugar                           |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
superfine-sugar-1000-g                        | Superfine Sugar                 |               | 1000 g | statcan/white-sugar  | bls/sugar-white  |  1.69 |  1.92
stevia-sweetener-300-g                        | Stevia Sweetener                |               | 300 g  | statcan/white-sugar  | bls/sugar-white  |  0.51 |  0.58
monk-fruit-sweetener-300-g                    | Monk Fruit Sweetener            |               | 300 g  | statcan/white-sugar  | bls/sugar-white  |  0.51 |  0.58
erythritol-sweetener-300-g                    | Erythritol Sweetener            |               | 300 g  | statcan/white-sugar  | bls/sugar-white  |  0.51 |  0.58
sweetener-packets-300-g                       | Sweetener Packets               |               | 300 g  | statcan/white-sugar  | bls/sugar-white  |  0.51 |  0.58
xylitol-sweetener-300-g                       | Xylitol Sweetener               |               | 300 g  | statcan/white-sugar  | bls/sugar-white  |  0.51 |  0.58
allulose-sweetener-300-g                      | Allulose Sweetener              |               | 300 g  | statcan/white-sugar  | bls/sugar-white  |  0.51 |  0.58
instant-pudding-mix-113-g                     | Instant Pudding Mix             |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
banana-pudding-mix-113-g                      | Banana Pudding Mix              |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
cheesecake-pudding-mix-113-g                  | Cheesecake Pudding Mix          |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
butterscotch-pudding-mix-113-g                | Butterscotch Pudding Mix        |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
lemon-pudding-mix-113-g                       | Lemon Pudding Mix               |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
pistachio-pudding-mix-113-g                   | Pistachio Pudding Mix           |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
lemon-pie-filling-mix-113-g                   | Lemon Pie Filling Mix           |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
tapioca-pearls-113-g                          | Tapioca Pearls                  |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
minute-tapioca-113-g                          | Minute Tapioca                  |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
custard-powder-113-g                          | Custard Powder                  |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
strawberry-gelatin-113-g                      | Strawberry Gelatin              |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
lime-gelatin-113-g                            | Lime Gelatin                    |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
cherry-gelatin-113-g                          | Cherry Gelatin                  |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
gelatin-113-g                                 | Gelatin                         |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
unflavoured-gelatin-113-g                     | Unflavoured Gelatin             |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
jelly-powder-113-g                            | Jelly Powder                    |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
mousse-mix-113-g                              | Mousse Mix                      |               | 113 g  | ers/91501010x5       | ers/91501010x5   |  2.53 |  2.01
blueberry-pie-filling-540-ml                  | Blueberry Pie Filling           |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
peach-pie-filling-540-ml                      | Peach Pie Filling               |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
pumpkin-pie-filling-540-ml                    | Pumpkin Pie Filling             |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
strawberry-pie-filling-540-ml                 | Strawberry Pie Filling          |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
lemon-pie-filling-540-ml                      | Lemon Pie Filling               |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
raspberry-pie-filling-540-ml                  | Raspberry Pie Filling           |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
almond-paste-540-ml                           | Almond Paste                    |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
mincemeat-540-ml                              | Mincemeat                       |               | 540 ml | ers/91401000         | ers/91401000     |  2.92 |  2.32
buttercream-frosting-450-g                    | Buttercream Frosting            |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
strawberry-frosting-450-g                     | Strawberry Frosting             |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
lemon-frosting-450-g                          | Lemon Frosting                  |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
whipped-frosting-450-g                        | Whipped Frosting                |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
milk-chocolate-frosting-450-g                 | Milk Chocolate Frosting         |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
dark-chocolate-frosting-450-g                 | Dark Chocolate Frosting         |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
confetti-frosting-450-g                       | Confetti Frosting               |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
cookie-icing-450-g                            | Cookie Icing                    |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
decorating-icing-450-g                        | Decorating Icing                |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
white-frosting-450-g                          | White Frosting                  |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
fudge-frosting-450-g                          | Fudge Frosting                  |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
royal-icing-450-g                             | Royal Icing                     |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
gel-icing-450-g                               | Gel Icing                       |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
frosting-mix-450-g                            | Frosting Mix                    |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
fondant-450-g                                 | Fondant                         |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
icing-450-g                                   | Icing                           |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
vanilla-icing-450-g                           | Vanilla Icing                   |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
chocolate-icing-450-g                         | Chocolate Icing                 |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
marshmallow-creme-450-g                       | Marshmallow Creme               |               | 450 g  | ers/91305010         | ers/91305010     |  2.73 |  2.17
rainbow-sprinkles-200-g                       | Rainbow Sprinkles               |               | 200 g  | ers/91745020         | ers/91745020     |  3.62 |  2.88
chocolate-sprinkles-200-g                     | Chocolate Sprinkles             |               | 200 g  | ers/91745020         | ers/91745020     |  3.62 |  2.88
sanding-sugar-200-g                           | Sanding Sugar                   |               | 200 g  | ers/91745020         | ers/91745020     |  3.62 |  2.88
maraschino-cherries-200-g                     | Maraschino Cherries             |               | 200 g  | ers/91745020         | ers/91745020     |  3.62 |  2.88
unsweetened-coconut-300-g                     | Unsweetened Coconut             |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
coconut-flakes-300-g                          | Coconut Flakes                  |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
sweetened-coconut-300-g                       | Sweetened Coconut               |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
milk-powder-300-g                             | Milk Powder                     |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
skim-milk-powder-300-g                        | Skim Milk Powder                |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
buttermilk-powder-300-g                       | Buttermilk Powder               |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
powdered-milk-300-g                           | Powdered Milk                   |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
malted-milk-powder-300-g                      | Malted Milk Powder              |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
instant-skim-milk-powder-300-g                | Instant Skim Milk Powder        |               | 300 g  | ers/42106020         | ers/42106020     |  4.22 |  3.36
lard-454-g                                    | Lard                            |               | 454 g  | ers/81102010         | ers/81102010     |  2.99 |  2.38
vegetable-shortening-454-g                    | Vegetable Shortening            |               | 454 g  | ers/81102010         | ers/81102010     |  2.99 |  2.38
baking-spray-454-g                            | Baking Spray                    |               | 454 g  | ers/81102010         | ers/81102010     |  2.99 |  2.38
coconut-condensed-milk-300-ml                 | Coconut Condensed Milk          |               | 300 ml | ers/11220000         | ers/11220000     |  1.78 |  1.42
coconut-evaporated-milk-300-ml                | Coconut Evaporated Milk         |               | 300 ml | ers/11220000         | ers/11220000     |  1.78 |  1.42
oatmeal-cookie-dough-400-g                    | Oatmeal Cookie Dough            |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
peanut-butter-cookie-dough-400-g              | Peanut Butter Cookie Dough      |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
chocolate-cookie-dough-400-g                  | Chocolate Cookie Dough          |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
edible-cookie-dough-400-g                     | Edible Cookie Dough             |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
gingerbread-cookie-dough-400-g                | Gingerbread Cookie Dough        |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
brownie-batter-400-g                          | Brownie Batter                  |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
brownie-dough-400-g                           | Brownie Dough                   |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
biscuit-dough-400-g                           | Biscuit Dough                   |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
cinnamon-roll-dough-400-g                     | Cinnamon Roll Dough             |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
bread-dough-400-g                             | Bread Dough                     |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
shortbread-cookie-dough-400-g                 | Shortbread Cookie Dough         |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
double-chocolate-cookie-dough-400-g           | Double Chocolate Cookie Dough   |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
puff-pastry-dough-400-g                       | Puff Pastry Dough               |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
croissant-dough-400-g                         | Croissant Dough                 |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
dinner-roll-dough-400-g                       | Dinner Roll Dough               |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
birthday-cake-cookie-dough-400-g              | Birthday Cake Cookie Dough      |               | 400 g  | ers/53200100         | ers/53200100     |  4.18 |  3.32
cornbread-and-muffin-mix-454-g                | Cornbread and Muffin Mix        |               | 454 g  | statcan/wheat-flour  | bls/flour-white  |  0.97 |  0.58
sweet-cornbread-mix-454-g                     | Sweet Cornbread Mix             |               | 454 g  | statcan/wheat-flour  | bls/flour-white  |  0.97 |  0.58
honey-cornbread-mix-454-g                     | Honey Cornbread Mix             |               | 454 g  | statcan/wheat-flour  | bls/flour-white  |  0.97 |  0.58
wheat-germ-400-g                              | Wheat Germ                      |               | 400 g  | statcan/wheat-flour  | bls/flour-white  |  0.86 |  0.51
wheat-bran-400-g                              | Wheat Bran                      |               | 400 g  | statcan/wheat-flour  | bls/flour-white  |  0.86 |  0.51
matzo-meal-300-g                              | Matzo Meal                      |               | 300 g  | ers/51185000         | ers/51185000     |  3.38 |  2.68
baking-chips-300-g                            | Baking Chips                    |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
marshmallow-fluff-213-g                       | Marshmallow Fluff               |               | 213 g  | ers/91305010         | ers/91305010     |  1.29 |  1.03
food-colour-40-ml                             | Food Colour                     |               | 40 ml  | ers/75236000         | ers/75236000     |  2.37 |  1.89
candied-fruit-250-g                           | Candied Fruit                   |               | 250 g  | ers/91401000         | ers/91401000     |  1.35 |  1.07
vanilla-beans-10-g                            | Vanilla Beans                   |               | 10 g   | ers/75236000         | ers/75236000     |  0.59 |  0.47
melting-wafers-300-g                          | Melting Wafers                  |               | 300 g  | ers/91705010         | ers/91705010     |  5.55 |  4.41
cake-kit-500-g                                | Cake Kit                        |               | 500 g  | ers/53109200x0.6     | ers/53109200x0.6 |  3.63 |  2.89
pie-dough-mix-340-g                           | Pie Dough Mix                   |               | 340 g  | ers/51108010x0.6     | ers/51108010x0.6 |  2.64 |  2.10
sweetener-200-g                               | Sweetener                       |               | 200 g  | statcan/white-sugar  | bls/sugar-white  |  0.34 |  0.38
`;
