/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const CONDIMENTS_AND_SAUCES = `
gravy-398-ml                            | Gravy                          |               | 398 ml  | ers/28500040            | ers/28500040            |  3.01 |  2.58
dressing-475-ml                         | Dressing                       |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
sauce-650-ml                            | Sauce                          |               | 650 ml  | ers/74404010            | ers/74404010            |  2.95 |  2.52
soy-sauce-450-ml                        | Soy Sauce                      |               | 450 ml  | ers/41420300            | ers/41420300            |  3.95 |  3.38
soy-sauce-296-ml                        | Soy Sauce                      |               | 296 ml  | ers/41420300            | ers/41420300            |  2.60 |  2.22
kikkoman-soy-sauce-296-ml               | Soy Sauce                      | Kikkoman      | 296 ml  | ers/41420300            | ers/41420300            |  2.60 |  2.22
vh-soy-sauce-450-ml                     | Soy Sauce                      | VH            | 450 ml  | ers/41420300            | ers/41420300            |  3.95 |  3.38
light-soy-sauce-450-ml                  | Light Soy Sauce                |               | 450 ml  | ers/41420300            | ers/41420300            |  3.95 |  3.38
light-soy-sauce-296-ml                  | Light Soy Sauce                |               | 296 ml  | ers/41420300            | ers/41420300            |  2.60 |  2.22
dark-soy-sauce-450-ml                   | Dark Soy Sauce                 |               | 450 ml  | ers/41420300            | ers/41420300            |  3.95 |  3.38
dark-soy-sauce-296-ml                   | Dark Soy Sauce                 |               | 296 ml  | ers/41420300            | ers/41420300            |  2.60 |  2.22
less-sodium-soy-sauce-450-ml            | Less Sodium Soy Sauce          |               | 450 ml  | ers/41420300            | ers/41420300            |  3.95 |  3.38
less-sodium-soy-sauce-296-ml            | Less Sodium Soy Sauce          |               | 296 ml  | ers/41420300            | ers/41420300            |  2.60 |  2.22
tamari-sauce-450-ml                     | Tamari Sauce                   |               | 450 ml  | ers/41420300            | ers/41420300            |  3.95 |  3.38
tamari-sauce-296-ml                     | Tamari Sauce                   |               | 296 ml  | ers/41420300            | ers/41420300            |  2.60 |  2.22
teriyaki-sauce-355-ml                   | Teriyaki Sauce                 |               | 355 ml  | ers/41420400            | ers/41420400            |  3.88 |  3.31
teriyaki-sauce-450-ml                   | Teriyaki Sauce                 |               | 450 ml  | ers/41420400            | ers/41420400            |  4.92 |  4.20
stir-fry-sauce-355-ml                   | Stir Fry Sauce                 |               | 355 ml  | ers/41420400            | ers/41420400            |  3.88 |  3.31
stir-fry-sauce-450-ml                   | Stir Fry Sauce                 |               | 450 ml  | ers/41420400            | ers/41420400            |  4.92 |  4.20
honey-garlic-sauce-355-ml               | Honey Garlic Sauce             |               | 355 ml  | ers/41420400            | ers/41420400            |  3.88 |  3.31
honey-garlic-sauce-450-ml               | Honey Garlic Sauce             |               | 450 ml  | ers/41420400            | ers/41420400            |  4.92 |  4.20
general-tso-sauce-355-ml                | General Tso Sauce              |               | 355 ml  | ers/41420400            | ers/41420400            |  3.88 |  3.31
general-tso-sauce-450-ml                | General Tso Sauce              |               | 450 ml  | ers/41420400            | ers/41420400            |  4.92 |  4.20
sweet-and-sour-sauce-355-ml             | Sweet and Sour Sauce           |               | 355 ml  | ers/41420400            | ers/41420400            |  3.88 |  3.31
sweet-and-sour-sauce-450-ml             | Sweet and Sour Sauce           |               | 450 ml  | ers/41420400            | ers/41420400            |  4.92 |  4.20
orange-sauce-355-ml                     | Orange Sauce                   |               | 355 ml  | ers/41420400            | ers/41420400            |  3.88 |  3.31
orange-sauce-450-ml                     | Orange Sauce                   |               | 450 ml  | ers/41420400            | ers/41420400            |  4.92 |  4.20
hoisin-sauce-350-ml                     | Hoisin Sauce                   |               | 350 ml  | ers/41420250            | ers/41420250            |  4.42 |  3.78
hoisin-sauce-250-ml                     | Hoisin Sauce                   |               | 250 ml  | ers/41420250            | ers/41420250            |  3.16 |  2.70
oyster-sauce-350-ml                     | Oyster Sauce                   |               | 350 ml  | ers/41420250            | ers/41420250            |  4.42 |  3.78
oyster-sauce-250-ml                     | Oyster Sauce                   |               | 250 ml  | ers/41420250            | ers/41420250            |  3.16 |  2.70
black-bean-sauce-350-ml                 | Black Bean Sauce               |               | 350 ml  | ers/41420250            | ers/41420250            |  4.42 |  3.78
black-bean-sauce-250-ml                 | Black Bean Sauce               |               | 250 ml  | ers/41420250            | ers/41420250            |  3.16 |  2.70
plum-sauce-350-ml                       | Plum Sauce                     |               | 350 ml  | ers/41420250            | ers/41420250            |  4.42 |  3.78
plum-sauce-250-ml                       | Plum Sauce                     |               | 250 ml  | ers/41420250            | ers/41420250            |  3.16 |  2.70
fish-sauce-350-ml                       | Fish Sauce                     |               | 350 ml  | ers/41420250            | ers/41420250            |  4.42 |  3.78
fish-sauce-250-ml                       | Fish Sauce                     |               | 250 ml  | ers/41420250            | ers/41420250            |  3.16 |  2.70
sweet-chili-sauce-350-ml                | Sweet Chili Sauce              |               | 350 ml  | ers/41420250            | ers/41420250            |  4.42 |  3.78
sweet-chili-sauce-250-ml                | Sweet Chili Sauce              |               | 250 ml  | ers/41420250            | ers/41420250            |  3.16 |  2.70
worcestershire-sauce-290-ml             | Worcestershire Sauce           |               | 290 ml  | ers/41420450            | ers/41420450            |  3.55 |  3.04
lea-perrins-worcestershire-sauce-290-ml | Worcestershire Sauce           | Lea & Perrins | 290 ml  | ers/41420450            | ers/41420450            |  3.55 |  3.04
barbecue-sauce-455-ml                   | Barbecue Sauce                 |               | 455 ml  | ers/74406010            | ers/74406010            |  2.33 |  2.00
barbecue-sauce-530-ml                   | Barbecue Sauce                 |               | 530 ml  | ers/74406010            | ers/74406010            |  2.72 |  2.32
bulls-eye-barbecue-sauce-425-ml         | Barbecue Sauce                 | Bull's-Eye    | 425 ml  | ers/74406010            | ers/74406010            |  2.18 |  1.86
hickory-barbecue-sauce-455-ml           | Hickory Barbecue Sauce         |               | 455 ml  | ers/74406010            | ers/74406010            |  2.33 |  2.00
hickory-barbecue-sauce-530-ml           | Hickory Barbecue Sauce         |               | 530 ml  | ers/74406010            | ers/74406010            |  2.72 |  2.32
honey-barbecue-sauce-455-ml             | Honey Barbecue Sauce           |               | 455 ml  | ers/74406010            | ers/74406010            |  2.33 |  2.00
honey-barbecue-sauce-530-ml             | Honey Barbecue Sauce           |               | 530 ml  | ers/74406010            | ers/74406010            |  2.72 |  2.32
steak-sauce-250-ml                      | Steak Sauce                    |               | 250 ml  | ers/74406100            | ers/74406100            |  3.21 |  2.74
buffalo-sauce-355-ml                    | Buffalo Sauce                  |               | 355 ml  | ers/74406060            | ers/74406060            |  3.19 |  2.72
hot-sauce-355-ml                        | Hot Sauce                      |               | 355 ml  | ers/74406060            | ers/74406060            |  3.19 |  2.72
wing-sauce-355-ml                       | Wing Sauce                     |               | 355 ml  | ers/74406060            | ers/74406060            |  3.19 |  2.72
sriracha-sauce-355-ml                   | Sriracha Sauce                 |               | 355 ml  | ers/74406060            | ers/74406060            |  3.19 |  2.72
ketchup-1000-ml                         | Ketchup                        |               | 1000 ml | =statcan/ketchup        | ers/74401010            |  4.49 |  3.48
ketchup-750-ml                          | Ketchup                        |               | 750 ml  | statcan/ketchup         | ers/74401010            |  3.37 |  2.61
heinz-ketchup-750-ml                    | Ketchup                        | Heinz         | 750 ml  | statcan/ketchup         | ers/74401010            |  3.37 |  2.61
mustard-250-ml                          | Mustard                        |               | 250 ml  | ers/75506010            | ers/75506010            |  1.84 |  1.57
mustard-400-ml                          | Mustard                        |               | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
frenchs-mustard-400-ml                  | Mustard                        | French's      | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
dijon-mustard-250-ml                    | Dijon Mustard                  |               | 250 ml  | ers/75506010            | ers/75506010            |  1.84 |  1.57
dijon-mustard-400-ml                    | Dijon Mustard                  |               | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
honey-mustard-250-ml                    | Honey Mustard                  |               | 250 ml  | ers/75506010            | ers/75506010            |  1.84 |  1.57
honey-mustard-400-ml                    | Honey Mustard                  |               | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
mayonnaise-890-ml                       | Mayonnaise                     |               | 890 ml  | =statcan/mayonnaise     | ers/83107000            |  6.37 |  5.31
mayonnaise-445-ml                       | Mayonnaise                     |               | 445 ml  | statcan/mayonnaise      | ers/83107000            |  3.19 |  2.65
hellmanns-mayonnaise-890-ml             | Mayonnaise                     | Hellmann's    | 890 ml  | statcan/mayonnaise      | ers/83107000            |  6.37 |  5.31
vegan-mayonnaise-890-ml                 | Vegan Mayonnaise               |               | 890 ml  | statcan/mayonnaise      | ers/83107000            |  6.37 |  5.31
vegan-mayonnaise-445-ml                 | Vegan Mayonnaise               |               | 445 ml  | statcan/mayonnaise      | ers/83107000            |  3.19 |  2.65
avocado-oil-mayonnaise-890-ml           | Avocado Oil Mayonnaise         |               | 890 ml  | statcan/mayonnaise      | ers/83107000            |  6.37 |  5.31
avocado-oil-mayonnaise-445-ml           | Avocado Oil Mayonnaise         |               | 445 ml  | statcan/mayonnaise      | ers/83107000            |  3.19 |  2.65
relish-250-ml                           | Relish                         |               | 250 ml  | ers/74406500            | ers/74406500            |  2.89 |  2.47
relish-375-ml                           | Relish                         |               | 375 ml  | ers/74406500            | ers/74406500            |  4.34 |  3.71
tartar-sauce-250-ml                     | Tartar Sauce                   |               | 250 ml  | ers/74406500            | ers/74406500            |  2.89 |  2.47
tartar-sauce-375-ml                     | Tartar Sauce                   |               | 375 ml  | ers/74406500            | ers/74406500            |  4.34 |  3.71
cocktail-sauce-250-ml                   | Cocktail Sauce                 |               | 250 ml  | ers/74406500            | ers/74406500            |  2.89 |  2.47
cocktail-sauce-375-ml                   | Cocktail Sauce                 |               | 375 ml  | ers/74406500            | ers/74406500            |  4.34 |  3.71
horseradish-250-ml                      | Horseradish                    |               | 250 ml  | ers/74406500            | ers/74406500            |  2.89 |  2.47
horseradish-375-ml                      | Horseradish                    |               | 375 ml  | ers/74406500            | ers/74406500            |  4.34 |  3.71
pasta-sauce-650-ml                      | Pasta Sauce                    |               | 650 ml  | =statcan/pasta-sauce    | ers/74404010            |  3.58 |  2.52
pasta-sauce-680-ml                      | Pasta Sauce                    |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
classico-pasta-sauce-650-ml             | Pasta Sauce                    | Classico      | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
prego-pasta-sauce-645-ml                | Pasta Sauce                    | Prego         | 645 ml  | statcan/pasta-sauce     | ers/74404010            |  3.55 |  2.51
marinara-sauce-650-ml                   | Marinara Sauce                 |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
marinara-sauce-680-ml                   | Marinara Sauce                 |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
tomato-basil-pasta-sauce-650-ml         | Tomato Basil Pasta Sauce       |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
tomato-basil-pasta-sauce-680-ml         | Tomato Basil Pasta Sauce       |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
spaghetti-sauce-650-ml                  | Spaghetti Sauce                |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
spaghetti-sauce-680-ml                  | Spaghetti Sauce                |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
meat-pasta-sauce-650-ml                 | Meat Pasta Sauce               |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
meat-pasta-sauce-680-ml                 | Meat Pasta Sauce               |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
roasted-garlic-pasta-sauce-650-ml       | Roasted Garlic Pasta Sauce     |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
roasted-garlic-pasta-sauce-680-ml       | Roasted Garlic Pasta Sauce     |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
vodka-pasta-sauce-650-ml                | Vodka Pasta Sauce              |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
vodka-pasta-sauce-680-ml                | Vodka Pasta Sauce              |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
bolognese-sauce-650-ml                  | Bolognese Sauce                |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
bolognese-sauce-680-ml                  | Bolognese Sauce                |               | 680 ml  | statcan/pasta-sauce     | ers/74404010            |  3.75 |  2.64
alfredo-sauce-410-ml                    | Alfredo Sauce                  |               | 410 ml  | ers/14650100            | ers/14650100            |  2.39 |  2.04
alfredo-sauce-435-ml                    | Alfredo Sauce                  |               | 435 ml  | ers/14650100            | ers/14650100            |  2.53 |  2.16
classico-alfredo-sauce-410-ml           | Alfredo Sauce                  | Classico      | 410 ml  | ers/14650100            | ers/14650100            |  2.39 |  2.04
four-cheese-alfredo-sauce-410-ml        | Four Cheese Alfredo Sauce      |               | 410 ml  | ers/14650100            | ers/14650100            |  2.39 |  2.04
four-cheese-alfredo-sauce-435-ml        | Four Cheese Alfredo Sauce      |               | 435 ml  | ers/14650100            | ers/14650100            |  2.53 |  2.16
mushroom-alfredo-sauce-410-ml           | Mushroom Alfredo Sauce         |               | 410 ml  | ers/14650100            | ers/14650100            |  2.39 |  2.04
mushroom-alfredo-sauce-435-ml           | Mushroom Alfredo Sauce         |               | 435 ml  | ers/14650100            | ers/14650100            |  2.53 |  2.16
cheese-sauce-375-ml                     | Cheese Sauce                   |               | 375 ml  | ers/14650100            | ers/14650100            |  2.18 |  1.87
nacho-cheese-sauce-375-ml               | Nacho Cheese Sauce             |               | 375 ml  | ers/14650100            | ers/14650100            |  2.18 |  1.87
basil-pesto-sauce-270-ml                | Basil Pesto Sauce              |               | 270 ml  | ers/81302070            | ers/81302070            |  7.06 |  6.03
basil-pesto-sauce-190-ml                | Basil Pesto Sauce              |               | 190 ml  | ers/81302070            | ers/81302070            |  4.97 |  4.24
pesto-270-ml                            | Pesto                          |               | 270 ml  | ers/81302070            | ers/81302070            |  7.06 |  6.03
pesto-190-ml                            | Pesto                          |               | 190 ml  | ers/81302070            | ers/81302070            |  4.97 |  4.24
pizza-sauce-213-ml                      | Pizza Sauce                    |               | 213 ml  | ers/74402250            | ers/74402250            |  1.24 |  1.06
pizza-sauce-398-ml                      | Pizza Sauce                    |               | 398 ml  | ers/74402250            | ers/74402250            |  2.32 |  1.98
tomato-sauce-213-ml                     | Tomato Sauce                   |               | 213 ml  | ers/74402250            | ers/74402250            |  1.24 |  1.06
tomato-sauce-398-ml                     | Tomato Sauce                   |               | 398 ml  | ers/74402250            | ers/74402250            |  2.32 |  1.98
enchilada-sauce-213-ml                  | Enchilada Sauce                |               | 213 ml  | ers/74402250            | ers/74402250            |  1.24 |  1.06
enchilada-sauce-398-ml                  | Enchilada Sauce                |               | 398 ml  | ers/74402250            | ers/74402250            |  2.32 |  1.98
taco-sauce-213-ml                       | Taco Sauce                     |               | 213 ml  | ers/74402250            | ers/74402250            |  1.24 |  1.06
taco-sauce-398-ml                       | Taco Sauce                     |               | 398 ml  | ers/74402250            | ers/74402250            |  2.32 |  1.98
salsa-418-ml                            | Salsa                          |               | 418 ml  | =statcan/salsa          | ers/74402150            |  4.93 |  2.89
salsa-650-ml                            | Salsa                          |               | 650 ml  | statcan/salsa           | ers/74402150            |  7.67 |  4.50
tostitos-salsa-418-ml                   | Salsa                          | Tostitos      | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
mild-salsa-418-ml                       | Mild Salsa                     |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
mild-salsa-650-ml                       | Mild Salsa                     |               | 650 ml  | statcan/salsa           | ers/74402150            |  7.67 |  4.50
medium-salsa-418-ml                     | Medium Salsa                   |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
medium-salsa-650-ml                     | Medium Salsa                   |               | 650 ml  | statcan/salsa           | ers/74402150            |  7.67 |  4.50
hot-salsa-418-ml                        | Hot Salsa                      |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
hot-salsa-650-ml                        | Hot Salsa                      |               | 650 ml  | statcan/salsa           | ers/74402150            |  7.67 |  4.50
salsa-verde-418-ml                      | Salsa Verde                    |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
salsa-verde-650-ml                      | Salsa Verde                    |               | 650 ml  | statcan/salsa           | ers/74402150            |  7.67 |  4.50
guacamole-227-g                         | Guacamole                      |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
guacamole-283-g                         | Guacamole                      |               | 283 g   | statcan/hummus          | ers/41205070            |  4.86 |  4.16
hummus-227-g                            | Hummus                         |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
hummus-283-g                            | Hummus                         |               | 283 g   | statcan/hummus          | ers/41205070            |  4.86 |  4.16
roasted-garlic-hummus-227-g             | Roasted Garlic Hummus          |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
roasted-garlic-hummus-283-g             | Roasted Garlic Hummus          |               | 283 g   | statcan/hummus          | ers/41205070            |  4.86 |  4.16
red-pepper-hummus-227-g                 | Red Pepper Hummus              |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
red-pepper-hummus-283-g                 | Red Pepper Hummus              |               | 283 g   | statcan/hummus          | ers/41205070            |  4.86 |  4.16
french-onion-dip-227-g                  | French Onion Dip               |               | 227 g   | ers/12350230            | ers/12350230            |  2.68 |  2.29
french-onion-dip-340-g                  | French Onion Dip               |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
spinach-dip-227-g                       | Spinach Dip                    |               | 227 g   | ers/12350230            | ers/12350230            |  2.68 |  2.29
spinach-dip-340-g                       | Spinach Dip                    |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
ranch-dip-227-g                         | Ranch Dip                      |               | 227 g   | ers/12350230            | ers/12350230            |  2.68 |  2.29
ranch-dip-340-g                         | Ranch Dip                      |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
tzatziki-dip-227-g                      | Tzatziki Dip                   |               | 227 g   | ers/12350230            | ers/12350230            |  2.68 |  2.29
tzatziki-dip-340-g                      | Tzatziki Dip                   |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
bean-dip-227-g                          | Bean Dip                       |               | 227 g   | ers/12350230            | ers/12350230            |  2.68 |  2.29
bean-dip-340-g                          | Bean Dip                       |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
queso-dip-227-g                         | Queso Dip                      |               | 227 g   | ers/12350230            | ers/12350230            |  2.68 |  2.29
queso-dip-340-g                         | Queso Dip                      |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
ranch-dressing-475-ml                   | Ranch Dressing                 |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
ranch-dressing-355-ml                   | Ranch Dressing                 |               | 355 ml  | ers/83112500            | ers/83112500            |  2.85 |  2.44
kraft-ranch-dressing-475-ml             | Ranch Dressing                 | Kraft         | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
caesar-dressing-475-ml                  | Caesar Dressing                |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
italian-dressing-475-ml                 | Italian Dressing               |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
balsamic-vinaigrette-dressing-475-ml    | Balsamic Vinaigrette Dressing  |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
thousand-island-dressing-475-ml         | Thousand Island Dressing       |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
french-dressing-475-ml                  | French Dressing                |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
greek-dressing-475-ml                   | Greek Dressing                 |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
blue-cheese-dressing-475-ml             | Blue Cheese Dressing           |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
coleslaw-dressing-475-ml                | Coleslaw Dressing              |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
honey-mustard-dressing-475-ml           | Honey Mustard Dressing         |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
sesame-ginger-dressing-475-ml           | Sesame Ginger Dressing         |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
salad-dressing-475-ml                   | Salad Dressing                 |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
beef-gravy-398-ml                       | Beef Gravy                     |               | 398 ml  | ers/28500040            | ers/28500040            |  3.01 |  2.58
beef-gravy-340-ml                       | Beef Gravy                     |               | 340 ml  | ers/28500040            | ers/28500040            |  2.57 |  2.20
chicken-gravy-398-ml                    | Chicken Gravy                  |               | 398 ml  | ers/28500040            | ers/28500040            |  3.01 |  2.58
chicken-gravy-340-ml                    | Chicken Gravy                  |               | 340 ml  | ers/28500040            | ers/28500040            |  2.57 |  2.20
turkey-gravy-398-ml                     | Turkey Gravy                   |               | 398 ml  | ers/28500040            | ers/28500040            |  3.01 |  2.58
turkey-gravy-340-ml                     | Turkey Gravy                   |               | 340 ml  | ers/28500040            | ers/28500040            |  2.57 |  2.20
mushroom-gravy-398-ml                   | Mushroom Gravy                 |               | 398 ml  | ers/28500040            | ers/28500040            |  3.01 |  2.58
mushroom-gravy-340-ml                   | Mushroom Gravy                 |               | 340 ml  | ers/28500040            | ers/28500040            |  2.57 |  2.20
poutine-gravy-398-ml                    | Poutine Gravy                  |               | 398 ml  | ers/28500040            | ers/28500040            |  3.01 |  2.58
poutine-gravy-340-ml                    | Poutine Gravy                  |               | 340 ml  | ers/28500040            | ers/28500040            |  2.57 |  2.20
brown-gravy-398-ml                      | Brown Gravy                    |               | 398 ml  | ers/28500040            | ers/28500040            |  3.01 |  2.58
brown-gravy-340-ml                      | Brown Gravy                    |               | 340 ml  | ers/28500040            | ers/28500040            |  2.57 |  2.20
beef-gravy-mix-35-g                     | Beef Gravy Mix                 |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
beef-gravy-mix-25-g                     | Beef Gravy Mix                 |               | 25 g    | ers/28500040x9          | ers/28500040x9          |  1.70 |  1.46
club-house-beef-gravy-mix-30-g          | Beef Gravy Mix                 | Club House    | 30 g    | ers/28500040x9          | ers/28500040x9          |  2.04 |  1.75
brown-gravy-mix-35-g                    | Brown Gravy Mix                |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
brown-gravy-mix-25-g                    | Brown Gravy Mix                |               | 25 g    | ers/28500040x9          | ers/28500040x9          |  1.70 |  1.46
turkey-gravy-mix-35-g                   | Turkey Gravy Mix               |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
turkey-gravy-mix-25-g                   | Turkey Gravy Mix               |               | 25 g    | ers/28500040x9          | ers/28500040x9          |  1.70 |  1.46
chicken-gravy-mix-35-g                  | Chicken Gravy Mix              |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
chicken-gravy-mix-25-g                  | Chicken Gravy Mix              |               | 25 g    | ers/28500040x9          | ers/28500040x9          |  1.70 |  1.46
poutine-gravy-mix-35-g                  | Poutine Gravy Mix              |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
poutine-gravy-mix-25-g                  | Poutine Gravy Mix              |               | 25 g    | ers/28500040x9          | ers/28500040x9          |  1.70 |  1.46
gravy-mix-35-g                          | Gravy Mix                      |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
gravy-mix-25-g                          | Gravy Mix                      |               | 25 g    | ers/28500040x9          | ers/28500040x9          |  1.70 |  1.46
taco-seasoning-mix-35-g                 | Taco Seasoning Mix             |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
taco-seasoning-mix-28-g                 | Taco Seasoning Mix             |               | 28 g    | ers/28500040x9          | ers/28500040x9          |  1.91 |  1.63
old-el-paso-taco-seasoning-mix-35-g     | Taco Seasoning Mix             | Old El Paso   | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
chili-seasoning-mix-35-g                | Chili Seasoning Mix            |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
chili-seasoning-mix-28-g                | Chili Seasoning Mix            |               | 28 g    | ers/28500040x9          | ers/28500040x9          |  1.91 |  1.63
fajita-seasoning-mix-35-g               | Fajita Seasoning Mix           |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
fajita-seasoning-mix-28-g               | Fajita Seasoning Mix           |               | 28 g    | ers/28500040x9          | ers/28500040x9          |  1.91 |  1.63
seasoning-mix-35-g                      | Seasoning Mix                  |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
seasoning-mix-28-g                      | Seasoning Mix                  |               | 28 g    | ers/28500040x9          | ers/28500040x9          |  1.91 |  1.63
ranch-seasoning-mix-35-g                | Ranch Seasoning Mix            |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
ranch-seasoning-mix-28-g                | Ranch Seasoning Mix            |               | 28 g    | ers/28500040x9          | ers/28500040x9          |  1.91 |  1.63
alfredo-sauce-mix-35-g                  | Alfredo Sauce Mix              |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
alfredo-sauce-mix-28-g                  | Alfredo Sauce Mix              |               | 28 g    | ers/28500040x9          | ers/28500040x9          |  1.91 |  1.63
cheese-sauce-mix-35-g                   | Cheese Sauce Mix               |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
cheese-sauce-mix-28-g                   | Cheese Sauce Mix               |               | 28 g    | ers/28500040x9          | ers/28500040x9          |  1.91 |  1.63
marinade-350-ml                         | Marinade                       |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
marinade-400-ml                         | Marinade                       |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
pataks-marinade-400-ml                  | Marinade                       | Patak's       | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
jerk-marinade-350-ml                    | Jerk Marinade                  |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
jerk-marinade-400-ml                    | Jerk Marinade                  |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
curry-sauce-350-ml                      | Curry Sauce                    |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
curry-sauce-400-ml                      | Curry Sauce                    |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
butter-chicken-sauce-350-ml             | Butter Chicken Sauce           |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
butter-chicken-sauce-400-ml             | Butter Chicken Sauce           |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
tikka-masala-sauce-350-ml               | Tikka Masala Sauce             |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
tikka-masala-sauce-400-ml               | Tikka Masala Sauce             |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
curry-paste-350-ml                      | Curry Paste                    |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
curry-paste-400-ml                      | Curry Paste                    |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
pad-thai-sauce-350-ml                   | Pad Thai Sauce                 |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
pad-thai-sauce-400-ml                   | Pad Thai Sauce                 |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
peanut-sauce-350-ml                     | Peanut Sauce                   |               | 350 ml  | ers/74403000            | ers/74403000            |  3.19 |  2.72
peanut-sauce-400-ml                     | Peanut Sauce                   |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
miso-paste-300-g                        | Miso Paste                     |               | 300 g   | ers/41420100            | ers/41420100            |  5.10 |  4.36
tahini-300-g                            | Tahini                         |               | 300 g   | ers/41420100            | ers/41420100            |  5.10 |  4.36
peanut-butter-1000-g                    | Peanut Butter                  |               | 1000 g  | =statcan/peanut-butter  | ers/42202000            |  5.62 |  6.58
peanut-butter-500-g                     | Peanut Butter                  |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
kraft-peanut-butter-1000-g              | Peanut Butter                  | Kraft         | 1000 g  | statcan/peanut-butter   | ers/42202000            |  5.62 |  6.58
jif-peanut-butter-454-g                 | Peanut Butter                  | Jif           | 454 g   | statcan/peanut-butter   | ers/42202000            |  2.55 |  2.99
crunchy-peanut-butter-1000-g            | Crunchy Peanut Butter          |               | 1000 g  | statcan/peanut-butter   | ers/42202000            |  5.62 |  6.58
crunchy-peanut-butter-500-g             | Crunchy Peanut Butter          |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
smooth-peanut-butter-1000-g             | Smooth Peanut Butter           |               | 1000 g  | statcan/peanut-butter   | ers/42202000            |  5.62 |  6.58
smooth-peanut-butter-500-g              | Smooth Peanut Butter           |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
almond-butter-500-g                     | Almond Butter                  |               | 500 g   | ers/42200500            | ers/42200500            | 13.22 | 11.30
almond-butter-340-g                     | Almond Butter                  |               | 340 g   | ers/42200500            | ers/42200500            |  8.99 |  7.68
cashew-butter-500-g                     | Cashew Butter                  |               | 500 g   | ers/42200500            | ers/42200500            | 13.22 | 11.30
cashew-butter-340-g                     | Cashew Butter                  |               | 340 g   | ers/42200500            | ers/42200500            |  8.99 |  7.68
hazelnut-spread-500-g                   | Hazelnut Spread                |               | 500 g   | ers/42200500            | ers/42200500            | 13.22 | 11.30
hazelnut-spread-340-g                   | Hazelnut Spread                |               | 340 g   | ers/42200500            | ers/42200500            |  8.99 |  7.68
cookie-butter-spread-500-g              | Cookie Butter Spread           |               | 500 g   | ers/42200500            | ers/42200500            | 13.22 | 11.30
cookie-butter-spread-340-g              | Cookie Butter Spread           |               | 340 g   | ers/42200500            | ers/42200500            |  8.99 |  7.68
strawberry-jam-500-ml                   | Strawberry Jam                 |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
strawberry-jam-250-ml                   | Strawberry Jam                 |               | 250 ml  | ers/91401000            | ers/91401000            |  1.26 |  1.07
raspberry-jam-500-ml                    | Raspberry Jam                  |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
raspberry-jam-250-ml                    | Raspberry Jam                  |               | 250 ml  | ers/91401000            | ers/91401000            |  1.26 |  1.07
grape-jelly-500-ml                      | Grape Jelly                    |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
grape-jelly-250-ml                      | Grape Jelly                    |               | 250 ml  | ers/91401000            | ers/91401000            |  1.26 |  1.07
blueberry-jam-500-ml                    | Blueberry Jam                  |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
blueberry-jam-250-ml                    | Blueberry Jam                  |               | 250 ml  | ers/91401000            | ers/91401000            |  1.26 |  1.07
apricot-jam-500-ml                      | Apricot Jam                    |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
apricot-jam-250-ml                      | Apricot Jam                    |               | 250 ml  | ers/91401000            | ers/91401000            |  1.26 |  1.07
marmalade-500-ml                        | Marmalade                      |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
marmalade-250-ml                        | Marmalade                      |               | 250 ml  | ers/91401000            | ers/91401000            |  1.26 |  1.07
honey-500-g                             | Honey                          |               | 500 g   | ers/91302010            | ers/91302010            |  7.73 |  6.60
honey-1000-g                            | Honey                          |               | 1000 g  | ers/91302010            | ers/91302010            | 15.45 | 13.21
liquid-honey-500-g                      | Liquid Honey                   |               | 500 g   | ers/91302010            | ers/91302010            |  7.73 |  6.60
liquid-honey-1000-g                     | Liquid Honey                   |               | 1000 g  | ers/91302010            | ers/91302010            | 15.45 | 13.21
pancake-syrup-750-ml                    | Pancake Syrup                  |               | 750 ml  | ers/91300100            | ers/91300100            |  4.54 |  3.88
pancake-syrup-500-ml                    | Pancake Syrup                  |               | 500 ml  | ers/91300100            | ers/91300100            |  3.03 |  2.59
table-syrup-750-ml                      | Table Syrup                    |               | 750 ml  | ers/91300100            | ers/91300100            |  4.54 |  3.88
table-syrup-500-ml                      | Table Syrup                    |               | 500 ml  | ers/91300100            | ers/91300100            |  3.03 |  2.59
chocolate-syrup-750-ml                  | Chocolate Syrup                |               | 750 ml  | ers/91300100            | ers/91300100            |  4.54 |  3.88
chocolate-syrup-500-ml                  | Chocolate Syrup                |               | 500 ml  | ers/91300100            | ers/91300100            |  3.03 |  2.59
caramel-sauce-750-ml                    | Caramel Sauce                  |               | 750 ml  | ers/91300100            | ers/91300100            |  4.54 |  3.88
caramel-sauce-500-ml                    | Caramel Sauce                  |               | 500 ml  | ers/91300100            | ers/91300100            |  3.03 |  2.59
white-vinegar-500-ml                    | White Vinegar                  |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
white-vinegar-1000-ml                   | White Vinegar                  |               | 1000 ml | ers/64401000            | ers/64401000            |  7.76 |  6.63
apple-cider-vinegar-500-ml              | Apple Cider Vinegar            |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
apple-cider-vinegar-1000-ml             | Apple Cider Vinegar            |               | 1000 ml | ers/64401000            | ers/64401000            |  7.76 |  6.63
balsamic-vinegar-500-ml                 | Balsamic Vinegar               |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
balsamic-vinegar-1000-ml                | Balsamic Vinegar               |               | 1000 ml | ers/64401000            | ers/64401000            |  7.76 |  6.63
malt-vinegar-500-ml                     | Malt Vinegar                   |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
malt-vinegar-1000-ml                    | Malt Vinegar                   |               | 1000 ml | ers/64401000            | ers/64401000            |  7.76 |  6.63
red-wine-vinegar-500-ml                 | Red Wine Vinegar               |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
red-wine-vinegar-1000-ml                | Red Wine Vinegar               |               | 1000 ml | ers/64401000            | ers/64401000            |  7.76 |  6.63
rice-vinegar-500-ml                     | Rice Vinegar                   |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
rice-vinegar-1000-ml                    | Rice Vinegar                   |               | 1000 ml | ers/64401000            | ers/64401000            |  7.76 |  6.63
olive-oil-1000-ml                       | Olive Oil                      |               | 1000 ml | =statcan/olive-oil      | ers/82104000            | 11.16 | 13.26
olive-oil-500-ml                        | Olive Oil                      |               | 500 ml  | statcan/olive-oil       | ers/82104000            |  5.58 |  6.63
extra-virgin-olive-oil-1000-ml          | Extra Virgin Olive Oil         |               | 1000 ml | statcan/olive-oil       | ers/82104000            | 11.16 | 13.26
extra-virgin-olive-oil-500-ml           | Extra Virgin Olive Oil         |               | 500 ml  | statcan/olive-oil       | ers/82104000            |  5.58 |  6.63
vegetable-oil-3000-ml                   | Vegetable Oil                  |               | 3000 ml | =statcan/vegetable-oil  | ers/82101000            | 10.23 | 16.06
vegetable-oil-1000-ml                   | Vegetable Oil                  |               | 1000 ml | statcan/vegetable-oil   | ers/82101000            |  3.41 |  5.35
sunflower-oil-3000-ml                   | Sunflower Oil                  |               | 3000 ml | statcan/vegetable-oil   | ers/82101000            | 10.23 | 16.06
sunflower-oil-1000-ml                   | Sunflower Oil                  |               | 1000 ml | statcan/vegetable-oil   | ers/82101000            |  3.41 |  5.35
canola-oil-3000-ml                      | Canola Oil                     |               | 3000 ml | =statcan/canola-oil     | ers/82101000            | 10.77 | 16.06
canola-oil-946-ml                       | Canola Oil                     |               | 946 ml  | statcan/canola-oil      | ers/82101000            |  3.40 |  5.06
avocado-oil-3000-ml                     | Avocado Oil                    |               | 3000 ml | statcan/canola-oil      | ers/82101000            | 10.77 | 16.06
avocado-oil-946-ml                      | Avocado Oil                    |               | 946 ml  | statcan/canola-oil      | ers/82101000            |  3.40 |  5.06
coconut-oil-3000-ml                     | Coconut Oil                    |               | 3000 ml | statcan/canola-oil      | ers/82101000            | 10.77 | 16.06
coconut-oil-946-ml                      | Coconut Oil                    |               | 946 ml  | statcan/canola-oil      | ers/82101000            |  3.40 |  5.06
dill-pickles-1000-ml                    | Dill Pickles                   |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
dill-pickles-375-ml                     | Dill Pickles                   |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
green-olives-1000-ml                    | Green Olives                   |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
green-olives-375-ml                     | Green Olives                   |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
black-olives-1000-ml                    | Black Olives                   |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
black-olives-375-ml                     | Black Olives                   |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
sauerkraut-1000-ml                      | Sauerkraut                     |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
sauerkraut-375-ml                       | Sauerkraut                     |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
kimchi-1000-ml                          | Kimchi                         |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
kimchi-375-ml                           | Kimchi                         |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
capers-1000-ml                          | Capers                         |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
capers-375-ml                           | Capers                         |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
cranberry-sauce-348-ml                  | Cranberry Sauce                |               | 348 ml  | ers/63207110            | ers/63207110            |  1.97 |  1.68
mushroom-gravy-mix-30-g                 | Mushroom Gravy Mix             |               | 30 g    | ers/28500040x9          | ers/28500040x9          |  2.04 |  1.75
onion-gravy-298-ml                      | Onion Gravy                    |               | 298 ml  | ers/28500040            | ers/28500040            |  2.26 |  1.93
ponzu-sauce-300-ml                      | Ponzu Sauce                    |               | 300 ml  | ers/41420300            | ers/41420300            |  2.63 |  2.25
fajita-marinade-300-ml                  | Fajita Marinade                |               | 300 ml  | ers/74403000            | ers/74403000            |  2.73 |  2.33
lemon-pepper-seasoning-100-g            | Lemon Pepper Seasoning         |               | 100 g   | ers/28500040x9          | ers/28500040x9          |  6.82 |  5.82
ground-cinnamon-50-g                    | Ground Cinnamon                |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
garlic-powder-50-g                      | Garlic Powder                  |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
onion-powder-50-g                       | Onion Powder                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
chili-powder-50-g                       | Chili Powder                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
paprika-50-g                            | Paprika                        |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
smoked-paprika-50-g                     | Smoked Paprika                 |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
ground-cumin-50-g                       | Ground Cumin                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
curry-powder-50-g                       | Curry Powder                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
oregano-leaves-50-g                     | Oregano Leaves                 |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
italian-seasoning-50-g                  | Italian Seasoning              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
black-pepper-50-g                       | Black Pepper                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
ground-pepper-50-g                      | Ground Pepper                  |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
turmeric-50-g                           | Turmeric                       |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
ground-ginger-50-g                      | Ground Ginger                  |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
nutmeg-50-g                             | Nutmeg                         |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
ground-cloves-50-g                      | Ground Cloves                  |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
bay-leaves-50-g                         | Bay Leaves                     |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
cayenne-pepper-50-g                     | Cayenne Pepper                 |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
crushed-red-pepper-50-g                 | Crushed Red Pepper             |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
everything-bagel-seasoning-50-g         | Everything Bagel Seasoning     |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
seasoning-salt-50-g                     | Seasoning Salt                 |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
garlic-salt-50-g                        | Garlic Salt                    |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
cajun-seasoning-50-g                    | Cajun Seasoning                |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
steak-spice-50-g                        | Steak Spice                    |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
poultry-seasoning-50-g                  | Poultry Seasoning              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
old-bay-seasoning-50-g                  | Old Bay Seasoning              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
sesame-seeds-50-g                       | Sesame Seeds                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
poppy-seeds-50-g                        | Poppy Seeds                    |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
cinnamon-sticks-50-g                    | Cinnamon Sticks                |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
dried-basil-50-g                        | Dried Basil                    |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
dried-parsley-50-g                      | Dried Parsley                  |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
dried-thyme-50-g                        | Dried Thyme                    |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
dried-rosemary-50-g                     | Dried Rosemary                 |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
barbecue-rub-50-g                       | Barbecue Rub                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
garam-masala-50-g                       | Garam Masala                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
chicken-seasoning-50-g                  | Chicken Seasoning              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
coriander-seeds-50-g                    | Coriander Seeds                |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
jerk-seasoning-50-g                     | Jerk Seasoning                 |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
greek-seasoning-50-g                    | Greek Seasoning                |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
five-spice-powder-50-g                  | Five Spice Powder              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
lemon-pepper-50-g                       | Lemon Pepper                   |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
dill-weed-50-g                          | Dill Weed                      |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
celery-salt-50-g                        | Celery Salt                    |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
adobo-seasoning-50-g                    | Adobo Seasoning                |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
seafood-seasoning-50-g                  | Seafood Seasoning              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
pumpkin-pie-spice-50-g                  | Pumpkin Pie Spice              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
salt-737-g                              | Salt                           |               | 737 g   | statcan/white-sugar     | bls/sugar-white         |  1.24 |  1.42
sea-salt-737-g                          | Sea Salt                       |               | 737 g   | statcan/white-sugar     | bls/sugar-white         |  1.24 |  1.42
kosher-salt-737-g                       | Kosher Salt                    |               | 737 g   | statcan/white-sugar     | bls/sugar-white         |  1.24 |  1.42
table-salt-737-g                        | Table Salt                     |               | 737 g   | statcan/white-sugar     | bls/sugar-white         |  1.24 |  1.42
himalayan-pink-salt-737-g               | Himalayan Pink Salt            |               | 737 g   | statcan/white-sugar     | bls/sugar-white         |  1.24 |  1.42
sesame-oil-185-ml                       | Sesame Oil                     |               | 185 ml  | ers/82107000            | ers/82107000            |  6.24 |  5.33
peanut-oil-946-ml                       | Peanut Oil                     |               | 946 ml  | statcan/vegetable-oil   | ers/82101000            |  3.23 |  5.06
corn-oil-946-ml                         | Corn Oil                       |               | 946 ml  | statcan/vegetable-oil   | ers/82101000            |  3.23 |  5.06
grapeseed-oil-946-ml                    | Grapeseed Oil                  |               | 946 ml  | statcan/vegetable-oil   | ers/82101000            |  3.23 |  5.06
cooking-oil-946-ml                      | Cooking Oil                    |               | 946 ml  | statcan/vegetable-oil   | ers/82101000            |  3.23 |  5.06
cooking-spray-170-g                     | Cooking Spray                  |               | 170 g   | ers/82101000            | ers/82101000            |  1.06 |  0.91
maple-syrup-540-ml                      | Maple Syrup                    |               | 540 ml  | ers/91302010            | ers/91302010            |  8.35 |  7.13
agave-syrup-340-ml                      | Agave Syrup                    |               | 340 ml  | ers/91302010            | ers/91302010            |  5.25 |  4.49
date-syrup-340-ml                       | Date Syrup                     |               | 340 ml  | ers/91302010            | ers/91302010            |  5.25 |  4.49
raw-honey-500-g                         | Raw Honey                      |               | 500 g   | ers/91302010            | ers/91302010            |  7.73 |  6.60
creamed-honey-500-g                     | Creamed Honey                  |               | 500 g   | ers/91302010            | ers/91302010            |  7.73 |  6.60
kalamata-olives-375-ml                  | Kalamata Olives                |               | 375 ml  | ers/75510020            | ers/75510020            | 14.90 | 12.73
stuffed-olives-375-ml                   | Stuffed Olives                 |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
olives-375-ml                           | Olives                         |               | 375 ml  | ers/75511100            | ers/75511100            |  2.34 |  2.00
bread-and-butter-pickles-1000-ml        | Bread and Butter Pickles       |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
sweet-pickles-1000-ml                   | Sweet Pickles                  |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
pickles-1000-ml                         | Pickles                        |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
baby-dill-pickles-1000-ml               | Baby Dill Pickles              |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
gherkins-1000-ml                        | Gherkins                       |               | 1000 ml | ers/75511100            | ers/75511100            |  6.23 |  5.33
pickled-beets-500-ml                    | Pickled Beets                  |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
pickled-jalapenos-500-ml                | Pickled Jalapenos              |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
pickled-onions-500-ml                   | Pickled Onions                 |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
banana-peppers-500-ml                   | Banana Peppers                 |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
pepperoncini-500-ml                     | Pepperoncini                   |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
pickled-ginger-500-ml                   | Pickled Ginger                 |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
giardiniera-500-ml                      | Giardiniera                    |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
roasted-red-peppers-500-ml              | Roasted Red Peppers            |               | 500 ml  | ers/75511100            | ers/75511100            |  3.12 |  2.66
sun-dried-tomatoes-250-g                | Sun Dried Tomatoes             |               | 250 g   | ers/74206000            | ers/74206000            |  8.30 |  7.09
marinated-artichokes-340-ml             | Marinated Artichokes           |               | 340 ml  | ers-fv/artichoke-canned | ers-fv/artichoke-canned |  3.22 |  2.75
balsamic-glaze-250-ml                   | Balsamic Glaze                 |               | 250 ml  | ers/64401000            | ers/64401000            |  1.94 |  1.66
white-wine-vinegar-500-ml               | White Wine Vinegar             |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
rice-wine-vinegar-500-ml                | Rice Wine Vinegar              |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
champagne-vinegar-500-ml                | Champagne Vinegar              |               | 500 ml  | ers/64401000            | ers/64401000            |  3.88 |  3.32
coconut-aminos-296-ml                   | Coconut Aminos                 |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
liquid-aminos-296-ml                    | Liquid Aminos                  |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
mirin-296-ml                            | Mirin                          |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
shoyu-soy-sauce-296-ml                  | Shoyu Soy Sauce                |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
sukiyaki-sauce-296-ml                   | Sukiyaki Sauce                 |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
black-pepper-sauce-296-ml               | Black Pepper Sauce             |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
szechuan-sauce-296-ml                   | Szechuan Sauce                 |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
korean-barbecue-sauce-296-ml            | Korean Barbecue Sauce          |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
bulgogi-marinade-296-ml                 | Bulgogi Marinade               |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
mongolian-sauce-296-ml                  | Mongolian Sauce                |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
thai-curry-sauce-296-ml                 | Thai Curry Sauce               |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
yum-yum-sauce-296-ml                    | Yum Yum Sauce                  |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
duck-sauce-296-ml                       | Duck Sauce                     |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
gochujang-296-ml                        | Gochujang                      |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
mole-sauce-296-ml                       | Mole Sauce                     |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
chipotle-sauce-296-ml                   | Chipotle Sauce                 |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
garlic-sauce-296-ml                     | Garlic Sauce                   |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
sesame-garlic-sauce-296-ml              | Sesame Garlic Sauce            |               | 296 ml  | ers/41420400            | ers/41420400            |  3.23 |  2.76
teriyaki-marinade-355-ml                | Teriyaki Marinade              |               | 355 ml  | ers/74403000            | ers/74403000            |  3.23 |  2.76
lemon-pepper-marinade-355-ml            | Lemon Pepper Marinade          |               | 355 ml  | ers/74403000            | ers/74403000            |  3.23 |  2.76
steak-marinade-355-ml                   | Steak Marinade                 |               | 355 ml  | ers/74403000            | ers/74403000            |  3.23 |  2.76
mesquite-marinade-355-ml                | Mesquite Marinade              |               | 355 ml  | ers/74403000            | ers/74403000            |  3.23 |  2.76
italian-marinade-355-ml                 | Italian Marinade               |               | 355 ml  | ers/74403000            | ers/74403000            |  3.23 |  2.76
chipotle-mayonnaise-445-ml              | Chipotle Mayonnaise            |               | 445 ml  | statcan/mayonnaise      | ers/83107000            |  3.19 |  2.65
light-mayonnaise-445-ml                 | Light Mayonnaise               |               | 445 ml  | statcan/mayonnaise      | ers/83107000            |  3.19 |  2.65
garlic-aioli-445-ml                     | Garlic Aioli                   |               | 445 ml  | statcan/mayonnaise      | ers/83107000            |  3.19 |  2.65
stone-ground-mustard-400-ml             | Stone Ground Mustard           |               | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
yellow-mustard-400-ml                   | Yellow Mustard                 |               | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
spicy-brown-mustard-400-ml              | Spicy Brown Mustard            |               | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
whole-grain-mustard-400-ml              | Whole Grain Mustard            |               | 400 ml  | ers/75506010            | ers/75506010            |  2.94 |  2.51
poppy-seed-dressing-475-ml              | Poppy Seed Dressing            |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
catalina-dressing-475-ml                | Catalina Dressing              |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
raspberry-vinaigrette-dressing-475-ml   | Raspberry Vinaigrette Dressing |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
green-goddess-dressing-475-ml           | Green Goddess Dressing         |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
creamy-caesar-dressing-475-ml           | Creamy Caesar Dressing         |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
russian-dressing-475-ml                 | Russian Dressing               |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
red-wine-vinaigrette-dressing-475-ml    | Red Wine Vinaigrette Dressing  |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
lemon-vinaigrette-dressing-475-ml       | Lemon Vinaigrette Dressing     |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
cucumber-dressing-475-ml                | Cucumber Dressing              |               | 475 ml  | ers/83112500            | ers/83112500            |  3.82 |  3.26
blackberry-jam-500-ml                   | Blackberry Jam                 |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
peach-jam-500-ml                        | Peach Jam                      |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
fig-jam-500-ml                          | Fig Jam                        |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
fruit-spread-500-ml                     | Fruit Spread                   |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
grape-jam-500-ml                        | Grape Jam                      |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
cherry-jam-500-ml                       | Cherry Jam                     |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
red-pepper-jelly-500-ml                 | Red Pepper Jelly               |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
apple-jelly-500-ml                      | Apple Jelly                    |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
lemon-curd-500-ml                       | Lemon Curd                     |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
apple-butter-500-ml                     | Apple Butter                   |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
three-fruit-jam-500-ml                  | Three Fruit Jam                |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
sunflower-seed-butter-500-g             | Sunflower Seed Butter          |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
mixed-nut-butter-500-g                  | Mixed Nut Butter               |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
chocolate-hazelnut-spread-500-g         | Chocolate Hazelnut Spread      |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
pumpkin-seed-butter-500-g               | Pumpkin Seed Butter            |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
natural-peanut-butter-500-g             | Natural Peanut Butter          |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
powdered-peanut-butter-500-g            | Powdered Peanut Butter         |               | 500 g   | statcan/peanut-butter   | ers/42202000            |  2.81 |  3.29
chocolate-sauce-428-ml                  | Chocolate Sauce                |               | 428 ml  | ers/91300100            | ers/91300100            |  2.59 |  2.21
hot-fudge-sauce-428-ml                  | Hot Fudge Sauce                |               | 428 ml  | ers/91300100            | ers/91300100            |  2.59 |  2.21
caramel-syrup-428-ml                    | Caramel Syrup                  |               | 428 ml  | ers/91300100            | ers/91300100            |  2.59 |  2.21
strawberry-syrup-428-ml                 | Strawberry Syrup               |               | 428 ml  | ers/91300100            | ers/91300100            |  2.59 |  2.21
butterscotch-sauce-428-ml               | Butterscotch Sauce             |               | 428 ml  | ers/91300100            | ers/91300100            |  2.59 |  2.21
spinach-artichoke-dip-340-g             | Spinach Artichoke Dip          |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
dill-dip-340-g                          | Dill Dip                       |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
buffalo-chicken-dip-340-g               | Buffalo Chicken Dip            |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
seven-layer-dip-340-g                   | Seven Layer Dip                |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
baba-ganoush-340-g                      | Baba Ganoush                   |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
dill-pickle-dip-340-g                   | Dill Pickle Dip                |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
jalapeno-dip-340-g                      | Jalapeno Dip                   |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
onion-dip-340-g                         | Onion Dip                      |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
vegetable-dip-340-g                     | Vegetable Dip                  |               | 340 g   | ers/12350230            | ers/12350230            |  4.01 |  3.43
spicy-hummus-227-g                      | Spicy Hummus                   |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
lemon-hummus-227-g                      | Lemon Hummus                   |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
chocolate-hummus-227-g                  | Chocolate Hummus               |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
olive-tapenade-227-g                    | Olive Tapenade                 |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
bruschetta-227-g                        | Bruschetta                     |               | 227 g   | statcan/hummus          | ers/41205070            |  3.90 |  3.33
black-bean-salsa-418-ml                 | Black Bean Salsa               |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
mango-salsa-418-ml                      | Mango Salsa                    |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
pico-de-gallo-418-ml                    | Pico de Gallo                  |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
peach-salsa-418-ml                      | Peach Salsa                    |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
chunky-salsa-418-ml                     | Chunky Salsa                   |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
corn-salsa-418-ml                       | Corn Salsa                     |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
salsa-con-queso-418-ml                  | Salsa con Queso                |               | 418 ml  | statcan/salsa           | ers/74402150            |  4.93 |  2.89
au-jus-gravy-mix-35-g                   | Au Jus Gravy Mix               |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
pork-gravy-mix-35-g                     | Pork Gravy Mix                 |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
country-gravy-mix-35-g                  | Country Gravy Mix              |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
onion-gravy-mix-35-g                    | Onion Gravy Mix                |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
hollandaise-sauce-mix-35-g              | Hollandaise Sauce Mix          |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
bearnaise-sauce-mix-35-g                | Bearnaise Sauce Mix            |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
pesto-sauce-mix-35-g                    | Pesto Sauce Mix                |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
sloppy-joe-seasoning-mix-35-g           | Sloppy Joe Seasoning Mix       |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
meatloaf-seasoning-mix-35-g             | Meatloaf Seasoning Mix         |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
beef-stew-seasoning-mix-35-g            | Beef Stew Seasoning Mix        |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
fish-taco-seasoning-mix-35-g            | Fish Taco Seasoning Mix        |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
guacamole-seasoning-mix-35-g            | Guacamole Seasoning Mix        |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
burrito-seasoning-mix-35-g              | Burrito Seasoning Mix          |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
onion-dip-mix-35-g                      | Onion Dip Mix                  |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
ranch-dip-mix-35-g                      | Ranch Dip Mix                  |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
spaghetti-sauce-mix-35-g                | Spaghetti Sauce Mix            |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
stir-fry-seasoning-mix-35-g             | Stir Fry Seasoning Mix         |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
enchilada-sauce-mix-35-g                | Enchilada Sauce Mix            |               | 35 g    | ers/28500040x9          | ers/28500040x9          |  2.39 |  2.04
green-enchilada-sauce-425-ml            | Green Enchilada Sauce          |               | 425 ml  | ers/74402250            | ers/74402250            |  2.48 |  2.12
red-enchilada-sauce-425-ml              | Red Enchilada Sauce            |               | 425 ml  | ers/74402250            | ers/74402250            |  2.48 |  2.12
sloppy-joe-sauce-425-ml                 | Sloppy Joe Sauce               |               | 425 ml  | ers/74402250            | ers/74402250            |  2.48 |  2.12
chili-sauce-425-ml                      | Chili Sauce                    |               | 425 ml  | ers/74402250            | ers/74402250            |  2.48 |  2.12
green-curry-paste-400-ml                | Green Curry Paste              |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
red-curry-paste-400-ml                  | Red Curry Paste                |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
korma-sauce-400-ml                      | Korma Sauce                    |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
vindaloo-sauce-400-ml                   | Vindaloo Sauce                 |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
madras-curry-sauce-400-ml               | Madras Curry Sauce             |               | 400 ml  | ers/74403000            | ers/74403000            |  3.64 |  3.11
arrabbiata-pasta-sauce-650-ml           | Arrabbiata Pasta Sauce         |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
mushroom-pasta-sauce-650-ml             | Mushroom Pasta Sauce           |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
four-cheese-pasta-sauce-650-ml          | Four Cheese Pasta Sauce        |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
garden-vegetable-pasta-sauce-650-ml     | Garden Vegetable Pasta Sauce   |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
clam-sauce-650-ml                       | Clam Sauce                     |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
rose-pasta-sauce-650-ml                 | Rose Pasta Sauce               |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
traditional-pasta-sauce-650-ml          | Traditional Pasta Sauce        |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
puttanesca-sauce-650-ml                 | Puttanesca Sauce               |               | 650 ml  | statcan/pasta-sauce     | ers/74404010            |  3.58 |  2.52
sun-dried-tomato-pesto-270-ml           | Sun Dried Tomato Pesto         |               | 270 ml  | ers/81302070            | ers/81302070            |  7.06 |  6.03
red-pesto-270-ml                        | Red Pesto                      |               | 270 ml  | ers/81302070            | ers/81302070            |  7.06 |  6.03
bacon-bits-170-g                        | Bacon Bits                     |               | 170 g   | ers/75415022            | ers/75415022            |  3.22 |  2.75
salad-topping-170-g                     | Salad Topping                  |               | 170 g   | ers/75415022            | ers/75415022            |  3.22 |  2.75
crispy-fried-onions-170-g               | Crispy Fried Onions            |               | 170 g   | ers/75415022            | ers/75415022            |  3.22 |  2.75
crispy-jalapenos-170-g                  | Crispy Jalapenos               |               | 170 g   | ers/75415022            | ers/75415022            |  3.22 |  2.75
coconut-cream-400-ml                    | Coconut Cream                  |               | 400 ml  | ers/42402010            | ers/42402010            |  3.35 |  2.86
coconut-milk-400-ml                     | Coconut Milk                   |               | 400 ml  | ers/42402010            | ers/42402010            |  3.35 |  2.86
light-coconut-milk-400-ml               | Light Coconut Milk             |               | 400 ml  | ers/42402010            | ers/42402010            |  3.35 |  2.86
mango-chutney-250-ml                    | Mango Chutney                  |               | 250 ml  | statcan/salsa           | ers/74402150            |  2.95 |  1.73
chutney-250-ml                          | Chutney                        |               | 250 ml  | statcan/salsa           | ers/74402150            |  2.95 |  1.73
liquid-smoke-100-ml                     | Liquid Smoke                   |               | 100 ml  | ers/41420450            | ers/41420450            |  1.22 |  1.05
red-pepper-flakes-40-g                  | Red Pepper Flakes              |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
chili-flakes-40-g                       | Chili Flakes                   |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
black-peppercorns-50-g                  | Black Peppercorns              |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
fennel-seeds-40-g                       | Fennel Seeds                   |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
mustard-seeds-40-g                      | Mustard Seeds                  |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
caraway-seeds-40-g                      | Caraway Seeds                  |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
allspice-40-g                           | Allspice                       |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
cardamom-40-g                           | Cardamom                       |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
saffron-10-g                            | Saffron                        |               | 10 g    | ers/43103000            | ers/43103000            |  0.66 |  0.56
sumac-40-g                              | Sumac                          |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
zaatar-40-g                             | Za'atar                        |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
tarragon-leaves-20-g                    | Tarragon Leaves                |               | 20 g    | ers/43103000            | ers/43103000            |  1.32 |  1.13
marjoram-leaves-20-g                    | Marjoram Leaves                |               | 20 g    | ers/43103000            | ers/43103000            |  1.32 |  1.13
thyme-leaves-20-g                       | Thyme Leaves                   |               | 20 g    | ers/43103000            | ers/43103000            |  1.32 |  1.13
sambal-chili-sauce-250-ml               | Sambal Chili Sauce             |               | 250 ml  | ers/74406060            | ers/74406060            |  2.25 |  1.92
passata-tomato-sauce-680-ml             | Passata Tomato Sauce           |               | 680 ml  | ers/74402250            | ers/74402250            |  3.96 |  3.39
chili-crisp-sauce-200-ml                | Chili Crisp Sauce              |               | 200 ml  | ers/74406060            | ers/74406060            |  1.80 |  1.54
wasabi-paste-43-g                       | Wasabi Paste                   |               | 43 g    | ers/74406500            | ers/74406500            |  0.50 |  0.43
remoulade-sauce-250-ml                  | Remoulade Sauce                |               | 250 ml  | ers/74406500            | ers/74406500            |  2.89 |  2.47
peri-peri-sauce-250-ml                  | Peri Peri Sauce                |               | 250 ml  | ers/74406060            | ers/74406060            |  2.25 |  1.92
harissa-paste-190-ml                    | Harissa Paste                  |               | 190 ml  | ers/74403000            | ers/74403000            |  1.73 |  1.48
chipotle-peppers-200-ml                 | Chipotle Peppers               |               | 200 ml  | statcan/salsa           | ers/74402150            |  2.36 |  1.38
ice-cream-topping-300-ml                | Ice Cream Topping              |               | 300 ml  | ers/91300100            | ers/91300100            |  1.82 |  1.55
sundae-topping-300-ml                   | Sundae Topping                 |               | 300 ml  | ers/91300100            | ers/91300100            |  1.82 |  1.55
cookie-butter-400-g                     | Cookie Butter                  |               | 400 g   | ers/42200500            | ers/42200500            | 10.58 |  9.04
basil-pesto-190-ml                      | Basil Pesto                    |               | 190 ml  | ers/81302070            | ers/81302070            |  4.97 |  4.24
cocktail-onions-250-ml                  | Cocktail Onions                |               | 250 ml  | ers/75511100            | ers/75511100            |  1.56 |  1.33
jam-500-ml                              | Jam                            |               | 500 ml  | ers/91401000            | ers/91401000            |  2.51 |  2.15
syrup-750-ml                            | Syrup                          |               | 750 ml  | ers/91300100            | ers/91300100            |  4.54 |  3.88
furikake-seasoning-50-g                 | Furikake Seasoning             |               | 50 g    | ers/43103000            | ers/43103000            |  3.30 |  2.82
sazon-seasoning-40-g                    | Sazon Seasoning                |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
seasoning-40-g                          | Seasoning                      |               | 40 g    | ers/43103000            | ers/43103000            |  2.64 |  2.25
`;
