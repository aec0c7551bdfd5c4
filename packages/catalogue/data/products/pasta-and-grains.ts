/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const PASTA_AND_GRAINS = `
noodles-340-g                          | Noodles                          |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
rice-900-g                             | Rice                             |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
spaghetti-pasta-500-g                  | Spaghetti Pasta                  |         | 500 g  | =statcan/dry-or-fresh-pasta | bls/spaghetti-and-macaroni  |  3.45 |  1.60
spaghetti-pasta-454-g                  | Spaghetti Pasta                  |         | 454 g  | statcan/dry-or-fresh-pasta  | =bls/spaghetti-and-macaroni |  3.13 |  1.37
spaghetti-pasta-340-g                  | Spaghetti Pasta                  |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
spaghetti-pasta-900-g                  | Spaghetti Pasta                  |         | 900 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  6.21 |  2.88
barilla-spaghetti-pasta-410-g          | Spaghetti Pasta                  | Barilla | 410 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.83 |  1.31
catelli-spaghetti-pasta-375-g          | Spaghetti Pasta                  | Catelli | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
penne-pasta-500-g                      | Penne Pasta                      |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
penne-pasta-454-g                      | Penne Pasta                      |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
fusilli-pasta-500-g                    | Fusilli Pasta                    |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
fusilli-pasta-454-g                    | Fusilli Pasta                    |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
rotini-pasta-500-g                     | Rotini Pasta                     |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
rotini-pasta-454-g                     | Rotini Pasta                     |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
macaroni-pasta-500-g                   | Macaroni Pasta                   |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
macaroni-pasta-454-g                   | Macaroni Pasta                   |         | 454 g  | statcan/dry-or-fresh-pasta  | =bls/spaghetti-and-macaroni |  3.13 |  1.37
elbow-macaroni-pasta-500-g             | Elbow Macaroni Pasta             |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
elbow-macaroni-pasta-454-g             | Elbow Macaroni Pasta             |         | 454 g  | statcan/dry-or-fresh-pasta  | =bls/spaghetti-and-macaroni |  3.13 |  1.37
linguine-pasta-500-g                   | Linguine Pasta                   |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
linguine-pasta-454-g                   | Linguine Pasta                   |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
fettuccine-pasta-500-g                 | Fettuccine Pasta                 |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
fettuccine-pasta-454-g                 | Fettuccine Pasta                 |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
angel-hair-pasta-500-g                 | Angel Hair Pasta                 |         | 500 g  | =statcan/dry-or-fresh-pasta | bls/spaghetti-and-macaroni  |  3.45 |  1.60
angel-hair-pasta-454-g                 | Angel Hair Pasta                 |         | 454 g  | statcan/dry-or-fresh-pasta  | =bls/spaghetti-and-macaroni |  3.13 |  1.37
angel-hair-pasta-340-g                 | Angel Hair Pasta                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
rigatoni-pasta-500-g                   | Rigatoni Pasta                   |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
farfalle-bow-tie-pasta-500-g           | Farfalle Bow Tie Pasta           |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
shells-pasta-500-g                     | Shells Pasta                     |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
medium-shells-pasta-500-g              | Medium Shells Pasta              |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
orzo-pasta-500-g                       | Orzo Pasta                       |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
capellini-pasta-500-g                  | Capellini Pasta                  |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
cavatappi-pasta-500-g                  | Cavatappi Pasta                  |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
ziti-pasta-500-g                       | Ziti Pasta                       |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
vermicelli-pasta-500-g                 | Vermicelli Pasta                 |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
tagliatelle-pasta-500-g                | Tagliatelle Pasta                |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
pappardelle-pasta-500-g                | Pappardelle Pasta                |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
spirals-pasta-500-g                    | Spirals Pasta                    |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
spaghettini-pasta-500-g                | Spaghettini Pasta                |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
jumbo-shells-pasta-500-g               | Jumbo Shells Pasta               |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
manicotti-pasta-500-g                  | Manicotti Pasta                  |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
cannelloni-pasta-500-g                 | Cannelloni Pasta                 |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
tricolour-rotini-pasta-500-g           | Tricolour Rotini Pasta           |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
campanelle-pasta-500-g                 | Campanelle Pasta                 |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
bucatini-pasta-500-g                   | Bucatini Pasta                   |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
ditalini-pasta-500-g                   | Ditalini Pasta                   |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
gemelli-pasta-500-g                    | Gemelli Pasta                    |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
mini-penne-pasta-500-g                 | Mini Penne Pasta                 |         | 500 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.45 |  1.60
pasta-500-g                            | Pasta                            |         | 500 g  | =statcan/dry-or-fresh-pasta | bls/spaghetti-and-macaroni  |  3.45 |  1.60
pasta-340-g                            | Pasta                            |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
lasagna-noodles-375-g                  | Lasagna Noodles                  |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
lasagna-noodles-454-g                  | Lasagna Noodles                  |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
lasagna-noodles-250-g                  | Lasagna Noodles                  |         | 250 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.73 |  0.80
oven-ready-lasagna-noodles-375-g       | Oven Ready Lasagna Noodles       |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
oven-ready-lasagna-noodles-454-g       | Oven Ready Lasagna Noodles       |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
oven-ready-lasagna-noodles-250-g       | Oven Ready Lasagna Noodles       |         | 250 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.73 |  0.80
lasagna-sheets-375-g                   | Lasagna Sheets                   |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
lasagna-sheets-454-g                   | Lasagna Sheets                   |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
lasagna-sheets-250-g                   | Lasagna Sheets                   |         | 250 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.73 |  0.80
egg-noodles-340-g                      | Egg Noodles                      |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
egg-noodles-375-g                      | Egg Noodles                      |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
broad-egg-noodles-340-g                | Broad Egg Noodles                |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
broad-egg-noodles-375-g                | Broad Egg Noodles                |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
wheat-noodles-340-g                    | Wheat Noodles                    |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
wheat-noodles-375-g                    | Wheat Noodles                    |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
whole-wheat-spaghetti-pasta-454-g      | Whole Wheat Spaghetti Pasta      |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
whole-wheat-spaghetti-pasta-375-g      | Whole Wheat Spaghetti Pasta      |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
whole-wheat-penne-pasta-454-g          | Whole Wheat Penne Pasta          |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
whole-wheat-penne-pasta-375-g          | Whole Wheat Penne Pasta          |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
whole-wheat-rotini-pasta-454-g         | Whole Wheat Rotini Pasta         |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
whole-wheat-rotini-pasta-375-g         | Whole Wheat Rotini Pasta         |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
whole-wheat-fusilli-pasta-454-g        | Whole Wheat Fusilli Pasta        |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
whole-wheat-fusilli-pasta-375-g        | Whole Wheat Fusilli Pasta        |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
whole-wheat-linguine-pasta-454-g       | Whole Wheat Linguine Pasta       |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
whole-wheat-linguine-pasta-375-g       | Whole Wheat Linguine Pasta       |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
chickpea-pasta-375-g                   | Chickpea Pasta                   |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
chickpea-pasta-227-g                   | Chickpea Pasta                   |         | 227 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.57 |  0.73
lentil-pasta-375-g                     | Lentil Pasta                     |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
lentil-pasta-227-g                     | Lentil Pasta                     |         | 227 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.57 |  0.73
red-lentil-penne-pasta-375-g           | Red Lentil Penne Pasta           |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
red-lentil-penne-pasta-227-g           | Red Lentil Penne Pasta           |         | 227 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.57 |  0.73
alphabet-pasta-375-g                   | Alphabet Pasta                   |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
alphabet-pasta-227-g                   | Alphabet Pasta                   |         | 227 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.57 |  0.73
stelline-pasta-375-g                   | Stelline Pasta                   |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
stelline-pasta-227-g                   | Stelline Pasta                   |         | 227 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.57 |  0.73
spinach-pasta-375-g                    | Spinach Pasta                    |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
spinach-pasta-227-g                    | Spinach Pasta                    |         | 227 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.57 |  0.73
chow-mein-noodles-300-g                | Chow Mein Noodles                |         | 300 g  | ers/56116000                | ers/56116000                |  3.84 |  3.05
chow-mein-noodles-250-g                | Chow Mein Noodles                |         | 250 g  | ers/56116000                | ers/56116000                |  3.20 |  2.54
udon-noodles-300-g                     | Udon Noodles                     |         | 300 g  | ers/56116000                | ers/56116000                |  3.84 |  3.05
udon-noodles-250-g                     | Udon Noodles                     |         | 250 g  | ers/56116000                | ers/56116000                |  3.20 |  2.54
soba-noodles-300-g                     | Soba Noodles                     |         | 300 g  | ers/56116000                | ers/56116000                |  3.84 |  3.05
soba-noodles-250-g                     | Soba Noodles                     |         | 250 g  | ers/56116000                | ers/56116000                |  3.20 |  2.54
ramen-noodles-300-g                    | Ramen Noodles                    |         | 300 g  | ers/56116000                | ers/56116000                |  3.84 |  3.05
ramen-noodles-250-g                    | Ramen Noodles                    |         | 250 g  | ers/56116000                | ers/56116000                |  3.20 |  2.54
lo-mein-noodles-300-g                  | Lo Mein Noodles                  |         | 300 g  | ers/56116000                | ers/56116000                |  3.84 |  3.05
lo-mein-noodles-250-g                  | Lo Mein Noodles                  |         | 250 g  | ers/56116000                | ers/56116000                |  3.20 |  2.54
rice-noodles-454-g                     | Rice Noodles                     |         | 454 g  | statcan/white-rice          | bls/rice-white              |  2.18 |  0.98
rice-noodles-227-g                     | Rice Noodles                     |         | 227 g  | statcan/white-rice          | bls/rice-white              |  1.09 |  0.49
rice-vermicelli-noodles-454-g          | Rice Vermicelli Noodles          |         | 454 g  | statcan/white-rice          | bls/rice-white              |  2.18 |  0.98
rice-vermicelli-noodles-227-g          | Rice Vermicelli Noodles          |         | 227 g  | statcan/white-rice          | bls/rice-white              |  1.09 |  0.49
potato-gnocchi-500-g                   | Potato Gnocchi                   |         | 500 g  | ers/58122220                | ers/58122220                |  3.82 |  3.04
potato-gnocchi-454-g                   | Potato Gnocchi                   |         | 454 g  | ers/58122220                | ers/58122220                |  3.47 |  2.76
gnocchi-500-g                          | Gnocchi                          |         | 500 g  | ers/58122220                | ers/58122220                |  3.82 |  3.04
gnocchi-454-g                          | Gnocchi                          |         | 454 g  | ers/58122220                | ers/58122220                |  3.47 |  2.76
cheese-ravioli-350-g                   | Cheese Ravioli                   |         | 350 g  | ers/58131510                | ers/58131510                |  3.09 |  2.46
cheese-ravioli-500-g                   | Cheese Ravioli                   |         | 500 g  | ers/58131510                | ers/58131510                |  4.41 |  3.51
spinach-ravioli-350-g                  | Spinach Ravioli                  |         | 350 g  | ers/58131510                | ers/58131510                |  3.09 |  2.46
spinach-ravioli-500-g                  | Spinach Ravioli                  |         | 500 g  | ers/58131510                | ers/58131510                |  4.41 |  3.51
fresh-ravioli-350-g                    | Fresh Ravioli                    |         | 350 g  | ers/58131510                | ers/58131510                |  3.09 |  2.46
fresh-ravioli-500-g                    | Fresh Ravioli                    |         | 500 g  | ers/58131510                | ers/58131510                |  4.41 |  3.51
meat-ravioli-350-g                     | Meat Ravioli                     |         | 350 g  | ers/58131310                | ers/58131310                |  3.92 |  3.12
beef-ravioli-350-g                     | Beef Ravioli                     |         | 350 g  | ers/58131310                | ers/58131310                |  3.92 |  3.12
cheese-tortellini-350-g                | Cheese Tortellini                |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
cheese-tortellini-500-g                | Cheese Tortellini                |         | 500 g  | ers/58134680                | ers/58134680                |  6.00 |  4.77
meat-tortellini-350-g                  | Meat Tortellini                  |         | 350 g  | ers/58134650                | ers/58134650                |  5.01 |  3.98
fresh-fettuccine-pasta-350-g           | Fresh Fettuccine Pasta           |         | 350 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.42 |  1.12
fresh-linguine-pasta-350-g             | Fresh Linguine Pasta             |         | 350 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.42 |  1.12
fresh-lasagna-sheets-350-g             | Fresh Lasagna Sheets             |         | 350 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.42 |  1.12
white-rice-2000-g                      | White Rice                       |         | 2000 g | =statcan/white-rice         | bls/rice-white              |  9.62 |  4.33
white-rice-900-g                       | White Rice                       |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
white-rice-454-g                       | White Rice                       |         | 454 g  | statcan/white-rice          | =bls/rice-white             |  2.18 |  0.93
long-grain-rice-2000-g                 | Long Grain Rice                  |         | 2000 g | statcan/white-rice          | bls/rice-white              |  9.62 |  4.33
long-grain-rice-900-g                  | Long Grain Rice                  |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
long-grain-rice-454-g                  | Long Grain Rice                  |         | 454 g  | statcan/white-rice          | bls/rice-white              |  2.18 |  0.98
basmati-rice-2000-g                    | Basmati Rice                     |         | 2000 g | =statcan/white-rice         | bls/rice-white              |  9.62 |  4.33
basmati-rice-900-g                     | Basmati Rice                     |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
jasmine-rice-2000-g                    | Jasmine Rice                     |         | 2000 g | statcan/white-rice          | bls/rice-white              |  9.62 |  4.33
jasmine-rice-900-g                     | Jasmine Rice                     |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
arborio-rice-2000-g                    | Arborio Rice                     |         | 2000 g | statcan/white-rice          | bls/rice-white              |  9.62 |  4.33
arborio-rice-900-g                     | Arborio Rice                     |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
sushi-rice-2000-g                      | Sushi Rice                       |         | 2000 g | statcan/white-rice          | bls/rice-white              |  9.62 |  4.33
sushi-rice-900-g                       | Sushi Rice                       |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
calrose-rice-2000-g                    | Calrose Rice                     |         | 2000 g | statcan/white-rice          | bls/rice-white              |  9.62 |  4.33
calrose-rice-900-g                     | Calrose Rice                     |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
instant-rice-2000-g                    | Instant Rice                     |         | 2000 g | statcan/white-rice          | bls/rice-white              |  9.62 |  4.33
instant-rice-900-g                     | Instant Rice                     |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
parboiled-rice-2000-g                  | Parboiled Rice                   |         | 2000 g | statcan/white-rice          | bls/rice-white              |  9.62 |  4.33
parboiled-rice-900-g                   | Parboiled Rice                   |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
brown-rice-900-g                       | Brown Rice                       |         | 900 g  | =statcan/brown-rice         | bls/rice-white              |  5.91 |  1.95
brown-rice-750-g                       | Brown Rice                       |         | 750 g  | statcan/brown-rice          | bls/rice-white              |  4.93 |  1.63
brown-basmati-rice-900-g               | Brown Basmati Rice               |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
brown-basmati-rice-750-g               | Brown Basmati Rice               |         | 750 g  | statcan/brown-rice          | bls/rice-white              |  4.93 |  1.63
wild-rice-blend-900-g                  | Wild Rice Blend                  |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
wild-rice-blend-750-g                  | Wild Rice Blend                  |         | 750 g  | statcan/brown-rice          | bls/rice-white              |  4.93 |  1.63
quinoa-454-g                           | Quinoa                           |         | 454 g  | ers/56204005x2.7            | ers/56204005x2.7            |  7.76 |  6.17
quinoa-340-g                           | Quinoa                           |         | 340 g  | ers/56204005x2.7            | ers/56204005x2.7            |  5.81 |  4.62
tricolour-quinoa-454-g                 | Tricolour Quinoa                 |         | 454 g  | ers/56204005x2.7            | ers/56204005x2.7            |  7.76 |  6.17
tricolour-quinoa-340-g                 | Tricolour Quinoa                 |         | 340 g  | ers/56204005x2.7            | ers/56204005x2.7            |  5.81 |  4.62
red-quinoa-454-g                       | Red Quinoa                       |         | 454 g  | ers/56204005x2.7            | ers/56204005x2.7            |  7.76 |  6.17
red-quinoa-340-g                       | Red Quinoa                       |         | 340 g  | ers/56204005x2.7            | ers/56204005x2.7            |  5.81 |  4.62
couscous-500-g                         | Couscous                         |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
couscous-340-g                         | Couscous                         |         | 340 g  | ers/56207110x2.5            | ers/56207110x2.5            |  2.81 |  2.23
pearl-couscous-500-g                   | Pearl Couscous                   |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
pearl-couscous-340-g                   | Pearl Couscous                   |         | 340 g  | ers/56207110x2.5            | ers/56207110x2.5            |  2.81 |  2.23
whole-wheat-couscous-500-g             | Whole Wheat Couscous             |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
whole-wheat-couscous-340-g             | Whole Wheat Couscous             |         | 340 g  | ers/56207110x2.5            | ers/56207110x2.5            |  2.81 |  2.23
bulgur-wheat-500-g                     | Bulgur Wheat                     |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
farro-500-g                            | Farro                            |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
freekeh-500-g                          | Freekeh                          |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
pearl-barley-500-g                     | Pearl Barley                     |         | 500 g  | ers/56200400x2.8            | ers/56200400x2.8            |  2.44 |  1.94
pearl-barley-900-g                     | Pearl Barley                     |         | 900 g  | ers/56200400x2.8            | ers/56200400x2.8            |  4.40 |  3.50
pot-barley-500-g                       | Pot Barley                       |         | 500 g  | ers/56200400x2.8            | ers/56200400x2.8            |  2.44 |  1.94
pot-barley-900-g                       | Pot Barley                       |         | 900 g  | ers/56200400x2.8            | ers/56200400x2.8            |  4.40 |  3.50
millet-454-g                           | Millet                           |         | 454 g  | ers/56200400x2.8            | ers/56200400x2.8            |  2.22 |  1.76
buckwheat-groats-454-g                 | Buckwheat Groats                 |         | 454 g  | ers/56200400x2.8            | ers/56200400x2.8            |  2.22 |  1.76
amaranth-454-g                         | Amaranth                         |         | 454 g  | ers/56200400x2.8            | ers/56200400x2.8            |  2.22 |  1.76
sorghum-grain-454-g                    | Sorghum Grain                    |         | 454 g  | ers/56200400x2.8            | ers/56200400x2.8            |  2.22 |  1.76
teff-454-g                             | Teff                             |         | 454 g  | ers/56200400x2.8            | ers/56200400x2.8            |  2.22 |  1.76
polenta-500-g                          | Polenta                          |         | 500 g  | ers/56201091x2              | ers/56201091x2              |  2.43 |  1.93
cauliflower-gnocchi-400-g              | Cauliflower Gnocchi              |         | 400 g  | ers/58122220                | ers/58122220                |  3.05 |  2.43
spinach-tortellini-350-g               | Spinach Tortellini               |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
mushroom-ravioli-350-g                 | Mushroom Ravioli                 |         | 350 g  | ers/58131510                | ers/58131510                |  3.09 |  2.46
butternut-squash-ravioli-350-g         | Butternut Squash Ravioli         |         | 350 g  | ers/58131510                | ers/58131510                |  3.09 |  2.46
rotelle-pasta-454-g                    | Rotelle Pasta                    |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
orecchiette-pasta-454-g                | Orecchiette Pasta                |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
black-bean-pasta-227-g                 | Black Bean Pasta                 |         | 227 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  1.57 |  0.73
spinach-fettuccine-pasta-340-g         | Spinach Fettuccine Pasta         |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
hearts-of-palm-pasta-340-g             | Hearts of Palm Pasta             |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
konjac-pasta-340-g                     | Konjac Pasta                     |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
shirataki-noodles-340-g                | Shirataki Noodles                |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
protein-pasta-340-g                    | Protein Pasta                    |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
high-fibre-pasta-340-g                 | High Fibre Pasta                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
large-shells-pasta-340-g               | Large Shells Pasta               |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
small-shells-pasta-340-g               | Small Shells Pasta               |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
mini-shells-pasta-340-g                | Mini Shells Pasta                |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
mini-farfalle-pasta-340-g              | Mini Farfalle Pasta              |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
rotini-rigate-pasta-340-g              | Rotini Rigate Pasta              |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
penne-rigate-pasta-340-g               | Penne Rigate Pasta               |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
mezzi-rigatoni-pasta-340-g             | Mezzi Rigatoni Pasta             |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
cavatelli-pasta-340-g                  | Cavatelli Pasta                  |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
casarecce-pasta-340-g                  | Casarecce Pasta                  |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
trottole-pasta-340-g                   | Trottole Pasta                   |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
egg-fettuccine-pasta-340-g             | Egg Fettuccine Pasta             |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
fresh-spaghetti-pasta-340-g            | Fresh Spaghetti Pasta            |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
fresh-tagliatelle-pasta-340-g          | Fresh Tagliatelle Pasta          |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
fresh-pappardelle-pasta-340-g          | Fresh Pappardelle Pasta          |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
fresh-pasta-340-g                      | Fresh Pasta                      |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
fresh-gnocchi-340-g                    | Fresh Gnocchi                    |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
whole-wheat-rigatoni-pasta-340-g       | Whole Wheat Rigatoni Pasta       |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
whole-wheat-macaroni-pasta-340-g       | Whole Wheat Macaroni Pasta       |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
whole-wheat-elbow-macaroni-pasta-340-g | Whole Wheat Elbow Macaroni Pasta |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
whole-wheat-shells-pasta-340-g         | Whole Wheat Shells Pasta         |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
whole-wheat-lasagna-noodles-340-g      | Whole Wheat Lasagna Noodles      |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
whole-wheat-pasta-340-g                | Whole Wheat Pasta                |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
tricolour-fusilli-pasta-340-g          | Tricolour Fusilli Pasta          |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
tricolour-penne-pasta-340-g            | Tricolour Penne Pasta            |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
vegetable-pasta-340-g                  | Vegetable Pasta                  |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
vegetable-rotini-pasta-340-g           | Vegetable Rotini Pasta           |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
acini-di-pepe-pasta-340-g              | Acini di Pepe Pasta              |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
pastina-340-g                          | Pastina                          |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
fideo-pasta-340-g                      | Fideo Pasta                      |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
israeli-couscous-340-g                 | Israeli Couscous                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
thin-spaghetti-pasta-340-g             | Thin Spaghetti Pasta             |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
mafalda-pasta-340-g                    | Mafalda Pasta                    |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
lumache-pasta-340-g                    | Lumache Pasta                    |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
wheels-pasta-340-g                     | Wheels Pasta                     |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
spaetzle-340-g                         | Spaetzle                         |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
rice-sticks-noodles-340-g              | Rice Sticks Noodles              |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
pad-thai-noodles-340-g                 | Pad Thai Noodles                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
bean-thread-noodles-340-g              | Bean Thread Noodles              |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
somen-noodles-340-g                    | Somen Noodles                    |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
rice-ramen-noodles-340-g               | Rice Ramen Noodles               |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
sweet-potato-noodles-340-g             | Sweet Potato Noodles             |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
stir-fry-noodles-340-g                 | Stir Fry Noodles                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
fine-egg-noodles-340-g                 | Fine Egg Noodles                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
extra-broad-egg-noodles-340-g          | Extra Broad Egg Noodles          |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
kluski-noodles-340-g                   | Kluski Noodles                   |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
yakisoba-noodles-340-g                 | Yakisoba Noodles                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
zucchini-noodles-340-g                 | Zucchini Noodles                 |         | 340 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.35 |  1.09
mini-ravioli-350-g                     | Mini Ravioli                     |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
chicken-ravioli-350-g                  | Chicken Ravioli                  |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
lobster-ravioli-350-g                  | Lobster Ravioli                  |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
four-cheese-ravioli-350-g              | Four Cheese Ravioli              |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
spinach-and-cheese-ravioli-350-g       | Spinach and Cheese Ravioli       |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
spinach-ricotta-ravioli-350-g          | Spinach Ricotta Ravioli          |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
pumpkin-ravioli-350-g                  | Pumpkin Ravioli                  |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
vegetable-ravioli-350-g                | Vegetable Ravioli                |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
sausage-ravioli-350-g                  | Sausage Ravioli                  |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
tricolour-tortellini-350-g             | Tricolour Tortellini             |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
chicken-tortellini-350-g               | Chicken Tortellini               |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
beef-tortellini-350-g                  | Beef Tortellini                  |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
prosciutto-tortellini-350-g            | Prosciutto Tortellini            |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
ricotta-tortellini-350-g               | Ricotta Tortellini               |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
cappelletti-350-g                      | Cappelletti                      |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
agnolotti-350-g                        | Agnolotti                        |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
cheese-tortelloni-350-g                | Cheese Tortelloni                |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
spinach-tortelloni-350-g               | Spinach Tortelloni               |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
cheese-cappelletti-350-g               | Cheese Cappelletti               |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
stuffed-gnocchi-350-g                  | Stuffed Gnocchi                  |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
sweet-potato-gnocchi-500-g             | Sweet Potato Gnocchi             |         | 500 g  | ers/58122220                | ers/58122220                |  3.82 |  3.04
spinach-gnocchi-500-g                  | Spinach Gnocchi                  |         | 500 g  | ers/58122220                | ers/58122220                |  3.82 |  3.04
mini-gnocchi-500-g                     | Mini Gnocchi                     |         | 500 g  | ers/58122220                | ers/58122220                |  3.82 |  3.04
cheese-gnocchi-500-g                   | Cheese Gnocchi                   |         | 500 g  | ers/58122220                | ers/58122220                |  3.82 |  3.04
black-rice-900-g                       | Black Rice                       |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
red-rice-900-g                         | Red Rice                         |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
sticky-rice-900-g                      | Sticky Rice                      |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
short-grain-rice-900-g                 | Short Grain Rice                 |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
medium-grain-rice-900-g                | Medium Grain Rice                |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
jasmine-brown-rice-900-g               | Jasmine Brown Rice               |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
rice-medley-900-g                      | Rice Medley                      |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
thai-jasmine-rice-900-g                | Thai Jasmine Rice                |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
instant-brown-rice-900-g               | Instant Brown Rice               |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
cooked-rice-900-g                      | Cooked Rice                      |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
ready-rice-900-g                       | Ready Rice                       |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
microwave-rice-pouch-900-g             | Microwave Rice Pouch             |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
brown-rice-pouch-900-g                 | Brown Rice Pouch                 |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
wild-rice-900-g                        | Wild Rice                        |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
yellow-rice-900-g                      | Yellow Rice                      |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
chickpea-rice-900-g                    | Chickpea Rice                    |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
cauliflower-rice-900-g                 | Cauliflower Rice                 |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
lentil-rice-900-g                      | Lentil Rice                      |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
sprouted-brown-rice-900-g              | Sprouted Brown Rice              |         | 900 g  | statcan/brown-rice          | bls/rice-white              |  5.91 |  1.95
white-quinoa-500-g                     | White Quinoa                     |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
black-quinoa-500-g                     | Black Quinoa                     |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
quinoa-blend-500-g                     | Quinoa Blend                     |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
kasha-500-g                            | Kasha                            |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
wheat-berries-500-g                    | Wheat Berries                    |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
spelt-berries-500-g                    | Spelt Berries                    |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
grits-500-g                            | Grits                            |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
corn-grits-500-g                       | Corn Grits                       |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
instant-grits-500-g                    | Instant Grits                    |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
fonio-500-g                            | Fonio                            |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
couscous-mix-500-g                     | Couscous Mix                     |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
garlic-couscous-500-g                  | Garlic Couscous                  |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
israeli-couscous-mix-500-g             | Israeli Couscous Mix             |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
tabbouleh-mix-500-g                    | Tabbouleh Mix                    |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
hominy-500-g                           | Hominy                           |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
instant-polenta-500-g                  | Instant Polenta                  |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
polenta-tube-500-g                     | Polenta Tube                     |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
buckwheat-500-g                        | Buckwheat                        |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
cracked-wheat-500-g                    | Cracked Wheat                    |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
barley-500-g                           | Barley                           |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
quick-barley-500-g                     | Quick Barley                     |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
tricolour-couscous-500-g               | Tricolour Couscous               |         | 500 g  | ers/56207110x2.5            | ers/56207110x2.5            |  4.13 |  3.28
lasagna-pasta-375-g                    | Lasagna Pasta                    |         | 375 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  2.59 |  1.20
sweet-rice-900-g                       | Sweet Rice                       |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
radiatori-pasta-454-g                  | Radiatori Pasta                  |         | 454 g  | statcan/dry-or-fresh-pasta  | bls/spaghetti-and-macaroni  |  3.13 |  1.45
glutinous-rice-900-g                   | Glutinous Rice                   |         | 900 g  | statcan/white-rice          | bls/rice-white              |  4.33 |  1.95
mezzelune-300-g                        | Mezzelune                        |         | 300 g  | ers/58131510                | ers/58131510                |  2.65 |  2.11
tortellini-350-g                       | Tortellini                       |         | 350 g  | ers/58134680                | ers/58134680                |  4.20 |  3.34
stuffed-shells-pasta-400-g             | Stuffed Shells Pasta             |         | 400 g  | ers/58131510                | ers/58131510                |  3.53 |  2.81
`;
