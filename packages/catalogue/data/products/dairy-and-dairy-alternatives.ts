/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const DAIRY_AND_DAIRY_ALTERNATIVES = `
2-milk-4000-ml                      | 2% Milk                      |              | 4000 ml | =statcan/milk-4-l     | bls/milk            |  6.99 |  4.71
whole-milk-4000-ml                  | Whole Milk                   |              | 4000 ml | statcan/milk-4-l      | bls/milk            |  6.99 |  4.71
skim-milk-4000-ml                   | Skim Milk                    |              | 4000 ml | statcan/milk-4-l      | bls/milk            |  6.99 |  4.71
1-milk-4000-ml                      | 1% Milk                      |              | 4000 ml | statcan/milk-4-l      | bls/milk            |  6.99 |  4.71
homogenized-milk-4000-ml            | Homogenized Milk             |              | 4000 ml | statcan/milk-4-l      | bls/milk            |  6.99 |  4.71
milk-2000-ml                        | Milk                         |              | 2000 ml | =statcan/milk-2-l     | bls/milk            |  5.53 |  2.35
milk-carton-1000-ml                 | Milk Carton                  |              | 1000 ml | =statcan/milk-1-l     | bls/milk            |  3.23 |  1.18
chocolate-milk-2000-ml              | Chocolate Milk               |              | 2000 ml | ers/11511100          | ers/11511100        |  6.28 |  5.21
chocolate-milk-1000-ml              | Chocolate Milk               |              | 1000 ml | ers/11511100          | ers/11511100        |  3.14 |  2.60
lactose-free-milk-2000-ml           | Lactose Free Milk            |              | 2000 ml | ers/11511100          | ers/11511100        |  6.28 |  5.21
lactose-free-milk-1000-ml           | Lactose Free Milk            |              | 1000 ml | ers/11511100          | ers/11511100        |  3.14 |  2.60
organic-milk-2000-ml                | Organic Milk                 |              | 2000 ml | ers/11511100          | ers/11511100        |  6.28 |  5.21
organic-milk-1000-ml                | Organic Milk                 |              | 1000 ml | ers/11511100          | ers/11511100        |  3.14 |  2.60
buttermilk-1000-ml                  | Buttermilk                   |              | 1000 ml | ers/11436000          | ers/11436000        |  6.81 |  5.64
kefir-1000-ml                       | Kefir                        |              | 1000 ml | ers/11436000          | ers/11436000        |  6.81 |  5.64
soy-milk-1890-ml                    | Soy Milk                     |              | 1890 ml | =statcan/soy-milk     | ers/11320000        |  4.36 |  4.09
soy-milk-946-ml                     | Soy Milk                     |              | 946 ml  | statcan/soy-milk      | ers/11320000        |  2.18 |  2.05
vanilla-soy-milk-1890-ml            | Vanilla Soy Milk             |              | 1890 ml | statcan/soy-milk      | ers/11320000        |  4.36 |  4.09
vanilla-soy-milk-946-ml             | Vanilla Soy Milk             |              | 946 ml  | statcan/soy-milk      | ers/11320000        |  2.18 |  2.05
almond-milk-1890-ml                 | Almond Milk                  |              | 1890 ml | =statcan/nut-milk     | ers/11350000        |  4.27 |  4.10
almond-milk-946-ml                  | Almond Milk                  |              | 946 ml  | statcan/nut-milk      | ers/11350000        |  2.14 |  2.05
vanilla-almond-milk-1890-ml         | Vanilla Almond Milk          |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
vanilla-almond-milk-946-ml          | Vanilla Almond Milk          |              | 946 ml  | statcan/nut-milk      | ers/11350000        |  2.14 |  2.05
oat-milk-1890-ml                    | Oat Milk                     |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
oat-milk-946-ml                     | Oat Milk                     |              | 946 ml  | statcan/nut-milk      | ers/11350000        |  2.14 |  2.05
coconut-milk-beverage-1890-ml       | Coconut Milk Beverage        |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
coconut-milk-beverage-946-ml        | Coconut Milk Beverage        |              | 946 ml  | statcan/nut-milk      | ers/11350000        |  2.14 |  2.05
cashew-milk-1890-ml                 | Cashew Milk                  |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
cashew-milk-946-ml                  | Cashew Milk                  |              | 946 ml  | statcan/nut-milk      | ers/11350000        |  2.14 |  2.05
rice-milk-1890-ml                   | Rice Milk                    |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
rice-milk-946-ml                    | Rice Milk                    |              | 946 ml  | statcan/nut-milk      | ers/11350000        |  2.14 |  2.05
unsweetened-almond-milk-1890-ml     | Unsweetened Almond Milk      |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
unsweetened-almond-milk-946-ml      | Unsweetened Almond Milk      |              | 946 ml  | statcan/nut-milk      | ers/11350000        |  2.14 |  2.05
cream-1000-ml                       | Cream                        |              | 1000 ml | =statcan/cream        | ers/12130100        |  4.87 |  7.94
cream-473-ml                        | Cream                        |              | 473 ml  | statcan/cream         | ers/12130100        |  2.30 |  3.76
whipping-cream-1000-ml              | Whipping Cream               |              | 1000 ml | statcan/cream         | ers/12130100        |  4.87 |  7.94
whipping-cream-473-ml               | Whipping Cream               |              | 473 ml  | statcan/cream         | ers/12130100        |  2.30 |  3.76
half-and-half-cream-473-ml          | Half and Half Cream          |              | 473 ml  | ers/12120100          | ers/12120100        |  2.24 |  1.85
half-and-half-cream-1000-ml         | Half and Half Cream          |              | 1000 ml | ers/12120100          | ers/12120100        |  4.73 |  3.92
coffee-cream-473-ml                 | Coffee Cream                 |              | 473 ml  | ers/12120100          | ers/12120100        |  2.24 |  1.85
coffee-cream-1000-ml                | Coffee Cream                 |              | 1000 ml | ers/12120100          | ers/12120100        |  4.73 |  3.92
coffee-creamer-473-ml               | Coffee Creamer               |              | 473 ml  | ers/12210210          | ers/12210210        |  2.43 |  2.01
coffee-creamer-946-ml               | Coffee Creamer               |              | 946 ml  | ers/12210210          | ers/12210210        |  4.86 |  4.03
french-vanilla-creamer-473-ml       | French Vanilla Creamer       |              | 473 ml  | ers/12210210          | ers/12210210        |  2.43 |  2.01
french-vanilla-creamer-946-ml       | French Vanilla Creamer       |              | 946 ml  | ers/12210210          | ers/12210210        |  4.86 |  4.03
sour-cream-500-g                    | Sour Cream                   |              | 500 g   | ers/12310100          | ers/12310100        |  3.36 |  2.78
sour-cream-250-g                    | Sour Cream                   |              | 250 g   | ers/12310100          | ers/12310100        |  1.68 |  1.39
yogurt-500-g                        | Yogurt                       |              | 500 g   | =statcan/yogurt       | ers/11400000        |  3.84 |  3.28
yogurt-650-g                        | Yogurt                       |              | 650 g   | statcan/yogurt        | ers/11400000        |  4.99 |  4.26
plain-yogurt-500-g                  | Plain Yogurt                 |              | 500 g   | statcan/yogurt        | ers/11400000        |  3.84 |  3.28
plain-yogurt-650-g                  | Plain Yogurt                 |              | 650 g   | statcan/yogurt        | ers/11400000        |  4.99 |  4.26
vanilla-yogurt-500-g                | Vanilla Yogurt               |              | 500 g   | statcan/yogurt        | ers/11400000        |  3.84 |  3.28
vanilla-yogurt-650-g                | Vanilla Yogurt               |              | 650 g   | statcan/yogurt        | ers/11400000        |  4.99 |  4.26
strawberry-yogurt-500-g             | Strawberry Yogurt            |              | 500 g   | statcan/yogurt        | ers/11400000        |  3.84 |  3.28
strawberry-yogurt-650-g             | Strawberry Yogurt            |              | 650 g   | statcan/yogurt        | ers/11400000        |  4.99 |  4.26
fruit-yogurt-500-g                  | Fruit Yogurt                 |              | 500 g   | statcan/yogurt        | ers/11400000        |  3.84 |  3.28
fruit-yogurt-650-g                  | Fruit Yogurt                 |              | 650 g   | statcan/yogurt        | ers/11400000        |  4.99 |  4.26
peach-yogurt-500-g                  | Peach Yogurt                 |              | 500 g   | statcan/yogurt        | ers/11400000        |  3.84 |  3.28
peach-yogurt-650-g                  | Peach Yogurt                 |              | 650 g   | statcan/yogurt        | ers/11400000        |  4.99 |  4.26
blueberry-yogurt-500-g              | Blueberry Yogurt             |              | 500 g   | statcan/yogurt        | ers/11400000        |  3.84 |  3.28
blueberry-yogurt-650-g              | Blueberry Yogurt             |              | 650 g   | statcan/yogurt        | ers/11400000        |  4.99 |  4.26
greek-yogurt-500-g                  | Greek Yogurt                 |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
greek-yogurt-750-g                  | Greek Yogurt                 |              | 750 g   | ers/11411400          | ers/11411400        |  7.01 |  5.81
vanilla-greek-yogurt-500-g          | Vanilla Greek Yogurt         |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
vanilla-greek-yogurt-750-g          | Vanilla Greek Yogurt         |              | 750 g   | ers/11411400          | ers/11411400        |  7.01 |  5.81
plain-greek-yogurt-500-g            | Plain Greek Yogurt           |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
plain-greek-yogurt-750-g            | Plain Greek Yogurt           |              | 750 g   | ers/11411400          | ers/11411400        |  7.01 |  5.81
yogurt-tubes-450-g                  | Yogurt Tubes                 |              | 450 g   | ers/11435100          | ers/11435100        |  5.00 |  4.14
drinkable-yogurt-450-g              | Drinkable Yogurt             |              | 450 g   | ers/11435100          | ers/11435100        |  5.00 |  4.14
coconut-yogurt-450-g                | Coconut Yogurt               |              | 450 g   | ers/11435100          | ers/11435100        |  5.00 |  4.14
granola-yogurt-parfait-450-g        | Granola Yogurt Parfait       |              | 450 g   | ers/11435100          | ers/11435100        |  5.00 |  4.14
butter-454-g                        | Butter                       |              | 454 g   | =statcan/butter       | ers/81101000        |  5.92 |  4.92
butter-250-g                        | Butter                       |              | 250 g   | statcan/butter        | ers/81101000        |  3.26 |  2.71
salted-butter-454-g                 | Salted Butter                |              | 454 g   | statcan/butter        | ers/81101000        |  5.92 |  4.92
salted-butter-250-g                 | Salted Butter                |              | 250 g   | statcan/butter        | ers/81101000        |  3.26 |  2.71
unsalted-butter-454-g               | Unsalted Butter              |              | 454 g   | statcan/butter        | ers/81101000        |  5.92 |  4.92
unsalted-butter-250-g               | Unsalted Butter              |              | 250 g   | statcan/butter        | ers/81101000        |  3.26 |  2.71
margarine-907-g                     | Margarine                    |              | 907 g   | =statcan/margarine    | bls/margarine       |  6.09 |  4.38
margarine-454-g                     | Margarine                    |              | 454 g   | statcan/margarine     | =bls/margarine      |  3.05 |  1.73
becel-margarine-454-g               | Margarine                    | Becel        | 454 g   | statcan/margarine     | bls/margarine       |  3.05 |  2.19
vegan-butter-907-g                  | Vegan Butter                 |              | 907 g   | statcan/margarine     | bls/margarine       |  6.09 |  4.38
vegan-butter-454-g                  | Vegan Butter                 |              | 454 g   | statcan/margarine     | bls/margarine       |  3.05 |  2.19
cheddar-cheese-500-g                | Cheddar Cheese               |              | 500 g   | =statcan/block-cheese | bls/cheese-cheddar  |  7.11 |  7.02
cheddar-cheese-400-g                | Cheddar Cheese               |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
cheddar-cheese-454-g                | Cheddar Cheese               |              | 454 g   | statcan/block-cheese  | =bls/cheese-cheddar |  6.46 |  6.00
old-cheddar-cheese-500-g            | Old Cheddar Cheese           |              | 500 g   | statcan/block-cheese  | bls/cheese-cheddar  |  7.11 |  7.02
old-cheddar-cheese-400-g            | Old Cheddar Cheese           |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
marble-cheese-500-g                 | Marble Cheese                |              | 500 g   | statcan/block-cheese  | bls/cheese-cheddar  |  7.11 |  7.02
marble-cheese-400-g                 | Marble Cheese                |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
block-cheese-500-g                  | Block Cheese                 |              | 500 g   | statcan/block-cheese  | bls/cheese-cheddar  |  7.11 |  7.02
block-cheese-400-g                  | Block Cheese                 |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
mozzarella-cheese-500-g             | Mozzarella Cheese            |              | 500 g   | ers/14107010          | ers/14107010        |  8.24 |  6.83
mozzarella-cheese-320-g             | Mozzarella Cheese            |              | 320 g   | ers/14107010          | ers/14107010        |  5.27 |  4.37
shredded-mozzarella-cheese-500-g    | Shredded Mozzarella Cheese   |              | 500 g   | ers/14107010          | ers/14107010        |  8.24 |  6.83
shredded-mozzarella-cheese-320-g    | Shredded Mozzarella Cheese   |              | 320 g   | ers/14107010          | ers/14107010        |  5.27 |  4.37
shredded-cheese-blend-320-g         | Shredded Cheese Blend        |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
monterey-jack-cheese-320-g          | Monterey Jack Cheese         |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
colby-jack-cheese-320-g             | Colby Jack Cheese            |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
parmesan-cheese-250-g               | Parmesan Cheese              |              | 250 g   | ers/14108010          | ers/14108010        |  7.38 |  6.12
grated-parmesan-cheese-250-g        | Grated Parmesan Cheese       |              | 250 g   | ers/14108010          | ers/14108010        |  7.38 |  6.12
feta-cheese-200-g                   | Feta Cheese                  |              | 200 g   | ers/14104400          | ers/14104400        |  6.24 |  5.17
goat-cheese-200-g                   | Goat Cheese                  |              | 200 g   | ers/14104400          | ers/14104400        |  6.24 |  5.17
swiss-cheese-200-g                  | Swiss Cheese                 |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
provolone-cheese-200-g              | Provolone Cheese             |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
gouda-cheese-200-g                  | Gouda Cheese                 |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
brie-cheese-200-g                   | Brie Cheese                  |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
havarti-cheese-200-g                | Havarti Cheese               |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
cheese-slices-450-g                 | Cheese Slices                |              | 450 g   | ers/14410110          | bls/cheese-american |  6.72 |  4.85
kraft-cheese-slices-450-g           | Cheese Slices                | Kraft        | 450 g   | ers/14410110          | bls/cheese-american |  6.72 |  4.85
processed-cheese-slices-450-g       | Processed Cheese Slices      |              | 450 g   | ers/14410110          | bls/cheese-american |  6.72 |  4.85
cheese-strings-168-g                | Cheese Strings               |              | 168 g   | ers/14107030          | ers/14107030        |  2.76 |  2.29
cream-cheese-250-g                  | Cream Cheese                 |              | 250 g   | ers/14301010          | ers/14301010        |  3.22 |  2.67
cream-cheese-400-g                  | Cream Cheese                 |              | 400 g   | ers/14301010          | ers/14301010        |  5.15 |  4.27
philadelphia-cream-cheese-250-g     | Cream Cheese                 | Philadelphia | 250 g   | ers/14301010          | ers/14301010        |  3.22 |  2.67
herb-cream-cheese-250-g             | Herb Cream Cheese            |              | 250 g   | ers/14301010          | ers/14301010        |  3.22 |  2.67
herb-cream-cheese-400-g             | Herb Cream Cheese            |              | 400 g   | ers/14301010          | ers/14301010        |  5.15 |  4.27
cottage-cheese-500-g                | Cottage Cheese               |              | 500 g   | ers/14200100          | ers/14200100        |  3.57 |  2.96
ricotta-cheese-500-g                | Ricotta Cheese               |              | 500 g   | ers/14200100          | ers/14200100        |  3.57 |  2.96
dairy-free-cheese-shreds-200-g      | Dairy Free Cheese Shreds     |              | 200 g   | ers/14106200          | ers/14106200        |  3.48 |  2.89
dairy-free-cheese-slices-200-g      | Dairy Free Cheese Slices     |              | 200 g   | ers/14106200          | ers/14106200        |  3.48 |  2.89
eggs-12                             | Eggs                         |              | 12 each | =statcan/eggs         | =bls/eggs           |  4.95 |  3.12
large-eggs-12                       | Large Eggs                   |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
brown-eggs-12                       | Brown Eggs                   |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
free-range-eggs-12                  | Free Range Eggs              |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
ice-cream-1500-ml                   | Ice Cream                    |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
ice-cream-946-ml                    | Ice Cream                    |              | 946 ml  | ers/13110100          | bls/ice-cream       |  6.84 |  2.99
vanilla-ice-cream-1500-ml           | Vanilla Ice Cream            |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
vanilla-ice-cream-946-ml            | Vanilla Ice Cream            |              | 946 ml  | ers/13110100          | bls/ice-cream       |  6.84 |  2.99
chocolate-ice-cream-1500-ml         | Chocolate Ice Cream          |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
chocolate-ice-cream-946-ml          | Chocolate Ice Cream          |              | 946 ml  | ers/13110100          | bls/ice-cream       |  6.84 |  2.99
strawberry-ice-cream-1500-ml        | Strawberry Ice Cream         |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
strawberry-ice-cream-946-ml         | Strawberry Ice Cream         |              | 946 ml  | ers/13110100          | bls/ice-cream       |  6.84 |  2.99
mint-chocolate-ice-cream-1500-ml    | Mint Chocolate Ice Cream     |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
mint-chocolate-ice-cream-946-ml     | Mint Chocolate Ice Cream     |              | 946 ml  | ers/13110100          | bls/ice-cream       |  6.84 |  2.99
cookie-dough-ice-cream-500-ml       | Cookie Dough Ice Cream       |              | 500 ml  | ers/13110102          | ers/13110102        |  5.29 |  4.39
cookie-dough-ice-cream-1500-ml      | Cookie Dough Ice Cream       |              | 1500 ml | ers/13110102          | ers/13110102        | 15.88 | 13.16
cookies-and-cream-ice-cream-500-ml  | Cookies and Cream Ice Cream  |              | 500 ml  | ers/13110102          | ers/13110102        |  5.29 |  4.39
cookies-and-cream-ice-cream-1500-ml | Cookies and Cream Ice Cream  |              | 1500 ml | ers/13110102          | ers/13110102        | 15.88 | 13.16
brownie-ice-cream-500-ml            | Brownie Ice Cream            |              | 500 ml  | ers/13110102          | ers/13110102        |  5.29 |  4.39
brownie-ice-cream-1500-ml           | Brownie Ice Cream            |              | 1500 ml | ers/13110102          | ers/13110102        | 15.88 | 13.16
ice-cream-sandwiches-600-g          | Ice Cream Sandwiches         |              | 600 g   | ers/13120500          | ers/13120500        |  3.60 |  2.99
ice-cream-sandwiches-400-g          | Ice Cream Sandwiches         |              | 400 g   | ers/13120500          | ers/13120500        |  2.40 |  1.99
vanilla-ice-cream-sandwiches-600-g  | Vanilla Ice Cream Sandwiches |              | 600 g   | ers/13120500          | ers/13120500        |  3.60 |  2.99
vanilla-ice-cream-sandwiches-400-g  | Vanilla Ice Cream Sandwiches |              | 400 g   | ers/13120500          | ers/13120500        |  2.40 |  1.99
ice-cream-bars-400-g                | Ice Cream Bars               |              | 400 g   | ers/13120100          | ers/13120100        |  4.10 |  3.40
fudge-bars-400-g                    | Fudge Bars                   |              | 400 g   | ers/13120100          | ers/13120100        |  4.10 |  3.40
popsicles-400-g                     | Popsicles                    |              | 400 g   | ers/13120100          | ers/13120100        |  4.10 |  3.40
ice-cream-drumsticks-cones-400-g    | Ice Cream Drumsticks Cones   |              | 400 g   | ers/13120740          | ers/13120740        |  4.23 |  3.51
frozen-yogurt-946-ml                | Frozen Yogurt                |              | 946 ml  | ers/11460000          | ers/11460000        |  4.89 |  4.05
sorbet-946-ml                       | Sorbet                       |              | 946 ml  | ers/11460000          | ers/11460000        |  4.89 |  4.05
gelato-946-ml                       | Gelato                       |              | 946 ml  | ers/11460000          | ers/11460000        |  4.89 |  4.05
pudding-cups-396-g                  | Pudding Cups                 |              | 396 g   | ers/13230130          | ers/13230130        |  2.04 |  1.69
chocolate-pudding-396-g             | Chocolate Pudding            |              | 396 g   | ers/13230130          | ers/13230130        |  2.04 |  1.69
rice-pudding-396-g                  | Rice Pudding                 |              | 396 g   | ers/13230130          | ers/13230130        |  2.04 |  1.69
tapioca-pudding-396-g               | Tapioca Pudding              |              | 396 g   | ers/13230130          | ers/13230130        |  2.04 |  1.69
whipped-topping-225-g               | Whipped Topping              |              | 225 g   | ers/12220200          | ers/12220200        |  2.26 |  1.87
whipped-cream-225-g                 | Whipped Cream                |              | 225 g   | ers/12220200          | ers/12220200        |  2.26 |  1.87
eggnog-946-ml                       | Eggnog                       |              | 946 ml  | ers/11531000          | ers/11531000        |  3.47 |  2.88
blue-cheese-150-g                   | Blue Cheese                  |              | 150 g   | ers/14101010          | ers/14101010        |  6.29 |  5.21
gorgonzola-cheese-150-g             | Gorgonzola Cheese            |              | 150 g   | ers/14101010          | ers/14101010        |  6.29 |  5.21
muenster-cheese-227-g               | Muenster Cheese              |              | 227 g   | ers/14107200          | ers/14107200        |  4.54 |  3.76
asiago-cheese-200-g                 | Asiago Cheese                |              | 200 g   | ers/14104600          | ers/14104600        |  7.42 |  6.15
romano-cheese-200-g                 | Romano Cheese                |              | 200 g   | ers/14104600          | ers/14104600        |  7.42 |  6.15
manchego-cheese-200-g               | Manchego Cheese              |              | 200 g   | ers/14104600          | ers/14104600        |  7.42 |  6.15
gruyere-cheese-200-g                | Gruyere Cheese               |              | 200 g   | ers/14104600          | ers/14104600        |  7.42 |  6.15
fontina-cheese-200-g                | Fontina Cheese               |              | 200 g   | ers/14104600          | ers/14104600        |  7.42 |  6.15
bocconcini-200-g                    | Bocconcini                   |              | 200 g   | ers/14107010          | ers/14107010        |  3.29 |  2.73
fresh-mozzarella-200-g              | Fresh Mozzarella             |              | 200 g   | ers/14107010          | ers/14107010        |  3.29 |  2.73
burrata-200-g                       | Burrata                      |              | 200 g   | ers/14107010          | ers/14107010        |  3.29 |  2.73
halloumi-cheese-250-g               | Halloumi Cheese              |              | 250 g   | ers/14104400          | ers/14104400        |  7.80 |  6.47
paneer-250-g                        | Paneer                       |              | 250 g   | ers/14104400          | ers/14104400        |  7.80 |  6.47
cheese-curds-300-g                  | Cheese Curds                 |              | 300 g   | ers/14107010          | ers/14107010        |  4.94 |  4.10
pepper-jack-cheese-227-g            | Pepper Jack Cheese           |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
american-cheese-340-g               | American Cheese              |              | 340 g   | ers/14410110          | ers/14410110        |  5.08 |  4.21
queso-fresco-283-g                  | Queso Fresco                 |              | 283 g   | ers/14133000          | ers/14133000        |  4.07 |  3.37
cotija-cheese-283-g                 | Cotija Cheese                |              | 283 g   | ers/14133000          | ers/14133000        |  4.07 |  3.37
camembert-cheese-200-g              | Camembert Cheese             |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
mascarpone-cheese-250-g             | Mascarpone Cheese            |              | 250 g   | ers/14301010          | ers/14301010        |  3.22 |  2.67
mexican-cheese-blend-320-g          | Mexican Cheese Blend         |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
shredded-cheddar-cheese-320-g       | Shredded Cheddar Cheese      |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
italian-cheese-blend-320-g          | Italian Cheese Blend         |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
shredded-parmesan-cheese-320-g      | Shredded Parmesan Cheese     |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
grated-romano-cheese-320-g          | Grated Romano Cheese         |              | 320 g   | ers/14106200          | ers/14106200        |  5.57 |  4.62
white-cheddar-cheese-400-g          | White Cheddar Cheese         |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
mild-cheddar-cheese-400-g           | Mild Cheddar Cheese          |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
medium-cheddar-cheese-400-g         | Medium Cheddar Cheese        |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
sharp-cheddar-cheese-400-g          | Sharp Cheddar Cheese         |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
cheese-spread-250-g                 | Cheese Spread                |              | 250 g   | ers/14410110          | bls/cheese-american |  3.73 |  2.69
processed-cheese-spread-250-g       | Processed Cheese Spread      |              | 250 g   | ers/14410110          | bls/cheese-american |  3.73 |  2.69
cheese-snacks-250-g                 | Cheese Snacks                |              | 250 g   | ers/14410110          | bls/cheese-american |  3.73 |  2.69
cheese-cubes-250-g                  | Cheese Cubes                 |              | 250 g   | ers/14410110          | bls/cheese-american |  3.73 |  2.69
egg-whites-500-g                    | Egg Whites                   |              | 500 g   | ers/31108010          | ers/31108010        |  3.07 |  2.54
table-cream-473-ml                  | Table Cream                  |              | 473 ml  | statcan/cream         | ers/12130100        |  2.30 |  3.76
heavy-cream-473-ml                  | Heavy Cream                  |              | 473 ml  | statcan/cream         | ers/12130100        |  2.30 |  3.76
light-cream-473-ml                  | Light Cream                  |              | 473 ml  | statcan/cream         | ers/12130100        |  2.30 |  3.76
whipped-cream-cheese-227-g          | Whipped Cream Cheese         |              | 227 g   | ers/14301010          | ers/14301010        |  2.92 |  2.42
strawberry-cream-cheese-227-g       | Strawberry Cream Cheese      |              | 227 g   | ers/14301010          | ers/14301010        |  2.92 |  2.42
light-cream-cheese-227-g            | Light Cream Cheese           |              | 227 g   | ers/14301010          | ers/14301010        |  2.92 |  2.42
skyr-500-g                          | Skyr                         |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
raspberry-yogurt-500-g              | Raspberry Yogurt             |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
strawberry-greek-yogurt-500-g       | Strawberry Greek Yogurt      |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
blueberry-greek-yogurt-500-g        | Blueberry Greek Yogurt       |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
lemon-yogurt-500-g                  | Lemon Yogurt                 |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
vanilla-skyr-500-g                  | Vanilla Skyr                 |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
key-lime-yogurt-500-g               | Key Lime Yogurt              |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
probiotic-yogurt-500-g              | Probiotic Yogurt             |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
cherry-yogurt-500-g                 | Cherry Yogurt                |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
vanilla-oat-milk-1890-ml            | Vanilla Oat Milk             |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
unsweetened-oat-milk-1890-ml        | Unsweetened Oat Milk         |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
chocolate-oat-milk-1890-ml          | Chocolate Oat Milk           |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
barista-oat-milk-1890-ml            | Barista Oat Milk             |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
chocolate-almond-milk-1890-ml       | Chocolate Almond Milk        |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
hemp-milk-1890-ml                   | Hemp Milk                    |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
pea-milk-1890-ml                    | Pea Milk                     |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
unsweetened-soy-milk-1890-ml        | Unsweetened Soy Milk         |              | 1890 ml | statcan/nut-milk      | ers/11350000        |  4.27 |  4.10
hazelnut-creamer-946-ml             | Hazelnut Creamer             |              | 946 ml  | ers/12210210          | ers/12210210        |  4.86 |  4.03
vanilla-creamer-946-ml              | Vanilla Creamer              |              | 946 ml  | ers/12210210          | ers/12210210        |  4.86 |  4.03
oat-creamer-946-ml                  | Oat Creamer                  |              | 946 ml  | ers/12210210          | ers/12210210        |  4.86 |  4.03
irish-cream-creamer-946-ml          | Irish Cream Creamer          |              | 946 ml  | ers/12210210          | ers/12210210        |  4.86 |  4.03
butter-pecan-ice-cream-1500-ml      | Butter Pecan Ice Cream       |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
coffee-ice-cream-1500-ml            | Coffee Ice Cream             |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
neapolitan-ice-cream-1500-ml        | Neapolitan Ice Cream         |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
caramel-ice-cream-1500-ml           | Caramel Ice Cream            |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
chocolate-chip-ice-cream-1500-ml    | Chocolate Chip Ice Cream     |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
cherry-ice-cream-1500-ml            | Cherry Ice Cream             |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
maple-walnut-ice-cream-1500-ml      | Maple Walnut Ice Cream       |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
pistachio-ice-cream-1500-ml         | Pistachio Ice Cream          |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
dairy-free-ice-cream-1500-ml        | Dairy Free Ice Cream         |              | 1500 ml | ers/13110100          | bls/ice-cream       | 10.85 |  4.75
creamsicles-500-ml                  | Creamsicles                  |              | 500 ml  | ers/13120100          | ers/13120100        |  5.12 |  4.25
freezies-500-ml                     | Freezies                     |              | 500 ml  | ers/13120100          | ers/13120100        |  5.12 |  4.25
frozen-fruit-bars-500-ml            | Frozen Fruit Bars            |              | 500 ml  | ers/11460000          | ers/11460000        |  2.59 |  2.14
orange-sherbet-500-ml               | Orange Sherbet               |              | 500 ml  | ers/11460000          | ers/11460000        |  2.59 |  2.14
sherbet-500-ml                      | Sherbet                      |              | 500 ml  | ers/11460000          | ers/11460000        |  2.59 |  2.14
vanilla-pudding-396-g               | Vanilla Pudding              |              | 396 g   | ers/13230130          | ers/13230130        |  2.04 |  1.69
butterscotch-pudding-396-g          | Butterscotch Pudding         |              | 396 g   | ers/13230130          | ers/13230130        |  2.04 |  1.69
banana-pudding-396-g                | Banana Pudding               |              | 396 g   | ers/13230130          | ers/13230130        |  2.04 |  1.69
flan-300-g                          | Flan                         |              | 300 g   | ers/13210410          | ers/13210410        |  2.21 |  1.83
creme-brulee-300-g                  | Creme Brulee                 |              | 300 g   | ers/13210410          | ers/13210410        |  2.21 |  1.83
custard-300-g                       | Custard                      |              | 300 g   | ers/13210410          | ers/13210410        |  2.21 |  1.83
chocolate-mousse-300-g              | Chocolate Mousse             |              | 300 g   | ers/13210410          | ers/13210410        |  2.21 |  1.83
quail-eggs-12                       | Quail Eggs                   |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
organic-eggs-12                     | Organic Eggs                 |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
extra-large-eggs-12                 | Extra Large Eggs             |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
medium-eggs-12                      | Medium Eggs                  |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
hard-boiled-eggs-12                 | Hard Boiled Eggs             |              | 12 each | statcan/eggs          | bls/eggs            |  4.95 |  3.31
ghee-250-g                          | Ghee                         |              | 250 g   | statcan/butter        | ers/81101000        |  3.26 |  2.71
garlic-butter-250-g                 | Garlic Butter                |              | 250 g   | statcan/butter        | ers/81101000        |  3.26 |  2.71
whipped-butter-250-g                | Whipped Butter               |              | 250 g   | statcan/butter        | ers/81101000        |  3.26 |  2.71
vegan-cream-cheese-227-g            | Vegan Cream Cheese           |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
dairy-free-yogurt-227-g             | Dairy Free Yogurt            |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
vegan-cheese-slices-227-g           | Vegan Cheese Slices          |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
vegan-mozzarella-shreds-227-g       | Vegan Mozzarella Shreds      |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
vegan-parmesan-227-g                | Vegan Parmesan               |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
vegan-sour-cream-227-g              | Vegan Sour Cream             |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
vegan-feta-227-g                    | Vegan Feta                   |              | 227 g   | ers/14106200          | ers/14106200        |  3.95 |  3.28
vegan-buttery-spread-425-g          | Vegan Buttery Spread         |              | 425 g   | statcan/margarine     | bls/margarine       |  2.85 |  2.05
buttery-spread-425-g                | Buttery Spread               |              | 425 g   | statcan/margarine     | bls/margarine       |  2.85 |  2.05
dairy-free-spread-425-g             | Dairy Free Spread            |              | 425 g   | statcan/margarine     | bls/margarine       |  2.85 |  2.05
parmigiano-reggiano-cheese-200-g    | Parmigiano Reggiano Cheese   |              | 200 g   | ers/14108010          | ers/14108010        |  5.91 |  4.90
chocolate-milkshake-400-ml          | Chocolate Milkshake          |              | 400 ml  | ers/11511100          | ers/11511100        |  1.26 |  1.04
milkshake-400-ml                    | Milkshake                    |              | 400 ml  | ers/11511100          | ers/11511100        |  1.26 |  1.04
plant-butter-454-g                  | Plant Butter                 |              | 454 g   | statcan/margarine     | bls/margarine       |  3.05 |  2.19
pecorino-cheese-200-g               | Pecorino Cheese              |              | 200 g   | ers/14104600          | ers/14104600        |  7.42 |  6.15
emmental-cheese-200-g               | Emmental Cheese              |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
edam-cheese-200-g                   | Edam Cheese                  |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
stilton-cheese-150-g                | Stilton Cheese               |              | 150 g   | ers/14101010          | ers/14101010        |  6.29 |  5.21
roquefort-cheese-150-g              | Roquefort Cheese             |              | 150 g   | ers/14101010          | ers/14101010        |  6.29 |  5.21
oaxaca-cheese-300-g                 | Oaxaca Cheese                |              | 300 g   | ers/14107010          | ers/14107010        |  4.94 |  4.10
coffee-whitener-473-ml              | Coffee Whitener              |              | 473 ml  | ers/12210210          | ers/12210210        |  2.43 |  2.01
ice-pops-600-ml                     | Ice Pops                     |              | 600 ml  | ers/13120100          | ers/13120100        |  6.15 |  5.10
raclette-cheese-200-g               | Raclette Cheese              |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
oka-cheese-200-g                    | Oka Cheese                   |              | 200 g   | ers/14108400          | ers/14108400        |  4.38 |  3.63
quark-cheese-500-g                  | Quark Cheese                 |              | 500 g   | ers/14200100          | ers/14200100        |  3.57 |  2.96
labneh-500-g                        | Labneh                       |              | 500 g   | ers/11411400          | ers/11411400        |  4.67 |  3.87
butter-spread-454-g                 | Butter Spread                |              | 454 g   | statcan/margarine     | bls/margarine       |  3.05 |  2.19
american-slices-450-g               | American Slices              |              | 450 g   | ers/14410110          | ers/14410110        |  6.72 |  5.57
mozzarella-balls-200-g              | Mozzarella Balls             |              | 200 g   | ers/14107010          | ers/14107010        |  3.29 |  2.73
cheese-sticks-200-g                 | Cheese Sticks                |              | 200 g   | ers/14107030          | ers/14107030        |  3.29 |  2.72
cheese-400-g                        | Cheese                       |              | 400 g   | statcan/block-cheese  | bls/cheese-cheddar  |  5.69 |  5.62
pudding-400-g                       | Pudding                      |              | 400 g   | ers/13230130          | ers/13230130        |  2.06 |  1.71
`;
