/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const BEVERAGES = `
lager-beer-2130-ml                  | Lager Beer                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
lager-beer-473-ml                   | Lager Beer                  |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
lager-beer-355-ml                   | Lager Beer                  |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
molson-lager-beer-2130-ml           | Lager Beer                  | Molson    | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
budweiser-lager-beer-2130-ml        | Lager Beer                  | Budweiser | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
beer-2130-ml                        | Beer                        |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
beer-473-ml                         | Beer                        |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
beer-355-ml                         | Beer                        |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
light-beer-2130-ml                  | Light Beer                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
light-beer-473-ml                   | Light Beer                  |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
light-beer-355-ml                   | Light Beer                  |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
pilsner-beer-2130-ml                | Pilsner Beer                |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
pilsner-beer-473-ml                 | Pilsner Beer                |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
pilsner-beer-355-ml                 | Pilsner Beer                |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
pale-ale-beer-1892-ml               | Pale Ale Beer               |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
pale-ale-beer-473-ml                | Pale Ale Beer               |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
pale-ale-beer-355-ml                | Pale Ale Beer               |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
india-pale-ale-beer-1892-ml         | India Pale Ale Beer         |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
blonde-ale-beer-1892-ml             | Blonde Ale Beer             |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
red-ale-beer-1892-ml                | Red Ale Beer                |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
amber-ale-beer-1892-ml              | Amber Ale Beer              |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
stout-beer-1892-ml                  | Stout Beer                  |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
wheat-beer-1892-ml                  | Wheat Beer                  |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
white-ale-beer-1892-ml              | White Ale Beer              |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
craft-beer-1892-ml                  | Craft Beer                  |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
non-alcoholic-beer-2130-ml          | Non Alcoholic Beer          |           | 2130 ml  | ers/92803000                      | ers/92803000        | 10.36 |  7.42
malt-beverage-2130-ml               | Malt Beverage               |           | 2130 ml  | ers/92803000                      | ers/92803000        | 10.36 |  7.42
hard-cider-1892-ml                  | Hard Cider                  |           | 1892 ml  | ers/93106500                      | ers/93106500        | 14.46 | 10.35
hard-cider-473-ml                   | Hard Cider                  |           | 473 ml   | ers/93106500                      | ers/93106500        |  3.61 |  2.59
hard-seltzer-1892-ml                | Hard Seltzer                |           | 1892 ml  | ers/93106500                      | ers/93106500        | 14.46 | 10.35
hard-seltzer-473-ml                 | Hard Seltzer                |           | 473 ml   | ers/93106500                      | ers/93106500        |  3.61 |  2.59
vodka-cooler-1892-ml                | Vodka Cooler                |           | 1892 ml  | ers/93106500                      | ers/93106500        | 14.46 | 10.35
vodka-cooler-473-ml                 | Vodka Cooler                |           | 473 ml   | ers/93106500                      | ers/93106500        |  3.61 |  2.59
red-wine-750-ml                     | Red Wine                    |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
white-wine-750-ml                   | White Wine                  |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
apple-juice-2000-ml                 | Apple Juice                 |           | 2000 ml  | =statcan/apple-juice              | ers-fv/apple-juice  |  4.29 |  3.91
apple-juice-1000-ml                 | Apple Juice                 |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
grape-juice-2000-ml                 | Grape Juice                 |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
grape-juice-1000-ml                 | Grape Juice                 |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
cranberry-juice-2000-ml             | Cranberry Juice             |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
cranberry-juice-1000-ml             | Cranberry Juice             |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
fruit-punch-2000-ml                 | Fruit Punch                 |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
fruit-punch-1000-ml                 | Fruit Punch                 |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
vegetable-juice-2000-ml             | Vegetable Juice             |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
vegetable-juice-1000-ml             | Vegetable Juice             |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
tomato-juice-2000-ml                | Tomato Juice                |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
tomato-juice-1000-ml                | Tomato Juice                |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
orange-juice-2000-ml                | Orange Juice                |           | 2000 ml  | =statcan/orange-juice             | ers-fv/orange-juice |  6.13 |  4.75
orange-juice-1000-ml                | Orange Juice                |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
tropicana-orange-juice-1540-ml      | Orange Juice                | Tropicana | 1540 ml  | statcan/orange-juice              | ers-fv/orange-juice |  4.72 |  3.66
grapefruit-juice-2000-ml            | Grapefruit Juice            |           | 2000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  6.13 |  4.75
grapefruit-juice-1000-ml            | Grapefruit Juice            |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
lemonade-2000-ml                    | Lemonade                    |           | 2000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  6.13 |  4.75
lemonade-1000-ml                    | Lemonade                    |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
pineapple-juice-2000-ml             | Pineapple Juice             |           | 2000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  6.13 |  4.75
pineapple-juice-1000-ml             | Pineapple Juice             |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
juice-boxes-1600-ml                 | Juice Boxes                 |           | 1600 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  3.43 |  3.13
ground-coffee-340-g                 | Ground Coffee               |           | 340 g    | =statcan/roasted-or-ground-coffee | bls/coffee          |  9.54 |  4.97
ground-coffee-907-g                 | Ground Coffee               |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
folgers-ground-coffee-340-g         | Ground Coffee               | Folgers   | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
coffee-340-g                        | Coffee                      |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
coffee-907-g                        | Coffee                      |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
dark-roast-coffee-340-g             | Dark Roast Coffee           |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
dark-roast-coffee-907-g             | Dark Roast Coffee           |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
coffee-beans-340-g                  | Coffee Beans                |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
coffee-beans-907-g                  | Coffee Beans                |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
medium-roast-coffee-340-g           | Medium Roast Coffee         |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
medium-roast-coffee-907-g           | Medium Roast Coffee         |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
instant-coffee-200-g                | Instant Coffee              |           | 200 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  5.61 |  2.92
coffee-pods-200-g                   | Coffee Pods                 |           | 200 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  5.61 |  2.92
tea-bags-40-g                       | Tea Bags                    |           | 40 g     | =statcan/tea                      | statcan/tea         |  4.63 |  3.32
green-tea-40-g                      | Green Tea                   |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
herbal-tea-40-g                     | Herbal Tea                  |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
chai-tea-40-g                       | Chai Tea                    |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
earl-grey-tea-40-g                  | Earl Grey Tea               |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
iced-tea-1890-ml                    | Iced Tea                    |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
iced-tea-1000-ml                    | Iced Tea                    |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
cold-brew-coffee-1890-ml            | Cold Brew Coffee            |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
cold-brew-coffee-1000-ml            | Cold Brew Coffee            |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
kombucha-1890-ml                    | Kombucha                    |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
kombucha-1000-ml                    | Kombucha                    |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
coffee-drink-1890-ml                | Coffee Drink                |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
coffee-drink-1000-ml                | Coffee Drink                |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
cola-2000-ml                        | Cola                        |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
cola-4260-ml                        | Cola                        |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
coca-cola-cola-2000-ml              | Cola                        | Coca-Cola | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
pepsi-cola-2000-ml                  | Cola                        | Pepsi     | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
ginger-ale-2000-ml                  | Ginger Ale                  |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
ginger-ale-4260-ml                  | Ginger Ale                  |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
root-beer-2000-ml                   | Root Beer                   |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
root-beer-4260-ml                   | Root Beer                   |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
lemon-lime-soda-2000-ml             | Lemon Lime Soda             |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
lemon-lime-soda-4260-ml             | Lemon Lime Soda             |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
orange-soda-2000-ml                 | Orange Soda                 |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
orange-soda-4260-ml                 | Orange Soda                 |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
cream-soda-2000-ml                  | Cream Soda                  |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
cream-soda-4260-ml                  | Cream Soda                  |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
sparkling-water-1000-ml             | Sparkling Water             |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
sparkling-water-4260-ml             | Sparkling Water             |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
club-soda-1000-ml                   | Club Soda                   |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
club-soda-4260-ml                   | Club Soda                   |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
tonic-water-1000-ml                 | Tonic Water                 |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
tonic-water-4260-ml                 | Tonic Water                 |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
mineral-water-1000-ml               | Mineral Water               |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
mineral-water-4260-ml               | Mineral Water               |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
bottled-water-12000-ml              | Bottled Water               |           | 12000 ml | ers/94100100                      | ers/94100100        |  7.63 |  5.47
coconut-water-12000-ml              | Coconut Water               |           | 12000 ml | ers/94100100                      | ers/94100100        |  7.63 |  5.47
energy-drink-473-ml                 | Energy Drink                |           | 473 ml   | ers/95311000                      | ers/95311000        |  3.57 |  2.55
sports-drink-473-ml                 | Sports Drink                |           | 473 ml   | ers/95311000                      | ers/95311000        |  3.57 |  2.55
hot-chocolate-mix-500-g             | Hot Chocolate Mix           |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
drink-mix-500-g                     | Drink Mix                   |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
protein-shake-946-ml                | Protein Shake               |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
fruit-smoothie-946-ml               | Fruit Smoothie              |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
almond-beverage-drink-946-ml        | Almond Beverage Drink       |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
soda-2000-ml                        | Soda                        |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
soda-4260-ml                        | Soda                        |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
brown-ale-beer-473-ml               | Brown Ale Beer              |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
sour-beer-473-ml                    | Sour Beer                   |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
porter-beer-473-ml                  | Porter Beer                 |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
ginger-beer-1420-ml                 | Ginger Beer                 |           | 1420 ml  | ers/92410310                      | ers/92410310        |  2.40 |  1.72
orange-pekoe-tea-40-g               | Orange Pekoe Tea            |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
black-tea-40-g                      | Black Tea                   |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
peppermint-tea-40-g                 | Peppermint Tea              |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
chamomile-tea-40-g                  | Chamomile Tea               |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
english-breakfast-tea-40-g          | English Breakfast Tea       |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
white-tea-40-g                      | White Tea                   |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
decaf-tea-40-g                      | Decaf Tea                   |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
rooibos-tea-40-g                    | Rooibos Tea                 |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
ginger-tea-40-g                     | Ginger Tea                  |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
matcha-green-tea-40-g               | Matcha Green Tea            |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
loose-leaf-tea-40-g                 | Loose Leaf Tea              |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
lemon-tea-40-g                      | Lemon Tea                   |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
oolong-tea-40-g                     | Oolong Tea                  |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
mint-tea-40-g                       | Mint Tea                    |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
jasmine-green-tea-40-g              | Jasmine Green Tea           |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
fruit-tea-40-g                      | Fruit Tea                   |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
decaf-coffee-340-g                  | Decaf Coffee                |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
french-roast-coffee-340-g           | French Roast Coffee         |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
espresso-coffee-340-g               | Espresso Coffee             |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
breakfast-blend-coffee-340-g        | Breakfast Blend Coffee      |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
light-roast-coffee-340-g            | Light Roast Coffee          |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
whole-bean-coffee-340-g             | Whole Bean Coffee           |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
colombian-coffee-340-g              | Colombian Coffee            |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
vanilla-coffee-340-g                | Vanilla Coffee              |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
hazelnut-coffee-340-g               | Hazelnut Coffee             |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
original-roast-coffee-340-g         | Original Roast Coffee       |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
espresso-beans-340-g                | Espresso Beans              |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
classic-roast-coffee-340-g          | Classic Roast Coffee        |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
house-blend-coffee-340-g            | House Blend Coffee          |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
pumpkin-spice-coffee-340-g          | Pumpkin Spice Coffee        |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
iced-coffee-405-ml                  | Iced Coffee                 |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
mocha-coffee-drink-405-ml           | Mocha Coffee Drink          |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
latte-drink-405-ml                  | Latte Drink                 |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
vanilla-coffee-drink-405-ml         | Vanilla Coffee Drink        |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
caramel-coffee-drink-405-ml         | Caramel Coffee Drink        |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
cappuccino-drink-405-ml             | Cappuccino Drink            |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
espresso-drink-405-ml               | Espresso Drink              |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
nitro-cold-brew-coffee-405-ml       | Nitro Cold Brew Coffee      |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
chai-latte-405-ml                   | Chai Latte                  |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
matcha-latte-405-ml                 | Matcha Latte                |           | 405 ml   | ers/92309000                      | ers/92309000        |  0.79 |  0.57
peach-iced-tea-1890-ml              | Peach Iced Tea              |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
lemon-iced-tea-1890-ml              | Lemon Iced Tea              |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
green-iced-tea-1890-ml              | Green Iced Tea              |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
sweet-tea-1890-ml                   | Sweet Tea                   |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
raspberry-iced-tea-1890-ml          | Raspberry Iced Tea          |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
unsweetened-iced-tea-1890-ml        | Unsweetened Iced Tea        |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
diet-iced-tea-1890-ml               | Diet Iced Tea               |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
diet-cola-2000-ml                   | Diet Cola                   |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
cherry-cola-2000-ml                 | Cherry Cola                 |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
diet-soda-2000-ml                   | Diet Soda                   |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
grape-soda-2000-ml                  | Grape Soda                  |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
cherry-soda-2000-ml                 | Cherry Soda                 |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
diet-ginger-ale-2000-ml             | Diet Ginger Ale             |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
lime-soda-2000-ml                   | Lime Soda                   |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
lemon-soda-2000-ml                  | Lemon Soda                  |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
grapefruit-soda-2000-ml             | Grapefruit Soda             |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
pepper-soda-2000-ml                 | Pepper Soda                 |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
zero-sugar-cola-2000-ml             | Zero Sugar Cola             |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
prebiotic-soda-2000-ml              | Prebiotic Soda              |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
citrus-soda-2000-ml                 | Citrus Soda                 |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
strawberry-soda-2000-ml             | Strawberry Soda             |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
diet-root-beer-2000-ml              | Diet Root Beer              |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
italian-soda-2000-ml                | Italian Soda                |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
apple-cider-1890-ml                 | Apple Cider                 |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
cranberry-cocktail-1890-ml          | Cranberry Cocktail          |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
prune-juice-1890-ml                 | Prune Juice                 |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
pomegranate-juice-1890-ml           | Pomegranate Juice           |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
lemon-juice-1890-ml                 | Lemon Juice                 |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
lime-juice-1890-ml                  | Lime Juice                  |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
mango-juice-1890-ml                 | Mango Juice                 |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
orange-juice-with-pulp-1890-ml      | Orange Juice with Pulp      |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
orange-juice-no-pulp-1890-ml        | Orange Juice No Pulp        |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
pineapple-orange-juice-1890-ml      | Pineapple Orange Juice      |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
cranberry-grape-juice-1890-ml       | Cranberry Grape Juice       |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
cranberry-apple-juice-1890-ml       | Cranberry Apple Juice       |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
apple-juice-boxes-1890-ml           | Apple Juice Boxes           |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
carrot-juice-1890-ml                | Carrot Juice                |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
beet-juice-1890-ml                  | Beet Juice                  |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
mango-nectar-1890-ml                | Mango Nectar                |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
peach-nectar-1890-ml                | Peach Nectar                |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
fruit-juice-blend-1890-ml           | Fruit Juice Blend           |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
cherry-juice-1890-ml                | Cherry Juice                |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
tomato-clam-juice-1890-ml           | Tomato Clam Juice           |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
aloe-vera-drink-1890-ml             | Aloe Vera Drink             |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
guava-nectar-1890-ml                | Guava Nectar                |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
green-juice-1890-ml                 | Green Juice                 |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
coconut-juice-1890-ml               | Coconut Juice               |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
tropical-juice-1890-ml              | Tropical Juice              |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
strawberry-banana-juice-1890-ml     | Strawberry Banana Juice     |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
limeade-1890-ml                     | Limeade                     |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
pink-lemonade-1890-ml               | Pink Lemonade               |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
strawberry-lemonade-1890-ml         | Strawberry Lemonade         |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
fruit-drink-1890-ml                 | Fruit Drink                 |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
orange-drink-1890-ml                | Orange Drink                |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
sparkling-juice-1890-ml             | Sparkling Juice             |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
kids-juice-1890-ml                  | Kids Juice                  |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
apple-grape-juice-1890-ml           | Apple Grape Juice           |           | 1890 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.05 |  3.69
lime-sparkling-water-4260-ml        | Lime Sparkling Water        |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
lemon-sparkling-water-4260-ml       | Lemon Sparkling Water       |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
grapefruit-sparkling-water-4260-ml  | Grapefruit Sparkling Water  |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
flavoured-sparkling-water-4260-ml   | Flavoured Sparkling Water   |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
flavoured-water-4260-ml             | Flavoured Water             |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
vitamin-water-4260-ml               | Vitamin Water               |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
spring-water-4260-ml                | Spring Water                |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
distilled-water-4260-ml             | Distilled Water             |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
alkaline-water-4260-ml              | Alkaline Water              |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
berry-sparkling-water-4260-ml       | Berry Sparkling Water       |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
coconut-sparkling-water-4260-ml     | Coconut Sparkling Water     |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
electrolyte-water-4260-ml           | Electrolyte Water           |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
purified-water-4260-ml              | Purified Water              |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
seltzer-water-4260-ml               | Seltzer Water               |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
electrolyte-drink-710-ml            | Electrolyte Drink           |           | 710 ml   | ers/95311000                      | ers/95311000        |  5.35 |  3.83
orange-sports-drink-710-ml          | Orange Sports Drink         |           | 710 ml   | ers/95311000                      | ers/95311000        |  5.35 |  3.83
blue-sports-drink-710-ml            | Blue Sports Drink           |           | 710 ml   | ers/95311000                      | ers/95311000        |  5.35 |  3.83
fruit-punch-sports-drink-710-ml     | Fruit Punch Sports Drink    |           | 710 ml   | ers/95311000                      | ers/95311000        |  5.35 |  3.83
electrolyte-powder-710-ml           | Electrolyte Powder          |           | 710 ml   | ers/95311000                      | ers/95311000        |  5.35 |  3.83
hydration-drink-710-ml              | Hydration Drink             |           | 710 ml   | ers/95311000                      | ers/95311000        |  5.35 |  3.83
sugar-free-energy-drink-473-ml      | Sugar Free Energy Drink     |           | 473 ml   | ers/95311000                      | ers/95311000        |  3.57 |  2.55
tropical-energy-drink-473-ml        | Tropical Energy Drink       |           | 473 ml   | ers/95311000                      | ers/95311000        |  3.57 |  2.55
energy-shot-473-ml                  | Energy Shot                 |           | 473 ml   | ers/95311000                      | ers/95311000        |  3.57 |  2.55
cabernet-sauvignon-red-wine-750-ml  | Cabernet Sauvignon Red Wine |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
merlot-red-wine-750-ml              | Merlot Red Wine             |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
pinot-noir-red-wine-750-ml          | Pinot Noir Red Wine         |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
malbec-red-wine-750-ml              | Malbec Red Wine             |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
red-blend-wine-750-ml               | Red Blend Wine              |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
shiraz-red-wine-750-ml              | Shiraz Red Wine             |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
chardonnay-white-wine-750-ml        | Chardonnay White Wine       |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
sauvignon-blanc-white-wine-750-ml   | Sauvignon Blanc White Wine  |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
pinot-grigio-white-wine-750-ml      | Pinot Grigio White Wine     |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
riesling-white-wine-750-ml          | Riesling White Wine         |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
moscato-white-wine-750-ml           | Moscato White Wine          |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
rose-wine-750-ml                    | Rose Wine                   |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
sparkling-wine-750-ml               | Sparkling Wine              |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
prosecco-sparkling-wine-750-ml      | Prosecco Sparkling Wine     |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
champagne-750-ml                    | Champagne                   |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
sangria-750-ml                      | Sangria                     |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
cooking-wine-750-ml                 | Cooking Wine                |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
port-wine-750-ml                    | Port Wine                   |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
wine-750-ml                         | Wine                        |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
whisky-750-ml                       | Whisky                      |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
vodka-750-ml                        | Vodka                       |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
rum-750-ml                          | Rum                         |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
gin-750-ml                          | Gin                         |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
tequila-750-ml                      | Tequila                     |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
bourbon-750-ml                      | Bourbon                     |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
brandy-750-ml                       | Brandy                      |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
irish-cream-liqueur-750-ml          | Irish Cream Liqueur         |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
coffee-liqueur-750-ml               | Coffee Liqueur              |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
spiced-rum-750-ml                   | Spiced Rum                  |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
scotch-whisky-750-ml                | Scotch Whisky               |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
liqueur-750-ml                      | Liqueur                     |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
amber-beer-2130-ml                  | Amber Beer                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
cream-ale-beer-2130-ml              | Cream Ale Beer              |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
red-beer-2130-ml                    | Red Beer                    |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
session-ale-beer-2130-ml            | Session Ale Beer            |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
belgian-ale-beer-2130-ml            | Belgian Ale Beer            |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
mango-beer-2130-ml                  | Mango Beer                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
hazy-india-pale-ale-beer-2130-ml    | Hazy India Pale Ale Beer    |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
double-india-pale-ale-beer-2130-ml  | Double India Pale Ale Beer  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
honey-beer-2130-ml                  | Honey Beer                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
dark-beer-2130-ml                   | Dark Beer                   |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
raspberry-beer-2130-ml              | Raspberry Beer              |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
blueberry-beer-2130-ml              | Blueberry Beer              |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
white-beer-2130-ml                  | White Beer                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
mexican-lager-beer-2130-ml          | Mexican Lager Beer          |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
light-lager-beer-2130-ml            | Light Lager Beer            |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
lime-beer-2130-ml                   | Lime Beer                   |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
grapefruit-beer-2130-ml             | Grapefruit Beer             |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
non-alcoholic-lager-beer-2130-ml    | Non Alcoholic Lager Beer    |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
summer-ale-beer-2130-ml             | Summer Ale Beer             |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
pumpkin-beer-2130-ml                | Pumpkin Beer                |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
saison-beer-2130-ml                 | Saison Beer                 |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
session-india-pale-ale-beer-2130-ml | Session India Pale Ale Beer |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
belgian-white-beer-2130-ml          | Belgian White Beer          |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
kolsch-beer-2130-ml                 | Kolsch Beer                 |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
radler-beer-2130-ml                 | Radler Beer                 |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
golden-ale-beer-2130-ml             | Golden Ale Beer             |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
dry-cider-2130-ml                   | Dry Cider                   |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
apple-hard-cider-2130-ml            | Apple Hard Cider            |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
pear-cider-2130-ml                  | Pear Cider                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
rose-cider-2130-ml                  | Rose Cider                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
shandy-beer-2130-ml                 | Shandy Beer                 |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
hard-lemonade-2130-ml               | Hard Lemonade               |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
hard-iced-tea-2130-ml               | Hard Iced Tea               |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
cherry-hard-seltzer-2130-ml         | Cherry Hard Seltzer         |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
mango-hard-seltzer-2130-ml          | Mango Hard Seltzer          |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
gin-cooler-2130-ml                  | Gin Cooler                  |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
tequila-cooler-2130-ml              | Tequila Cooler              |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
vodka-soda-2130-ml                  | Vodka Soda                  |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
caesar-cooler-2130-ml               | Caesar Cooler               |           | 2130 ml  | ers/93106500                      | ers/93106500        | 16.28 | 11.66
hot-cocoa-mix-500-g                 | Hot Cocoa Mix               |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
chai-tea-mix-500-g                  | Chai Tea Mix                |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
lemonade-mix-500-g                  | Lemonade Mix                |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
iced-tea-mix-500-g                  | Iced Tea Mix                |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
cappuccino-mix-500-g                | Cappuccino Mix              |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
chocolate-drink-mix-500-g           | Chocolate Drink Mix         |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
powdered-drink-mix-500-g            | Powdered Drink Mix          |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
apple-cider-mix-500-g               | Apple Cider Mix             |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
margarita-mix-500-g                 | Margarita Mix               |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
strawberry-milk-mix-500-g           | Strawberry Milk Mix         |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
chocolate-protein-shake-946-ml      | Chocolate Protein Shake     |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
vanilla-protein-shake-946-ml        | Vanilla Protein Shake       |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
strawberry-smoothie-946-ml          | Strawberry Smoothie         |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
mango-smoothie-946-ml               | Mango Smoothie              |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
green-smoothie-946-ml               | Green Smoothie              |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
berry-smoothie-946-ml               | Berry Smoothie              |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
ginger-kombucha-946-ml              | Ginger Kombucha             |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
berry-kombucha-946-ml               | Berry Kombucha              |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
raspberry-kombucha-946-ml           | Raspberry Kombucha          |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
cognac-750-ml                       | Cognac                      |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
vermouth-750-ml                     | Vermouth                    |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
sake-750-ml                         | Sake                        |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
zinfandel-red-wine-750-ml           | Zinfandel Red Wine          |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
hefeweizen-beer-473-ml              | Hefeweizen Beer             |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
bock-beer-473-ml                    | Bock Beer                   |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
orangeade-1000-ml                   | Orangeade                   |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
bitters-100-ml                      | Bitters                     |           | 100 ml   | ers/93502000                      | ers/93502000        |  3.68 |  2.64
schnapps-750-ml                     | Schnapps                    |           | 750 ml   | ers/93502000                      | ers/93502000        | 27.61 | 19.77
cider-1000-ml                       | Cider                       |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
`;
