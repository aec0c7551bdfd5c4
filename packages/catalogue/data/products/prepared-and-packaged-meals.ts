/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const PREPARED_AND_PACKAGED_MEALS = `
pizza-390-g                              | Pizza                              |              | 390 g   | =statcan/frozen-pizza        | ers/58106200               |  4.68 |  4.02
pizza-450-g                              | Pizza                              |              | 450 g   | statcan/frozen-pizza         | ers/58106200               |  5.40 |  4.63
broth-900-ml                             | Broth                              |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
dumplings-400-g                          | Dumplings                          |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
burrito-170-g                            | Burrito                            |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
stuffing-120-g                           | Stuffing                           |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
mac-and-cheese-cup-60-g                  | Mac and Cheese Cup                 |              | 60 g    | ers/58145112x2.6             | ers/58145112x2.6           |  0.57 |  0.47
frozen-pizza-390-g                       | Frozen Pizza                       |              | 390 g   | =statcan/frozen-pizza        | ers/58106200               |  4.68 |  4.02
frozen-pizza-500-g                       | Frozen Pizza                       |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
delissio-frozen-pizza-390-g              | Frozen Pizza                       | Delissio     | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
cheese-pizza-390-g                       | Cheese Pizza                       |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
cheese-pizza-500-g                       | Cheese Pizza                       |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
four-cheese-pizza-390-g                  | Four Cheese Pizza                  |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
four-cheese-pizza-500-g                  | Four Cheese Pizza                  |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
three-cheese-pizza-390-g                 | Three Cheese Pizza                 |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
three-cheese-pizza-500-g                 | Three Cheese Pizza                 |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
margherita-pizza-390-g                   | Margherita Pizza                   |              | 390 g   | statcan/frozen-pizza         | ers/58106200               |  4.68 |  4.02
margherita-pizza-500-g                   | Margherita Pizza                   |              | 500 g   | statcan/frozen-pizza         | ers/58106200               |  6.00 |  5.15
pepperoni-pizza-390-g                    | Pepperoni Pizza                    |              | 390 g   | =statcan/frozen-pizza        | ers/58106512               |  4.68 |  3.63
pepperoni-pizza-500-g                    | Pepperoni Pizza                    |              | 500 g   | statcan/frozen-pizza         | ers/58106512               |  6.00 |  4.65
dr-oetker-pepperoni-pizza-390-g          | Pepperoni Pizza                    | Dr. Oetker   | 390 g   | statcan/frozen-pizza         | ers/58106512               |  4.68 |  3.63
digiorno-pepperoni-pizza-500-g           | Pepperoni Pizza                    | DiGiorno     | 500 g   | statcan/frozen-pizza         | ers/58106512               |  6.00 |  4.65
thin-crust-pepperoni-pizza-390-g         | Thin Crust Pepperoni Pizza         |              | 390 g   | statcan/frozen-pizza         | ers/58106512               |  4.68 |  3.63
thin-crust-pepperoni-pizza-500-g         | Thin Crust Pepperoni Pizza         |              | 500 g   | statcan/frozen-pizza         | ers/58106512               |  6.00 |  4.65
supreme-pizza-450-g                      | Supreme Pizza                      |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
meat-lovers-pizza-450-g                  | Meat Lovers Pizza                  |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
sausage-pizza-450-g                      | Sausage Pizza                      |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
hawaiian-pizza-450-g                     | Hawaiian Pizza                     |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
canadian-pizza-450-g                     | Canadian Pizza                     |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
deluxe-pizza-450-g                       | Deluxe Pizza                       |              | 450 g   | ers/58106700                 | ers/58106700               |  4.99 |  4.13
vegetable-pizza-400-g                    | Vegetable Pizza                    |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
spinach-pizza-400-g                      | Spinach Pizza                      |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
roasted-vegetable-pizza-400-g            | Roasted Vegetable Pizza            |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
mushroom-pizza-400-g                     | Mushroom Pizza                     |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
cauliflower-crust-pizza-400-g            | Cauliflower Crust Pizza            |              | 400 g   | ers/58106305                 | ers/58106305               |  4.87 |  4.02
pizza-pockets-400-g                      | Pizza Pockets                      |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-pockets-300-g                      | Pizza Pockets                      |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pillsbury-pizza-pockets-380-g            | Pizza Pockets                      | Pillsbury    | 380 g   | ers/58108050                 | ers/58108050               |  3.41 |  2.81
pizza-rolls-400-g                        | Pizza Rolls                        |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-rolls-300-g                        | Pizza Rolls                        |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pizza-bites-400-g                        | Pizza Bites                        |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-bites-300-g                        | Pizza Bites                        |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pizza-bagels-400-g                       | Pizza Bagels                       |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-bagels-300-g                       | Pizza Bagels                       |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
pizza-snacks-400-g                       | Pizza Snacks                       |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
pizza-snacks-300-g                       | Pizza Snacks                       |              | 300 g   | ers/58108050                 | ers/58108050               |  2.69 |  2.22
macaroni-and-cheese-200-g                | Macaroni and Cheese                |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
macaroni-and-cheese-170-g                | Macaroni and Cheese                |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
kraft-dinner-macaroni-and-cheese-225-g   | Macaroni and Cheese                | Kraft Dinner | 225 g   | ers/58145112x2.6             | ers/58145112x2.6           |  2.15 |  1.77
annies-macaroni-and-cheese-170-g         | Macaroni and Cheese                | Annie's      | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
white-cheddar-macaroni-and-cheese-200-g  | White Cheddar Macaroni and Cheese  |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
white-cheddar-macaroni-and-cheese-170-g  | White Cheddar Macaroni and Cheese  |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
mac-and-cheese-shells-200-g              | Mac and Cheese Shells              |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
mac-and-cheese-shells-170-g              | Mac and Cheese Shells              |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
mac-and-cheese-dinner-200-g              | Mac and Cheese Dinner              |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
mac-and-cheese-dinner-170-g              | Mac and Cheese Dinner              |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
deluxe-macaroni-and-cheese-200-g         | Deluxe Macaroni and Cheese         |              | 200 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.91 |  1.58
deluxe-macaroni-and-cheese-170-g         | Deluxe Macaroni and Cheese         |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
frozen-macaroni-and-cheese-300-g         | Frozen Macaroni and Cheese         |              | 300 g   | ers/58145117                 | ers/58145117               |  4.05 |  3.35
frozen-macaroni-and-cheese-340-g         | Frozen Macaroni and Cheese         |              | 340 g   | ers/58145117                 | ers/58145117               |  4.59 |  3.79
chicken-noodle-soup-540-ml               | Chicken Noodle Soup                |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-noodle-soup-284-ml               | Chicken Noodle Soup                |              | 284 ml  | ers/58403010                 | ers/58403010               |  1.32 |  1.09
campbells-chicken-noodle-soup-284-ml     | Chicken Noodle Soup                | Campbell's   | 284 ml  | ers/58403010                 | ers/58403010               |  1.32 |  1.09
progresso-chicken-noodle-soup-540-ml     | Chicken Noodle Soup                | Progresso    | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-soup-540-ml                      | Chicken Soup                       |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-soup-284-ml                      | Chicken Soup                       |              | 284 ml  | ers/58403010                 | ers/58403010               |  1.32 |  1.09
tomato-soup-284-ml                       | Tomato Soup                        |              | 284 ml  | =statcan/canned-soup         | ers/58400000               |  1.56 |  0.96
tomato-soup-540-ml                       | Tomato Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
campbells-tomato-soup-284-ml             | Tomato Soup                        | Campbell's   | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
vegetable-soup-284-ml                    | Vegetable Soup                     |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
vegetable-soup-540-ml                    | Vegetable Soup                     |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
minestrone-soup-284-ml                   | Minestrone Soup                    |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
minestrone-soup-540-ml                   | Minestrone Soup                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
lentil-soup-284-ml                       | Lentil Soup                        |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
lentil-soup-540-ml                       | Lentil Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-rice-soup-284-ml                 | Chicken Rice Soup                  |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
chicken-rice-soup-540-ml                 | Chicken Rice Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
split-pea-soup-284-ml                    | Split Pea Soup                     |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
split-pea-soup-540-ml                    | Split Pea Soup                     |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
soup-284-ml                              | Soup                               |              | 284 ml  | statcan/canned-soup          | ers/58400000               |  1.56 |  0.96
soup-540-ml                              | Soup                               |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cream-of-mushroom-soup-284-ml            | Cream of Mushroom Soup             |              | 284 ml  | =statcan/canned-soup         | ers/28345160               |  1.56 |  1.10
cream-of-mushroom-soup-540-ml            | Cream of Mushroom Soup             |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
cream-of-chicken-soup-284-ml             | Cream of Chicken Soup              |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
cream-of-chicken-soup-540-ml             | Cream of Chicken Soup              |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
cream-of-celery-soup-284-ml              | Cream of Celery Soup               |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
cream-of-celery-soup-540-ml              | Cream of Celery Soup               |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
broccoli-cheddar-soup-284-ml             | Broccoli Cheddar Soup              |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
broccoli-cheddar-soup-540-ml             | Broccoli Cheddar Soup              |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
butternut-squash-soup-284-ml             | Butternut Squash Soup              |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
butternut-squash-soup-540-ml             | Butternut Squash Soup              |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
potato-leek-soup-284-ml                  | Potato Leek Soup                   |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
potato-leek-soup-540-ml                  | Potato Leek Soup                   |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
roasted-red-pepper-soup-284-ml           | Roasted Red Pepper Soup            |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
roasted-red-pepper-soup-540-ml           | Roasted Red Pepper Soup            |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
creamy-tomato-soup-284-ml                | Creamy Tomato Soup                 |              | 284 ml  | statcan/canned-soup          | ers/28345160               |  1.56 |  1.10
creamy-tomato-soup-540-ml                | Creamy Tomato Soup                 |              | 540 ml  | statcan/canned-soup          | ers/28345160               |  2.97 |  2.09
clam-chowder-540-ml                      | Clam Chowder                       |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
corn-chowder-540-ml                      | Corn Chowder                       |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
beef-barley-soup-540-ml                  | Beef Barley Soup                   |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
italian-wedding-soup-540-ml              | Italian Wedding Soup               |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
beef-vegetable-soup-540-ml               | Beef Vegetable Soup                |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
noodle-soup-mix-100-g                    | Noodle Soup Mix                    |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
onion-soup-mix-100-g                     | Onion Soup Mix                     |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
soup-mix-100-g                           | Soup Mix                           |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
chicken-noodle-soup-mix-100-g            | Chicken Noodle Soup Mix            |              | 100 g   | ers/58400000x4               | ers/58400000x4             |  1.64 |  1.35
ramen-noodle-soup-85-g                   | Ramen Noodle Soup                  |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
ramen-noodle-soup-68-g                   | Ramen Noodle Soup                  |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
instant-noodle-cup-85-g                  | Instant Noodle Cup                 |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
instant-noodle-cup-68-g                  | Instant Noodle Cup                 |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
noodle-bowl-85-g                         | Noodle Bowl                        |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
noodle-bowl-68-g                         | Noodle Bowl                        |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
rice-noodle-soup-bowl-85-g               | Rice Noodle Soup Bowl              |              | 85 g    | ers/58407010x4               | ers/58407010x4             |  0.72 |  0.60
rice-noodle-soup-bowl-68-g               | Rice Noodle Soup Bowl              |              | 68 g    | ers/58407010x4               | ers/58407010x4             |  0.58 |  0.48
chicken-broth-900-ml                     | Chicken Broth                      |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
chicken-broth-1000-ml                    | Chicken Broth                      |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
beef-broth-900-ml                        | Beef Broth                         |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
beef-broth-1000-ml                       | Beef Broth                         |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
vegetable-broth-900-ml                   | Vegetable Broth                    |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
vegetable-broth-1000-ml                  | Vegetable Broth                    |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
chicken-stock-900-ml                     | Chicken Stock                      |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
chicken-stock-1000-ml                    | Chicken Stock                      |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
bone-broth-900-ml                        | Bone Broth                         |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
bone-broth-1000-ml                       | Bone Broth                         |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
beef-stock-900-ml                        | Beef Stock                         |              | 900 ml  | ers/28340110                 | ers/28340110               |  2.11 |  1.74
beef-stock-1000-ml                       | Beef Stock                         |              | 1000 ml | ers/28340110                 | ers/28340110               |  2.34 |  1.94
bouillon-cubes-66-g                      | Bouillon Cubes                     |              | 66 g    | ers/28340110x9               | ers/28340110x9             |  1.39 |  1.15
chicken-bouillon-66-g                    | Chicken Bouillon                   |              | 66 g    | ers/28340110x9               | ers/28340110x9             |  1.39 |  1.15
beef-bouillon-66-g                       | Beef Bouillon                      |              | 66 g    | ers/28340110x9               | ers/28340110x9             |  1.39 |  1.15
beef-stew-425-g                          | Beef Stew                          |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
beef-stew-680-g                          | Beef Stew                          |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
beef-chili-425-g                         | Beef Chili                         |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
beef-chili-680-g                         | Beef Chili                         |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
chili-425-g                              | Chili                              |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
chili-680-g                              | Chili                              |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
vegetarian-chili-425-g                   | Vegetarian Chili                   |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
vegetarian-chili-680-g                   | Vegetarian Chili                   |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
turkey-chili-425-g                       | Turkey Chili                       |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
turkey-chili-680-g                       | Turkey Chili                       |              | 680 g   | ers/27111407                 | ers/27111407               |  4.53 |  3.74
baked-beans-398-ml                       | Baked Beans                        |              | 398 ml  | =statcan/canned-baked-beans  | ers/41201010               |  1.87 |  1.29
canned-ravioli-425-g                     | Canned Ravioli                     |              | 425 g   | ers/58131323                 | ers/58131323               |  1.52 |  1.26
canned-spaghetti-and-meatballs-425-g     | Canned Spaghetti and Meatballs     |              | 425 g   | ers/58131323                 | ers/58131323               |  1.52 |  1.26
alphabet-pasta-in-sauce-425-g            | Alphabet Pasta in Sauce            |              | 425 g   | ers/58131323                 | ers/58131323               |  1.52 |  1.26
meat-lasagna-300-g                       | Meat Lasagna                       |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
meat-lasagna-907-g                       | Meat Lasagna                       |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
stouffers-meat-lasagna-300-g             | Meat Lasagna                       | Stouffer's   | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
lasagna-300-g                            | Lasagna                            |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
lasagna-907-g                            | Lasagna                            |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
vegetable-lasagna-300-g                  | Vegetable Lasagna                  |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
vegetable-lasagna-907-g                  | Vegetable Lasagna                  |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
frozen-lasagna-300-g                     | Frozen Lasagna                     |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
frozen-lasagna-907-g                     | Frozen Lasagna                     |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
cheese-lasagna-300-g                     | Cheese Lasagna                     |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
cheese-lasagna-907-g                     | Cheese Lasagna                     |              | 907 g   | ers/58130016                 | ers/58130016               |  9.71 |  8.02
chicken-pot-pie-284-g                    | Chicken Pot Pie                    |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
chicken-pot-pie-400-g                    | Chicken Pot Pie                    |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
beef-pot-pie-284-g                       | Beef Pot Pie                       |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
beef-pot-pie-400-g                       | Beef Pot Pie                       |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
turkey-pot-pie-284-g                     | Turkey Pot Pie                     |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
turkey-pot-pie-400-g                     | Turkey Pot Pie                     |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
shepherds-pie-284-g                      | Shepherd's Pie                     |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
shepherds-pie-400-g                      | Shepherd's Pie                     |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
meat-pie-284-g                           | Meat Pie                           |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
meat-pie-400-g                           | Meat Pie                           |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
tourtiere-pie-284-g                      | Tourtiere Pie                      |              | 284 g   | ers/58126280                 | ers/58126280               |  4.13 |  3.41
tourtiere-pie-400-g                      | Tourtiere Pie                      |              | 400 g   | ers/58126280                 | ers/58126280               |  5.81 |  4.80
chicken-burrito-150-g                    | Chicken Burrito                    |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
chicken-burrito-300-g                    | Chicken Burrito                    |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
amys-chicken-burrito-170-g               | Chicken Burrito                    | Amy's        | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
beef-and-bean-burrito-150-g              | Beef and Bean Burrito              |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
beef-and-bean-burrito-300-g              | Beef and Bean Burrito              |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
bean-and-cheese-burrito-150-g            | Bean and Cheese Burrito            |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
bean-and-cheese-burrito-300-g            | Bean and Cheese Burrito            |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
breakfast-burrito-150-g                  | Breakfast Burrito                  |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
breakfast-burrito-300-g                  | Breakfast Burrito                  |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
burrito-bowl-150-g                       | Burrito Bowl                       |              | 150 g   | ers/58100320                 | ers/58100320               |  1.19 |  0.99
burrito-bowl-300-g                       | Burrito Bowl                       |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
cheese-enchiladas-280-g                  | Cheese Enchiladas                  |              | 280 g   | ers/58100800                 | ers/58100800               |  8.35 |  6.90
chicken-enchiladas-280-g                 | Chicken Enchiladas                 |              | 280 g   | ers/58100800                 | ers/58100800               |  8.35 |  6.90
beef-enchiladas-280-g                    | Beef Enchiladas                    |              | 280 g   | ers/58100800                 | ers/58100800               |  8.35 |  6.90
chicken-quesadilla-350-g                 | Chicken Quesadilla                 |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
chicken-quesadilla-500-g                 | Chicken Quesadilla                 |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
cheese-quesadilla-350-g                  | Cheese Quesadilla                  |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
cheese-quesadilla-500-g                  | Cheese Quesadilla                  |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
taquitos-350-g                           | Taquitos                           |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
taquitos-500-g                           | Taquitos                           |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
chicken-taquitos-350-g                   | Chicken Taquitos                   |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
chicken-taquitos-500-g                   | Chicken Taquitos                   |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
beef-taquitos-350-g                      | Beef Taquitos                      |              | 350 g   | ers/58104830                 | ers/58104830               |  4.44 |  3.67
beef-taquitos-500-g                      | Beef Taquitos                      |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
chicken-tamales-400-g                    | Chicken Tamales                    |              | 400 g   | ers/58103130                 | ers/58103130               |  5.96 |  4.93
perogies-907-g                           | Perogies                           |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
perogies-500-g                           | Perogies                           |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
potato-cheddar-perogies-907-g            | Potato Cheddar Perogies            |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
potato-cheddar-perogies-500-g            | Potato Cheddar Perogies            |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
cheese-perogies-907-g                    | Cheese Perogies                    |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
cheese-perogies-500-g                    | Cheese Perogies                    |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
potato-onion-perogies-907-g              | Potato Onion Perogies              |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
potato-onion-perogies-500-g              | Potato Onion Perogies              |              | 500 g   | ers/58121620                 | ers/58121620               |  3.71 |  3.07
potstickers-400-g                        | Potstickers                        |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
potstickers-600-g                        | Potstickers                        |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
chicken-dumplings-400-g                  | Chicken Dumplings                  |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
chicken-dumplings-600-g                  | Chicken Dumplings                  |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
pork-dumplings-400-g                     | Pork Dumplings                     |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
pork-dumplings-600-g                     | Pork Dumplings                     |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
vegetable-dumplings-400-g                | Vegetable Dumplings                |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
vegetable-dumplings-600-g                | Vegetable Dumplings                |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
gyoza-400-g                              | Gyoza                              |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
gyoza-600-g                              | Gyoza                              |              | 600 g   | ers/58121510                 | ers/58121510               |  8.26 |  6.83
egg-rolls-360-g                          | Egg Rolls                          |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
egg-rolls-500-g                          | Egg Rolls                          |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
spring-rolls-360-g                       | Spring Rolls                       |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
spring-rolls-500-g                       | Spring Rolls                       |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
vegetable-spring-rolls-360-g             | Vegetable Spring Rolls             |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
vegetable-spring-rolls-500-g             | Vegetable Spring Rolls             |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
chicken-egg-rolls-360-g                  | Chicken Egg Rolls                  |              | 360 g   | ers/58110110                 | ers/58110110               |  6.02 |  4.97
chicken-egg-rolls-500-g                  | Chicken Egg Rolls                  |              | 500 g   | ers/58110110                 | ers/58110110               |  8.36 |  6.90
samosas-300-g                            | Samosas                            |              | 300 g   | ers/58124500                 | ers/58124500               |  8.96 |  7.40
vegetable-samosas-300-g                  | Vegetable Samosas                  |              | 300 g   | ers/58124500                 | ers/58124500               |  8.96 |  7.40
spanakopita-350-g                        | Spanakopita                        |              | 350 g   | ers/58125120                 | ers/58125120               |  8.94 |  7.38
quiche-lorraine-350-g                    | Quiche Lorraine                    |              | 350 g   | ers/58125120                 | ers/58125120               |  8.94 |  7.38
spinach-quiche-350-g                     | Spinach Quiche                     |              | 350 g   | ers/58125120                 | ers/58125120               |  8.94 |  7.38
corn-dogs-400-g                          | Corn Dogs                          |              | 400 g   | ers/27560300                 | ers/27560300               |  4.59 |  3.79
mini-corn-dogs-400-g                     | Mini Corn Dogs                     |              | 400 g   | ers/27560300                 | ers/27560300               |  4.59 |  3.79
chicken-alfredo-meal-280-g               | Chicken Alfredo Meal               |              | 280 g   | ers/28143080                 | ers/28143080               |  3.93 |  3.24
chicken-alfredo-meal-340-g               | Chicken Alfredo Meal               |              | 340 g   | ers/28143080                 | ers/28143080               |  4.77 |  3.94
lean-cuisine-chicken-alfredo-meal-280-g  | Chicken Alfredo Meal               | Lean Cuisine | 280 g   | ers/28143080                 | ers/28143080               |  3.93 |  3.24
chicken-fettuccine-meal-280-g            | Chicken Fettuccine Meal            |              | 280 g   | ers/28143080                 | ers/28143080               |  3.93 |  3.24
spaghetti-and-meatballs-meal-280-g       | Spaghetti and Meatballs Meal       |              | 280 g   | ers/58304010                 | ers/58304010               |  3.04 |  2.51
chicken-parmesan-meal-280-g              | Chicken Parmesan Meal              |              | 280 g   | ers/28143130                 | ers/28143130               |  3.35 |  2.77
frozen-dinner-280-g                      | Frozen Dinner                      |              | 280 g   | ers/58305250                 | ers/58305250               |  3.91 |  3.23
meatloaf-dinner-280-g                    | Meatloaf Dinner                    |              | 280 g   | ers/28160310                 | ers/28160310               |  3.21 |  2.65
turkey-dinner-280-g                      | Turkey Dinner                      |              | 280 g   | ers/28145210                 | ers/28145210               |  3.18 |  2.63
salisbury-steak-dinner-280-g             | Salisbury Steak Dinner             |              | 280 g   | ers/28110300                 | ers/28110300               |  2.43 |  2.01
beef-stroganoff-meal-280-g               | Beef Stroganoff Meal               |              | 280 g   | ers/58305250                 | ers/58305250               |  3.91 |  3.23
swedish-meatballs-meal-280-g             | Swedish Meatballs Meal             |              | 280 g   | ers/28110660                 | ers/28110660               |  3.42 |  2.83
butter-chicken-meal-350-g                | Butter Chicken Meal                |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
butter-chicken-meal-280-g                | Butter Chicken Meal                |              | 280 g   | ers/58150320                 | ers/58150320               |  3.88 |  3.21
chicken-tikka-masala-meal-350-g          | Chicken Tikka Masala Meal          |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
chicken-pad-thai-350-g                   | Chicken Pad Thai                   |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
vegetable-pad-thai-350-g                 | Vegetable Pad Thai                 |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
teriyaki-chicken-bowl-350-g              | Teriyaki Chicken Bowl              |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
chicken-fried-rice-350-g                 | Chicken Fried Rice                 |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
sweet-and-sour-chicken-350-g             | Sweet and Sour Chicken             |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
orange-chicken-350-g                     | Orange Chicken                     |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
general-tso-chicken-350-g                | General Tso Chicken                |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
beef-and-broccoli-bowl-350-g             | Beef and Broccoli Bowl             |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
chicken-stir-fry-meal-350-g              | Chicken Stir Fry Meal              |              | 350 g   | ers/58150320                 | ers/58150320               |  4.85 |  4.01
stuffing-mix-120-g                       | Stuffing Mix                       |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
stuffing-mix-170-g                       | Stuffing Mix                       |              | 170 g   | ers/51182010x3               | ers/51182010x3             |  2.12 |  1.75
stove-top-stuffing-mix-120-g             | Stuffing Mix                       | Stove Top    | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
chicken-stuffing-mix-120-g               | Chicken Stuffing Mix               |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
chicken-stuffing-mix-170-g               | Chicken Stuffing Mix               |              | 170 g   | ers/51182010x3               | ers/51182010x3             |  2.12 |  1.75
turkey-stuffing-mix-120-g                | Turkey Stuffing Mix                |              | 120 g   | ers/51182010x3               | ers/51182010x3             |  1.50 |  1.24
turkey-stuffing-mix-170-g                | Turkey Stuffing Mix                |              | 170 g   | ers/51182010x3               | ers/51182010x3             |  2.12 |  1.75
rice-side-dish-150-g                     | Rice Side Dish                     |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
rice-side-dish-200-g                     | Rice Side Dish                     |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
rice-pilaf-mix-150-g                     | Rice Pilaf Mix                     |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
rice-pilaf-mix-200-g                     | Rice Pilaf Mix                     |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
pasta-side-dish-150-g                    | Pasta Side Dish                    |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
pasta-side-dish-200-g                    | Pasta Side Dish                    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
risotto-mix-150-g                        | Risotto Mix                        |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
risotto-mix-200-g                        | Risotto Mix                        |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
spanish-rice-mix-150-g                   | Spanish Rice Mix                   |              | 150 g   | ers/58163330x2.6             | ers/58163330x2.6           |  1.80 |  1.49
spanish-rice-mix-200-g                   | Spanish Rice Mix                   |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
scalloped-potatoes-mix-150-g             | Scalloped Potatoes Mix             |              | 150 g   | ers/71501035x4               | ers/71501035x4             |  1.92 |  1.58
scalloped-potatoes-mix-215-g             | Scalloped Potatoes Mix             |              | 215 g   | ers/71501035x4               | ers/71501035x4             |  2.75 |  2.27
instant-mashed-potatoes-150-g            | Instant Mashed Potatoes            |              | 150 g   | ers/71501035x4               | ers/71501035x4             |  1.92 |  1.58
instant-mashed-potatoes-215-g            | Instant Mashed Potatoes            |              | 215 g   | ers/71501035x4               | ers/71501035x4             |  2.75 |  2.27
hamburger-dinner-mix-180-g               | Hamburger Dinner Mix               |              | 180 g   | ers/58145136x2               | ers/58145136x2             |  2.29 |  1.89
cheeseburger-dinner-mix-180-g            | Cheeseburger Dinner Mix            |              | 180 g   | ers/58145136x2               | ers/58145136x2             |  2.29 |  1.89
french-fries-750-g                       | French Fries                       |              | 750 g   | =statcan/frozen-french-fries | ers-fv/french-fries-frozen |  3.52 |  3.34
french-fries-600-g                       | French Fries                       |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
mccain-french-fries-750-g                | French Fries                       | McCain       | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
sweet-potato-fries-750-g                 | Sweet Potato Fries                 |              | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
sweet-potato-fries-600-g                 | Sweet Potato Fries                 |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
crinkle-cut-fries-750-g                  | Crinkle Cut Fries                  |              | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
crinkle-cut-fries-600-g                  | Crinkle Cut Fries                  |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
straight-cut-fries-750-g                 | Straight Cut Fries                 |              | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
straight-cut-fries-600-g                 | Straight Cut Fries                 |              | 600 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  2.82 |  2.67
onion-rings-400-g                        | Onion Rings                        |              | 400 g   | ers/75415022                 | ers/75415022               |  7.84 |  6.48
breaded-onion-rings-400-g                | Breaded Onion Rings                |              | 400 g   | ers/75415022                 | ers/75415022               |  7.84 |  6.48
battered-onion-rings-400-g               | Battered Onion Rings               |              | 400 g   | ers/75415022                 | ers/75415022               |  7.84 |  6.48
tater-tots-750-g                         | Tater Tots                         |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
potato-puffs-750-g                       | Potato Puffs                       |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
potato-wedges-750-g                      | Potato Wedges                      |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
potato-pancakes-750-g                    | Potato Pancakes                    |              | 750 g   | ers/71505000                 | ers/71505000               |  3.56 |  2.94
mozzarella-sticks-250-g                  | Mozzarella Sticks                  |              | 250 g   | ers/14660200                 | ers/14660200               |  3.54 |  2.93
mozzarella-sticks-400-g                  | Mozzarella Sticks                  |              | 400 g   | ers/14660200                 | ers/14660200               |  5.67 |  4.68
jalapeno-poppers-250-g                   | Jalapeno Poppers                   |              | 250 g   | ers/14660200                 | ers/14660200               |  3.54 |  2.93
jalapeno-poppers-400-g                   | Jalapeno Poppers                   |              | 400 g   | ers/14660200                 | ers/14660200               |  5.67 |  4.68
potato-salad-454-g                       | Potato Salad                       |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
macaroni-salad-454-g                     | Macaroni Salad                     |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
pasta-salad-454-g                        | Pasta Salad                        |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
coleslaw-salad-454-g                     | Coleslaw Salad                     |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
chicken-caesar-wrap-200-g                | Chicken Caesar Wrap                |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
sandwich-200-g                           | Sandwich                           |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
ham-and-cheese-sandwich-200-g            | Ham and Cheese Sandwich            |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
stuffed-sandwich-200-g                   | Stuffed Sandwich                   |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
taco-dinner-kit-250-g                    | Taco Dinner Kit                    |              | 250 g   | ers/52215300                 | ers/52215300               |  3.41 |  2.82
lunch-kit-250-g                          | Lunch Kit                          |              | 250 g   | ers/52215300                 | ers/52215300               |  3.41 |  2.82
sushi-250-g                              | Sushi                              |              | 250 g   | ers/58151180                 | ers/58151180               | 10.22 |  8.45
california-roll-sushi-250-g              | California Roll Sushi              |              | 250 g   | ers/58151180                 | ers/58151180               | 10.22 |  8.45
vegetable-bouillon-90-g                  | Vegetable Bouillon                 |              | 90 g    | ers/28340110x9               | ers/28340110x9             |  1.90 |  1.57
stuffed-shells-meal-500-g                | Stuffed Shells Meal                |              | 500 g   | ers/58130016                 | ers/58130016               |  5.35 |  4.42
beef-noodle-soup-540-ml                  | Beef Noodle Soup                   |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
miso-soup-300-ml                         | Miso Soup                          |              | 300 ml  | statcan/canned-soup          | ers/58400000               |  1.65 |  1.01
wonton-soup-400-ml                       | Wonton Soup                        |              | 400 ml  | ers/58403010                 | ers/58403010               |  1.85 |  1.53
turkey-noodle-soup-540-ml                | Turkey Noodle Soup                 |              | 540 ml  | ers/58403010                 | ers/58403010               |  2.50 |  2.07
chicken-chili-425-g                      | Chicken Chili                      |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
chicken-stew-425-g                       | Chicken Stew                       |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
vegetable-egg-rolls-340-g                | Vegetable Egg Rolls                |              | 340 g   | ers/58110110                 | ers/58110110               |  5.68 |  4.70
pork-egg-rolls-340-g                     | Pork Egg Rolls                     |              | 340 g   | ers/58110110                 | ers/58110110               |  5.68 |  4.70
shrimp-dumplings-340-g                   | Shrimp Dumplings                   |              | 340 g   | ers/58121510                 | ers/58121510               |  4.68 |  3.87
vegetable-pot-pie-250-g                  | Vegetable Pot Pie                  |              | 250 g   | ers/58126280                 | ers/58126280               |  3.63 |  3.00
buffalo-chicken-pizza-400-g              | Buffalo Chicken Pizza              |              | 400 g   | ers/58106700                 | ers/58106700               |  4.44 |  3.67
barbecue-chicken-pizza-400-g             | Barbecue Chicken Pizza             |              | 400 g   | ers/58106700                 | ers/58106700               |  4.44 |  3.67
shells-and-white-cheddar-170-g           | Shells and White Cheddar           |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
shells-and-cheddar-170-g                 | Shells and Cheddar                 |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
cheddar-macaroni-and-cheese-170-g        | Cheddar Macaroni and Cheese        |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
four-cheese-macaroni-and-cheese-170-g    | Four Cheese Macaroni and Cheese    |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
alfredo-macaroni-and-cheese-170-g        | Alfredo Macaroni and Cheese        |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
vegan-macaroni-and-cheese-170-g          | Vegan Macaroni and Cheese          |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
dairy-free-macaroni-and-cheese-170-g     | Dairy Free Macaroni and Cheese     |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
microwave-macaroni-and-cheese-170-g      | Microwave Macaroni and Cheese      |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
organic-macaroni-and-cheese-170-g        | Organic Macaroni and Cheese        |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
bunny-macaroni-and-cheese-170-g          | Bunny Macaroni and Cheese          |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
cheesy-macaroni-170-g                    | Cheesy Macaroni                    |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
three-cheese-macaroni-and-cheese-170-g   | Three Cheese Macaroni and Cheese   |              | 170 g   | ers/58145112x2.6             | ers/58145112x2.6           |  1.62 |  1.34
chicken-pomodoro-meal-283-g              | Chicken Pomodoro Meal              |              | 283 g   | ers/28143130                 | ers/28143130               |  3.39 |  2.80
chicken-penne-alfredo-meal-283-g         | Chicken Penne Alfredo Meal         |              | 283 g   | ers/28143080                 | ers/28143080               |  3.97 |  3.28
ziti-meal-283-g                          | Ziti Meal                          |              | 283 g   | ers/58302050                 | ers/58302050               |  3.91 |  3.23
spaghetti-meal-283-g                     | Spaghetti Meal                     |              | 283 g   | ers/58304060                 | ers/58304060               |  3.95 |  3.26
chicken-ranch-meal-283-g                 | Chicken Ranch Meal                 |              | 283 g   | ers/28143170                 | ers/28143170               |  3.26 |  2.69
pasta-meal-283-g                         | Pasta Meal                         |              | 283 g   | ers/58302080                 | ers/58302080               |  4.31 |  3.56
penne-meal-283-g                         | Penne Meal                         |              | 283 g   | ers/58302050                 | ers/58302050               |  3.91 |  3.23
chicken-curry-meal-283-g                 | Chicken Curry Meal                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
beef-curry-meal-283-g                    | Beef Curry Meal                    |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
vegetable-curry-meal-283-g               | Vegetable Curry Meal               |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chicken-teriyaki-meal-283-g              | Chicken Teriyaki Meal              |              | 283 g   | ers/28141201                 | ers/28141201               |  4.10 |  3.38
pad-thai-meal-283-g                      | Pad Thai Meal                      |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chicken-pasta-meal-283-g                 | Chicken Pasta Meal                 |              | 283 g   | ers/28143130                 | ers/28143130               |  3.39 |  2.80
lemon-chicken-meal-283-g                 | Lemon Chicken Meal                 |              | 283 g   | ers/28141250                 | ers/28141250               |  4.96 |  4.10
sesame-chicken-meal-283-g                | Sesame Chicken Meal                |              | 283 g   | ers/28141201                 | ers/28141201               |  4.10 |  3.38
turkey-meal-283-g                        | Turkey Meal                        |              | 283 g   | ers/28145210                 | ers/28145210               |  3.22 |  2.66
pot-roast-meal-283-g                     | Pot Roast Meal                     |              | 283 g   | ers/28110510                 | ers/28110510               |  3.37 |  2.78
beef-burgundy-meal-283-g                 | Beef Burgundy Meal                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
meatball-meal-283-g                      | Meatball Meal                      |              | 283 g   | ers/58304010                 | ers/58304010               |  3.07 |  2.54
tuna-noodle-casserole-283-g              | Tuna Noodle Casserole              |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chicken-casserole-283-g                  | Chicken Casserole                  |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
green-bean-casserole-283-g               | Green Bean Casserole               |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
cottage-pie-283-g                        | Cottage Pie                        |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chili-macaroni-meal-283-g                | Chili Macaroni Meal                |              | 283 g   | ers/58302050                 | ers/58302050               |  3.91 |  3.23
beef-macaroni-meal-283-g                 | Beef Macaroni Meal                 |              | 283 g   | ers/58302050                 | ers/58302050               |  3.91 |  3.23
paneer-tikka-meal-283-g                  | Paneer Tikka Meal                  |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
palak-paneer-meal-283-g                  | Palak Paneer Meal                  |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chana-masala-meal-283-g                  | Chana Masala Meal                  |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
mattar-paneer-meal-283-g                 | Mattar Paneer Meal                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
vegetable-korma-meal-283-g               | Vegetable Korma Meal               |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chicken-korma-meal-283-g                 | Chicken Korma Meal                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chicken-vindaloo-meal-283-g              | Chicken Vindaloo Meal              |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chicken-biryani-meal-283-g               | Chicken Biryani Meal               |              | 283 g   | ers/28141250                 | ers/28141250               |  4.96 |  4.10
lamb-curry-meal-283-g                    | Lamb Curry Meal                    |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
mushroom-risotto-283-g                   | Mushroom Risotto                   |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
risotto-283-g                            | Risotto                            |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
jambalaya-283-g                          | Jambalaya                          |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
paella-283-g                             | Paella                             |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
stuffed-peppers-283-g                    | Stuffed Peppers                    |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
cabbage-rolls-283-g                      | Cabbage Rolls                      |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
vegetable-stir-fry-meal-283-g            | Vegetable Stir Fry Meal            |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
beef-stir-fry-meal-283-g                 | Beef Stir Fry Meal                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
tofu-scramble-meal-283-g                 | Tofu Scramble Meal                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
harvest-casserole-283-g                  | Harvest Casserole                  |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
country-dinner-283-g                     | Country Dinner                     |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
roast-turkey-dinner-283-g                | Roast Turkey Dinner                |              | 283 g   | ers/28145210                 | ers/28145210               |  3.22 |  2.66
fried-chicken-dinner-283-g               | Fried Chicken Dinner               |              | 283 g   | ers/28140710                 | ers/28140710               |  2.46 |  2.03
eggplant-parmesan-283-g                  | Eggplant Parmesan                  |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
veggie-loaf-dinner-283-g                 | Veggie Loaf Dinner                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
bean-and-rice-meal-283-g                 | Bean and Rice Meal                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
tamale-pie-283-g                         | Tamale Pie                         |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
tamales-283-g                            | Tamales                            |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
pork-tamales-283-g                       | Pork Tamales                       |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
cheese-tamales-283-g                     | Cheese Tamales                     |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
bean-tamales-283-g                       | Bean Tamales                       |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
black-bean-tamales-283-g                 | Black Bean Tamales                 |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
fish-and-chips-283-g                     | Fish and Chips                     |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
penne-and-meatballs-283-g                | Penne and Meatballs                |              | 283 g   | ers/58304010                 | ers/58304010               |  3.07 |  2.54
broccoli-chicken-meal-283-g              | Broccoli Chicken Meal              |              | 283 g   | ers/28143020                 | ers/28143020               |  4.88 |  4.03
chicken-and-rice-meal-283-g              | Chicken and Rice Meal              |              | 283 g   | ers/28141250                 | ers/28141250               |  4.96 |  4.10
chicken-and-broccoli-meal-283-g          | Chicken and Broccoli Meal          |              | 283 g   | ers/28143020                 | ers/28143020               |  4.88 |  4.03
beef-pasta-meal-283-g                    | Beef Pasta Meal                    |              | 283 g   | ers/58302050                 | ers/58302050               |  3.91 |  3.23
chicken-mole-meal-283-g                  | Chicken Mole Meal                  |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
black-bean-enchilada-meal-283-g          | Black Bean Enchilada Meal          |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
chicken-and-rice-bowl-283-g              | Chicken and Rice Bowl              |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
chicken-bowl-283-g                       | Chicken Bowl                       |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
mexican-bowl-283-g                       | Mexican Bowl                       |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
teriyaki-bowl-283-g                      | Teriyaki Bowl                      |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
power-bowl-283-g                         | Power Bowl                         |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
harvest-bowl-283-g                       | Harvest Bowl                       |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
korean-beef-bowl-283-g                   | Korean Beef Bowl                   |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
tofu-bowl-283-g                          | Tofu Bowl                          |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
pasta-bowl-283-g                         | Pasta Bowl                         |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
rice-bowl-283-g                          | Rice Bowl                          |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
mexican-casserole-bowl-283-g             | Mexican Casserole Bowl             |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
pesto-tortellini-bowl-283-g              | Pesto Tortellini Bowl              |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
poke-bowl-283-g                          | Poke Bowl                          |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
fried-rice-bowl-283-g                    | Fried Rice Bowl                    |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
vegetable-bowl-283-g                     | Vegetable Bowl                     |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
macaroni-and-cheese-bowl-283-g           | Macaroni and Cheese Bowl           |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
chicken-burrito-bowl-283-g               | Chicken Burrito Bowl               |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
chili-bowl-283-g                         | Chili Bowl                         |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
curry-bowl-283-g                         | Curry Bowl                         |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
egg-scramble-bowl-283-g                  | Egg Scramble Bowl                  |              | 283 g   | ers/58100320                 | ers/58100320               |  2.25 |  1.86
cream-of-potato-soup-540-ml              | Cream of Potato Soup               |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cream-of-broccoli-soup-540-ml            | Cream of Broccoli Soup             |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cream-of-asparagus-soup-540-ml           | Cream of Asparagus Soup            |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
loaded-potato-soup-540-ml                | Loaded Potato Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
baked-potato-soup-540-ml                 | Baked Potato Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
potato-soup-540-ml                       | Potato Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-and-wild-rice-soup-540-ml        | Chicken and Wild Rice Soup         |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-tortilla-soup-540-ml             | Chicken Tortilla Soup              |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-vegetable-soup-540-ml            | Chicken Vegetable Soup             |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-gumbo-soup-540-ml                | Chicken Gumbo Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
black-bean-soup-540-ml                   | Black Bean Soup                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
bean-soup-540-ml                         | Bean Soup                          |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
bean-and-ham-soup-540-ml                 | Bean and Ham Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
vegetable-beef-soup-540-ml               | Vegetable Beef Soup                |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
beef-soup-540-ml                         | Beef Soup                          |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
french-onion-soup-540-ml                 | French Onion Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
onion-soup-540-ml                        | Onion Soup                         |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
mushroom-soup-540-ml                     | Mushroom Soup                      |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
carrot-ginger-soup-540-ml                | Carrot Ginger Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
carrot-soup-540-ml                       | Carrot Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cauliflower-soup-540-ml                  | Cauliflower Soup                   |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
vegetable-barley-soup-540-ml             | Vegetable Barley Soup              |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
alphabet-soup-540-ml                     | Alphabet Soup                      |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
tomato-basil-soup-540-ml                 | Tomato Basil Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
tomato-bisque-soup-540-ml                | Tomato Bisque Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
lobster-bisque-soup-540-ml               | Lobster Bisque Soup                |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
thai-coconut-soup-540-ml                 | Thai Coconut Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
hot-and-sour-soup-540-ml                 | Hot and Sour Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
egg-drop-soup-540-ml                     | Egg Drop Soup                      |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-chowder-540-ml                   | Chicken Chowder                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
potato-chowder-540-ml                    | Potato Chowder                     |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
seafood-chowder-540-ml                   | Seafood Chowder                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
lentil-vegetable-soup-540-ml             | Lentil Vegetable Soup              |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
tuscan-bean-soup-540-ml                  | Tuscan Bean Soup                   |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chunky-vegetable-soup-540-ml             | Chunky Vegetable Soup              |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
quinoa-soup-540-ml                       | Quinoa Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
pho-soup-540-ml                          | Pho Soup                           |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
beef-pho-soup-540-ml                     | Beef Pho Soup                      |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
tortellini-soup-540-ml                   | Tortellini Soup                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
pasta-fagioli-soup-540-ml                | Pasta Fagioli Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
sausage-soup-540-ml                      | Sausage Soup                       |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
turkey-soup-540-ml                       | Turkey Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
turkey-rice-soup-540-ml                  | Turkey Rice Soup                   |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-pot-pie-soup-540-ml              | Chicken Pot Pie Soup               |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
southwest-soup-540-ml                    | Southwest Soup                     |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
fire-roasted-tomato-soup-540-ml          | Fire Roasted Tomato Soup           |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
sweet-potato-soup-540-ml                 | Sweet Potato Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cream-of-onion-soup-540-ml               | Cream of Onion Soup                |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
pea-soup-540-ml                          | Pea Soup                           |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
vegetable-bisque-soup-540-ml             | Vegetable Bisque Soup              |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
rice-noodle-soup-540-ml                  | Rice Noodle Soup                   |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
thai-noodle-soup-540-ml                  | Thai Noodle Soup                   |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
garlic-noodle-soup-540-ml                | Garlic Noodle Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
noodle-soup-540-ml                       | Noodle Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-corn-chowder-540-ml              | Chicken Corn Chowder               |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cheddar-soup-540-ml                      | Cheddar Soup                       |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
cheddar-broccoli-soup-540-ml             | Cheddar Broccoli Soup              |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
golden-lentil-soup-540-ml                | Golden Lentil Soup                 |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
red-lentil-soup-540-ml                   | Red Lentil Soup                    |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
curry-lentil-soup-540-ml                 | Curry Lentil Soup                  |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
dal-soup-540-ml                          | Dal Soup                           |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
no-chicken-noodle-soup-540-ml            | No Chicken Noodle Soup             |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
squash-soup-540-ml                       | Squash Soup                        |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
pumpkin-soup-540-ml                      | Pumpkin Soup                       |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
gazpacho-540-ml                          | Gazpacho                           |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
borscht-540-ml                           | Borscht                            |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
zucchini-soup-540-ml                     | Zucchini Soup                      |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
kale-soup-540-ml                         | Kale Soup                          |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
chicken-enchilada-soup-540-ml            | Chicken Enchilada Soup             |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
vegetable-chili-425-g                    | Vegetable Chili                    |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
chili-with-beans-425-g                   | Chili with Beans                   |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
chili-without-beans-425-g                | Chili without Beans                |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
bean-chili-425-g                         | Bean Chili                         |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
white-chicken-chili-425-g                | White Chicken Chili                |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
black-bean-chili-425-g                   | Black Bean Chili                   |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
hot-chili-425-g                          | Hot Chili                          |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
mild-chili-425-g                         | Mild Chili                         |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
vegetable-stew-425-g                     | Vegetable Stew                     |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
lentil-stew-425-g                        | Lentil Stew                        |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
turkey-stew-425-g                        | Turkey Stew                        |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
brunswick-stew-425-g                     | Brunswick Stew                     |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
irish-stew-425-g                         | Irish Stew                         |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
mushroom-broth-946-ml                    | Mushroom Broth                     |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
turkey-broth-946-ml                      | Turkey Broth                       |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
low-sodium-chicken-broth-946-ml          | Low Sodium Chicken Broth           |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
low-sodium-vegetable-broth-946-ml        | Low Sodium Vegetable Broth         |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
vegetable-stock-946-ml                   | Vegetable Stock                    |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
turkey-stock-946-ml                      | Turkey Stock                       |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
seafood-stock-946-ml                     | Seafood Stock                      |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
chicken-bone-broth-946-ml                | Chicken Bone Broth                 |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
beef-bone-broth-946-ml                   | Beef Bone Broth                    |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
pho-broth-946-ml                         | Pho Broth                          |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
ramen-broth-946-ml                       | Ramen Broth                        |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
low-sodium-beef-broth-946-ml             | Low Sodium Beef Broth              |              | 946 ml  | ers/28340110                 | ers/28340110               |  2.22 |  1.83
chicken-base-70-g                        | Chicken Base                       |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
beef-base-70-g                           | Beef Base                          |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
vegetable-base-70-g                      | Vegetable Base                     |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
soup-base-70-g                           | Soup Base                          |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
chicken-bouillon-cubes-70-g              | Chicken Bouillon Cubes             |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
beef-bouillon-cubes-70-g                 | Beef Bouillon Cubes                |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
vegetable-bouillon-cubes-70-g            | Vegetable Bouillon Cubes           |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
chicken-bouillon-powder-70-g             | Chicken Bouillon Powder            |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
mushroom-bouillon-70-g                   | Mushroom Bouillon                  |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
onion-bouillon-70-g                      | Onion Bouillon                     |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
beef-soup-mix-70-g                       | Beef Soup Mix                      |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
vegetable-soup-mix-70-g                  | Vegetable Soup Mix                 |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
lentil-soup-mix-70-g                     | Lentil Soup Mix                    |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
chicken-rice-soup-mix-70-g               | Chicken Rice Soup Mix              |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
bean-soup-mix-70-g                       | Bean Soup Mix                      |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
cup-soup-70-g                            | Cup Soup                           |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
potato-soup-mix-70-g                     | Potato Soup Mix                    |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
tomato-soup-mix-70-g                     | Tomato Soup Mix                    |              | 70 g    | ers/28340110x9               | ers/28340110x9             |  1.48 |  1.22
chicken-pizza-400-g                      | Chicken Pizza                      |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
spinach-feta-pizza-400-g                 | Spinach Feta Pizza                 |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
feta-pizza-400-g                         | Feta Pizza                         |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
pesto-pizza-400-g                        | Pesto Pizza                        |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
greek-pizza-400-g                        | Greek Pizza                        |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
bacon-pizza-400-g                        | Bacon Pizza                        |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
ham-pizza-400-g                          | Ham Pizza                          |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
meat-pizza-400-g                         | Meat Pizza                         |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
uncured-pepperoni-pizza-400-g            | Uncured Pepperoni Pizza            |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
sausage-pepperoni-pizza-400-g            | Sausage Pepperoni Pizza            |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
sausage-and-pepperoni-pizza-400-g        | Sausage and Pepperoni Pizza        |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
veggie-lovers-pizza-400-g                | Veggie Lovers Pizza                |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
garden-vegetable-pizza-400-g             | Garden Vegetable Pizza             |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
mediterranean-pizza-400-g                | Mediterranean Pizza                |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
white-pizza-400-g                        | White Pizza                        |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
vegan-pizza-400-g                        | Vegan Pizza                        |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
vegan-cheese-pizza-400-g                 | Vegan Cheese Pizza                 |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
breakfast-pizza-400-g                    | Breakfast Pizza                    |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
mexican-pizza-400-g                      | Mexican Pizza                      |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
taco-pizza-400-g                         | Taco Pizza                         |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
personal-pizza-400-g                     | Personal Pizza                     |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
mini-pizzas-400-g                        | Mini Pizzas                        |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
deep-dish-pizza-400-g                    | Deep Dish Pizza                    |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
stuffed-crust-pizza-400-g                | Stuffed Crust Pizza                |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
rising-crust-pizza-400-g                 | Rising Crust Pizza                 |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
cauliflower-crust-cheese-pizza-400-g     | Cauliflower Crust Cheese Pizza     |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
cauliflower-crust-vegetable-pizza-400-g  | Cauliflower Crust Vegetable Pizza  |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
cauliflower-crust-pepperoni-pizza-400-g  | Cauliflower Crust Pepperoni Pizza  |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
cauliflower-crust-margherita-pizza-400-g | Cauliflower Crust Margherita Pizza |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
french-bread-pizza-400-g                 | French Bread Pizza                 |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
flatbread-pizza-400-g                    | Flatbread Pizza                    |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
naan-pizza-400-g                         | Naan Pizza                         |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
chicken-bacon-ranch-pizza-400-g          | Chicken Bacon Ranch Pizza          |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
goat-cheese-pizza-400-g                  | Goat Cheese Pizza                  |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
truffle-mushroom-pizza-400-g             | Truffle Mushroom Pizza             |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
sourdough-pizza-400-g                    | Sourdough Pizza                    |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
bruschetta-pizza-400-g                   | Bruschetta Pizza                   |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
meat-trio-pizza-400-g                    | Meat Trio Pizza                    |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
mushroom-spinach-pizza-400-g             | Mushroom Spinach Pizza             |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
thin-crust-cheese-pizza-400-g            | Thin Crust Cheese Pizza            |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
thin-crust-vegetable-pizza-400-g         | Thin Crust Vegetable Pizza         |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
chicken-pesto-pizza-400-g                | Chicken Pesto Pizza                |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
five-cheese-pizza-400-g                  | Five Cheese Pizza                  |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
mozzarella-pizza-400-g                   | Mozzarella Pizza                   |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
roasted-garlic-pizza-400-g               | Roasted Garlic Pizza               |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
philly-steak-pizza-400-g                 | Philly Steak Pizza                 |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
poutine-pizza-400-g                      | Poutine Pizza                      |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
pineapple-pizza-400-g                    | Pineapple Pizza                    |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
prosciutto-pizza-400-g                   | Prosciutto Pizza                   |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
arugula-pizza-400-g                      | Arugula Pizza                      |              | 400 g   | statcan/frozen-pizza         | ers/58106512               |  4.80 |  3.72
ham-and-cheese-pockets-280-g             | Ham and Cheese Pockets             |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
pepperoni-pockets-280-g                  | Pepperoni Pockets                  |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
cheese-pockets-280-g                     | Cheese Pockets                     |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
broccoli-cheddar-pockets-280-g           | Broccoli Cheddar Pockets           |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
spinach-feta-pockets-280-g               | Spinach Feta Pockets               |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
bean-and-cheese-pockets-280-g            | Bean and Cheese Pockets            |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
meat-turnovers-280-g                     | Meat Turnovers                     |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
beef-turnovers-280-g                     | Beef Turnovers                     |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
spinach-turnovers-280-g                  | Spinach Turnovers                  |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
jamaican-beef-patties-280-g              | Jamaican Beef Patties              |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
empanadas-280-g                          | Empanadas                          |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
chicken-empanadas-280-g                  | Chicken Empanadas                  |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
beef-empanadas-280-g                     | Beef Empanadas                     |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
cheese-empanadas-280-g                   | Cheese Empanadas                   |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
calzone-280-g                            | Calzone                            |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
stromboli-280-g                          | Stromboli                          |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
pizza-bread-280-g                        | Pizza Bread                        |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
pepperoni-rolls-280-g                    | Pepperoni Rolls                    |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
breakfast-pockets-280-g                  | Breakfast Pockets                  |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
pizza-sticks-280-g                       | Pizza Sticks                       |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
pizza-puffs-280-g                        | Pizza Puffs                        |              | 280 g   | ers/58108050                 | ers/58108050               |  2.51 |  2.07
bean-burrito-170-g                       | Bean Burrito                       |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
bean-and-rice-burrito-170-g              | Bean and Rice Burrito              |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
beef-burrito-170-g                       | Beef Burrito                       |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
chicken-and-cheese-burrito-170-g         | Chicken and Cheese Burrito         |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
steak-burrito-170-g                      | Steak Burrito                      |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
black-bean-burrito-170-g                 | Black Bean Burrito                 |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
vegetable-burrito-170-g                  | Vegetable Burrito                  |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
egg-and-cheese-burrito-170-g             | Egg and Cheese Burrito             |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
sausage-breakfast-burrito-170-g          | Sausage Breakfast Burrito          |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
cheese-burrito-170-g                     | Cheese Burrito                     |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
mini-burritos-170-g                      | Mini Burritos                      |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
southwest-burrito-170-g                  | Southwest Burrito                  |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
chimichanga-170-g                        | Chimichanga                        |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
bean-and-cheddar-burrito-170-g           | Bean and Cheddar Burrito           |              | 170 g   | ers/58100320                 | ers/58100320               |  1.35 |  1.12
cheese-taquitos-500-g                    | Cheese Taquitos                    |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
bean-taquitos-500-g                      | Bean Taquitos                      |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
chicken-and-cheese-taquitos-500-g        | Chicken and Cheese Taquitos        |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
rolled-tacos-500-g                       | Rolled Tacos                       |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
mini-tacos-500-g                         | Mini Tacos                         |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
flautas-500-g                            | Flautas                            |              | 500 g   | ers/58104830                 | ers/58104830               |  6.34 |  5.24
pepperoni-pizza-rolls-300-g              | Pepperoni Pizza Rolls              |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
pizza-egg-rolls-300-g                    | Pizza Egg Rolls                    |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
shrimp-egg-rolls-300-g                   | Shrimp Egg Rolls                   |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
beef-egg-rolls-300-g                     | Beef Egg Rolls                     |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
southwest-egg-rolls-300-g                | Southwest Egg Rolls                |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
chicken-spring-rolls-300-g               | Chicken Spring Rolls               |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
shrimp-spring-rolls-300-g                | Shrimp Spring Rolls                |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
pork-spring-rolls-300-g                  | Pork Spring Rolls                  |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
thai-spring-rolls-300-g                  | Thai Spring Rolls                  |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
rice-paper-rolls-300-g                   | Rice Paper Rolls                   |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
salad-rolls-300-g                        | Salad Rolls                        |              | 300 g   | ers/58110110                 | ers/58110110               |  5.01 |  4.14
chicken-potstickers-300-g                | Chicken Potstickers                |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
pork-potstickers-300-g                   | Pork Potstickers                   |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
vegetable-potstickers-300-g              | Vegetable Potstickers              |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
shrimp-potstickers-300-g                 | Shrimp Potstickers                 |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
beef-potstickers-300-g                   | Beef Potstickers                   |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
pork-gyoza-300-g                         | Pork Gyoza                         |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
chicken-gyoza-300-g                      | Chicken Gyoza                      |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
vegetable-gyoza-300-g                    | Vegetable Gyoza                    |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
chicken-wontons-300-g                    | Chicken Wontons                    |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
wontons-300-g                            | Wontons                            |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
shrimp-wontons-300-g                     | Shrimp Wontons                     |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
mini-wontons-300-g                       | Mini Wontons                       |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
soup-dumplings-300-g                     | Soup Dumplings                     |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
shumai-300-g                             | Shumai                             |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
pork-and-shrimp-dumplings-300-g          | Pork and Shrimp Dumplings          |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
chive-dumplings-300-g                    | Chive Dumplings                    |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
beef-dumplings-300-g                     | Beef Dumplings                     |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
kimchi-dumplings-300-g                   | Kimchi Dumplings                   |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
chicken-momos-300-g                      | Chicken Momos                      |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
dim-sum-300-g                            | Dim Sum                            |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
har-gow-300-g                            | Har Gow                            |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
pork-buns-300-g                          | Pork Buns                          |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
bao-300-g                                | Bao                                |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
apple-dumplings-300-g                    | Apple Dumplings                    |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
chicken-and-vegetable-dumplings-300-g    | Chicken and Vegetable Dumplings    |              | 300 g   | ers/58121510                 | ers/58121510               |  4.13 |  3.41
potato-bacon-perogies-907-g              | Potato Bacon Perogies              |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
sauerkraut-perogies-907-g                | Sauerkraut Perogies                |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
spinach-perogies-907-g                   | Spinach Perogies                   |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
cheddar-perogies-907-g                   | Cheddar Perogies                   |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
bacon-perogies-907-g                     | Bacon Perogies                     |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
mini-perogies-907-g                      | Mini Perogies                      |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
cottage-cheese-perogies-907-g            | Cottage Cheese Perogies            |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
potato-perogies-907-g                    | Potato Perogies                    |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
potato-cheese-perogies-907-g             | Potato Cheese Perogies             |              | 907 g   | ers/58121620                 | ers/58121620               |  6.74 |  5.57
shoestring-fries-500-g                   | Shoestring Fries                   |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
waffle-fries-500-g                       | Waffle Fries                       |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
curly-fries-500-g                        | Curly Fries                        |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
steak-fries-500-g                        | Steak Fries                        |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
seasoned-fries-500-g                     | Seasoned Fries                     |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
steak-cut-fries-500-g                    | Steak Cut Fries                    |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
cauliflower-tots-500-g                   | Cauliflower Tots                   |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
sweet-potato-tots-500-g                  | Sweet Potato Tots                  |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
cauliflower-bites-500-g                  | Cauliflower Bites                  |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
breaded-cauliflower-500-g                | Breaded Cauliflower                |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
crispy-potato-fries-500-g                | Crispy Potato Fries                |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
battered-fries-500-g                     | Battered Fries                     |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
avocado-fries-500-g                      | Avocado Fries                      |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
zucchini-fries-500-g                     | Zucchini Fries                     |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
green-bean-fries-500-g                   | Green Bean Fries                   |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
fast-food-fries-500-g                    | Fast Food Fries                    |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
breaded-zucchini-500-g                   | Breaded Zucchini                   |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
breaded-mushrooms-500-g                  | Breaded Mushrooms                  |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
breaded-pickles-500-g                    | Breaded Pickles                    |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
fried-pickles-500-g                      | Fried Pickles                      |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
battered-mushrooms-500-g                 | Battered Mushrooms                 |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
battered-pickles-500-g                   | Battered Pickles                   |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
broccoli-tots-500-g                      | Broccoli Tots                      |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
potato-smiles-500-g                      | Potato Smiles                      |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
potato-patties-500-g                     | Potato Patties                     |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
potato-croquettes-500-g                  | Potato Croquettes                  |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
hash-brown-fries-500-g                   | Hash Brown Fries                   |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
mac-and-cheese-bites-500-g               | Mac and Cheese Bites               |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
spinach-bites-500-g                      | Spinach Bites                      |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
broccoli-cheddar-bites-500-g             | Broccoli Cheddar Bites             |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
falafel-bites-500-g                      | Falafel Bites                      |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
arancini-500-g                           | Arancini                           |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
stuffed-mushrooms-500-g                  | Stuffed Mushrooms                  |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
mozzarella-bites-500-g                   | Mozzarella Bites                   |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
stuffed-potato-skins-500-g               | Stuffed Potato Skins               |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
potato-skins-500-g                       | Potato Skins                       |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
twice-baked-potatoes-500-g               | Twice Baked Potatoes               |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
loaded-potatoes-500-g                    | Loaded Potatoes                    |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
scalloped-potatoes-500-g                 | Scalloped Potatoes                 |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
mashed-potatoes-500-g                    | Mashed Potatoes                    |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
garlic-mashed-potatoes-500-g             | Garlic Mashed Potatoes             |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
latkes-500-g                             | Latkes                             |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
appetizer-platter-500-g                  | Appetizer Platter                  |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
onion-straws-500-g                       | Onion Straws                       |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
poutine-500-g                            | Poutine                            |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
popcorn-cauliflower-500-g                | Popcorn Cauliflower                |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
buffalo-cauliflower-500-g                | Buffalo Cauliflower                |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
general-tso-cauliflower-500-g            | General Tso Cauliflower            |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
cauliflower-wings-500-g                  | Cauliflower Wings                  |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
spinach-artichoke-bites-500-g            | Spinach Artichoke Bites            |              | 500 g   | ers/75415022                 | ers/75415022               |  9.81 |  8.10
spinach-spanakopita-340-g                | Spinach Spanakopita                |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
mini-quiche-340-g                        | Mini Quiche                        |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
cheese-quiche-340-g                      | Cheese Quiche                      |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
bacon-quiche-340-g                       | Bacon Quiche                       |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
ham-quiche-340-g                         | Ham Quiche                         |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
broccoli-quiche-340-g                    | Broccoli Quiche                    |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
vegetable-quiche-340-g                   | Vegetable Quiche                   |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
egg-frittata-340-g                       | Egg Frittata                       |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
vegetable-frittata-340-g                 | Vegetable Frittata                 |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
mushroom-pot-pie-340-g                   | Mushroom Pot Pie                   |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
chicken-pie-340-g                        | Chicken Pie                        |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
beef-pie-340-g                           | Beef Pie                           |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
steak-pie-340-g                          | Steak Pie                          |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
mini-pot-pies-340-g                      | Mini Pot Pies                      |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
salmon-pie-340-g                         | Salmon Pie                         |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
tofu-pot-pie-340-g                       | Tofu Pot Pie                       |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
pork-pie-340-g                           | Pork Pie                           |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
chicken-pastry-340-g                     | Chicken Pastry                     |              | 340 g   | ers/58126280                 | ers/58126280               |  4.94 |  4.08
spinach-lasagna-300-g                    | Spinach Lasagna                    |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
chicken-lasagna-300-g                    | Chicken Lasagna                    |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
four-cheese-lasagna-300-g                | Four Cheese Lasagna                |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
lasagna-bolognese-300-g                  | Lasagna Bolognese                  |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
beef-lasagna-300-g                       | Beef Lasagna                       |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
white-lasagna-300-g                      | White Lasagna                      |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
mushroom-lasagna-300-g                   | Mushroom Lasagna                   |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
turkey-lasagna-300-g                     | Turkey Lasagna                     |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
vegan-lasagna-300-g                      | Vegan Lasagna                      |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
tofu-vegetable-lasagna-300-g             | Tofu Vegetable Lasagna             |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
garden-vegetable-lasagna-300-g           | Garden Vegetable Lasagna           |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
lasagna-rolls-300-g                      | Lasagna Rolls                      |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
stuffed-manicotti-300-g                  | Stuffed Manicotti                  |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
cheese-manicotti-300-g                   | Cheese Manicotti                   |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
cannelloni-meal-300-g                    | Cannelloni Meal                    |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
stuffed-rigatoni-300-g                   | Stuffed Rigatoni                   |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
baked-ziti-300-g                         | Baked Ziti                         |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
cheese-ravioli-meal-300-g                | Cheese Ravioli Meal                |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
gnocchi-meal-300-g                       | Gnocchi Meal                       |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
pastitsio-300-g                          | Pastitsio                          |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
moussaka-300-g                           | Moussaka                           |              | 300 g   | ers/58130016                 | ers/58130016               |  3.21 |  2.65
cornbread-stuffing-200-g                 | Cornbread Stuffing                 |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
cornbread-stuffing-mix-200-g             | Cornbread Stuffing Mix             |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
savory-stuffing-200-g                    | Savory Stuffing                    |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
herb-stuffing-200-g                      | Herb Stuffing                      |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
herb-stuffing-mix-200-g                  | Herb Stuffing Mix                  |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
stuffing-cubes-200-g                     | Stuffing Cubes                     |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
vegetable-stuffing-mix-200-g             | Vegetable Stuffing Mix             |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
pork-stuffing-mix-200-g                  | Pork Stuffing Mix                  |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
sage-stuffing-200-g                      | Sage Stuffing                      |              | 200 g   | ers/51182010x3               | ers/51182010x3             |  2.49 |  2.06
rice-pilaf-200-g                         | Rice Pilaf                         |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
chicken-rice-mix-200-g                   | Chicken Rice Mix                   |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
mexican-rice-mix-200-g                   | Mexican Rice Mix                   |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
yellow-rice-mix-200-g                    | Yellow Rice Mix                    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
beef-rice-mix-200-g                      | Beef Rice Mix                      |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
broccoli-cheddar-rice-mix-200-g          | Broccoli Cheddar Rice Mix          |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
wild-rice-mix-200-g                      | Wild Rice Mix                      |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
quinoa-mix-200-g                         | Quinoa Mix                         |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
fried-rice-mix-200-g                     | Fried Rice Mix                     |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
curry-rice-mix-200-g                     | Curry Rice Mix                     |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
dirty-rice-mix-200-g                     | Dirty Rice Mix                     |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
couscous-side-dish-200-g                 | Couscous Side Dish                 |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
quinoa-pilaf-200-g                       | Quinoa Pilaf                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
rice-medley-side-dish-200-g              | Rice Medley Side Dish              |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
alfredo-pasta-side-dish-200-g            | Alfredo Pasta Side Dish            |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
cheddar-broccoli-rice-side-dish-200-g    | Cheddar Broccoli Rice Side Dish    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
garlic-quinoa-200-g                      | Garlic Quinoa                      |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
spanish-rice-200-g                       | Spanish Rice                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
mexican-rice-200-g                       | Mexican Rice                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
fried-rice-200-g                         | Fried Rice                         |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
vegetable-fried-rice-200-g               | Vegetable Fried Rice               |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
beef-fried-rice-200-g                    | Beef Fried Rice                    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
shrimp-fried-rice-200-g                  | Shrimp Fried Rice                  |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
cilantro-lime-rice-200-g                 | Cilantro Lime Rice                 |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
coconut-rice-200-g                       | Coconut Rice                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
teriyaki-rice-200-g                      | Teriyaki Rice                      |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
red-beans-and-rice-200-g                 | Red Beans and Rice                 |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
beans-and-rice-200-g                     | Beans and Rice                     |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
tuscan-pasta-side-dish-200-g             | Tuscan Pasta Side Dish             |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
au-gratin-potatoes-mix-200-g             | Au Gratin Potatoes Mix             |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
potato-pancake-mix-200-g                 | Potato Pancake Mix                 |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
falafel-dinner-mix-200-g                 | Falafel Dinner Mix                 |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
polenta-meal-200-g                       | Polenta Meal                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
lasagna-dinner-mix-200-g                 | Lasagna Dinner Mix                 |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
beef-pasta-dinner-mix-200-g              | Beef Pasta Dinner Mix              |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
stroganoff-dinner-mix-200-g              | Stroganoff Dinner Mix              |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
chili-mac-dinner-mix-200-g               | Chili Mac Dinner Mix               |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
chicken-dinner-mix-200-g                 | Chicken Dinner Mix                 |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
tuna-dinner-mix-200-g                    | Tuna Dinner Mix                    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
taco-dinner-mix-200-g                    | Taco Dinner Mix                    |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
pad-thai-kit-200-g                       | Pad Thai Kit                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
stir-fry-kit-200-g                       | Stir Fry Kit                       |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
curry-kit-200-g                          | Curry Kit                          |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
sushi-kit-200-g                          | Sushi Kit                          |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
pizza-kit-200-g                          | Pizza Kit                          |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
enchilada-kit-200-g                      | Enchilada Kit                      |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
fajita-kit-200-g                         | Fajita Kit                         |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
soft-taco-dinner-kit-200-g               | Soft Taco Dinner Kit               |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
ramen-kit-200-g                          | Ramen Kit                          |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
meal-kit-200-g                           | Meal Kit                           |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
stir-fry-rice-noodle-kit-200-g           | Stir Fry Rice Noodle Kit           |              | 200 g   | ers/58163330x2.6             | ers/58163330x2.6           |  2.40 |  1.98
noodle-cup-70-g                          | Noodle Cup                         |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
noodle-soup-cup-70-g                     | Noodle Soup Cup                    |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
chicken-noodle-cup-70-g                  | Chicken Noodle Cup                 |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
beef-noodle-cup-70-g                     | Beef Noodle Cup                    |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
rice-noodle-cup-70-g                     | Rice Noodle Cup                    |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
thai-noodle-cup-70-g                     | Thai Noodle Cup                    |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
soup-cup-70-g                            | Soup Cup                           |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
ramen-cup-70-g                           | Ramen Cup                          |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
miso-ramen-70-g                          | Miso Ramen                         |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
chicken-ramen-noodle-soup-70-g           | Chicken Ramen Noodle Soup          |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
beef-ramen-noodle-soup-70-g              | Beef Ramen Noodle Soup             |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
spicy-ramen-noodle-soup-70-g             | Spicy Ramen Noodle Soup            |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
ramen-bowl-70-g                          | Ramen Bowl                         |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
pho-bowl-70-g                            | Pho Bowl                           |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
rice-noodle-bowl-70-g                    | Rice Noodle Bowl                   |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
pad-thai-noodle-bowl-70-g                | Pad Thai Noodle Bowl               |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
peanut-noodle-bowl-70-g                  | Peanut Noodle Bowl                 |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
teriyaki-noodle-bowl-70-g                | Teriyaki Noodle Bowl               |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
udon-noodle-bowl-70-g                    | Udon Noodle Bowl                   |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
kimchi-noodle-bowl-70-g                  | Kimchi Noodle Bowl                 |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
lo-mein-meal-70-g                        | Lo Mein Meal                       |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
chow-mein-meal-70-g                      | Chow Mein Meal                     |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
chicken-lo-mein-70-g                     | Chicken Lo Mein                    |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
chicken-chow-mein-70-g                   | Chicken Chow Mein                  |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
vegetable-chow-mein-70-g                 | Vegetable Chow Mein                |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
mac-and-cheese-noodle-cup-70-g           | Mac and Cheese Noodle Cup          |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
soup-noodle-bowl-70-g                    | Soup Noodle Bowl                   |              | 70 g    | ers/58407010x4               | ers/58407010x4             |  0.59 |  0.49
grilled-cheese-sandwich-200-g            | Grilled Cheese Sandwich            |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
turkey-sandwich-200-g                    | Turkey Sandwich                    |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
ham-sandwich-200-g                       | Ham Sandwich                       |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
chicken-sandwich-200-g                   | Chicken Sandwich                   |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
club-sandwich-200-g                      | Club Sandwich                      |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
egg-salad-sandwich-200-g                 | Egg Salad Sandwich                 |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
tuna-sandwich-200-g                      | Tuna Sandwich                      |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
blt-sandwich-200-g                       | BLT Sandwich                       |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
sub-sandwich-200-g                       | Sub Sandwich                       |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
turkey-sub-200-g                         | Turkey Sub                         |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
veggie-wrap-200-g                        | Veggie Wrap                        |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
chicken-wrap-200-g                       | Chicken Wrap                       |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
turkey-wrap-200-g                        | Turkey Wrap                        |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
shawarma-wrap-200-g                      | Shawarma Wrap                      |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
panini-200-g                             | Panini                             |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
peanut-butter-and-jelly-sandwich-200-g   | Peanut Butter and Jelly Sandwich   |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
ice-cream-cookie-sandwich-200-g          | Ice Cream Cookie Sandwich          |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
roast-beef-sandwich-200-g                | Roast Beef Sandwich                |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
italian-sub-200-g                        | Italian Sub                        |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
chicken-salad-wrap-200-g                 | Chicken Salad Wrap                 |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
falafel-wrap-200-g                       | Falafel Wrap                       |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
tuna-wrap-200-g                          | Tuna Wrap                          |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
buffalo-chicken-wrap-200-g               | Buffalo Chicken Wrap               |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
egg-salad-wrap-200-g                     | Egg Salad Wrap                     |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
chicken-shawarma-wrap-200-g              | Chicken Shawarma Wrap              |              | 200 g   | ers/27520320                 | ers/27520320               |  6.17 |  5.10
chicken-salad-454-g                      | Chicken Salad                      |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
tuna-salad-454-g                         | Tuna Salad                         |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
egg-salad-454-g                          | Egg Salad                          |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
greek-salad-454-g                        | Greek Salad                        |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
quinoa-salad-454-g                       | Quinoa Salad                       |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
bean-salad-454-g                         | Bean Salad                         |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
pasta-salad-kit-454-g                    | Pasta Salad Kit                    |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
cobb-salad-454-g                         | Cobb Salad                         |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
caesar-salad-454-g                       | Caesar Salad                       |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
chef-salad-454-g                         | Chef Salad                         |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
tabbouleh-454-g                          | Tabbouleh                          |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
broccoli-salad-454-g                     | Broccoli Salad                     |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
cucumber-salad-454-g                     | Cucumber Salad                     |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
mediterranean-salad-454-g                | Mediterranean Salad                |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
crab-salad-454-g                         | Crab Salad                         |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
seafood-salad-454-g                      | Seafood Salad                      |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
waldorf-salad-454-g                      | Waldorf Salad                      |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
garden-salad-bowl-454-g                  | Garden Salad Bowl                  |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
couscous-salad-454-g                     | Couscous Salad                     |              | 454 g   | ers/58148110                 | ers/58148110               |  1.66 |  1.37
sushi-roll-200-g                         | Sushi Roll                         |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
spicy-tuna-roll-sushi-200-g              | Spicy Tuna Roll Sushi              |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
avocado-roll-sushi-200-g                 | Avocado Roll Sushi                 |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
salmon-roll-sushi-200-g                  | Salmon Roll Sushi                  |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
vegetable-roll-sushi-200-g               | Vegetable Roll Sushi               |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
shrimp-tempura-roll-sushi-200-g          | Shrimp Tempura Roll Sushi          |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
salmon-sushi-200-g                       | Salmon Sushi                       |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
sushi-platter-200-g                      | Sushi Platter                      |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
dynamite-roll-sushi-200-g                | Dynamite Roll Sushi                |              | 200 g   | ers/58151180                 | ers/58151180               |  8.18 |  6.76
maple-baked-beans-398-ml                 | Maple Baked Beans                  |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
vegetarian-baked-beans-398-ml            | Vegetarian Baked Beans             |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
pork-and-beans-398-ml                    | Pork and Beans                     |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
molasses-baked-beans-398-ml              | Molasses Baked Beans               |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-beef-ravioli-398-ml               | Canned Beef Ravioli                |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-spaghetti-398-ml                  | Canned Spaghetti                   |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-pasta-398-ml                      | Canned Pasta                       |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
beefaroni-398-ml                         | Beefaroni                          |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-chili-398-ml                      | Canned Chili                       |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-stew-398-ml                       | Canned Stew                        |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-soup-398-ml                       | Canned Soup                        |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
corned-beef-hash-398-ml                  | Corned Beef Hash                   |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-macaroni-and-cheese-398-ml        | Canned Macaroni and Cheese         |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
canned-tamales-398-ml                    | Canned Tamales                     |              | 398 ml  | statcan/canned-baked-beans   | ers/41201010               |  1.87 |  1.29
kung-pao-chicken-400-g                   | Kung Pao Chicken                   |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
sesame-chicken-400-g                     | Sesame Chicken                     |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
mandarin-orange-chicken-400-g            | Mandarin Orange Chicken            |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
honey-garlic-chicken-400-g               | Honey Garlic Chicken               |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
teriyaki-chicken-400-g                   | Teriyaki Chicken                   |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
mongolian-beef-400-g                     | Mongolian Beef                     |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
beef-and-broccoli-400-g                  | Beef and Broccoli                  |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
lemon-chicken-400-g                      | Lemon Chicken                      |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-fajitas-400-g                    | Chicken Fajitas                    |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
barbecue-chicken-meal-400-g              | Barbecue Chicken Meal              |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
butter-chicken-400-g                     | Butter Chicken                     |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-tikka-masala-400-g               | Chicken Tikka Masala               |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-parmesan-400-g                   | Chicken Parmesan                   |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-marsala-400-g                    | Chicken Marsala                    |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-florentine-400-g                 | Chicken Florentine                 |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-piccata-400-g                    | Chicken Piccata                    |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-curry-400-g                      | Chicken Curry                      |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
beef-bulgogi-400-g                       | Beef Bulgogi                       |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
ginger-beef-400-g                        | Ginger Beef                        |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
sweet-and-sour-pork-400-g                | Sweet and Sour Pork                |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
honey-garlic-meatballs-400-g             | Honey Garlic Meatballs             |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-stir-fry-400-g                   | Chicken Stir Fry                   |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
crispy-chicken-meal-400-g                | Crispy Chicken Meal                |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
tempura-chicken-400-g                    | Tempura Chicken                    |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
chicken-manchurian-400-g                 | Chicken Manchurian                 |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
korean-fried-chicken-400-g               | Korean Fried Chicken               |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
almond-chicken-400-g                     | Almond Chicken                     |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
cashew-chicken-400-g                     | Cashew Chicken                     |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
meatloaf-meal-400-g                      | Meatloaf Meal                      |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
roast-beef-dinner-400-g                  | Roast Beef Dinner                  |              | 400 g   | ers/58150320                 | ers/58150320               |  5.55 |  4.58
frozen-meal-283-g                        | Frozen Meal                        |              | 283 g   | ers/58305250                 | ers/58305250               |  3.95 |  3.27
fettuccine-alfredo-300-g                 | Fettuccine Alfredo                 |              | 300 g   | ers/58305250                 | ers/58305250               |  4.19 |  3.46
siu-mai-400-g                            | Siu Mai                            |              | 400 g   | ers/58121510                 | ers/58121510               |  5.51 |  4.55
dal-makhani-300-g                        | Dal Makhani                        |              | 300 g   | ers/58305250                 | ers/58305250               |  4.19 |  3.46
cabbage-soup-540-ml                      | Cabbage Soup                       |              | 540 ml  | statcan/canned-soup          | ers/58400000               |  2.97 |  1.83
tom-yum-soup-400-ml                      | Tom Yum Soup                       |              | 400 ml  | statcan/canned-soup          | ers/58400000               |  2.20 |  1.35
bagel-bites-400-g                        | Bagel Bites                        |              | 400 g   | ers/58108050                 | ers/58108050               |  3.59 |  2.96
sloppy-joe-meal-300-g                    | Sloppy Joe Meal                    |              | 300 g   | ers/58305250                 | ers/58305250               |  4.19 |  3.46
fries-750-g                              | Fries                              |              | 750 g   | statcan/frozen-french-fries  | ers-fv/french-fries-frozen |  3.52 |  3.34
chowder-540-ml                           | Chowder                            |              | 540 ml  | ers/28315160                 | ers/28315160               |  3.04 |  2.51
stew-425-g                               | Stew                               |              | 425 g   | ers/27111407                 | ers/27111407               |  2.83 |  2.34
enchiladas-300-g                         | Enchiladas                         |              | 300 g   | ers/58100800                 | ers/58100800               |  8.95 |  7.39
quesadillas-300-g                        | Quesadillas                        |              | 300 g   | ers/58104830                 | ers/58104830               |  3.80 |  3.14
casserole-400-g                          | Casserole                          |              | 400 g   | ers/58305250                 | ers/58305250               |  5.59 |  4.62
ramen-100-g                              | Ramen                              |              | 100 g   | ers/58407010x4               | ers/58407010x4             |  0.85 |  0.70
breakfast-burritos-300-g                 | Breakfast Burritos                 |              | 300 g   | ers/58100320                 | ers/58100320               |  2.38 |  1.97
frozen-entree-300-g                      | Frozen Entree                      |              | 300 g   | ers/58305250                 | ers/58305250               |  4.19 |  3.46
crab-rangoon-250-g                       | Crab Rangoon                       |              | 250 g   | ers/58121510                 | ers/58121510               |  3.44 |  2.84
`;
