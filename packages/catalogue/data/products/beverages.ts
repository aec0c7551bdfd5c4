/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const BEVERAGES = `
lager-beer-2130-ml             | Lager Beer            |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
lager-beer-473-ml              | Lager Beer            |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
lager-beer-355-ml              | Lager Beer            |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
molson-lager-beer-2130-ml      | Lager Beer            | Molson    | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
budweiser-lager-beer-2130-ml   | Lager Beer            | Budweiser | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
beer-2130-ml                   | Beer                  |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
beer-473-ml                    | Beer                  |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
beer-355-ml                    | Beer                  |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
light-beer-2130-ml             | Light Beer            |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
light-beer-473-ml              | Light Beer            |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
light-beer-355-ml              | Light Beer            |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
pilsner-beer-2130-ml           | Pilsner Beer          |           | 2130 ml  | ers/93101000                      | ers/93101000        | 11.28 |  8.08
pilsner-beer-473-ml            | Pilsner Beer          |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
pilsner-beer-355-ml            | Pilsner Beer          |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
pale-ale-beer-1892-ml          | Pale Ale Beer         |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
pale-ale-beer-473-ml           | Pale Ale Beer         |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
pale-ale-beer-355-ml           | Pale Ale Beer         |           | 355 ml   | ers/93101000                      | ers/93101000        |  1.88 |  1.35
india-pale-ale-beer-1892-ml    | India Pale Ale Beer   |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
blonde-ale-beer-1892-ml        | Blonde Ale Beer       |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
red-ale-beer-1892-ml           | Red Ale Beer          |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
amber-ale-beer-1892-ml         | Amber Ale Beer        |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
stout-beer-1892-ml             | Stout Beer            |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
wheat-beer-1892-ml             | Wheat Beer            |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
white-ale-beer-1892-ml         | White Ale Beer        |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
craft-beer-1892-ml             | Craft Beer            |           | 1892 ml  | ers/93101000                      | ers/93101000        | 10.02 |  7.18
non-alcoholic-beer-2130-ml     | Non Alcoholic Beer    |           | 2130 ml  | ers/92803000                      | ers/92803000        | 10.36 |  7.42
malt-beverage-2130-ml          | Malt Beverage         |           | 2130 ml  | ers/92803000                      | ers/92803000        | 10.36 |  7.42
hard-cider-1892-ml             | Hard Cider            |           | 1892 ml  | ers/93106500                      | ers/93106500        | 14.46 | 10.35
hard-cider-473-ml              | Hard Cider            |           | 473 ml   | ers/93106500                      | ers/93106500        |  3.61 |  2.59
hard-seltzer-1892-ml           | Hard Seltzer          |           | 1892 ml  | ers/93106500                      | ers/93106500        | 14.46 | 10.35
hard-seltzer-473-ml            | Hard Seltzer          |           | 473 ml   | ers/93106500                      | ers/93106500        |  3.61 |  2.59
vodka-cooler-1892-ml           | Vodka Cooler          |           | 1892 ml  | ers/93106500                      | ers/93106500        | 14.46 | 10.35
vodka-cooler-473-ml            | Vodka Cooler          |           | 473 ml   | ers/93106500                      | ers/93106500        |  3.61 |  2.59
red-wine-750-ml                | Red Wine              |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
white-wine-750-ml              | White Wine            |           | 750 ml   | ers/93401010                      | ers/93401010        | 13.45 |  9.63
apple-juice-2000-ml            | Apple Juice           |           | 2000 ml  | =statcan/apple-juice              | ers-fv/apple-juice  |  4.29 |  3.91
apple-juice-1000-ml            | Apple Juice           |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
grape-juice-2000-ml            | Grape Juice           |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
grape-juice-1000-ml            | Grape Juice           |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
cranberry-juice-2000-ml        | Cranberry Juice       |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
cranberry-juice-1000-ml        | Cranberry Juice       |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
fruit-punch-2000-ml            | Fruit Punch           |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
fruit-punch-1000-ml            | Fruit Punch           |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
vegetable-juice-2000-ml        | Vegetable Juice       |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
vegetable-juice-1000-ml        | Vegetable Juice       |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
tomato-juice-2000-ml           | Tomato Juice          |           | 2000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  4.29 |  3.91
tomato-juice-1000-ml           | Tomato Juice          |           | 1000 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  2.15 |  1.95
orange-juice-2000-ml           | Orange Juice          |           | 2000 ml  | =statcan/orange-juice             | ers-fv/orange-juice |  6.13 |  4.75
orange-juice-1000-ml           | Orange Juice          |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
tropicana-orange-juice-1540-ml | Orange Juice          | Tropicana | 1540 ml  | statcan/orange-juice              | ers-fv/orange-juice |  4.72 |  3.66
grapefruit-juice-2000-ml       | Grapefruit Juice      |           | 2000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  6.13 |  4.75
grapefruit-juice-1000-ml       | Grapefruit Juice      |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
lemonade-2000-ml               | Lemonade              |           | 2000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  6.13 |  4.75
lemonade-1000-ml               | Lemonade              |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
pineapple-juice-2000-ml        | Pineapple Juice       |           | 2000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  6.13 |  4.75
pineapple-juice-1000-ml        | Pineapple Juice       |           | 1000 ml  | statcan/orange-juice              | ers-fv/orange-juice |  3.07 |  2.37
juice-boxes-1600-ml            | Juice Boxes           |           | 1600 ml  | statcan/apple-juice               | ers-fv/apple-juice  |  3.43 |  3.13
ground-coffee-340-g            | Ground Coffee         |           | 340 g    | =statcan/roasted-or-ground-coffee | bls/coffee          |  9.54 |  4.97
ground-coffee-907-g            | Ground Coffee         |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
folgers-ground-coffee-340-g    | Ground Coffee         | Folgers   | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
coffee-340-g                   | Coffee                |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
coffee-907-g                   | Coffee                |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
dark-roast-coffee-340-g        | Dark Roast Coffee     |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
dark-roast-coffee-907-g        | Dark Roast Coffee     |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
coffee-beans-340-g             | Coffee Beans          |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
coffee-beans-907-g             | Coffee Beans          |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
medium-roast-coffee-340-g      | Medium Roast Coffee   |           | 340 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  9.54 |  4.97
medium-roast-coffee-907-g      | Medium Roast Coffee   |           | 907 g    | statcan/roasted-or-ground-coffee  | bls/coffee          | 25.45 | 13.25
instant-coffee-200-g           | Instant Coffee        |           | 200 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  5.61 |  2.92
coffee-pods-200-g              | Coffee Pods           |           | 200 g    | statcan/roasted-or-ground-coffee  | bls/coffee          |  5.61 |  2.92
tea-bags-40-g                  | Tea Bags              |           | 40 g     | =statcan/tea                      | statcan/tea         |  4.63 |  3.32
green-tea-40-g                 | Green Tea             |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
herbal-tea-40-g                | Herbal Tea            |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
chai-tea-40-g                  | Chai Tea              |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
earl-grey-tea-40-g             | Earl Grey Tea         |           | 40 g     | statcan/tea                       | statcan/tea         |  4.63 |  3.32
iced-tea-1890-ml               | Iced Tea              |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
iced-tea-1000-ml               | Iced Tea              |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
cold-brew-coffee-1890-ml       | Cold Brew Coffee      |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
cold-brew-coffee-1000-ml       | Cold Brew Coffee      |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
kombucha-1890-ml               | Kombucha              |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
kombucha-1000-ml               | Kombucha              |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
coffee-drink-1890-ml           | Coffee Drink          |           | 1890 ml  | ers/92309000                      | ers/92309000        |  3.70 |  2.65
coffee-drink-1000-ml           | Coffee Drink          |           | 1000 ml  | ers/92309000                      | ers/92309000        |  1.96 |  1.40
cola-2000-ml                   | Cola                  |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
cola-4260-ml                   | Cola                  |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
coca-cola-cola-2000-ml         | Cola                  | Coca-Cola | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
pepsi-cola-2000-ml             | Cola                  | Pepsi     | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
ginger-ale-2000-ml             | Ginger Ale            |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
ginger-ale-4260-ml             | Ginger Ale            |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
root-beer-2000-ml              | Root Beer             |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
root-beer-4260-ml              | Root Beer             |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
lemon-lime-soda-2000-ml        | Lemon Lime Soda       |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
lemon-lime-soda-4260-ml        | Lemon Lime Soda       |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
orange-soda-2000-ml            | Orange Soda           |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
orange-soda-4260-ml            | Orange Soda           |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
cream-soda-2000-ml             | Cream Soda            |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
cream-soda-4260-ml             | Cream Soda            |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
sparkling-water-1000-ml        | Sparkling Water       |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
sparkling-water-4260-ml        | Sparkling Water       |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
club-soda-1000-ml              | Club Soda             |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
club-soda-4260-ml              | Club Soda             |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
tonic-water-1000-ml            | Tonic Water           |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
tonic-water-4260-ml            | Tonic Water           |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
mineral-water-1000-ml          | Mineral Water         |           | 1000 ml  | ers/94100100                      | ers/94100100        |  0.64 |  0.46
mineral-water-4260-ml          | Mineral Water         |           | 4260 ml  | ers/94100100                      | ers/94100100        |  2.71 |  1.94
bottled-water-12000-ml         | Bottled Water         |           | 12000 ml | ers/94100100                      | ers/94100100        |  7.63 |  5.47
coconut-water-12000-ml         | Coconut Water         |           | 12000 ml | ers/94100100                      | ers/94100100        |  7.63 |  5.47
energy-drink-473-ml            | Energy Drink          |           | 473 ml   | ers/95311000                      | ers/95311000        |  3.57 |  2.55
sports-drink-473-ml            | Sports Drink          |           | 473 ml   | ers/95311000                      | ers/95311000        |  3.57 |  2.55
hot-chocolate-mix-500-g        | Hot Chocolate Mix     |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
drink-mix-500-g                | Drink Mix             |           | 500 g    | ers/11830150                      | ers/11830150        | 13.51 |  9.68
protein-shake-946-ml           | Protein Shake         |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
fruit-smoothie-946-ml          | Fruit Smoothie        |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
almond-beverage-drink-946-ml   | Almond Beverage Drink |           | 946 ml   | ers/11553100                      | ers/11553100        |  7.82 |  5.60
soda-2000-ml                   | Soda                  |           | 2000 ml  | ers/92410310                      | ers/92410310        |  3.38 |  2.42
soda-4260-ml                   | Soda                  |           | 4260 ml  | ers/92410310                      | ers/92410310        |  7.21 |  5.16
brown-ale-beer-473-ml          | Brown Ale Beer        |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
sour-beer-473-ml               | Sour Beer             |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
porter-beer-473-ml             | Porter Beer           |           | 473 ml   | ers/93101000                      | ers/93101000        |  2.50 |  1.79
`;
