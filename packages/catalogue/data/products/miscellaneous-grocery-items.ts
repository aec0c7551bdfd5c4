/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const MISCELLANEOUS_GROCERY_ITEMS = `
apples-1000-g                 | Apples                  |  | 1000 g | =statcan/apples                   | ers-fv/apples              |  6.45 |  4.34
apples-1360-g                 | Apples                  |  | 1360 g | statcan/apples                    | ers-fv/apples              |  8.77 |  5.91
gala-apples-1000-g            | Gala Apples             |  | 1000 g | statcan/apples                    | ers-fv/apples              |  6.45 |  4.34
gala-apples-1360-g            | Gala Apples             |  | 1360 g | statcan/apples                    | ers-fv/apples              |  8.77 |  5.91
fuji-apples-1000-g            | Fuji Apples             |  | 1000 g | statcan/apples                    | ers-fv/apples              |  6.45 |  4.34
fuji-apples-1360-g            | Fuji Apples             |  | 1360 g | statcan/apples                    | ers-fv/apples              |  8.77 |  5.91
granny-smith-apples-1000-g    | Granny Smith Apples     |  | 1000 g | statcan/apples                    | ers-fv/apples              |  6.45 |  4.34
granny-smith-apples-1360-g    | Granny Smith Apples     |  | 1360 g | statcan/apples                    | ers-fv/apples              |  8.77 |  5.91
bananas-1000-g                | Bananas                 |  | 1000 g | =statcan/bananas                  | bls/bananas                |  1.88 |  1.51
organic-bananas-1000-g        | Organic Bananas         |  | 1000 g | statcan/bananas                   | bls/bananas                |  1.88 |  1.51
oranges-1000-g                | Oranges                 |  | 1000 g | =statcan/oranges                  | bls/oranges                |  4.48 |  3.99
oranges-1360-g                | Oranges                 |  | 1360 g | statcan/oranges                   | bls/oranges                |  6.09 |  5.43
navel-oranges-1000-g          | Navel Oranges           |  | 1000 g | statcan/oranges                   | bls/oranges                |  4.48 |  3.99
navel-oranges-1360-g          | Navel Oranges           |  | 1360 g | statcan/oranges                   | bls/oranges                |  6.09 |  5.43
mandarins-1000-g              | Mandarins               |  | 1000 g | statcan/oranges                   | bls/oranges                |  4.48 |  3.99
mandarins-1360-g              | Mandarins               |  | 1360 g | statcan/oranges                   | bls/oranges                |  6.09 |  5.43
clementines-1000-g            | Clementines             |  | 1000 g | statcan/oranges                   | bls/oranges                |  4.48 |  3.99
clementines-1360-g            | Clementines             |  | 1360 g | statcan/oranges                   | bls/oranges                |  6.09 |  5.43
pears-1000-g                  | Pears                   |  | 1000 g | =statcan/pears                    | ers-fv/pears               |  5.77 |  4.33
bartlett-pears-1000-g         | Bartlett Pears          |  | 1000 g | statcan/pears                     | ers-fv/pears               |  5.77 |  4.33
grapes-1000-g                 | Grapes                  |  | 1000 g | =statcan/grapes                   | ers-fv/grapes              |  7.42 |  4.77
red-grapes-1000-g             | Red Grapes              |  | 1000 g | statcan/grapes                    | ers-fv/grapes              |  7.42 |  4.77
green-grapes-1000-g           | Green Grapes            |  | 1000 g | statcan/grapes                    | ers-fv/grapes              |  7.42 |  4.77
seedless-grapes-1000-g        | Seedless Grapes         |  | 1000 g | statcan/grapes                    | ers-fv/grapes              |  7.42 |  4.77
grapefruit-1000-g             | Grapefruit              |  | 1000 g | =statcan/oranges                  | ers-fv/grapefruit          |  4.48 |  3.38
lemons-1                      | Lemons                  |  | 1 each | =statcan/lemons                   | statcan/lemons             |  1.11 |  0.80
limes-1                       | Limes                   |  | 1 each | =statcan/limes                    | statcan/limes              |  0.95 |  0.69
cantaloupe-1                  | Cantaloupe              |  | 1 each | =statcan/cantaloupe               | statcan/cantaloupe         |  4.62 |  3.34
strawberries-454-g            | Strawberries            |  | 454 g  | =statcan/strawberries             | bls/strawberries           |  3.63 |  3.63
strawberries-340-g            | Strawberries            |  | 340 g  | statcan/strawberries              | =bls/strawberries          |  2.72 |  2.56
blueberries-454-g             | Blueberries             |  | 454 g  | statcan/strawberries              | bls/strawberries           |  3.63 |  3.63
blueberries-340-g             | Blueberries             |  | 340 g  | statcan/strawberries              | bls/strawberries           |  2.72 |  2.72
raspberries-454-g             | Raspberries             |  | 454 g  | statcan/strawberries              | bls/strawberries           |  3.63 |  3.63
raspberries-340-g             | Raspberries             |  | 340 g  | statcan/strawberries              | bls/strawberries           |  2.72 |  2.72
blackberries-454-g            | Blackberries            |  | 454 g  | statcan/strawberries              | bls/strawberries           |  3.63 |  3.63
blackberries-340-g            | Blackberries            |  | 340 g  | statcan/strawberries              | bls/strawberries           |  2.72 |  2.72
avocado-1                     | Avocado                 |  | 1 each | =statcan/avocado                  | statcan/avocado            |  1.94 |  1.40
peaches-1000-g                | Peaches                 |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
plums-1000-g                  | Plums                   |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
nectarines-1000-g             | Nectarines              |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
mangoes-1000-g                | Mangoes                 |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
pineapple-1000-g              | Pineapple               |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
watermelon-1000-g             | Watermelon              |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
kiwi-1000-g                   | Kiwi                    |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
cherries-1000-g               | Cherries                |  | 1000 g | ers/63135010                      | ers/63135010               |  7.50 |  5.43
potatoes-4540-g               | Potatoes                |  | 4540 g | =statcan/potatoes-bag             | bls/potatoes               |  5.32 | 10.57
potatoes-2270-g               | Potatoes                |  | 2270 g | statcan/potatoes-bag              | bls/potatoes               |  2.66 |  5.29
russet-potatoes-4540-g        | Russet Potatoes         |  | 4540 g | statcan/potatoes-bag              | bls/potatoes               |  5.32 | 10.57
russet-potatoes-2270-g        | Russet Potatoes         |  | 2270 g | statcan/potatoes-bag              | bls/potatoes               |  2.66 |  5.29
yellow-potatoes-4540-g        | Yellow Potatoes         |  | 4540 g | statcan/potatoes-bag              | bls/potatoes               |  5.32 | 10.57
yellow-potatoes-2270-g        | Yellow Potatoes         |  | 2270 g | statcan/potatoes-bag              | bls/potatoes               |  2.66 |  5.29
red-potatoes-4540-g           | Red Potatoes            |  | 4540 g | statcan/potatoes-bag              | bls/potatoes               |  5.32 | 10.57
red-potatoes-2270-g           | Red Potatoes            |  | 2270 g | statcan/potatoes-bag              | bls/potatoes               |  2.66 |  5.29
sweet-potatoes-1000-g         | Sweet Potatoes          |  | 1000 g | =statcan/sweet-potatoes           | ers-fv/sweet-potatoes      |  4.83 |  2.71
yams-1000-g                   | Yams                    |  | 1000 g | statcan/sweet-potatoes            | ers-fv/sweet-potatoes      |  4.83 |  2.71
tomatoes-1000-g               | Tomatoes                |  | 1000 g | =statcan/tomatoes                 | bls/tomatoes               |  4.98 |  4.43
tomatoes-340-g                | Tomatoes                |  | 340 g  | statcan/tomatoes                  | bls/tomatoes               |  1.69 |  1.51
roma-tomatoes-1000-g          | Roma Tomatoes           |  | 1000 g | statcan/tomatoes                  | bls/tomatoes               |  4.98 |  4.43
roma-tomatoes-340-g           | Roma Tomatoes           |  | 340 g  | statcan/tomatoes                  | bls/tomatoes               |  1.69 |  1.51
cherry-tomatoes-1000-g        | Cherry Tomatoes         |  | 1000 g | statcan/tomatoes                  | bls/tomatoes               |  4.98 |  4.43
cherry-tomatoes-340-g         | Cherry Tomatoes         |  | 340 g  | statcan/tomatoes                  | bls/tomatoes               |  1.69 |  1.51
grape-tomatoes-1000-g         | Grape Tomatoes          |  | 1000 g | statcan/tomatoes                  | bls/tomatoes               |  4.98 |  4.43
grape-tomatoes-340-g          | Grape Tomatoes          |  | 340 g  | statcan/tomatoes                  | bls/tomatoes               |  1.69 |  1.51
carrots-1360-g                | Carrots                 |  | 1360 g | =statcan/carrots                  | ers-fv/carrots             |  4.75 |  3.11
carrots-454-g                 | Carrots                 |  | 454 g  | statcan/carrots                   | =ers-fv/carrots            |  1.59 |  0.98
baby-carrots-1360-g           | Baby Carrots            |  | 1360 g | statcan/carrots                   | ers-fv/carrots             |  4.75 |  3.11
baby-carrots-454-g            | Baby Carrots            |  | 454 g  | statcan/carrots                   | ers-fv/carrots             |  1.59 |  1.04
onions-1000-g                 | Onions                  |  | 1000 g | =statcan/onions                   | ers-fv/onions              |  5.57 |  2.59
onions-1360-g                 | Onions                  |  | 1360 g | statcan/onions                    | ers-fv/onions              |  7.58 |  3.52
yellow-onions-1000-g          | Yellow Onions           |  | 1000 g | statcan/onions                    | ers-fv/onions              |  5.57 |  2.59
yellow-onions-1360-g          | Yellow Onions           |  | 1360 g | statcan/onions                    | ers-fv/onions              |  7.58 |  3.52
red-onions-1000-g             | Red Onions              |  | 1000 g | statcan/onions                    | ers-fv/onions              |  5.57 |  2.59
red-onions-1360-g             | Red Onions              |  | 1360 g | statcan/onions                    | ers-fv/onions              |  7.58 |  3.52
green-onions-1000-g           | Green Onions            |  | 1000 g | statcan/onions                    | ers-fv/onions              |  5.57 |  2.59
green-onions-1360-g           | Green Onions            |  | 1360 g | statcan/onions                    | ers-fv/onions              |  7.58 |  3.52
cabbage-1000-g                | Cabbage                 |  | 1000 g | =statcan/cabbage                  | statcan/cabbage            |  2.90 |  2.10
green-cabbage-1000-g          | Green Cabbage           |  | 1000 g | statcan/cabbage                   | statcan/cabbage            |  2.90 |  2.10
celery-1                      | Celery                  |  | 1 each | =statcan/celery                   | statcan/celery             |  3.30 |  2.39
cucumber-1                    | Cucumber                |  | 1 each | =statcan/cucumber                 | statcan/cucumber           |  1.42 |  1.03
english-cucumber-1            | English Cucumber        |  | 1 each | statcan/cucumber                  | statcan/cucumber           |  1.42 |  1.03
mushrooms-227-g               | Mushrooms               |  | 227 g  | =statcan/mushrooms                | ers-fv/mushrooms           |  2.34 |  2.07
white-mushrooms-227-g         | White Mushrooms         |  | 227 g  | statcan/mushrooms                 | ers-fv/mushrooms           |  2.34 |  2.07
cremini-mushrooms-227-g       | Cremini Mushrooms       |  | 227 g  | statcan/mushrooms                 | ers-fv/mushrooms           |  2.34 |  2.07
iceberg-lettuce-1             | Iceberg Lettuce         |  | 1 each | =statcan/iceberg-lettuce          | statcan/iceberg-lettuce    |  2.78 |  2.01
romaine-lettuce-1             | Romaine Lettuce         |  | 1 each | =statcan/romaine-lettuce          | statcan/romaine-lettuce    |  3.45 |  2.50
broccoli-1                    | Broccoli                |  | 1 each | =statcan/broccoli                 | statcan/broccoli           |  2.57 |  1.86
broccoli-crowns-1             | Broccoli Crowns         |  | 1 each | statcan/broccoli                  | statcan/broccoli           |  2.57 |  1.86
bell-peppers-1000-g           | Bell Peppers            |  | 1000 g | =statcan/peppers                  | ers-fv/peppers             |  8.07 |  4.39
red-peppers-1000-g            | Red Peppers             |  | 1000 g | statcan/peppers                   | ers-fv/peppers             |  8.07 |  4.39
green-peppers-1000-g          | Green Peppers           |  | 1000 g | statcan/peppers                   | ers-fv/peppers             |  8.07 |  4.39
squash-1000-g                 | Squash                  |  | 1000 g | =statcan/squash                   | ers-fv/zucchini            |  4.95 |  3.83
zucchini-1000-g               | Zucchini                |  | 1000 g | statcan/squash                    | ers-fv/zucchini            |  4.95 |  3.83
eggplant-1000-g               | Eggplant                |  | 1000 g | statcan/squash                    | ers-fv/zucchini            |  4.95 |  3.83
spinach-142-g                 | Spinach                 |  | 142 g  | =statcan/salad-greens             | ers-fv/spinach             |  4.51 |  1.37
spinach-312-g                 | Spinach                 |  | 312 g  | statcan/salad-greens              | ers-fv/spinach             |  9.91 |  3.01
salad-greens-142-g            | Salad Greens            |  | 142 g  | statcan/salad-greens              | ers-fv/spinach             |  4.51 |  1.37
salad-greens-312-g            | Salad Greens            |  | 312 g  | statcan/salad-greens              | ers-fv/spinach             |  9.91 |  3.01
baby-spinach-142-g            | Baby Spinach            |  | 142 g  | statcan/salad-greens              | ers-fv/spinach             |  4.51 |  1.37
baby-spinach-312-g            | Baby Spinach            |  | 312 g  | statcan/salad-greens              | ers-fv/spinach             |  9.91 |  3.01
spring-mix-142-g              | Spring Mix              |  | 142 g  | statcan/salad-greens              | ers-fv/spinach             |  4.51 |  1.37
spring-mix-312-g              | Spring Mix              |  | 312 g  | statcan/salad-greens              | ers-fv/spinach             |  9.91 |  3.01
kale-142-g                    | Kale                    |  | 142 g  | statcan/salad-greens              | ers-fv/spinach             |  4.51 |  1.37
kale-312-g                    | Kale                    |  | 312 g  | statcan/salad-greens              | ers-fv/spinach             |  9.91 |  3.01
arugula-142-g                 | Arugula                 |  | 142 g  | statcan/salad-greens              | ers-fv/spinach             |  4.51 |  1.37
arugula-312-g                 | Arugula                 |  | 312 g  | statcan/salad-greens              | ers-fv/spinach             |  9.91 |  3.01
caesar-salad-kit-320-g        | Caesar Salad Kit        |  | 320 g  | statcan/salad-greens              | ers-fv/spinach             | 10.16 |  3.09
salad-kit-320-g               | Salad Kit               |  | 320 g  | statcan/salad-greens              | ers-fv/spinach             | 10.16 |  3.09
garlic-454-g                  | Garlic                  |  | 454 g  | ers/75100800                      | ers/75100800               |  9.88 |  7.15
ginger-root-454-g             | Ginger Root             |  | 454 g  | ers/75100800                      | ers/75100800               |  9.88 |  7.15
asparagus-454-g               | Asparagus               |  | 454 g  | ers/75100800                      | ers/75100800               |  9.88 |  7.15
cauliflower-454-g             | Cauliflower             |  | 454 g  | ers/75100800                      | ers/75100800               |  9.88 |  7.15
green-beans-454-g             | Green Beans             |  | 454 g  | ers/75100800                      | ers/75100800               |  9.88 |  7.15
brussels-sprouts-454-g        | Brussels Sprouts        |  | 454 g  | ers/75100800                      | ers/75100800               |  9.88 |  7.15
frozen-green-beans-750-g      | Frozen Green Beans      |  | 750 g  | =statcan/frozen-green-beans       | ers-fv/green-beans-frozen  |  4.55 |  3.51
frozen-broccoli-500-g         | Frozen Broccoli         |  | 500 g  | =statcan/frozen-broccoli          | ers-fv/broccoli-frozen     |  4.17 |  2.75
frozen-corn-750-g             | Frozen Corn             |  | 750 g  | =statcan/frozen-corn              | ers-fv/corn-frozen         |  3.87 |  2.97
frozen-mixed-vegetables-750-g | Frozen Mixed Vegetables |  | 750 g  | =statcan/frozen-mixed-vegetables  | ers-fv/green-peas-frozen   |  4.30 |  3.51
frozen-peas-750-g             | Frozen Peas             |  | 750 g  | =statcan/frozen-peas              | ers-fv/green-peas-frozen   |  3.83 |  3.51
frozen-spinach-300-g          | Frozen Spinach          |  | 300 g  | =statcan/frozen-spinach           | ers-fv/spinach-frozen      |  2.14 |  1.60
frozen-strawberries-600-g     | Frozen Strawberries     |  | 600 g  | =statcan/frozen-strawberries      | ers-fv/strawberries-frozen |  5.26 |  4.70
frozen-blueberries-600-g      | Frozen Blueberries      |  | 600 g  | statcan/frozen-strawberries       | ers-fv/strawberries-frozen |  5.26 |  4.70
frozen-mango-600-g            | Frozen Mango            |  | 600 g  | statcan/frozen-strawberries       | ers-fv/strawberries-frozen |  5.26 |  4.70
frozen-mixed-berries-600-g    | Frozen Mixed Berries    |  | 600 g  | statcan/frozen-strawberries       | ers-fv/strawberries-frozen |  5.26 |  4.70
canned-tomatoes-796-ml        | Canned Tomatoes         |  | 796 ml | =statcan/canned-tomatoes          | ers-fv/tomatoes-canned     |  2.27 |  2.00
canned-tomatoes-398-ml        | Canned Tomatoes         |  | 398 ml | statcan/canned-tomatoes           | ers-fv/tomatoes-canned     |  1.14 |  1.00
diced-tomatoes-796-ml         | Diced Tomatoes          |  | 796 ml | statcan/canned-tomatoes           | ers-fv/tomatoes-canned     |  2.27 |  2.00
diced-tomatoes-398-ml         | Diced Tomatoes          |  | 398 ml | statcan/canned-tomatoes           | ers-fv/tomatoes-canned     |  1.14 |  1.00
crushed-tomatoes-796-ml       | Crushed Tomatoes        |  | 796 ml | statcan/canned-tomatoes           | ers-fv/tomatoes-canned     |  2.27 |  2.00
crushed-tomatoes-398-ml       | Crushed Tomatoes        |  | 398 ml | statcan/canned-tomatoes           | ers-fv/tomatoes-canned     |  1.14 |  1.00
tomato-paste-796-ml           | Tomato Paste            |  | 796 ml | statcan/canned-tomatoes           | ers-fv/tomatoes-canned     |  2.27 |  2.00
tomato-paste-398-ml           | Tomato Paste            |  | 398 ml | statcan/canned-tomatoes           | ers-fv/tomatoes-canned     |  1.14 |  1.00
canned-beans-540-ml           | Canned Beans            |  | 540 ml | =statcan/canned-beans-and-lentils | ers-fv/black-beans-canned  |  1.72 |  1.57
canned-beans-398-ml           | Canned Beans            |  | 398 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.27 |  1.15
black-beans-540-ml            | Black Beans             |  | 540 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.72 |  1.57
black-beans-398-ml            | Black Beans             |  | 398 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.27 |  1.15
kidney-beans-540-ml           | Kidney Beans            |  | 540 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.72 |  1.57
kidney-beans-398-ml           | Kidney Beans            |  | 398 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.27 |  1.15
chickpeas-540-ml              | Chickpeas               |  | 540 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.72 |  1.57
chickpeas-398-ml              | Chickpeas               |  | 398 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.27 |  1.15
canned-lentils-540-ml         | Canned Lentils          |  | 540 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.72 |  1.57
canned-lentils-398-ml         | Canned Lentils          |  | 398 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.27 |  1.15
refried-beans-540-ml          | Refried Beans           |  | 540 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.72 |  1.57
refried-beans-398-ml          | Refried Beans           |  | 398 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.27 |  1.15
pinto-beans-540-ml            | Pinto Beans             |  | 540 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.72 |  1.57
pinto-beans-398-ml            | Pinto Beans             |  | 398 ml | statcan/canned-beans-and-lentils  | ers-fv/black-beans-canned  |  1.27 |  1.15
canned-corn-341-ml            | Canned Corn             |  | 341 ml | =statcan/canned-corn              | ers-fv/corn-canned         |  1.61 |  0.92
canned-peaches-398-ml         | Canned Peaches          |  | 398 ml | =statcan/canned-peach             | ers-fv/peaches-canned      |  2.45 |  1.87
fruit-cocktail-398-ml         | Fruit Cocktail          |  | 398 ml | statcan/canned-peach              | ers-fv/peaches-canned      |  2.45 |  1.87
canned-pears-398-ml           | Canned Pears            |  | 398 ml | =statcan/canned-pear              | ers-fv/pears-canned        |  2.84 |  1.95
dried-lentils-900-g           | Dried Lentils           |  | 900 g  | =statcan/dried-lentils            | ers-fv/lentils-dried       |  3.63 |  3.88
red-lentils-900-g             | Red Lentils             |  | 900 g  | statcan/dried-lentils             | ers-fv/lentils-dried       |  3.63 |  3.88
green-lentils-900-g           | Green Lentils           |  | 900 g  | statcan/dried-lentils             | ers-fv/lentils-dried       |  3.63 |  3.88
dried-beans-900-g             | Dried Beans             |  | 900 g  | =statcan/dry-beans-and-legumes    | ers-fv/black-beans-dried   |  3.59 |  3.22
split-peas-900-g              | Split Peas              |  | 900 g  | statcan/dry-beans-and-legumes     | ers-fv/black-beans-dried   |  3.59 |  3.22
applesauce-620-g              | Applesauce              |  | 620 g  | ers/63101110                      | ers/63101110               |  3.94 |  2.85
unsweetened-applesauce-620-g  | Unsweetened Applesauce  |  | 620 g  | ers/63101110                      | ers/63101110               |  3.94 |  2.85
raisins-375-g                 | Raisins                 |  | 375 g  | ers/62125100                      | ers/62125100               |  5.42 |  3.92
raisins-750-g                 | Raisins                 |  | 750 g  | ers/62125100                      | ers/62125100               | 10.83 |  7.84
dried-cranberries-375-g       | Dried Cranberries       |  | 375 g  | ers/62125100                      | ers/62125100               |  5.42 |  3.92
dried-cranberries-750-g       | Dried Cranberries       |  | 750 g  | ers/62125100                      | ers/62125100               | 10.83 |  7.84
dates-375-g                   | Dates                   |  | 375 g  | ers/62125100                      | ers/62125100               |  5.42 |  3.92
dates-750-g                   | Dates                   |  | 750 g  | ers/62125100                      | ers/62125100               | 10.83 |  7.84
prunes-375-g                  | Prunes                  |  | 375 g  | ers/62125100                      | ers/62125100               |  5.42 |  3.92
prunes-750-g                  | Prunes                  |  | 750 g  | ers/62125100                      | ers/62125100               | 10.83 |  7.84
`;
