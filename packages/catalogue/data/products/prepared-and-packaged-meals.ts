/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const PREPARED_AND_PACKAGED_MEALS = `
pizza-390-g                             | Pizza                             |              | 390 g   | =statcan/frozen-pizza        | ers/58106200               |  4.68 |  4.02
pizza-450-g                             | Pizza                             |              | 450 g   | statcan/frozen-pizza         | ers/58106200               |  5.40 |  4.63
broth-900-ml                            | Broth                             |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
dumplings-400-g                         | Dumplings                         |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
burrito-170-g                           | Burrito                           |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
stuffing-120-g                          | Stuffing                          |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
mac-and-cheese-cup-60-g                 | Mac and Cheese Cup                |              | 60 g    | ers/58145112x2.6             | ers/58145112x2.6           |  0.57 |  0.47
frozen-pizza-390-g                      | Frozen Pizza                      |              | 390 g   | =statcan/frozen-pizza        | ers/58106200               |  4.68 |  4.02
frozen-pizza-500-g                      | Frozen Pizza                      |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
delissio-frozen-pizza-390-g             | Frozen Pizza                      | Delissio     | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
cheese-pizza-390-g                      | Cheese Pizza                      |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
cheese-pizza-500-g                      | Cheese Pizza                      |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
four-cheese-pizza-390-g                 | Four Cheese Pizza                 |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
four-cheese-pizza-500-g                 | Four Cheese Pizza                 |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
three-cheese-pizza-390-g                | Three Cheese Pizza                |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
three-cheese-pizza-500-g                | Three Cheese Pizza                |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
margherita-pizza-390-g                  | Margherita Pizza                  |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
margherita-pizza-500-g                  | Margherita Pizza                  |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
pepperoni-pizza-390-g                   | Pepperoni Pizza                   |              | 390 g   | =statcan/frozen-pizza        | ers/58106512               |  4.68 |  3.63
pepperoni-pizza-500-g                   | Pepperoni Pizza                   |              | 500 g   | statcan/frozen-pizza         | ers/58106512               |  6.00 |  4.65
dr-oetker-pepperoni-pizza-390-g         | Pepperoni Pizza                   | Dr. Oetker   | 390 g   | statcan/frozen-pizza         | ers/58106512               |  4.68 |  3.63
digiorno-pepperoni-pizza-500-g          | Pepperoni Pizza                   | DiGiorno     | 500 g   | statcan/frozen-pizza         | ers/58106512               |  6.00 |  4.65
thin-crust-pepperoni-pizza-390-g        | Thin Crust Pepperoni Pizza        |              | 390 g   | statcan/frozen-pizza         | ers/58106512               |  4.68 |  3.63
thin-crust-pepperoni-pizza-500-g        | Thin Crust Pepperoni Pizza        |              | 500 g   | statcan/frozen-pizza         | ers/58106512               |  6.00 |  4.65
supreme-pizza-450-g                     | Supreme Pizza                     |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
meat-lovers-pizza-450-g                 | Meat Lovers Pizza                 |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
sausage-pizza-450-g                     | Sausage Pizza                     |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
hawaiian-pizza-450-g                    | Hawaiian Pizza                    |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
canadian-pizza-450-g                    | Canadian Pizza                    |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
deluxe-pizza-450-g                      | Deluxe Pizza                      |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
vegetable-pizza-400-g                   | Vegetable Pizza                   |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
spinach-pizza-400-g                     | Spinach Pizza                     |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
roasted-vegetable-pizza-400-g           | Roasted Vegetable Pizza           |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
mushroom-pizza-400-g                    | Mushroom Pizza                    |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
cauliflower-crust-pizza-400-g           | Cauliflower Crust Pizza           |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
pizza-pockets-400-g                     | Pizza Pockets                     |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-pockets-300-g                     | Pizza Pockets                     |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pillsbury-pizza-pockets-380-g           | Pizza Pockets                     | Pillsbury    | 380 g   | ers/58108050                 | ers/58108050               |  3.41 |  2.81
pizza-rolls-400-g                       | Pizza Rolls                       |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-rolls-300-g                       | Pizza Rolls                       |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pizza-bites-400-g                       | Pizza Bites                       |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-bites-300-g                       | Pizza Bites                       |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pizza-bagels-400-g                      | Pizza Bagels                      |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-bagels-300-g                      | Pizza Bagels                      |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pizza-snacks-400-g                      | Pizza Snacks                      |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-snacks-300-g                      | Pizza Snacks                      |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
macaroni-and-cheese-200-g               | Macaroni and Cheese               |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
macaroni-and-cheese-170-g               | Macaroni and Cheese               |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
kraft-dinner-macaroni-and-cheese-225-g  | Macaroni and Cheese               | Kraft Dinner | 225 g   | ers/58145112x2.6             | ers/58145112x2.6           |  2.15 |  1.77
annies-macaroni-and-cheese-170-g        | Macaroni and Cheese               | Annie's      | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
white-cheddar-macaroni-and-cheese-200-g | White Cheddar Macaroni and Cheese |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
white-cheddar-macaroni-and-cheese-170-g | White Cheddar Macaroni and Cheese |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
mac-and-cheese-shells-200-g             | Mac and Cheese Shells             |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
mac-and-cheese-shells-170-g             | Mac and Cheese Shells             |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
mac-and-cheese-dinner-200-g             | Mac and Cheese Dinner             |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
mac-and-cheese-dinner-170-g             | Mac and Cheese Dinner             |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
deluxe-macaroni-and-cheese-200-g        | Deluxe Macaroni and Cheese        |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
deluxe-macaroni-and-cheese-170-g        | Deluxe Macaroni and Cheese        |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
frozen-macaroni-and-cheese-300-g        | Frozen Macaroni and Cheese        |              | 300 g   | ers/58145117                 | ers/58145117               |  4.05 |  3.35
frozen-macaroni-and-cheese-340-g        | Frozen Macaroni and Cheese        |              | 340 g   | ers/58145117                 | ers/58145117               |  4.59 |  3.79
chicken-noodle-soup-540-ml              | Chicken Noodle Soup               |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-noodle-soup-284-ml              | Chicken Noodle Soup               |              | 284 ml  | ers/58403010                 | ers/58403010               |  1.32 |  1.09
campbells-chicken-noodle-soup-284-ml    | Chicken Noodle Soup               | Campbell's   | 284 ml  | ers/58403010                 | ers/58403010               |  1.32 |  1.09
progresso-chicken-noodle-soup-540-ml    | Chicken Noodle Soup               | Progresso    | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-soup-540-ml                     | Chicken Soup                      |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-soup-284-ml                     | Chicken Soup                      |              | 284 ml  | ers/58403010                 | ers/58403010               |  1.32 |  1.09
tomato-soup-284-ml                      | Tomato Soup                       |              | 284 ml  | =statcan/canned-soup         | ers/58400000               |  1.56 |  0.96
tomato-soup-540-ml                      | Tomato Soup                       |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
campbells-tomato-soup-284-ml            | Tomato Soup                       | Campbell's   | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
vegetable-soup-284-ml                   | Vegetable Soup                    |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
vegetable-soup-540-ml                   | Vegetable Soup                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
minestrone-soup-284-ml                  | Minestrone Soup                   |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
minestrone-soup-540-ml                  | Minestrone Soup                   |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
lentil-soup-284-ml                      | Lentil Soup                       |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
lentil-soup-540-ml                      | Lentil Soup                       |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-rice-soup-284-ml                | Chicken Rice Soup                 |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
chicken-rice-soup-540-ml                | Chicken Rice Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
split-pea-soup-284-ml                   | Split Pea Soup                    |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
split-pea-soup-540-ml                   | Split Pea Soup                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
soup-284-ml                             | Soup                              |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
soup-540-ml                             | Soup                              |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cream-of-mushroom-soup-284-ml           | Cream of Mushroom Soup            |              | 284 ml  | =statcan/canned-soup         | ers/28345160               |  1.56 |  1.10
cream-of-mushroom-soup-540-ml           | Cream of Mushroom Soup            |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
cream-of-chicken-soup-284-ml            | Cream of Chicken Soup             |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
cream-of-chicken-soup-540-ml            | Cream of Chicken Soup             |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
cream-of-celery-soup-284-ml             | Cream of Celery Soup              |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
cream-of-celery-soup-540-ml             | Cream of Celery Soup              |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
broccoli-cheddar-soup-284-ml            | Broccoli Cheddar Soup             |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
broccoli-cheddar-soup-540-ml            | Broccoli Cheddar Soup             |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
butternut-squash-soup-284-ml            | Butternut Squash Soup             |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
butternut-squash-soup-540-ml            | Butternut Squash Soup             |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
potato-leek-soup-284-ml                 | Potato Leek Soup                  |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
potato-leek-soup-540-ml                 | Potato Leek Soup                  |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
roasted-red-pepper-soup-284-ml          | Roasted Red Pepper Soup           |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
roasted-red-pepper-soup-540-ml          | Roasted Red Pepper Soup           |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
creamy-tomato-soup-284-ml               | Creamy Tomato Soup                |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
creamy-tomato-soup-540-ml               | Creamy Tomato Soup                |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
clam-chowder-540-ml                     | Clam Chowder                      |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
corn-chowder-540-ml                     | Corn Chowder                      |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
beef-barley-soup-540-ml                 | Beef Barley Soup                  |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
italian-wedding-soup-540-ml             | Italian Wedding Soup              |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
beef-vegetable-soup-540-ml              | Beef Vegetable Soup               |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
noodle-soup-mix-100-g                   | Noodle Soup Mix                   |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
onion-soup-mix-100-g                    | Onion Soup Mix                    |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
soup-mix-100-g                          | Soup Mix                          |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
chicken-noodle-soup-mix-100-g           | Chicken Noodle Soup Mix           |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
ramen-noodle-soup-85-g                  | Ramen Noodle Soup                 |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
ramen-noodle-soup-68-g                  | Ramen Noodle Soup                 |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
instant-noodle-cup-85-g                 | Instant Noodle Cup                |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
instant-noodle-cup-68-g                 | Instant Noodle Cup                |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
noodle-bowl-85-g                        | Noodle Bowl                       |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
noodle-bowl-68-g                        | Noodle Bowl                       |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
rice-noodle-soup-bowl-85-g              | Rice Noodle Soup Bowl             |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
rice-noodle-soup-bowl-68-g              | Rice Noodle Soup Bowl             |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
chicken-broth-900-ml                    | Chicken Broth                     |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
chicken-broth-1000-ml                   | Chicken Broth                     |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
beef-broth-900-ml                       | Beef Broth                        |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
beef-broth-1000-ml                      | Beef Broth                        |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
vegetable-broth-900-ml                  | Vegetable Broth                   |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
vegetable-broth-1000-ml                 | Vegetable Broth                   |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
chicken-stock-900-ml                    | Chicken Stock                     |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
chicken-stock-1000-ml                   | Chicken Stock                     |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
bone-broth-900-ml                       | Bone Broth                        |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
bone-broth-1000-ml                      | Bone Broth                        |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
beef-stock-900-ml                       | Beef Stock                        |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
beef-stock-1000-ml                      | Beef Stock                        |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
bouillon-cubes-66-g                     | Bouillon Cubes                    |              | 66 g    | ers/28340110x9               | ers/28340110x9             |  1.39 |  1.15
chicken-bouillon-66-g                   | Chicken Bouillon                  |              | 66 g    | ers/28340110x9               | ers/28340110x9             |  1.39 |  1.15
beef-bouillon-66-g                      | Beef Bouillon                     |              | 66 g    | ers/28340110x9               | ers/28340110x9             |  1.39 |  1.15
beef-stew-425-g                         | Beef Stew                         |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
beef-stew-680-g                         | Beef Stew                         |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
beef-chili-425-g                        | Beef Chili                        |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
beef-chili-680-g                        | Beef Chili                        |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
chili-425-g                             | Chili                             |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
chili-680-g                             | Chili                             |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
vegetarian-chili-425-g                  | Vegetarian Chili                  |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
vegetarian-chili-680-g                  | Vegetarian Chili                  |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
turkey-chili-425-g                      | Turkey Chili                      |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
turkey-chili-680-g                      | Turkey Chili                      |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
baked-beans-398-ml                      | Baked Beans                       |              | 398 ml  | =statcan/canned-baked-beans  | ers/41201010               |  1.87 |  1.29
canned-ravioli-425-g                    | Canned Ravioli                    |              | 425 g   | ers/58131323                 | ers/58131323               |  1.52 |  1.26
canned-spaghetti-and-meatballs-425-g    | Canned Spaghetti and Meatballs    |              | 425 g   | ers/58131323                 | ers/58131323               |  1.52 |  1.26
alphabet-pasta-in-sauce-425-g           | Alphabet Pasta in Sauce           |              | 425 g   | ers/58131323                 | ers/58131323               |  1.52 |  1.26
meat-lasagna-300-g                      | Meat Lasagna                      |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
meat-lasagna-907-g                      | Meat Lasagna                      |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
stouffers-meat-lasagna-300-g            | Meat Lasagna                      | Stouffer's   | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
lasagna-300-g                           | Lasagna                           |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
lasagna-907-g                           | Lasagna                           |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
vegetable-lasagna-300-g                 | Vegetable Lasagna                 |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
vegetable-lasagna-907-g                 | Vegetable Lasagna                 |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
frozen-lasagna-300-g                    | Frozen Lasagna                    |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
frozen-lasagna-907-g                    | Frozen Lasagna                    |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
cheese-lasagna-300-g                    | Cheese Lasagna                    |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
cheese-lasagna-907-g                    | Cheese Lasagna                    |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
chicken-pot-pie-284-g                   | Chicken Pot Pie                   |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
chicken-pot-pie-400-g                   | Chicken Pot Pie                   |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
beef-pot-pie-284-g                      | Beef Pot Pie                      |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
beef-pot-pie-400-g                      | Beef Pot Pie                      |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
turkey-pot-pie-284-g                    | Turkey Pot Pie                    |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
turkey-pot-pie-400-g                    | Turkey Pot Pie                    |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
shepherds-pie-284-g                     | Shepherd's Pie                    |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
shepherds-pie-400-g                     | Shepherd's Pie                    |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
meat-pie-284-g                          | Meat Pie                          |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
meat-pie-400-g                          | Meat Pie                          |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
tourtiere-pie-284-g                     | Tourtiere Pie                     |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
tourtiere-pie-400-g                     | Tourtiere Pie                     |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
chicken-burrito-150-g                   | Chicken Burrito                   |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
chicken-burrito-300-g                   | Chicken Burrito                   |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
amys-chicken-burrito-170-g              | Chicken Burrito                   | Amy's        | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
beef-and-bean-burrito-150-g             | Beef and Bean Burrito             |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
beef-and-bean-burrito-300-g             | Beef and Bean Burrito             |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
bean-and-cheese-burrito-150-g           | Bean and Cheese Burrito           |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
bean-and-cheese-burrito-300-g           | Bean and Cheese Burrito           |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
breakfast-burrito-150-g                 | Breakfast Burrito                 |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
breakfast-burrito-300-g                 | Breakfast Burrito                 |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
burrito-bowl-150-g                      | Burrito Bowl                      |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
burrito-bowl-300-g                      | Burrito Bowl                      |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
cheese-enchiladas-280-g                 | Cheese Enchiladas                 |              | 280 g   | ers/58100800                 | ers/58100800               |  8.35 |  6.90
chicken-enchiladas-280-g                | Chicken Enchiladas                |              | 280 g   | ers/58100800                 | ers/58100800               |  8.35 |  6.90
beef-enchiladas-280-g                   | Beef Enchiladas                   |              | 280 g   | ers/58100800                 | ers/58100800               |  8.35 |  6.90
chicken-quesadilla-350-g                | Chicken Quesadilla                |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
chicken-quesadilla-500-g                | Chicken Quesadilla                |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
cheese-quesadilla-350-g                 | Cheese Quesadilla                 |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
cheese-quesadilla-500-g                 | Cheese Quesadilla                 |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
taquitos-350-g                          | Taquitos                          |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
taquitos-500-g                          | Taquitos                          |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
chicken-taquitos-350-g                  | Chicken Taquitos                  |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
chicken-taquitos-500-g                  | Chicken Taquitos                  |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
beef-taquitos-350-g                     | Beef Taquitos                     |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
beef-taquitos-500-g                     | Beef Taquitos                     |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
chicken-tamales-400-g                   | Chicken Tamales                   |              | 400 g   | ers/58103130                 | ers/58103130               |  5.96 |  4.93
perogies-907-g                          | Perogies                          |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
perogies-500-g                          | Perogies                          |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
potato-cheddar-perogies-907-g           | Potato Cheddar Perogies           |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
potato-cheddar-perogies-500-g           | Potato Cheddar Perogies           |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
cheese-perogies-907-g                   | Cheese Perogies                   |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
cheese-perogies-500-g                   | Cheese Perogies                   |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
potato-onion-perogies-907-g             | Potato Onion Perogies             |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
potato-onion-perogies-500-g             | Potato Onion Perogies             |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
potstickers-400-g                       | Potstickers                       |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
potstickers-600-g                       | Potstickers                       |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
chicken-dumplings-400-g                 | Chicken Dumplings                 |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
chicken-dumplings-600-g                 | Chicken Dumplings                 |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
pork-dumplings-400-g                    | Pork Dumplings                    |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
pork-dumplings-600-g                    | Pork Dumplings                    |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
vegetable-dumplings-400-g               | Vegetable Dumplings               |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
vegetable-dumplings-600-g               | Vegetable Dumplings               |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
gyoza-400-g                             | Gyoza                             |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
gyoza-600-g                             | Gyoza                             |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
egg-rolls-360-g                         | Egg Rolls                         |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
egg-rolls-500-g                         | Egg Rolls                         |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
spring-rolls-360-g                      | Spring Rolls                      |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
spring-rolls-500-g                      | Spring Rolls                      |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
vegetable-spring-rolls-360-g            | Vegetable Spring Rolls            |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
vegetable-spring-rolls-500-g            | Vegetable Spring Rolls            |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
chicken-egg-rolls-360-g                 | Chicken Egg Rolls                 |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
chicken-egg-rolls-500-g                 | Chicken Egg Rolls                 |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
samosas-300-g                           | Samosas                           |              | 300 g   | ers/58124500                 | ers/58124500               |  8.96 |  7.40
vegetable-samosas-300-g                 | Vegetable Samosas                 |              | 300 g   | ers/58124500                 | ers/58124500               |  8.96 |  7.40
spanakopita-350-g                       | Spanakopita                       |              | 350 g   | ers/58125120                 | ers/58125120               |  8.94 |  7.38
quiche-lorraine-350-g                   | Quiche Lorraine                   |              | 350 g   | ers/58125120                 | ers/58125120               |  8.94 |  7.38
spinach-quiche-350-g                    | Spinach Quiche                    |              | 350 g   | ers/58125120                 | ers/58125120               |  8.94 |  7.38
corn-dogs-400-g                         | Corn Dogs                         |              | 400 g   | ers/27560300                 | ers/27560300               |  4.59 |  3.79
mini-corn-dogs-400-g                    | Mini Corn Dogs                    |              | 400 g   | ers/27560300                 | ers/27560300               |  4.59 |  3.79
chicken-alfredo-meal-280-g              | Chicken Alfredo Meal              |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
chicken-alfredo-meal-340-g              | Chicken Alfredo Meal              |              | 340 g   | ers/28110300                 | ers/28110300               |  2.95 |  2.44
lean-cuisine-chicken-alfredo-meal-280-g | Chicken Alfredo Meal              | Lean Cuisine | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
chicken-fettuccine-meal-280-g           | Chicken Fettuccine Meal           |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
spaghetti-and-meatballs-meal-280-g      | Spaghetti and Meatballs Meal      |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
chicken-parmesan-meal-280-g             | Chicken Parmesan Meal             |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
frozen-dinner-280-g                     | Frozen Dinner                     |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
meatloaf-dinner-280-g                   | Meatloaf Dinner                   |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
turkey-dinner-280-g                     | Turkey Dinner                     |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
salisbury-steak-dinner-280-g            | Salisbury Steak Dinner            |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
beef-stroganoff-meal-280-g              | Beef Stroganoff Meal              |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
swedish-meatballs-meal-280-g            | Swedish Meatballs Meal            |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
butter-chicken-meal-350-g               | Butter Chicken Meal               |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
butter-chicken-meal-280-g               | Butter Chicken Meal               |              | 280 g   | ers/58150320                 | ers/58150320               |  3.88 |  3.21
chicken-tikka-masala-meal-350-g         | Chicken Tikka Masala Meal         |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
chicken-pad-thai-350-g                  | Chicken Pad Thai                  |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
vegetable-pad-thai-350-g                | Vegetable Pad Thai                |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
teriyaki-chicken-bowl-350-g             | Teriyaki Chicken Bowl             |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
chicken-fried-rice-350-g                | Chicken Fried Rice                |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
sweet-and-sour-chicken-350-g            | Sweet and Sour Chicken            |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
orange-chicken-350-g                    | Orange Chicken                    |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
general-tso-chicken-350-g               | General Tso Chicken               |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
beef-and-broccoli-bowl-350-g            | Beef and Broccoli Bowl            |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
chicken-stir-fry-meal-350-g             | Chicken Stir Fry Meal             |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
stuffing-mix-120-g                      | Stuffing Mix                      |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
stuffing-mix-170-g                      | Stuffing Mix                      |              | 170 g   | ers/51182010x3               | ers/51182010x3             |  2.12 |  1.75
stove-top-stuffing-mix-120-g            | Stuffing Mix                      | Stove Top    | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
chicken-stuffing-mix-120-g              | Chicken Stuffing Mix              |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
chicken-stuffing-mix-170-g              | Chicken Stuffing Mix              |              | 170 g   | ers/51182010x3               | ers/51182010x3             |  2.12 |  1.75
turkey-stuffing-mix-120-g               | Turkey Stuffing Mix               |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
turkey-stuffing-mix-170-g               | Turkey Stuffing Mix               |              | 170 g   | ers/51182010x3               | ers/51182010x3             |  2.12 |  1.75
rice-side-dish-150-g                    | Rice Side Dish                    |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
rice-side-dish-200-g                    | Rice Side Dish                    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
rice-pilaf-mix-150-g                    | Rice Pilaf Mix                    |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
rice-pilaf-mix-200-g                    | Rice Pilaf Mix                    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
pasta-side-dish-150-g                   | Pasta Side Dish                   |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
pasta-side-dish-200-g                   | Pasta Side Dish                   |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
risotto-mix-150-g                       | Risotto Mix                       |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
risotto-mix-200-g                       | Risotto Mix                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
spanish-rice-mix-150-g                  | Spanish Rice Mix                  |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
spanish-rice-mix-200-g                  | Spanish Rice Mix                  |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
scalloped-potatoes-mix-150-g            | Scalloped Potatoes Mix            |              | 150 g   | ers/71501035x4               | ers/71501035x4             |  1.92 |  1.58
scalloped-potatoes-mix-215-g            | Scalloped Potatoes Mix            |              | 215 g   | ers/71501035x4               | ers/71501035x4             |  2.75 |  2.27
instant-mashed-potatoes-150-g           | Instant Mashed Potatoes           |              | 150 g   | ers/71501035x4               | ers/71501035x4             |  1.92 |  1.58
instant-mashed-potatoes-215-g           | Instant Mashed Potatoes           |              | 215 g   | ers/71501035x4               | ers/71501035x4             |  2.75 |  2.27
hamburger-dinner-mix-180-g              | Hamburger Dinner Mix              |              | 180 g   | ers/58145136x2               | ers/58145136x2             |  2.29 |  1.89
cheeseburger-dinner-mix-180-g           | Cheeseburger Dinner Mix           |              | 180 g   | ers/58145136x2               | ers/58145136x2             |  2.29 |  1.89
french-fries-750-g                      | French Fries                      |              | 750 g   | =statcan/frozen-french-fries | ers-fv/french-fries-frozen |  3.52 |  3.34
french-fries-600-g                      | French Fries                      |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
mccain-french-fries-750-g               | French Fries                      | McCain       | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
sweet-potato-fries-750-g                | Sweet Potato Fries                |              | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
sweet-potato-fries-600-g                | Sweet Potato Fries                |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
crinkle-cut-fries-750-g                 | Crinkle Cut Fries                 |              | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
crinkle-cut-fries-600-g                 | Crinkle Cut Fries                 |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
straight-cut-fries-750-g                | Straight Cut Fries                |              | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
straight-cut-fries-600-g                | Straight Cut Fries                |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
onion-rings-400-g                       | Onion Rings                       |              | 400 g   | ers/75415022                 | ers/75415022               |  7.84 |  6.48
breaded-onion-rings-400-g               | Breaded Onion Rings               |              | 400 g   | ers/75415022                 | ers/75415022               |  7.84 |  6.48
battered-onion-rings-400-g              | Battered Onion Rings              |              | 400 g   | ers/75415022                 | ers/75415022               |  7.84 |  6.48
tater-tots-750-g                        | Tater Tots                        |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
potato-puffs-750-g                      | Potato Puffs                      |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
potato-wedges-750-g                     | Potato Wedges                     |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
potato-pancakes-750-g                   | Potato Pancakes                   |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
mozzarella-sticks-250-g                 | Mozzarella Sticks                 |              | 250 g   | ers/14660200                 | ers/14660200               |  3.54 |  2.93
mozzarella-sticks-400-g                 | Mozzarella Sticks                 |              | 400 g   | ers/14660200                 | ers/14660200               |  5.67 |  4.68
jalapeno-poppers-250-g                  | Jalapeno Poppers                  |              | 250 g   | ers/14660200                 | ers/14660200               |  3.54 |  2.93
jalapeno-poppers-400-g                  | Jalapeno Poppers                  |              | 400 g   | ers/14660200                 | ers/14660200               |  5.67 |  4.68
potato-salad-454-g                      | Potato Salad                      |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
macaroni-salad-454-g                    | Macaroni Salad                    |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
pasta-salad-454-g                       | Pasta Salad                       |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
coleslaw-salad-454-g                    | Coleslaw Salad                    |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
chicken-caesar-wrap-200-g               | Chicken Caesar Wrap               |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
sandwich-200-g                          | Sandwich                          |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
ham-and-cheese-sandwich-200-g           | Ham and Cheese Sandwich           |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
stuffed-sandwich-200-g                  | Stuffed Sandwich                  |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
taco-dinner-kit-250-g                   | Taco Dinner Kit                   |              | 250 g   | ers/52215300                 | ers/52215300               |  3.41 |  2.82
lunch-kit-250-g                         | Lunch Kit                         |              | 250 g   | ers/52215300                 | ers/52215300               |  3.41 |  2.82
sushi-250-g                             | Sushi                             |              | 250 g   | ers/58151180                 | ers/58151180               | 10.22 |  8.45
california-roll-sushi-250-g             | California Roll Sushi             |              | 250 g   | ers/58151180                 | ers/58151180               | 10.22 |  8.45
vegetable-bouillon-90-g                 | Vegetable Bouillon                |              | 90 g    | ers/28340110x9               | ers/28340110x9             |  1.90 |  1.57
stuffed-shells-meal-500-g               | Stuffed Shells Meal               |              | 500 g   | ers/58130016                 | ers/58130016               |  5.35 |  4.42
beef-noodle-soup-540-ml                 | Beef Noodle Soup                  |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
miso-soup-300-ml                        | Miso Soup                         |              | 300 ml  | statcan/canned-soup          | ers/58400000               |  1.65 |  1.01
wonton-soup-400-ml                      | Wonton Soup                       |              | 400 ml  | ers/58403010                 | ers/58403010               |  1.85 |  1.53
turkey-noodle-soup-540-ml               | Turkey Noodle Soup                |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-chili-425-g                     | Chicken Chili                     |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
chicken-stew-425-g                      | Chicken Stew                      |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
vegetable-egg-rolls-340-g               | Vegetable Egg Rolls               |              | 340 g   | ers/58110110                 | ers/58110110               |  5.68 |  4.70
pork-egg-rolls-340-g                    | Pork Egg Rolls                    |              | 340 g   | ers/58110110                 | ers/58110110               |  5.68 |  4.70
shrimp-dumplings-340-g                  | Shrimp Dumplings                  |              | 340 g   | ers/58121510                 | ers/58121510               |  4.68 |  3.87
vegetable-pot-pie-250-g                 | Vegetable Pot Pie                 |              | 250 g   | ers/58126280                 | ers/58126280               |  3.63 |  3.00
buffalo-chicken-pizza-400-g             | Buffalo Chicken Pizza             |              | 400 g   | ers/58106700                 | ers/58106700               |  4.44 |  3.67
barbecue-chicken-pizza-400-g            | Barbecue Chicken Pizza            |              | 400 g   | ers/58106700                 | ers/58106700               |  4.44 |  3.67
`;
