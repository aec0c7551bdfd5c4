/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const MISCELLANEOUS_GROCERY_ITEMS = `
apples-1000-g                      | Apples                      |  | 1000 g | =statcan/apples                         | ers-fv/apples                           |  6.45 |  4.34
apples-1360-g                      | Apples                      |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
gala-apples-1000-g                 | Gala Apples                 |  | 1000 g | statcan/apples                          | ers-fv/apples                           |  6.45 |  4.34
gala-apples-1360-g                 | Gala Apples                 |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
fuji-apples-1000-g                 | Fuji Apples                 |  | 1000 g | statcan/apples                          | ers-fv/apples                           |  6.45 |  4.34
fuji-apples-1360-g                 | Fuji Apples                 |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
granny-smith-apples-1000-g         | Granny Smith Apples         |  | 1000 g | statcan/apples                          | ers-fv/apples                           |  6.45 |  4.34
granny-smith-apples-1360-g         | Granny Smith Apples         |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
bananas-1000-g                     | Bananas                     |  | 1000 g | =statcan/bananas                        | bls/bananas                             |  1.88 |  1.51
organic-bananas-1000-g             | Organic Bananas             |  | 1000 g | statcan/bananas                         | bls/bananas                             |  1.88 |  1.51
oranges-1000-g                     | Oranges                     |  | 1000 g | =statcan/oranges                        | bls/oranges                             |  4.48 |  3.99
oranges-1360-g                     | Oranges                     |  | 1360 g | statcan/oranges                         | bls/oranges                             |  6.09 |  5.43
navel-oranges-1000-g               | Navel Oranges               |  | 1000 g | statcan/oranges                         | bls/oranges                             |  4.48 |  3.99
navel-oranges-1360-g               | Navel Oranges               |  | 1360 g | statcan/oranges                         | bls/oranges                             |  6.09 |  5.43
mandarins-1000-g                   | Mandarins                   |  | 1000 g | statcan/oranges                         | bls/oranges                             |  4.48 |  3.99
mandarins-1360-g                   | Mandarins                   |  | 1360 g | statcan/oranges                         | bls/oranges                             |  6.09 |  5.43
clementines-1000-g                 | Clementines                 |  | 1000 g | statcan/oranges                         | bls/oranges                             |  4.48 |  3.99
clementines-1360-g                 | Clementines                 |  | 1360 g | statcan/oranges                         | bls/oranges                             |  6.09 |  5.43
pears-1000-g                       | Pears                       |  | 1000 g | =statcan/pears                          | ers-fv/pears                            |  5.77 |  4.33
bartlett-pears-1000-g              | Bartlett Pears              |  | 1000 g | statcan/pears                           | ers-fv/pears                            |  5.77 |  4.33
grapes-1000-g                      | Grapes                      |  | 1000 g | =statcan/grapes                         | ers-fv/grapes                           |  7.42 |  4.77
red-grapes-1000-g                  | Red Grapes                  |  | 1000 g | statcan/grapes                          | ers-fv/grapes                           |  7.42 |  4.77
green-grapes-1000-g                | Green Grapes                |  | 1000 g | statcan/grapes                          | ers-fv/grapes                           |  7.42 |  4.77
seedless-grapes-1000-g             | Seedless Grapes             |  | 1000 g | statcan/grapes                          | ers-fv/grapes                           |  7.42 |  4.77
grapefruit-1000-g                  | Grapefruit                  |  | 1000 g | statcan/oranges                         | ers-fv/grapefruit                       |  4.48 |  3.38
lemons-1                           | Lemons                      |  | 1 each | =statcan/lemons                         | statcan/lemons                          |  1.11 |  0.80
limes-1                            | Limes                       |  | 1 each | =statcan/limes                          | statcan/limes                           |  0.95 |  0.69
cantaloupe-1                       | Cantaloupe                  |  | 1 each | =statcan/cantaloupe                     | statcan/cantaloupe                      |  4.62 |  3.34
strawberries-454-g                 | Strawberries                |  | 454 g  | =statcan/strawberries                   | bls/strawberries                        |  3.63 |  3.63
strawberries-340-g                 | Strawberries                |  | 340 g  | statcan/strawberries                    | =bls/strawberries                       |  2.72 |  2.56
blueberries-454-g                  | Blueberries                 |  | 454 g  | statcan/strawberries                    | bls/strawberries                        |  3.63 |  3.63
blueberries-340-g                  | Blueberries                 |  | 340 g  | statcan/strawberries                    | bls/strawberries                        |  2.72 |  2.72
raspberries-454-g                  | Raspberries                 |  | 454 g  | statcan/strawberries                    | bls/strawberries                        |  3.63 |  3.63
raspberries-340-g                  | Raspberries                 |  | 340 g  | statcan/strawberries                    | bls/strawberries                        |  2.72 |  2.72
blackberries-454-g                 | Blackberries                |  | 454 g  | statcan/strawberries                    | bls/strawberries                        |  3.63 |  3.63
blackberries-340-g                 | Blackberries                |  | 340 g  | statcan/strawberries                    | bls/strawberries                        |  2.72 |  2.72
avocado-1                          | Avocado                     |  | 1 each | =statcan/avocado                        | statcan/avocado                         |  1.94 |  1.40
peaches-1000-g                     | Peaches                     |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
plums-1000-g                       | Plums                       |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
nectarines-1000-g                  | Nectarines                  |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
mangoes-1000-g                     | Mangoes                     |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
pineapple-1000-g                   | Pineapple                   |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
watermelon-1000-g                  | Watermelon                  |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
kiwi-1000-g                        | Kiwi                        |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
cherries-1000-g                    | Cherries                    |  | 1000 g | ers/63135010                            | ers/63135010                            |  7.50 |  5.43
potatoes-4540-g                    | Potatoes                    |  | 4540 g | =statcan/potatoes-bag                   | bls/potatoes                            |  5.32 | 10.57
potatoes-2270-g                    | Potatoes                    |  | 2270 g | statcan/potatoes-bag                    | bls/potatoes                            |  2.66 |  5.29
russet-potatoes-4540-g             | Russet Potatoes             |  | 4540 g | statcan/potatoes-bag                    | bls/potatoes                            |  5.32 | 10.57
russet-potatoes-2270-g             | Russet Potatoes             |  | 2270 g | statcan/potatoes-bag                    | bls/potatoes                            |  2.66 |  5.29
yellow-potatoes-4540-g             | Yellow Potatoes             |  | 4540 g | statcan/potatoes-bag                    | bls/potatoes                            |  5.32 | 10.57
yellow-potatoes-2270-g             | Yellow Potatoes             |  | 2270 g | statcan/potatoes-bag                    | bls/potatoes                            |  2.66 |  5.29
red-potatoes-4540-g                | Red Potatoes                |  | 4540 g | statcan/potatoes-bag                    | bls/potatoes                            |  5.32 | 10.57
red-potatoes-2270-g                | Red Potatoes                |  | 2270 g | statcan/potatoes-bag                    | bls/potatoes                            |  2.66 |  5.29
sweet-potatoes-1000-g              | Sweet Potatoes              |  | 1000 g | =statcan/sweet-potatoes                 | ers-fv/sweet-potatoes                   |  4.83 |  2.71
yams-1000-g                        | Yams                        |  | 1000 g | statcan/sweet-potatoes                  | ers-fv/sweet-potatoes                   |  4.83 |  2.71
tomatoes-1000-g                    | Tomatoes                    |  | 1000 g | =statcan/tomatoes                       | bls/tomatoes                            |  4.98 |  4.43
tomatoes-340-g                     | Tomatoes                    |  | 340 g  | statcan/tomatoes                        | bls/tomatoes                            |  1.69 |  1.51
roma-tomatoes-1000-g               | Roma Tomatoes               |  | 1000 g | statcan/tomatoes                        | bls/tomatoes                            |  4.98 |  4.43
roma-tomatoes-340-g                | Roma Tomatoes               |  | 340 g  | statcan/tomatoes                        | bls/tomatoes                            |  1.69 |  1.51
cherry-tomatoes-1000-g             | Cherry Tomatoes             |  | 1000 g | statcan/tomatoes                        | bls/tomatoes                            |  4.98 |  4.43
cherry-tomatoes-340-g              | Cherry Tomatoes             |  | 340 g  | statcan/tomatoes                        | bls/tomatoes                            |  1.69 |  1.51
grape-tomatoes-1000-g              | Grape Tomatoes              |  | 1000 g | statcan/tomatoes                        | bls/tomatoes                            |  4.98 |  4.43
grape-tomatoes-340-g               | Grape Tomatoes              |  | 340 g  | statcan/tomatoes                        | bls/tomatoes                            |  1.69 |  1.51
carrots-1360-g                     | Carrots                     |  | 1360 g | =statcan/carrots                        | ers-fv/carrots                          |  4.75 |  3.11
carrots-454-g                      | Carrots                     |  | 454 g  | statcan/carrots                         | =ers-fv/carrots                         |  1.59 |  0.98
baby-carrots-1360-g                | Baby Carrots                |  | 1360 g | statcan/carrots                         | ers-fv/carrots                          |  4.75 |  3.11
baby-carrots-454-g                 | Baby Carrots                |  | 454 g  | statcan/carrots                         | ers-fv/carrots                          |  1.59 |  1.04
onions-1000-g                      | Onions                      |  | 1000 g | =statcan/onions                         | ers-fv/onions                           |  5.57 |  2.59
onions-1360-g                      | Onions                      |  | 1360 g | statcan/onions                          | ers-fv/onions                           |  7.58 |  3.52
yellow-onions-1000-g               | Yellow Onions               |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
yellow-onions-1360-g               | Yellow Onions               |  | 1360 g | statcan/onions                          | ers-fv/onions                           |  7.58 |  3.52
red-onions-1000-g                  | Red Onions                  |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
red-onions-1360-g                  | Red Onions                  |  | 1360 g | statcan/onions                          | ers-fv/onions                           |  7.58 |  3.52
green-onions-1000-g                | Green Onions                |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
green-onions-1360-g                | Green Onions                |  | 1360 g | statcan/onions                          | ers-fv/onions                           |  7.58 |  3.52
cabbage-1000-g                     | Cabbage                     |  | 1000 g | =statcan/cabbage                        | statcan/cabbage                         |  2.90 |  2.10
green-cabbage-1000-g               | Green Cabbage               |  | 1000 g | statcan/cabbage                         | statcan/cabbage                         |  2.90 |  2.10
celery-1                           | Celery                      |  | 1 each | =statcan/celery                         | statcan/celery                          |  3.30 |  2.39
cucumber-1                         | Cucumber                    |  | 1 each | =statcan/cucumber                       | statcan/cucumber                        |  1.42 |  1.03
english-cucumber-1                 | English Cucumber            |  | 1 each | statcan/cucumber                        | statcan/cucumber                        |  1.42 |  1.03
mushrooms-227-g                    | Mushrooms                   |  | 227 g  | =statcan/mushrooms                      | ers-fv/mushrooms                        |  2.34 |  2.07
white-mushrooms-227-g              | White Mushrooms             |  | 227 g  | statcan/mushrooms                       | ers-fv/mushrooms                        |  2.34 |  2.07
cremini-mushrooms-227-g            | Cremini Mushrooms           |  | 227 g  | statcan/mushrooms                       | ers-fv/mushrooms                        |  2.34 |  2.07
iceberg-lettuce-1                  | Iceberg Lettuce             |  | 1 each | =statcan/iceberg-lettuce                | statcan/iceberg-lettuce                 |  2.78 |  2.01
romaine-lettuce-1                  | Romaine Lettuce             |  | 1 each | =statcan/romaine-lettuce                | statcan/romaine-lettuce                 |  3.45 |  2.50
broccoli-1                         | Broccoli                    |  | 1 each | =statcan/broccoli                       | statcan/broccoli                        |  2.57 |  1.86
broccoli-crowns-1                  | Broccoli Crowns             |  | 1 each | statcan/broccoli                        | statcan/broccoli                        |  2.57 |  1.86
bell-peppers-1000-g                | Bell Peppers                |  | 1000 g | =statcan/peppers                        | ers-fv/peppers                          |  8.07 |  4.39
red-peppers-1000-g                 | Red Peppers                 |  | 1000 g | statcan/peppers                         | ers-fv/peppers                          |  8.07 |  4.39
green-peppers-1000-g               | Green Peppers               |  | 1000 g | statcan/peppers                         | ers-fv/peppers                          |  8.07 |  4.39
squash-1000-g                      | Squash                      |  | 1000 g | =statcan/squash                         | ers-fv/zucchini                         |  4.95 |  3.83
zucchini-1000-g                    | Zucchini                    |  | 1000 g | statcan/squash                          | ers-fv/zucchini                         |  4.95 |  3.83
eggplant-1000-g                    | Eggplant                    |  | 1000 g | statcan/squash                          | ers-fv/zucchini                         |  4.95 |  3.83
spinach-142-g                      | Spinach                     |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
spinach-312-g                      | Spinach                     |  | 312 g  | statcan/salad-greens                    | ers-fv/spinach                          |  9.91 |  3.01
salad-greens-142-g                 | Salad Greens                |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
salad-greens-312-g                 | Salad Greens                |  | 312 g  | statcan/salad-greens                    | ers-fv/spinach                          |  9.91 |  3.01
baby-spinach-142-g                 | Baby Spinach                |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
baby-spinach-312-g                 | Baby Spinach                |  | 312 g  | statcan/salad-greens                    | ers-fv/spinach                          |  9.91 |  3.01
spring-mix-142-g                   | Spring Mix                  |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
spring-mix-312-g                   | Spring Mix                  |  | 312 g  | statcan/salad-greens                    | ers-fv/spinach                          |  9.91 |  3.01
kale-142-g                         | Kale                        |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
kale-312-g                         | Kale                        |  | 312 g  | statcan/salad-greens                    | ers-fv/spinach                          |  9.91 |  3.01
arugula-142-g                      | Arugula                     |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
arugula-312-g                      | Arugula                     |  | 312 g  | statcan/salad-greens                    | ers-fv/spinach                          |  9.91 |  3.01
caesar-salad-kit-320-g             | Caesar Salad Kit            |  | 320 g  | statcan/salad-greens                    | ers-fv/spinach                          | 10.16 |  3.09
salad-kit-320-g                    | Salad Kit                   |  | 320 g  | statcan/salad-greens                    | ers-fv/spinach                          | 10.16 |  3.09
garlic-454-g                       | Garlic                      |  | 454 g  | ers/75100800                            | ers/75100800                            |  9.88 |  7.15
ginger-root-454-g                  | Ginger Root                 |  | 454 g  | ers/75100800                            | ers/75100800                            |  9.88 |  7.15
asparagus-454-g                    | Asparagus                   |  | 454 g  | ers/75100800                            | ers/75100800                            |  9.88 |  7.15
cauliflower-454-g                  | Cauliflower                 |  | 454 g  | ers/75100800                            | ers/75100800                            |  9.88 |  7.15
green-beans-454-g                  | Green Beans                 |  | 454 g  | ers/75100800                            | ers/75100800                            |  9.88 |  7.15
brussels-sprouts-454-g             | Brussels Sprouts            |  | 454 g  | ers/75100800                            | ers/75100800                            |  9.88 |  7.15
frozen-green-beans-750-g           | Frozen Green Beans          |  | 750 g  | =statcan/frozen-green-beans             | ers-fv/green-beans-frozen               |  4.55 |  3.51
frozen-broccoli-500-g              | Frozen Broccoli             |  | 500 g  | =statcan/frozen-broccoli                | ers-fv/broccoli-frozen                  |  4.17 |  2.75
frozen-corn-750-g                  | Frozen Corn                 |  | 750 g  | =statcan/frozen-corn                    | ers-fv/corn-frozen                      |  3.87 |  2.97
frozen-mixed-vegetables-750-g      | Frozen Mixed Vegetables     |  | 750 g  | =statcan/frozen-mixed-vegetables        | ers-fv/green-peas-frozen                |  4.30 |  3.51
frozen-peas-750-g                  | Frozen Peas                 |  | 750 g  | =statcan/frozen-peas                    | ers-fv/green-peas-frozen                |  3.83 |  3.51
frozen-spinach-300-g               | Frozen Spinach              |  | 300 g  | =statcan/frozen-spinach                 | ers-fv/spinach-frozen                   |  2.14 |  1.60
frozen-strawberries-600-g          | Frozen Strawberries         |  | 600 g  | =statcan/frozen-strawberries            | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-blueberries-600-g           | Frozen Blueberries          |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-mango-600-g                 | Frozen Mango                |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-mixed-berries-600-g         | Frozen Mixed Berries        |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
canned-tomatoes-796-ml             | Canned Tomatoes             |  | 796 ml | =statcan/canned-tomatoes                | ers-fv/tomatoes-canned                  |  2.27 |  2.00
canned-tomatoes-398-ml             | Canned Tomatoes             |  | 398 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  1.14 |  1.00
diced-tomatoes-796-ml              | Diced Tomatoes              |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
diced-tomatoes-398-ml              | Diced Tomatoes              |  | 398 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  1.14 |  1.00
crushed-tomatoes-796-ml            | Crushed Tomatoes            |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
crushed-tomatoes-398-ml            | Crushed Tomatoes            |  | 398 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  1.14 |  1.00
tomato-paste-796-ml                | Tomato Paste                |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
tomato-paste-398-ml                | Tomato Paste                |  | 398 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  1.14 |  1.00
canned-beans-540-ml                | Canned Beans                |  | 540 ml | =statcan/canned-beans-and-lentils       | ers-fv/black-beans-canned               |  1.72 |  1.57
canned-beans-398-ml                | Canned Beans                |  | 398 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.27 |  1.15
black-beans-540-ml                 | Black Beans                 |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
black-beans-398-ml                 | Black Beans                 |  | 398 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.27 |  1.15
kidney-beans-540-ml                | Kidney Beans                |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
kidney-beans-398-ml                | Kidney Beans                |  | 398 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.27 |  1.15
chickpeas-540-ml                   | Chickpeas                   |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
chickpeas-398-ml                   | Chickpeas                   |  | 398 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.27 |  1.15
canned-lentils-540-ml              | Canned Lentils              |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
canned-lentils-398-ml              | Canned Lentils              |  | 398 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.27 |  1.15
refried-beans-540-ml               | Refried Beans               |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
refried-beans-398-ml               | Refried Beans               |  | 398 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.27 |  1.15
pinto-beans-540-ml                 | Pinto Beans                 |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
pinto-beans-398-ml                 | Pinto Beans                 |  | 398 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.27 |  1.15
canned-corn-341-ml                 | Canned Corn                 |  | 341 ml | =statcan/canned-corn                    | ers-fv/corn-canned                      |  1.61 |  0.92
canned-peaches-398-ml              | Canned Peaches              |  | 398 ml | =statcan/canned-peach                   | ers-fv/peaches-canned                   |  2.45 |  1.87
fruit-cocktail-398-ml              | Fruit Cocktail              |  | 398 ml | statcan/canned-peach                    | ers-fv/peaches-canned                   |  2.45 |  1.87
canned-pears-398-ml                | Canned Pears                |  | 398 ml | =statcan/canned-pear                    | ers-fv/pears-canned                     |  2.84 |  1.95
dried-lentils-900-g                | Dried Lentils               |  | 900 g  | =statcan/dried-lentils                  | ers-fv/lentils-dried                    |  3.63 |  3.88
red-lentils-900-g                  | Red Lentils                 |  | 900 g  | statcan/dried-lentils                   | ers-fv/lentils-dried                    |  3.63 |  3.88
green-lentils-900-g                | Green Lentils               |  | 900 g  | statcan/dried-lentils                   | ers-fv/lentils-dried                    |  3.63 |  3.88
dried-beans-900-g                  | Dried Beans                 |  | 900 g  | =statcan/dry-beans-and-legumes          | ers-fv/black-beans-dried                |  3.59 |  3.22
split-peas-900-g                   | Split Peas                  |  | 900 g  | statcan/dry-beans-and-legumes           | ers-fv/black-beans-dried                |  3.59 |  3.22
applesauce-620-g                   | Applesauce                  |  | 620 g  | ers/63101110                            | ers/63101110                            |  3.94 |  2.85
unsweetened-applesauce-620-g       | Unsweetened Applesauce      |  | 620 g  | ers/63101110                            | ers/63101110                            |  3.94 |  2.85
raisins-375-g                      | Raisins                     |  | 375 g  | ers/62125100                            | ers/62125100                            |  5.42 |  3.92
raisins-750-g                      | Raisins                     |  | 750 g  | ers/62125100                            | ers/62125100                            | 10.83 |  7.84
dried-cranberries-375-g            | Dried Cranberries           |  | 375 g  | ers/62125100                            | ers/62125100                            |  5.42 |  3.92
dried-cranberries-750-g            | Dried Cranberries           |  | 750 g  | ers/62125100                            | ers/62125100                            | 10.83 |  7.84
dates-375-g                        | Dates                       |  | 375 g  | ers/62125100                            | ers/62125100                            |  5.42 |  3.92
dates-750-g                        | Dates                       |  | 750 g  | ers/62125100                            | ers/62125100                            | 10.83 |  7.84
prunes-375-g                       | Prunes                      |  | 375 g  | ers/62125100                            | ers/62125100                            |  5.42 |  3.92
prunes-750-g                       | Prunes                      |  | 750 g  | ers/62125100                            | ers/62125100                            | 10.83 |  7.84
parsnips-1000-g                    | Parsnips                    |  | 1000 g | statcan/carrots                         | ers-fv/carrots                          |  3.49 |  2.29
turnips-1000-g                     | Turnips                     |  | 1000 g | statcan/carrots                         | ers-fv/carrots                          |  3.49 |  2.29
rutabaga-1000-g                    | Rutabaga                    |  | 1000 g | statcan/carrots                         | ers-fv/carrots                          |  3.49 |  2.29
celery-root-1000-g                 | Celery Root                 |  | 1000 g | statcan/carrots                         | ers-fv/carrots                          |  3.49 |  2.29
beets-1000-g                       | Beets                       |  | 1000 g | ers/75208011                            | ers/75208011                            | 10.74 |  7.77
radishes-454-g                     | Radishes                    |  | 454 g  | ers-fv/radish                           | ers-fv/radish                           |  2.66 |  1.93
jalapeno-peppers-454-g             | Jalapeno Peppers            |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
hot-peppers-454-g                  | Hot Peppers                 |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
poblano-peppers-454-g              | Poblano Peppers             |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
habanero-peppers-454-g             | Habanero Peppers            |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
serrano-peppers-454-g              | Serrano Peppers             |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
mini-sweet-peppers-454-g           | Mini Sweet Peppers          |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
orange-peppers-454-g               | Orange Peppers              |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
yellow-peppers-454-g               | Yellow Peppers              |  | 454 g  | statcan/peppers                         | ers-fv/peppers                          |  3.66 |  1.99
cilantro-85-g                      | Cilantro                    |  | 85 g   | ers/75119000                            | ers/75119000                            |  1.67 |  1.21
parsley-85-g                       | Parsley                     |  | 85 g   | ers/75119000                            | ers/75119000                            |  1.67 |  1.21
italian-parsley-85-g               | Italian Parsley             |  | 85 g   | ers/75119000                            | ers/75119000                            |  1.67 |  1.21
dill-85-g                          | Dill                        |  | 85 g   | ers/75119000                            | ers/75119000                            |  1.67 |  1.21
mint-leaves-85-g                   | Mint Leaves                 |  | 85 g   | ers/75119000                            | ers/75119000                            |  1.67 |  1.21
basil-28-g                         | Basil                       |  | 28 g   | ers/75109400                            | ers/75109400                            |  3.32 |  2.41
rosemary-28-g                      | Rosemary                    |  | 28 g   | ers/75109400                            | ers/75109400                            |  3.32 |  2.41
thyme-28-g                         | Thyme                       |  | 28 g   | ers/75109400                            | ers/75109400                            |  3.32 |  2.41
sage-28-g                          | Sage                        |  | 28 g   | ers/75109400                            | ers/75109400                            |  3.32 |  2.41
chives-28-g                        | Chives                      |  | 28 g   | ers/75109400                            | ers/75109400                            |  3.32 |  2.41
fresh-herbs-28-g                   | Fresh Herbs                 |  | 28 g   | ers/75109400                            | ers/75109400                            |  3.32 |  2.41
swiss-chard-454-g                  | Swiss Chard                 |  | 454 g  | ers-fv/collard-greens                   | ers-fv/collard-greens                   |  4.54 |  3.28
collard-greens-454-g               | Collard Greens              |  | 454 g  | ers-fv/collard-greens                   | ers-fv/collard-greens                   |  4.54 |  3.28
mustard-greens-454-g               | Mustard Greens              |  | 454 g  | ers-fv/collard-greens                   | ers-fv/collard-greens                   |  4.54 |  3.28
dandelion-greens-454-g             | Dandelion Greens            |  | 454 g  | ers-fv/collard-greens                   | ers-fv/collard-greens                   |  4.54 |  3.28
leeks-1000-g                       | Leeks                       |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
shallots-1000-g                    | Shallots                    |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
sweet-onions-1000-g                | Sweet Onions                |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
white-onions-1000-g                | White Onions                |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
fennel-1000-g                      | Fennel                      |  | 1000 g | statcan/onions                          | ers-fv/onions                           |  5.57 |  2.59
artichokes-454-g                   | Artichokes                  |  | 454 g  | ers-fv/artichoke                        | ers-fv/artichoke                        |  3.63 |  2.63
okra-454-g                         | Okra                        |  | 454 g  | ers-fv/okra                             | ers-fv/okra                             |  7.58 |  5.48
corn-on-the-cob-1000-g             | Corn on the Cob             |  | 1000 g | ers-fv/corn                             | ers-fv/corn                             |  7.21 |  5.22
bok-choy-1000-g                    | Bok Choy                    |  | 1000 g | statcan/cabbage                         | ers-fv/cabbage-red                      |  2.90 |  2.95
napa-cabbage-1000-g                | Napa Cabbage                |  | 1000 g | statcan/cabbage                         | ers-fv/cabbage-red                      |  2.90 |  2.95
red-cabbage-1000-g                 | Red Cabbage                 |  | 1000 g | statcan/cabbage                         | ers-fv/cabbage-red                      |  2.90 |  2.95
kohlrabi-1000-g                    | Kohlrabi                    |  | 1000 g | statcan/cabbage                         | ers-fv/cabbage-red                      |  2.90 |  2.95
endive-142-g                       | Endive                      |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
radicchio-142-g                    | Radicchio                   |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
watercress-142-g                   | Watercress                  |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
bean-sprouts-142-g                 | Bean Sprouts                |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
alfalfa-sprouts-142-g              | Alfalfa Sprouts             |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
microgreens-142-g                  | Microgreens                 |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
green-leaf-lettuce-142-g           | Green Leaf Lettuce          |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
red-leaf-lettuce-142-g             | Red Leaf Lettuce            |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
boston-lettuce-142-g               | Boston Lettuce              |  | 142 g  | statcan/salad-greens                    | ers-fv/spinach                          |  4.51 |  1.37
snap-peas-227-g                    | Snap Peas                   |  | 227 g  | ers-fv/green-beans                      | ers-fv/green-beans                      |  1.92 |  1.39
snow-peas-227-g                    | Snow Peas                   |  | 227 g  | ers-fv/green-beans                      | ers-fv/green-beans                      |  1.92 |  1.39
butternut-squash-1000-g            | Butternut Squash            |  | 1000 g | statcan/squash                          | ers-fv/butternut-squash                 |  4.95 |  2.97
acorn-squash-1000-g                | Acorn Squash                |  | 1000 g | statcan/squash                          | ers-fv/butternut-squash                 |  4.95 |  2.97
spaghetti-squash-1000-g            | Spaghetti Squash            |  | 1000 g | statcan/squash                          | ers-fv/butternut-squash                 |  4.95 |  2.97
pumpkin-1000-g                     | Pumpkin                     |  | 1000 g | statcan/squash                          | ers-fv/acorn-squash                     |  4.95 |  2.84
portobello-mushrooms-227-g         | Portobello Mushrooms        |  | 227 g  | statcan/mushrooms                       | ers-fv/mushrooms                        |  2.34 |  2.07
shiitake-mushrooms-227-g           | Shiitake Mushrooms          |  | 227 g  | statcan/mushrooms                       | ers-fv/mushrooms                        |  2.34 |  2.07
sliced-mushrooms-227-g             | Sliced Mushrooms            |  | 227 g  | statcan/mushrooms                       | ers-fv/mushrooms                        |  2.34 |  2.07
oyster-mushrooms-227-g             | Oyster Mushrooms            |  | 227 g  | statcan/mushrooms                       | ers-fv/mushrooms                        |  2.34 |  2.07
canned-mushrooms-284-ml            | Canned Mushrooms            |  | 284 ml | statcan/mushrooms                       | ers-fv/mushrooms                        |  2.93 |  2.59
papaya-1000-g                      | Papaya                      |  | 1000 g | ers-fv/papaya                           | ers-fv/papaya                           |  4.33 |  3.13
pomegranate-454-g                  | Pomegranate                 |  | 454 g  | ers-fv/pomegranate                      | ers-fv/pomegranate                      |  3.62 |  2.62
apricots-454-g                     | Apricots                    |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
honeydew-melon-1000-g              | Honeydew Melon              |  | 1000 g | ers-fv/honeydew                         | ers-fv/honeydew                         |  3.75 |  2.71
figs-454-g                         | Figs                        |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
persimmons-454-g                   | Persimmons                  |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
guava-454-g                        | Guava                       |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
passion-fruit-454-g                | Passion Fruit               |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
dragon-fruit-454-g                 | Dragon Fruit                |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
lychee-454-g                       | Lychee                      |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
starfruit-454-g                    | Starfruit                   |  | 454 g  | ers-fv/apricots                         | ers-fv/apricots                         |  5.31 |  3.85
plantains-1000-g                   | Plantains                   |  | 1000 g | statcan/bananas                         | bls/bananas                             |  1.88 |  1.51
yuca-1000-g                        | Yuca                        |  | 1000 g | statcan/sweet-potatoes                  | ers-fv/sweet-potatoes                   |  4.83 |  2.71
taro-root-1000-g                   | Taro Root                   |  | 1000 g | statcan/sweet-potatoes                  | ers-fv/sweet-potatoes                   |  4.83 |  2.71
jicama-1000-g                      | Jicama                      |  | 1000 g | statcan/sweet-potatoes                  | ers-fv/sweet-potatoes                   |  4.83 |  2.71
daikon-radish-1000-g               | Daikon Radish               |  | 1000 g | statcan/sweet-potatoes                  | ers-fv/sweet-potatoes                   |  4.83 |  2.71
coconut-454-g                      | Coconut                     |  | 454 g  | ers-fv/papaya                           | ers-fv/papaya                           |  1.96 |  1.42
fresh-cranberries-340-g            | Fresh Cranberries           |  | 340 g  | ers/63207010                            | ers/63207010                            |  3.61 |  2.61
tangerines-1000-g                  | Tangerines                  |  | 1000 g | statcan/oranges                         | bls/oranges                             |  4.48 |  3.99
blood-oranges-1000-g               | Blood Oranges               |  | 1000 g | statcan/oranges                         | bls/oranges                             |  4.48 |  3.99
tangelos-1000-g                    | Tangelos                    |  | 1000 g | statcan/oranges                         | bls/oranges                             |  4.48 |  3.99
pomelo-1000-g                      | Pomelo                      |  | 1000 g | statcan/oranges                         | bls/oranges                             |  4.48 |  3.99
rhubarb-454-g                      | Rhubarb                     |  | 454 g  | statcan/strawberries                    | bls/strawberries                        |  3.63 |  3.63
red-delicious-apples-1360-g        | Red Delicious Apples        |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
golden-delicious-apples-1360-g     | Golden Delicious Apples     |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
pink-lady-apples-1360-g            | Pink Lady Apples            |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
organic-apples-1360-g              | Organic Apples              |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
honeycrisp-apples-1360-g           | Honeycrisp Apples           |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
mcintosh-apples-1360-g             | McIntosh Apples             |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
ambrosia-apples-1360-g             | Ambrosia Apples             |  | 1360 g | statcan/apples                          | ers-fv/apples                           |  8.77 |  5.91
anjou-pears-1000-g                 | Anjou Pears                 |  | 1000 g | statcan/pears                           | ers-fv/pears                            |  5.77 |  4.33
bosc-pears-1000-g                  | Bosc Pears                  |  | 1000 g | statcan/pears                           | ers-fv/pears                            |  5.77 |  4.33
fingerling-potatoes-680-g          | Fingerling Potatoes         |  | 680 g  | statcan/potatoes-bag                    | bls/potatoes                            |  0.80 |  1.58
baby-potatoes-680-g                | Baby Potatoes               |  | 680 g  | statcan/potatoes-bag                    | bls/potatoes                            |  0.80 |  1.58
white-potatoes-680-g               | White Potatoes              |  | 680 g  | statcan/potatoes-bag                    | bls/potatoes                            |  0.80 |  1.58
tomatoes-on-the-vine-1000-g        | Tomatoes on the Vine        |  | 1000 g | statcan/tomatoes                        | bls/tomatoes                            |  4.98 |  4.43
beefsteak-tomatoes-1000-g          | Beefsteak Tomatoes          |  | 1000 g | statcan/tomatoes                        | bls/tomatoes                            |  4.98 |  4.43
frozen-peaches-600-g               | Frozen Peaches              |  | 600 g  | ers-fv/peaches-frozen                   | ers-fv/peaches-frozen                   |  7.00 |  5.07
frozen-cherries-600-g              | Frozen Cherries             |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-pineapple-600-g             | Frozen Pineapple            |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-raspberries-600-g           | Frozen Raspberries          |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-fruit-600-g                 | Frozen Fruit                |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-blackberries-600-g          | Frozen Blackberries         |  | 600 g  | statcan/frozen-strawberries             | ers-fv/strawberries-frozen              |  5.26 |  4.70
frozen-cauliflower-500-g           | Frozen Cauliflower          |  | 500 g  | ers-fv/cauliflower-frozen               | ers-fv/cauliflower-frozen               |  3.88 |  2.81
riced-cauliflower-500-g            | Riced Cauliflower           |  | 500 g  | ers-fv/cauliflower-frozen               | ers-fv/cauliflower-frozen               |  3.88 |  2.81
frozen-stir-fry-vegetables-750-g   | Frozen Stir Fry Vegetables  |  | 750 g  | statcan/frozen-mixed-vegetables         | ers-fv/green-peas-frozen                |  4.30 |  3.51
frozen-peas-and-carrots-750-g      | Frozen Peas and Carrots     |  | 750 g  | statcan/frozen-mixed-vegetables         | ers-fv/green-peas-frozen                |  4.30 |  3.51
frozen-brussels-sprouts-500-g      | Frozen Brussels Sprouts     |  | 500 g  | ers-fv/brussels-sprouts-frozen          | ers-fv/brussels-sprouts-frozen          |  4.20 |  3.04
frozen-kale-500-g                  | Frozen Kale                 |  | 500 g  | ers-fv/okra-frozen                      | ers-fv/okra-frozen                      |  3.64 |  2.64
frozen-okra-500-g                  | Frozen Okra                 |  | 500 g  | ers-fv/okra-frozen                      | ers-fv/okra-frozen                      |  3.64 |  2.64
edamame-500-g                      | Edamame                     |  | 500 g  | ers/41420020                            | ers/41420020                            |  6.11 |  4.42
shelled-edamame-500-g              | Shelled Edamame             |  | 500 g  | ers/41420020                            | ers/41420020                            |  6.11 |  4.42
stir-fry-vegetables-340-g          | Stir Fry Vegetables         |  | 340 g  | statcan/salad-greens                    | ers-fv/spinach                          | 10.80 |  3.28
vegetable-tray-340-g               | Vegetable Tray              |  | 340 g  | statcan/salad-greens                    | ers-fv/spinach                          | 10.80 |  3.28
broccoli-slaw-340-g                | Broccoli Slaw               |  | 340 g  | statcan/salad-greens                    | ers-fv/spinach                          | 10.80 |  3.28
coleslaw-mix-340-g                 | Coleslaw Mix                |  | 340 g  | statcan/salad-greens                    | ers-fv/spinach                          | 10.80 |  3.28
canned-pineapple-398-ml            | Canned Pineapple            |  | 398 ml | ers-fv/pineapple-packed-in-juice-canned | ers-fv/pineapple-packed-in-juice-canned |  2.13 |  1.54
mandarin-orange-cups-428-ml        | Mandarin Orange Cups        |  | 428 ml | statcan/canned-peach                    | ers-fv/peaches-canned                   |  2.63 |  2.02
fruit-cups-428-ml                  | Fruit Cups                  |  | 428 ml | statcan/canned-peach                    | ers-fv/peaches-canned                   |  2.63 |  2.02
canned-green-beans-398-ml          | Canned Green Beans          |  | 398 ml | ers-fv/green-beans-canned               | ers-fv/green-beans-canned               |  1.45 |  1.05
canned-peas-398-ml                 | Canned Peas                 |  | 398 ml | ers-fv/green-peas-canned                | ers-fv/green-peas-canned                |  1.69 |  1.22
canned-pumpkin-796-ml              | Canned Pumpkin              |  | 796 ml | ers-fv/pumpkin-canned                   | ers-fv/pumpkin-canned                   |  4.80 |  3.48
navy-beans-540-ml                  | Navy Beans                  |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
white-beans-540-ml                 | White Beans                 |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
lima-beans-540-ml                  | Lima Beans                  |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
black-eyed-peas-540-ml             | Black Eyed Peas             |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
cannellini-beans-540-ml            | Cannellini Beans            |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
great-northern-beans-540-ml        | Great Northern Beans        |  | 540 ml | statcan/canned-beans-and-lentils        | ers-fv/black-beans-canned               |  1.72 |  1.57
whole-tomatoes-796-ml              | Whole Tomatoes              |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
stewed-tomatoes-796-ml             | Stewed Tomatoes             |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
tomato-puree-796-ml                | Tomato Puree                |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
diced-tomatoes-with-chilies-796-ml | Diced Tomatoes with Chilies |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
fire-roasted-tomatoes-796-ml       | Fire Roasted Tomatoes       |  | 796 ml | statcan/canned-tomatoes                 | ers-fv/tomatoes-canned                  |  2.27 |  2.00
dried-apricots-300-g               | Dried Apricots              |  | 300 g  | ers-fv/apricots-dried                   | ers-fv/apricots-dried                   |  7.44 |  5.38
dried-mango-300-g                  | Dried Mango                 |  | 300 g  | ers-fv/mangoes-dried                    | ers-fv/mangoes-dried                    | 10.00 |  7.24
dried-fruit-300-g                  | Dried Fruit                 |  | 300 g  | ers/62125100                            | ers/62125100                            |  4.33 |  3.14
dried-cherries-300-g               | Dried Cherries              |  | 300 g  | ers/62125100                            | ers/62125100                            |  4.33 |  3.14
dried-blueberries-300-g            | Dried Blueberries           |  | 300 g  | ers/62125100                            | ers/62125100                            |  4.33 |  3.14
banana-chips-300-g                 | Banana Chips                |  | 300 g  | ers/62125100                            | ers/62125100                            |  4.33 |  3.14
canned-artichokes-398-ml           | Canned Artichokes           |  | 398 ml | ers-fv/artichoke-canned                 | ers-fv/artichoke-canned                 |  4.44 |  3.22
cinnamon-applesauce-650-ml         | Cinnamon Applesauce         |  | 650 ml | ers/63101110                            | ers/63101110                            |  4.13 |  2.99
applesauce-cups-650-ml             | Applesauce Cups             |  | 650 ml | ers/63101110                            | ers/63101110                            |  4.13 |  2.99
applesauce-pouches-650-ml          | Applesauce Pouches          |  | 650 ml | ers/63101110                            | ers/63101110                            |  4.13 |  2.99
pineapple-chunks-398-ml            | Pineapple Chunks            |  | 398 ml | ers-fv/pineapple-packed-in-juice-canned | ers-fv/pineapple-packed-in-juice-canned |  2.13 |  1.54
pineapple-tidbits-398-ml           | Pineapple Tidbits           |  | 398 ml | ers-fv/pineapple-packed-in-juice-canned | ers-fv/pineapple-packed-in-juice-canned |  2.13 |  1.54
pineapple-rings-398-ml             | Pineapple Rings             |  | 398 ml | ers-fv/pineapple-packed-in-juice-canned | ers-fv/pineapple-packed-in-juice-canned |  2.13 |  1.54
`;
