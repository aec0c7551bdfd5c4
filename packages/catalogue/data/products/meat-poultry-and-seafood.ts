/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const MEAT_POULTRY_AND_SEAFOOD = `
sausages-375-g                           | Sausages                          |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
burgers-568-g                            | Burgers                           |             | 568 g  | statcan/ground-beef            | bls/beef-ground      |  9.37 |  6.57
chicken-nuggets-750-g                    | Chicken Nuggets                   |             | 750 g  | ers/24198729                   | ers/24198729         |  8.01 |  7.03
chicken-nuggets-400-g                    | Chicken Nuggets                   |             | 400 g  | ers/24198729                   | ers/24198729         |  4.27 |  3.75
chicken-nuggets-227-g                    | Chicken Nuggets                   |             | 227 g  | ers/24198729                   | ers/24198729         |  2.42 |  2.13
janes-chicken-nuggets-700-g              | Chicken Nuggets                   | Janes       | 700 g  | ers/24198729                   | ers/24198729         |  7.47 |  6.56
tyson-chicken-nuggets-907-g              | Chicken Nuggets                   | Tyson       | 907 g  | ers/24198729                   | ers/24198729         |  9.68 |  8.50
breaded-chicken-nuggets-750-g            | Breaded Chicken Nuggets           |             | 750 g  | ers/24198729                   | ers/24198729         |  8.01 |  7.03
breaded-chicken-nuggets-400-g            | Breaded Chicken Nuggets           |             | 400 g  | ers/24198729                   | ers/24198729         |  4.27 |  3.75
dinosaur-chicken-nuggets-750-g           | Dinosaur Chicken Nuggets          |             | 750 g  | ers/24198729                   | ers/24198729         |  8.01 |  7.03
dinosaur-chicken-nuggets-400-g           | Dinosaur Chicken Nuggets          |             | 400 g  | ers/24198729                   | ers/24198729         |  4.27 |  3.75
popcorn-chicken-750-g                    | Popcorn Chicken                   |             | 750 g  | ers/24198729                   | ers/24198729         |  8.01 |  7.03
popcorn-chicken-400-g                    | Popcorn Chicken                   |             | 400 g  | ers/24198729                   | ers/24198729         |  4.27 |  3.75
chicken-bites-750-g                      | Chicken Bites                     |             | 750 g  | ers/24198729                   | ers/24198729         |  8.01 |  7.03
chicken-bites-400-g                      | Chicken Bites                     |             | 400 g  | ers/24198729                   | ers/24198729         |  4.27 |  3.75
chicken-strips-750-g                     | Chicken Strips                    |             | 750 g  | ers/24198739                   | ers/24198739         | 10.59 |  9.29
chicken-strips-400-g                     | Chicken Strips                    |             | 400 g  | ers/24198739                   | ers/24198739         |  5.65 |  4.96
chicken-strips-227-g                     | Chicken Strips                    |             | 227 g  | ers/24198739                   | ers/24198739         |  3.20 |  2.81
breaded-chicken-strips-750-g             | Breaded Chicken Strips            |             | 750 g  | ers/24198739                   | ers/24198739         | 10.59 |  9.29
breaded-chicken-strips-400-g             | Breaded Chicken Strips            |             | 400 g  | ers/24198739                   | ers/24198739         |  5.65 |  4.96
chicken-tenders-750-g                    | Chicken Tenders                   |             | 750 g  | ers/24198739                   | ers/24198739         | 10.59 |  9.29
chicken-tenders-400-g                    | Chicken Tenders                   |             | 400 g  | ers/24198739                   | ers/24198739         |  5.65 |  4.96
chicken-fingers-750-g                    | Chicken Fingers                   |             | 750 g  | ers/24198739                   | ers/24198739         | 10.59 |  9.29
chicken-fingers-400-g                    | Chicken Fingers                   |             | 400 g  | ers/24198739                   | ers/24198739         |  5.65 |  4.96
breaded-chicken-tenders-750-g            | Breaded Chicken Tenders           |             | 750 g  | ers/24198739                   | ers/24198739         | 10.59 |  9.29
breaded-chicken-tenders-400-g            | Breaded Chicken Tenders           |             | 400 g  | ers/24198739                   | ers/24198739         |  5.65 |  4.96
breaded-chicken-burgers-700-g            | Breaded Chicken Burgers           |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
breaded-chicken-burgers-400-g            | Breaded Chicken Burgers           |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
breaded-chicken-breast-700-g             | Breaded Chicken Breast            |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
breaded-chicken-breast-400-g             | Breaded Chicken Breast            |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
chicken-burgers-700-g                    | Chicken Burgers                   |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
chicken-burgers-400-g                    | Chicken Burgers                   |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
chicken-schnitzel-700-g                  | Chicken Schnitzel                 |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
chicken-schnitzel-400-g                  | Chicken Schnitzel                 |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
chicken-kiev-700-g                       | Chicken Kiev                      |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
chicken-kiev-400-g                       | Chicken Kiev                      |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
chicken-cordon-bleu-700-g                | Chicken Cordon Bleu               |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
chicken-cordon-bleu-400-g                | Chicken Cordon Bleu               |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
chicken-cutlets-700-g                    | Chicken Cutlets                   |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
chicken-cutlets-400-g                    | Chicken Cutlets                   |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
stuffed-chicken-breast-700-g             | Stuffed Chicken Breast            |             | 700 g  | ers/24198671                   | ers/24198671         |  6.84 |  6.00
stuffed-chicken-breast-400-g             | Stuffed Chicken Breast            |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
breaded-chicken-wings-750-g              | Breaded Chicken Wings             |             | 750 g  | ers/24167200                   | ers/24167200         | 15.68 | 13.76
breaded-chicken-wings-500-g              | Breaded Chicken Wings             |             | 500 g  | ers/24167200                   | ers/24167200         | 10.45 |  9.18
chicken-wings-750-g                      | Chicken Wings                     |             | 750 g  | ers/24167200                   | ers/24167200         | 15.68 | 13.76
chicken-wings-500-g                      | Chicken Wings                     |             | 500 g  | ers/24167200                   | ers/24167200         | 10.45 |  9.18
buffalo-chicken-wings-750-g              | Buffalo Chicken Wings             |             | 750 g  | ers/24167200                   | ers/24167200         | 15.68 | 13.76
buffalo-chicken-wings-500-g              | Buffalo Chicken Wings             |             | 500 g  | ers/24167200                   | ers/24167200         | 10.45 |  9.18
chicken-breasts-1000-g                   | Chicken Breasts                   |             | 1000 g | =statcan/chicken-breasts       | ers/24122131         | 14.68 | 13.56
chicken-breasts-500-g                    | Chicken Breasts                   |             | 500 g  | statcan/chicken-breasts        | ers/24122131         |  7.34 |  6.78
boneless-skinless-chicken-breasts-1000-g | Boneless Skinless Chicken Breasts |             | 1000 g | statcan/chicken-breasts        | ers/24122131         | 14.68 | 13.56
boneless-skinless-chicken-breasts-500-g  | Boneless Skinless Chicken Breasts |             | 500 g  | statcan/chicken-breasts        | ers/24122131         |  7.34 |  6.78
chicken-thighs-1000-g                    | Chicken Thighs                    |             | 1000 g | =statcan/chicken-thigh         | bls/chicken-legs     | 13.40 |  4.67
chicken-drumsticks-1000-g                | Chicken Drumsticks                |             | 1000 g | =statcan/chicken-drumsticks    | bls/chicken-legs     |  6.69 |  4.67
whole-chicken-1000-g                     | Whole Chicken                     |             | 1000 g | =statcan/whole-chicken         | bls/chicken-whole    |  7.62 |  4.40
rotisserie-chicken-1000-g                | Rotisserie Chicken                |             | 1000 g | statcan/whole-chicken          | bls/chicken-whole    |  7.62 |  4.40
ground-beef-1000-g                       | Ground Beef                       |             | 1000 g | =statcan/ground-beef           | bls/beef-ground      | 16.49 | 11.57
ground-beef-450-g                        | Ground Beef                       |             | 450 g  | statcan/ground-beef            | bls/beef-ground      |  7.42 |  5.20
ground-beef-454-g                        | Ground Beef                       |             | 454 g  | statcan/ground-beef            | =bls/beef-ground     |  7.49 |  4.94
lean-ground-beef-1000-g                  | Lean Ground Beef                  |             | 1000 g | statcan/ground-beef            | bls/beef-ground      | 16.49 | 11.57
lean-ground-beef-450-g                   | Lean Ground Beef                  |             | 450 g  | statcan/ground-beef            | bls/beef-ground      |  7.42 |  5.20
extra-lean-ground-beef-1000-g            | Extra Lean Ground Beef            |             | 1000 g | statcan/ground-beef            | bls/beef-ground      | 16.49 | 11.57
extra-lean-ground-beef-450-g             | Extra Lean Ground Beef            |             | 450 g  | statcan/ground-beef            | bls/beef-ground      |  7.42 |  5.20
ground-chicken-450-g                     | Ground Chicken                    |             | 450 g  | ers/24207000                   | ers/24207000         |  9.35 |  8.20
ground-turkey-450-g                      | Ground Turkey                     |             | 450 g  | ers/24207000                   | ers/24207000         |  9.35 |  8.20
ground-pork-450-g                        | Ground Pork                       |             | 450 g  | ers/24207000                   | ers/24207000         |  9.35 |  8.20
beef-burgers-852-g                       | Beef Burgers                      |             | 852 g  | statcan/ground-beef            | bls/beef-ground      | 14.05 |  9.85
beef-burgers-568-g                       | Beef Burgers                      |             | 568 g  | statcan/ground-beef            | bls/beef-ground      |  9.37 |  6.57
beef-patties-852-g                       | Beef Patties                      |             | 852 g  | statcan/ground-beef            | bls/beef-ground      | 14.05 |  9.85
beef-patties-568-g                       | Beef Patties                      |             | 568 g  | statcan/ground-beef            | bls/beef-ground      |  9.37 |  6.57
sirloin-burgers-852-g                    | Sirloin Burgers                   |             | 852 g  | statcan/ground-beef            | bls/beef-ground      | 14.05 |  9.85
sirloin-burgers-568-g                    | Sirloin Burgers                   |             | 568 g  | statcan/ground-beef            | bls/beef-ground      |  9.37 |  6.57
angus-beef-burgers-852-g                 | Angus Beef Burgers                |             | 852 g  | statcan/ground-beef            | bls/beef-ground      | 14.05 |  9.85
angus-beef-burgers-568-g                 | Angus Beef Burgers                |             | 568 g  | statcan/ground-beef            | bls/beef-ground      |  9.37 |  6.57
turkey-burgers-568-g                     | Turkey Burgers                    |             | 568 g  | ers/24207000                   | ers/24207000         | 11.80 | 10.35
turkey-patties-568-g                     | Turkey Patties                    |             | 568 g  | ers/24207000                   | ers/24207000         | 11.80 | 10.35
beef-stewing-cuts-1000-g                 | Beef Stewing Cuts                 |             | 1000 g | =statcan/beef-stewing-cuts     | bls/beef-round-roast | 26.31 | 14.44
striploin-steak-1000-g                   | Striploin Steak                   |             | 1000 g | =statcan/beef-striploin-cuts   | bls/beef-steak-round | 38.36 | 16.87
top-sirloin-steak-1000-g                 | Top Sirloin Steak                 |             | 1000 g | =statcan/beef-top-sirloin-cuts | bls/beef-steak-round | 28.22 | 16.87
sirloin-roast-1000-g                     | Sirloin Roast                     |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
pork-chops-1000-g                        | Pork Chops                        |             | 1000 g | =statcan/pork-loin-cuts        | bls/pork-chops       |  9.51 | 10.68
pork-loin-1000-g                         | Pork Loin                         |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pork-ribs-1000-g                         | Pork Ribs                         |             | 1000 g | =statcan/pork-rib-cuts         | bls/pork-chops       |  9.86 | 10.68
back-ribs-1000-g                         | Back Ribs                         |             | 1000 g | statcan/pork-rib-cuts          | bls/pork-chops       |  9.86 | 10.68
pork-shoulder-1000-g                     | Pork Shoulder                     |             | 1000 g | =statcan/pork-shoulder-cuts    | bls/pork-chops       |  8.74 | 10.68
bacon-500-g                              | Bacon                             |             | 500 g  | =statcan/bacon                 | bls/bacon            |  6.97 |  8.69
bacon-375-g                              | Bacon                             |             | 375 g  | statcan/bacon                  | bls/bacon            |  5.23 |  6.51
bacon-454-g                              | Bacon                             |             | 454 g  | statcan/bacon                  | =bls/bacon           |  6.33 |  7.42
maple-leaf-bacon-375-g                   | Bacon                             | Maple Leaf  | 375 g  | statcan/bacon                  | bls/bacon            |  5.23 |  6.51
oscar-mayer-bacon-340-g                  | Bacon                             | Oscar Mayer | 340 g  | statcan/bacon                  | bls/bacon            |  4.74 |  5.91
sliced-bacon-500-g                       | Sliced Bacon                      |             | 500 g  | statcan/bacon                  | bls/bacon            |  6.97 |  8.69
sliced-bacon-375-g                       | Sliced Bacon                      |             | 375 g  | statcan/bacon                  | bls/bacon            |  5.23 |  6.51
turkey-bacon-500-g                       | Turkey Bacon                      |             | 500 g  | statcan/bacon                  | bls/bacon            |  6.97 |  8.69
turkey-bacon-375-g                       | Turkey Bacon                      |             | 375 g  | statcan/bacon                  | bls/bacon            |  5.23 |  6.51
hot-dogs-400-g                           | Hot Dogs                          |             | 400 g  | =statcan/wieners               | bls/frankfurters     |  4.16 |  4.89
hot-dogs-375-g                           | Hot Dogs                          |             | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
hot-dogs-454-g                           | Hot Dogs                          |             | 454 g  | statcan/wieners                | =bls/frankfurters    |  4.72 |  5.22
schneiders-hot-dogs-375-g                | Hot Dogs                          | Schneiders  | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
wieners-400-g                            | Wieners                           |             | 400 g  | statcan/wieners                | bls/frankfurters     |  4.16 |  4.89
wieners-375-g                            | Wieners                           |             | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
beef-hot-dogs-400-g                      | Beef Hot Dogs                     |             | 400 g  | statcan/wieners                | bls/frankfurters     |  4.16 |  4.89
beef-hot-dogs-375-g                      | Beef Hot Dogs                     |             | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
beef-franks-400-g                        | Beef Franks                       |             | 400 g  | statcan/wieners                | bls/frankfurters     |  4.16 |  4.89
beef-franks-375-g                        | Beef Franks                       |             | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
pork-sausages-375-g                      | Pork Sausages                     |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
pork-sausages-500-g                      | Pork Sausages                     |             | 500 g  | ers/25221405                   | ers/25221405         |  6.95 |  6.10
breakfast-sausages-375-g                 | Breakfast Sausages                |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
breakfast-sausages-500-g                 | Breakfast Sausages                |             | 500 g  | ers/25221405                   | ers/25221405         |  6.95 |  6.10
sausage-links-375-g                      | Sausage Links                     |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
sausage-links-500-g                      | Sausage Links                     |             | 500 g  | ers/25221405                   | ers/25221405         |  6.95 |  6.10
italian-sausages-375-g                   | Italian Sausages                  |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
italian-sausages-500-g                   | Italian Sausages                  |             | 500 g  | ers/25221405                   | ers/25221405         |  6.95 |  6.10
bratwurst-sausages-375-g                 | Bratwurst Sausages                |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
bratwurst-sausages-500-g                 | Bratwurst Sausages                |             | 500 g  | ers/25221405                   | ers/25221405         |  6.95 |  6.10
sausage-patties-375-g                    | Sausage Patties                   |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
sausage-patties-500-g                    | Sausage Patties                   |             | 500 g  | ers/25221405                   | ers/25221405         |  6.95 |  6.10
maple-breakfast-sausages-375-g           | Maple Breakfast Sausages          |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
maple-breakfast-sausages-500-g           | Maple Breakfast Sausages          |             | 500 g  | ers/25221405                   | ers/25221405         |  6.95 |  6.10
chicken-sausages-375-g                   | Chicken Sausages                  |             | 375 g  | ers/25221830                   | ers/25221830         |  5.77 |  5.07
turkey-sausages-375-g                    | Turkey Sausages                   |             | 375 g  | ers/25221830                   | ers/25221830         |  5.77 |  5.07
chicken-apple-sausages-375-g             | Chicken Apple Sausages            |             | 375 g  | ers/25221830                   | ers/25221830         |  5.77 |  5.07
smoked-sausage-375-g                     | Smoked Sausage                    |             | 375 g  | ers/25221310                   | ers/25221310         |  4.08 |  3.58
kielbasa-sausage-375-g                   | Kielbasa Sausage                  |             | 375 g  | ers/25221310                   | ers/25221310         |  4.08 |  3.58
chorizo-sausage-375-g                    | Chorizo Sausage                   |             | 375 g  | ers/25221310                   | ers/25221310         |  4.08 |  3.58
meatballs-454-g                          | Meatballs                         |             | 454 g  | ers/27160100                   | ers/27160100         |  6.36 |  5.58
meatballs-907-g                          | Meatballs                         |             | 907 g  | ers/27160100                   | ers/27160100         | 12.70 | 11.15
meatballs-700-g                          | Meatballs                         |             | 700 g  | ers/27160100                   | ers/27160100         |  9.80 |  8.61
beef-meatballs-454-g                     | Beef Meatballs                    |             | 454 g  | ers/27160100                   | ers/27160100         |  6.36 |  5.58
beef-meatballs-907-g                     | Beef Meatballs                    |             | 907 g  | ers/27160100                   | ers/27160100         | 12.70 | 11.15
italian-meatballs-454-g                  | Italian Meatballs                 |             | 454 g  | ers/27160100                   | ers/27160100         |  6.36 |  5.58
italian-meatballs-907-g                  | Italian Meatballs                 |             | 907 g  | ers/27160100                   | ers/27160100         | 12.70 | 11.15
chicken-meatballs-454-g                  | Chicken Meatballs                 |             | 454 g  | ers/27160100                   | ers/27160100         |  6.36 |  5.58
chicken-meatballs-907-g                  | Chicken Meatballs                 |             | 907 g  | ers/27160100                   | ers/27160100         | 12.70 | 11.15
turkey-meatballs-454-g                   | Turkey Meatballs                  |             | 454 g  | ers/27160100                   | ers/27160100         |  6.36 |  5.58
turkey-meatballs-907-g                   | Turkey Meatballs                  |             | 907 g  | ers/27160100                   | ers/27160100         | 12.70 | 11.15
meatloaf-450-g                           | Meatloaf                          |             | 450 g  | ers/27214100                   | ers/27214100         |  5.49 |  4.82
deli-ham-175-g                           | Deli Ham                          |             | 175 g  | ers/25230210                   | ers/25230210         |  3.09 |  2.72
deli-ham-300-g                           | Deli Ham                          |             | 300 g  | ers/25230210                   | ers/25230210         |  5.31 |  4.66
sliced-ham-175-g                         | Sliced Ham                        |             | 175 g  | ers/25230210                   | ers/25230210         |  3.09 |  2.72
sliced-ham-300-g                         | Sliced Ham                        |             | 300 g  | ers/25230210                   | ers/25230210         |  5.31 |  4.66
black-forest-ham-175-g                   | Black Forest Ham                  |             | 175 g  | ers/25230210                   | ers/25230210         |  3.09 |  2.72
black-forest-ham-300-g                   | Black Forest Ham                  |             | 300 g  | ers/25230210                   | ers/25230210         |  5.31 |  4.66
deli-turkey-breast-175-g                 | Deli Turkey Breast                |             | 175 g  | ers/25230780                   | ers/25230780         |  3.33 |  2.92
deli-turkey-breast-300-g                 | Deli Turkey Breast                |             | 300 g  | ers/25230780                   | ers/25230780         |  5.71 |  5.01
sliced-turkey-breast-175-g               | Sliced Turkey Breast              |             | 175 g  | ers/25230780                   | ers/25230780         |  3.33 |  2.92
sliced-turkey-breast-300-g               | Sliced Turkey Breast              |             | 300 g  | ers/25230780                   | ers/25230780         |  5.71 |  5.01
deli-chicken-breast-175-g                | Deli Chicken Breast               |             | 175 g  | ers/25230780                   | ers/25230780         |  3.33 |  2.92
deli-chicken-breast-300-g                | Deli Chicken Breast               |             | 300 g  | ers/25230780                   | ers/25230780         |  5.71 |  5.01
salami-175-g                             | Salami                            |             | 175 g  | ers/25221500                   | ers/25221500         |  4.27 |  3.75
pepperoni-slices-175-g                   | Pepperoni Slices                  |             | 175 g  | ers/25221500                   | ers/25221500         |  4.27 |  3.75
genoa-salami-175-g                       | Genoa Salami                      |             | 175 g  | ers/25221500                   | ers/25221500         |  4.27 |  3.75
roast-beef-deli-slices-175-g             | Roast Beef Deli Slices            |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
pastrami-175-g                           | Pastrami                          |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
bologna-375-g                            | Bologna                           |             | 375 g  | ers/25220410                   | bls/bologna          |  3.37 |  2.93
mortadella-375-g                         | Mortadella                        |             | 375 g  | ers/25220410                   | bls/bologna          |  3.37 |  2.93
liverwurst-375-g                         | Liverwurst                        |             | 375 g  | ers/25220410                   | bls/bologna          |  3.37 |  2.93
fish-sticks-500-g                        | Fish Sticks                       |             | 500 g  | ers/26100260                   | ers/26100260         |  5.40 |  4.74
fish-sticks-300-g                        | Fish Sticks                       |             | 300 g  | ers/26100260                   | ers/26100260         |  3.24 |  2.84
fish-sticks-700-g                        | Fish Sticks                       |             | 700 g  | ers/26100260                   | ers/26100260         |  7.56 |  6.63
high-liner-fish-sticks-500-g             | Fish Sticks                       | High Liner  | 500 g  | ers/26100260                   | ers/26100260         |  5.40 |  4.74
breaded-fish-sticks-500-g                | Breaded Fish Sticks               |             | 500 g  | ers/26100260                   | ers/26100260         |  5.40 |  4.74
breaded-fish-sticks-300-g                | Breaded Fish Sticks               |             | 300 g  | ers/26100260                   | ers/26100260         |  3.24 |  2.84
breaded-fish-sticks-700-g                | Breaded Fish Sticks               |             | 700 g  | ers/26100260                   | ers/26100260         |  7.56 |  6.63
fish-fingers-500-g                       | Fish Fingers                      |             | 500 g  | ers/26100260                   | ers/26100260         |  5.40 |  4.74
fish-fingers-300-g                       | Fish Fingers                      |             | 300 g  | ers/26100260                   | ers/26100260         |  3.24 |  2.84
fish-fingers-700-g                       | Fish Fingers                      |             | 700 g  | ers/26100260                   | ers/26100260         |  7.56 |  6.63
cod-fish-sticks-500-g                    | Cod Fish Sticks                   |             | 500 g  | ers/26100260                   | ers/26100260         |  5.40 |  4.74
cod-fish-sticks-300-g                    | Cod Fish Sticks                   |             | 300 g  | ers/26100260                   | ers/26100260         |  3.24 |  2.84
cod-fish-sticks-700-g                    | Cod Fish Sticks                   |             | 700 g  | ers/26100260                   | ers/26100260         |  7.56 |  6.63
breaded-fish-fillets-500-g               | Breaded Fish Fillets              |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
breaded-fish-fillets-400-g               | Breaded Fish Fillets              |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
battered-fish-fillets-500-g              | Battered Fish Fillets             |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
battered-fish-fillets-400-g              | Battered Fish Fillets             |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
beer-battered-fish-500-g                 | Beer Battered Fish                |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
beer-battered-fish-400-g                 | Beer Battered Fish                |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
battered-cod-500-g                       | Battered Cod                      |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
battered-cod-400-g                       | Battered Cod                      |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
battered-haddock-500-g                   | Battered Haddock                  |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
battered-haddock-400-g                   | Battered Haddock                  |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
breaded-haddock-500-g                    | Breaded Haddock                   |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
breaded-haddock-400-g                    | Breaded Haddock                   |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
fish-burgers-500-g                       | Fish Burgers                      |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
fish-burgers-400-g                       | Fish Burgers                      |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
breaded-shrimp-300-g                     | Breaded Shrimp                    |             | 300 g  | ers/26319160                   | ers/26319160         | 10.32 |  9.06
popcorn-shrimp-300-g                     | Popcorn Shrimp                    |             | 300 g  | ers/26319160                   | ers/26319160         | 10.32 |  9.06
coconut-shrimp-300-g                     | Coconut Shrimp                    |             | 300 g  | ers/26319160                   | ers/26319160         | 10.32 |  9.06
battered-shrimp-300-g                    | Battered Shrimp                   |             | 300 g  | ers/26319160                   | ers/26319160         | 10.32 |  9.06
shrimp-300-g                             | Shrimp                            |             | 300 g  | =statcan/shrimp                | ers/26319130         |  6.81 | 12.66
shrimp-400-g                             | Shrimp                            |             | 400 g  | statcan/shrimp                 | ers/26319130         |  9.08 | 16.89
cooked-shrimp-300-g                      | Cooked Shrimp                     |             | 300 g  | statcan/shrimp                 | ers/26319130         |  6.81 | 12.66
cooked-shrimp-400-g                      | Cooked Shrimp                     |             | 400 g  | statcan/shrimp                 | ers/26319130         |  9.08 | 16.89
salmon-fillet-1000-g                     | Salmon Fillet                     |             | 1000 g | =statcan/salmon                | ers/26137120         | 28.55 | 31.25
salmon-fillet-400-g                      | Salmon Fillet                     |             | 400 g  | statcan/salmon                 | ers/26137120         | 11.42 | 12.50
atlantic-salmon-1000-g                   | Atlantic Salmon                   |             | 1000 g | statcan/salmon                 | ers/26137120         | 28.55 | 31.25
atlantic-salmon-400-g                    | Atlantic Salmon                   |             | 400 g  | statcan/salmon                 | ers/26137120         | 11.42 | 12.50
smoked-salmon-1000-g                     | Smoked Salmon                     |             | 1000 g | statcan/salmon                 | ers/26137120         | 28.55 | 31.25
smoked-salmon-400-g                      | Smoked Salmon                     |             | 400 g  | statcan/salmon                 | ers/26137120         | 11.42 | 12.50
canned-tuna-170-g                        | Canned Tuna                       |             | 170 g  | =statcan/canned-tuna           | ers/26155110         |  1.84 |  2.74
clover-leaf-canned-tuna-170-g            | Canned Tuna                       | Clover Leaf | 170 g  | statcan/canned-tuna            | ers/26155110         |  1.84 |  2.74
tuna-170-g                               | Tuna                              |             | 170 g  | statcan/canned-tuna            | ers/26155110         |  1.84 |  2.74
canned-salmon-213-g                      | Canned Salmon                     |             | 213 g  | =statcan/canned-salmon         | ers/26137180         |  5.32 |  4.52
sardines-106-g                           | Sardines                          |             | 106 g  | ers/26139180                   | ers/26139180         |  2.05 |  1.80
sardines-400-g                           | Sardines                          |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
cod-fillets-106-g                        | Cod Fillets                       |             | 106 g  | ers/26139180                   | ers/26139180         |  2.05 |  1.80
cod-fillets-400-g                        | Cod Fillets                       |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
tilapia-fillets-106-g                    | Tilapia Fillets                   |             | 106 g  | ers/26139180                   | ers/26139180         |  2.05 |  1.80
tilapia-fillets-400-g                    | Tilapia Fillets                   |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
haddock-fillets-106-g                    | Haddock Fillets                   |             | 106 g  | ers/26139180                   | ers/26139180         |  2.05 |  1.80
haddock-fillets-400-g                    | Haddock Fillets                   |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
crab-cakes-300-g                         | Crab Cakes                        |             | 300 g  | ers/27250070                   | ers/27250070         |  5.65 |  4.96
crab-cakes-227-g                         | Crab Cakes                        |             | 227 g  | ers/27250070                   | ers/27250070         |  4.28 |  3.76
fish-cakes-300-g                         | Fish Cakes                        |             | 300 g  | ers/27250070                   | ers/27250070         |  5.65 |  4.96
fish-cakes-227-g                         | Fish Cakes                        |             | 227 g  | ers/27250070                   | ers/27250070         |  4.28 |  3.76
salmon-burgers-300-g                     | Salmon Burgers                    |             | 300 g  | ers/27250070                   | ers/27250070         |  5.65 |  4.96
salmon-burgers-227-g                     | Salmon Burgers                    |             | 227 g  | ers/27250070                   | ers/27250070         |  4.28 |  3.76
imitation-crab-300-g                     | Imitation Crab                    |             | 300 g  | ers/27250070                   | ers/27250070         |  5.65 |  4.96
imitation-crab-227-g                     | Imitation Crab                    |             | 227 g  | ers/27250070                   | ers/27250070         |  4.28 |  3.76
frozen-turkey-5000-g                     | Frozen Turkey                     |             | 5000 g | bls/turkey                     | bls/turkey           | 25.22 | 22.13
chicken-patties-600-g                    | Chicken Patties                   |             | 600 g  | ers/24198671                   | ers/24198671         |  5.86 |  5.15
battered-halibut-340-g                   | Battered Halibut                  |             | 340 g  | ers/26100130                   | ers/26100130         |  5.54 |  4.86
breaded-cod-340-g                        | Breaded Cod                       |             | 340 g  | ers/26100130                   | ers/26100130         |  5.54 |  4.86
breaded-chicken-cutlets-400-g            | Breaded Chicken Cutlets           |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
breaded-pork-cutlets-400-g               | Breaded Pork Cutlets              |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
breaded-chicken-bites-500-g              | Breaded Chicken Bites             |             | 500 g  | ers/24198729                   | ers/24198729         |  5.34 |  4.68
cocktail-wieners-375-g                   | Cocktail Wieners                  |             | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
andouille-sausages-375-g                 | Andouille Sausages                |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
turkey-hot-dogs-375-g                    | Turkey Hot Dogs                   |             | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
chicken-hot-dogs-375-g                   | Chicken Hot Dogs                  |             | 375 g  | statcan/wieners                | bls/frankfurters     |  3.90 |  4.59
summer-sausage-250-g                     | Summer Sausage                    |             | 250 g  | ers/25221500                   | ers/25221500         |  6.10 |  5.36
ribeye-steak-1000-g                      | Ribeye Steak                      |             | 1000 g | statcan/beef-striploin-cuts    | ers/21101000         | 38.36 | 27.28
t-bone-steak-1000-g                      | T-Bone Steak                      |             | 1000 g | statcan/beef-striploin-cuts    | ers/21101000         | 38.36 | 27.28
porterhouse-steak-1000-g                 | Porterhouse Steak                 |             | 1000 g | statcan/beef-striploin-cuts    | ers/21101000         | 38.36 | 27.28
flat-iron-steak-1000-g                   | Flat Iron Steak                   |             | 1000 g | statcan/beef-striploin-cuts    | ers/21101000         | 38.36 | 27.28
beef-tenderloin-1000-g                   | Beef Tenderloin                   |             | 1000 g | statcan/beef-striploin-cuts    | ers/21101000         | 38.36 | 27.28
prime-rib-roast-1000-g                   | Prime Rib Roast                   |             | 1000 g | statcan/beef-striploin-cuts    | ers/21101000         | 38.36 | 27.28
filet-mignon-1000-g                      | Filet Mignon                      |             | 1000 g | statcan/beef-striploin-cuts    | ers/21101000         | 38.36 | 27.28
flank-steak-1000-g                       | Flank Steak                       |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
skirt-steak-1000-g                       | Skirt Steak                       |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
round-steak-1000-g                       | Round Steak                       |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
cube-steak-1000-g                        | Cube Steak                        |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
fajita-beef-strips-1000-g                | Fajita Beef Strips                |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
stir-fry-beef-1000-g                     | Stir Fry Beef                     |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
minute-steak-1000-g                      | Minute Steak                      |             | 1000 g | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 28.22 | 16.87
blade-roast-1000-g                       | Blade Roast                       |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
chuck-roast-1000-g                       | Chuck Roast                       |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
round-roast-1000-g                       | Round Roast                       |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
rump-roast-1000-g                        | Rump Roast                        |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
pot-roast-1000-g                         | Pot Roast                         |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
eye-of-round-roast-1000-g                | Eye of Round Roast                |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
roast-beef-1000-g                        | Roast Beef                        |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
tri-tip-roast-1000-g                     | Tri Tip Roast                     |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
beef-stew-meat-1000-g                    | Beef Stew Meat                    |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
beef-short-ribs-1000-g                   | Beef Short Ribs                   |             | 1000 g | statcan/beef-striploin-cuts    | bls/beef-steak-round | 38.36 | 16.87
beef-ribs-1000-g                         | Beef Ribs                         |             | 1000 g | statcan/beef-striploin-cuts    | bls/beef-steak-round | 38.36 | 16.87
beef-brisket-1000-g                      | Beef Brisket                      |             | 1000 g | statcan/beef-stewing-cuts      | bls/beef-round-roast | 26.31 | 14.44
beef-liver-454-g                         | Beef Liver                        |             | 454 g  | ers/25110120                   | ers/25110120         |  6.21 |  5.45
beef-shank-454-g                         | Beef Shank                        |             | 454 g  | ers/25110120                   | ers/25110120         |  6.21 |  5.45
oxtail-454-g                             | Oxtail                            |             | 454 g  | ers/25110120                   | ers/25110120         |  6.21 |  5.45
chicken-livers-454-g                     | Chicken Livers                    |             | 454 g  | ers/25110420                   | ers/25110420         |  3.10 |  2.72
chicken-gizzards-454-g                   | Chicken Gizzards                  |             | 454 g  | ers/25110420                   | ers/25110420         |  3.10 |  2.72
corned-beef-340-g                        | Corned Beef                       |             | 340 g  | ers/21416150                   | ers/21416150         |  6.25 |  5.49
pork-tenderloin-1000-g                   | Pork Tenderloin                   |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pork-loin-roast-1000-g                   | Pork Loin Roast                   |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pork-roast-1000-g                        | Pork Roast                        |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
boneless-pork-chops-1000-g               | Boneless Pork Chops               |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pork-steak-1000-g                        | Pork Steak                        |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pork-belly-1000-g                        | Pork Belly                        |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pork-stew-meat-1000-g                    | Pork Stew Meat                    |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pork-hocks-1000-g                        | Pork Hocks                        |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
pulled-pork-1000-g                       | Pulled Pork                       |             | 1000 g | statcan/pork-loin-cuts         | bls/pork-chops       |  9.51 | 10.68
spare-ribs-1000-g                        | Spare Ribs                        |             | 1000 g | statcan/pork-rib-cuts          | bls/pork-chops       |  9.86 | 10.68
baby-back-ribs-1000-g                    | Baby Back Ribs                    |             | 1000 g | statcan/pork-rib-cuts          | bls/pork-chops       |  9.86 | 10.68
lamb-chops-454-g                         | Lamb Chops                        |             | 454 g  | ers/23104000                   | ers/23104000         | 17.68 | 15.52
leg-of-lamb-1000-g                       | Leg of Lamb                       |             | 1000 g | ers/23120100                   | ers/23120100         | 38.95 | 34.19
lamb-roast-1000-g                        | Lamb Roast                        |             | 1000 g | ers/23120100                   | ers/23120100         | 38.95 | 34.19
ground-lamb-1000-g                       | Ground Lamb                       |             | 1000 g | ers/23120100                   | ers/23120100         | 38.95 | 34.19
lamb-shanks-1000-g                       | Lamb Shanks                       |             | 1000 g | ers/23120100                   | ers/23120100         | 38.95 | 34.19
veal-cutlets-454-g                       | Veal Cutlets                      |             | 454 g  | ers/23205020                   | ers/23205020         | 21.57 | 18.94
ground-veal-454-g                        | Ground Veal                       |             | 454 g  | ers/23205020                   | ers/23205020         | 21.57 | 18.94
veal-chops-454-g                         | Veal Chops                        |             | 454 g  | ers/23205020                   | ers/23205020         | 21.57 | 18.94
chicken-legs-1000-g                      | Chicken Legs                      |             | 1000 g | statcan/chicken-drumsticks     | bls/chicken-legs     |  6.69 |  4.67
chicken-leg-quarters-1000-g              | Chicken Leg Quarters              |             | 1000 g | statcan/chicken-drumsticks     | bls/chicken-legs     |  6.69 |  4.67
boneless-skinless-chicken-thighs-1000-g  | Boneless Skinless Chicken Thighs  |             | 1000 g | statcan/chicken-thigh          | bls/chicken-legs     | 13.40 |  4.67
whole-turkey-1000-g                      | Whole Turkey                      |             | 1000 g | bls/turkey                     | bls/turkey           |  5.04 |  4.43
turkey-legs-1000-g                       | Turkey Legs                       |             | 1000 g | bls/turkey                     | bls/turkey           |  5.04 |  4.43
turkey-thighs-1000-g                     | Turkey Thighs                     |             | 1000 g | ers/24201020                   | ers/24201020         | 25.39 | 22.29
boneless-turkey-breast-1000-g            | Boneless Turkey Breast            |             | 1000 g | ers/24201020                   | ers/24201020         | 25.39 | 22.29
stuffed-turkey-1000-g                    | Stuffed Turkey                    |             | 1000 g | ers/24201020                   | ers/24201020         | 25.39 | 22.29
whole-duck-1000-g                        | Whole Duck                        |             | 1000 g | ers/24300110                   | ers/24300110         | 24.94 | 21.89
cornish-hen-1000-g                       | Cornish Hen                       |             | 1000 g | ers/24300110                   | ers/24300110         | 24.94 | 21.89
scallops-400-g                           | Scallops                          |             | 400 g  | ers/26317110                   | ers/26317110         | 19.84 | 17.41
mussels-907-g                            | Mussels                           |             | 907 g  | ers/26313100                   | ers/26313100         | 24.27 | 21.31
clams-454-g                              | Clams                             |             | 454 g  | ers/26315100                   | ers/26315100         | 13.80 | 12.11
oysters-454-g                            | Oysters                           |             | 454 g  | ers/26315100                   | ers/26315100         | 13.80 | 12.11
lobster-400-g                            | Lobster                           |             | 400 g  | ers/26311110                   | ers/26311110         | 29.63 | 26.01
lobster-tails-400-g                      | Lobster Tails                     |             | 400 g  | ers/26311110                   | ers/26311110         | 29.63 | 26.01
crab-legs-454-g                          | Crab Legs                         |             | 454 g  | ers/26311110                   | ers/26311110         | 33.63 | 29.52
crab-meat-454-g                          | Crab Meat                         |             | 454 g  | ers/26311110                   | ers/26311110         | 33.63 | 29.52
catfish-fillets-400-g                    | Catfish Fillets                   |             | 400 g  | ers/26107110                   | ers/26107110         |  6.56 |  5.76
basa-fillets-400-g                       | Basa Fillets                      |             | 400 g  | ers/26107110                   | ers/26107110         |  6.56 |  5.76
swai-fillets-400-g                       | Swai Fillets                      |             | 400 g  | ers/26107110                   | ers/26107110         |  6.56 |  5.76
pollock-fillets-400-g                    | Pollock Fillets                   |             | 400 g  | ers/26107110                   | ers/26107110         |  6.56 |  5.76
perch-fillets-400-g                      | Perch Fillets                     |             | 400 g  | ers/26107110                   | ers/26107110         |  6.56 |  5.76
trout-fillets-400-g                      | Trout Fillets                     |             | 400 g  | statcan/salmon                 | ers/26137110         | 11.42 | 12.50
rainbow-trout-400-g                      | Rainbow Trout                     |             | 400 g  | statcan/salmon                 | ers/26137110         | 11.42 | 12.50
sole-fillets-400-g                       | Sole Fillets                      |             | 400 g  | ers/26109110                   | ers/26109110         | 11.60 | 10.19
halibut-fillets-400-g                    | Halibut Fillets                   |             | 400 g  | ers/26109110                   | ers/26109110         | 11.60 | 10.19
tuna-steak-400-g                         | Tuna Steak                        |             | 400 g  | ers/26109110                   | ers/26109110         | 11.60 | 10.19
swordfish-steak-400-g                    | Swordfish Steak                   |             | 400 g  | ers/26109110                   | ers/26109110         | 11.60 | 10.19
mahi-mahi-fillets-400-g                  | Mahi Mahi Fillets                 |             | 400 g  | ers/26109110                   | ers/26109110         | 11.60 | 10.19
fish-fillets-400-g                       | Fish Fillets                      |             | 400 g  | ers/26109110                   | ers/26109110         | 11.60 | 10.19
calamari-400-g                           | Calamari                          |             | 400 g  | ers/26213140                   | ers/26213140         | 10.19 |  8.94
breaded-calamari-400-g                   | Breaded Calamari                  |             | 400 g  | ers/26213140                   | ers/26213140         | 10.19 |  8.94
mackerel-125-g                           | Mackerel                          |             | 125 g  | ers/26119110                   | ers/26119110         |  2.49 |  2.19
herring-125-g                            | Herring                           |             | 125 g  | ers/26119110                   | ers/26119110         |  2.49 |  2.19
anchovies-125-g                          | Anchovies                         |             | 125 g  | ers/26119110                   | ers/26119110         |  2.49 |  2.19
sockeye-salmon-400-g                     | Sockeye Salmon                    |             | 400 g  | statcan/salmon                 | ers/26137120         | 11.42 | 12.50
coho-salmon-400-g                        | Coho Salmon                       |             | 400 g  | statcan/salmon                 | ers/26137120         | 11.42 | 12.50
prosciutto-100-g                         | Prosciutto                        |             | 100 g  | ers/22311450                   | ers/22311450         |  4.84 |  4.25
capicola-175-g                           | Capicola                          |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
soppressata-175-g                        | Soppressata                       |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
pancetta-175-g                           | Pancetta                          |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
deli-meat-175-g                          | Deli Meat                         |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
hard-salami-175-g                        | Hard Salami                       |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
chicken-lunch-meat-175-g                 | Chicken Lunch Meat                |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
smoked-meat-175-g                        | Smoked Meat                       |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
honey-ham-454-g                          | Honey Ham                         |             | 454 g  | ers/25230210                   | ers/25230210         |  8.03 |  7.05
smoked-ham-454-g                         | Smoked Ham                        |             | 454 g  | ers/25230210                   | ers/25230210         |  8.03 |  7.05
ham-steak-454-g                          | Ham Steak                         |             | 454 g  | ers/25230210                   | ers/25230210         |  8.03 |  7.05
spiral-ham-454-g                         | Spiral Ham                        |             | 454 g  | ers/25230210                   | ers/25230210         |  8.03 |  7.05
canned-ham-454-g                         | Canned Ham                        |             | 454 g  | ers/25230210                   | ers/25230210         |  8.03 |  7.05
cooked-ham-454-g                         | Cooked Ham                        |             | 454 g  | ers/25230210                   | ers/25230210         |  8.03 |  7.05
smoked-turkey-breast-175-g               | Smoked Turkey Breast              |             | 175 g  | ers/25230780                   | ers/25230780         |  3.33 |  2.92
oven-roasted-turkey-breast-175-g         | Oven Roasted Turkey Breast        |             | 175 g  | ers/25230780                   | ers/25230780         |  3.33 |  2.92
oven-roasted-chicken-breast-175-g        | Oven Roasted Chicken Breast       |             | 175 g  | ers/25230780                   | ers/25230780         |  3.33 |  2.92
turkey-slices-175-g                      | Turkey Slices                     |             | 175 g  | ers/25230780                   | ers/25230780         |  3.33 |  2.92
canadian-bacon-175-g                     | Canadian Bacon                    |             | 175 g  | ers/22501010                   | ers/22501010         |  5.60 |  4.92
beef-sausages-375-g                      | Beef Sausages                     |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
chorizo-375-g                            | Chorizo                           |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
blood-pudding-375-g                      | Blood Pudding                     |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
debreziner-sausages-375-g                | Debreziner Sausages               |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
beef-salami-175-g                        | Beef Salami                       |             | 175 g  | ers/25220410                   | bls/bologna          |  1.57 |  1.37
beef-bologna-175-g                       | Beef Bologna                      |             | 175 g  | ers/25220410                   | bls/bologna          |  1.57 |  1.37
turkey-pepperoni-175-g                   | Turkey Pepperoni                  |             | 175 g  | ers/25220410                   | bls/bologna          |  1.57 |  1.37
turkey-bologna-175-g                     | Turkey Bologna                    |             | 175 g  | ers/25220410                   | bls/bologna          |  1.57 |  1.37
chunk-light-tuna-170-g                   | Chunk Light Tuna                  |             | 170 g  | statcan/canned-tuna            | ers/26155110         |  1.84 |  2.74
solid-white-tuna-170-g                   | Solid White Tuna                  |             | 170 g  | statcan/canned-tuna            | ers/26155110         |  1.84 |  2.74
albacore-tuna-170-g                      | Albacore Tuna                     |             | 170 g  | statcan/canned-tuna            | ers/26155110         |  1.84 |  2.74
luncheon-meat-340-g                      | Luncheon Meat                     |             | 340 g  | ers/25220410                   | bls/bologna          |  3.05 |  2.65
chicken-souvlaki-500-g                   | Chicken Souvlaki                  |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
chicken-skewers-500-g                    | Chicken Skewers                   |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
chicken-kebabs-500-g                     | Chicken Kebabs                    |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
beef-kebabs-500-g                        | Beef Kebabs                       |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
gyro-meat-500-g                          | Gyro Meat                         |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
chicken-shawarma-500-g                   | Chicken Shawarma                  |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
chicken-fries-500-g                      | Chicken Fries                     |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
stuffed-chicken-500-g                    | Stuffed Chicken                   |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
chicken-breast-strips-500-g              | Chicken Breast Strips             |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
grilled-chicken-strips-500-g             | Grilled Chicken Strips            |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
boneless-chicken-wings-500-g             | Boneless Chicken Wings            |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
seafood-mix-400-g                        | Seafood Mix                       |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
fish-nuggets-400-g                       | Fish Nuggets                      |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
breaded-tilapia-400-g                    | Breaded Tilapia                   |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
breaded-sole-400-g                       | Breaded Sole                      |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
tempura-shrimp-400-g                     | Tempura Shrimp                    |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
breaded-pollock-400-g                    | Breaded Pollock                   |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
tuna-burgers-400-g                       | Tuna Burgers                      |             | 400 g  | ers/26100130                   | ers/26100130         |  6.52 |  5.72
cretons-250-g                            | Cretons                           |             | 250 g  | ers/25220410                   | bls/bologna          |  2.25 |  1.95
pate-250-g                               | Pate                              |             | 250 g  | ers/25220410                   | bls/bologna          |  2.25 |  1.95
top-round-steak-500-g                    | Top Round Steak                   |             | 500 g  | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 14.11 |  8.43
filet-mignon-steak-400-g                 | Filet Mignon Steak                |             | 400 g  | statcan/beef-striploin-cuts    | ers/21101000         | 15.34 | 10.91
beef-tripe-500-g                         | Beef Tripe                        |             | 500 g  | ers/25110120                   | ers/25110120         |  6.84 |  6.01
chicken-drumettes-800-g                  | Chicken Drumettes                 |             | 800 g  | ers/24167200                   | ers/24167200         | 16.72 | 14.68
peameal-bacon-375-g                      | Peameal Bacon                     |             | 375 g  | ers/22501010                   | ers/22501010         | 12.00 | 10.53
back-bacon-375-g                         | Back Bacon                        |             | 375 g  | ers/22501010                   | ers/22501010         | 12.00 | 10.53
head-cheese-200-g                        | Head Cheese                       |             | 200 g  | ers/25220410                   | bls/bologna          |  1.80 |  1.56
linguica-sausage-375-g                   | Linguica Sausage                  |             | 375 g  | ers/25221310                   | ers/25221310         |  4.08 |  3.58
knackwurst-sausages-375-g                | Knackwurst Sausages               |             | 375 g  | ers/25221310                   | ers/25221310         |  4.08 |  3.58
smokies-450-g                            | Smokies                           |             | 450 g  | ers/25221310                   | ers/25221310         |  4.89 |  4.29
ground-bison-454-g                       | Ground Bison                      |             | 454 g  | statcan/ground-beef            | bls/beef-ground      |  7.49 |  5.25
bison-burgers-454-g                      | Bison Burgers                     |             | 454 g  | statcan/ground-beef            | bls/beef-ground      |  7.49 |  5.25
whole-rabbit-1200-g                      | Whole Rabbit                      |             | 1200 g | ers/24300110                   | ers/24300110         | 29.93 | 26.27
whole-goose-4000-g                       | Whole Goose                       |             | 4000 g | ers/24300110                   | ers/24300110         | 99.77 | 87.58
pickerel-fillets-400-g                   | Pickerel Fillets                  |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
walleye-fillets-400-g                    | Walleye Fillets                   |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
whitefish-fillets-400-g                  | Whitefish Fillets                 |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
flounder-fillets-400-g                   | Flounder Fillets                  |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
monkfish-fillets-400-g                   | Monkfish Fillets                  |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
snapper-fillets-400-g                    | Snapper Fillets                   |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
grouper-fillets-400-g                    | Grouper Fillets                   |             | 400 g  | ers/26139180                   | ers/26139180         |  7.74 |  6.79
octopus-500-g                            | Octopus                           |             | 500 g  | ers/26213140                   | ers/26213140         | 12.73 | 11.18
squid-500-g                              | Squid                             |             | 500 g  | ers/26213140                   | ers/26213140         | 12.73 | 11.18
caviar-100-g                             | Caviar                            |             | 100 g  | statcan/salmon                 | ers/26137120         |  2.86 |  3.13
escargots-125-g                          | Escargots                         |             | 125 g  | ers/26313100                   | ers/26313100         |  3.35 |  2.94
crawfish-454-g                           | Crawfish                          |             | 454 g  | statcan/shrimp                 | ers/26319130         | 10.31 | 19.16
langoustines-454-g                       | Langoustines                      |             | 454 g  | statcan/shrimp                 | ers/26319130         | 10.31 | 19.16
prawns-454-g                             | Prawns                            |             | 454 g  | statcan/shrimp                 | ers/26319130         | 10.31 | 19.16
soup-bones-1000-g                        | Soup Bones                        |             | 1000 g | statcan/beef-striploin-cuts    | bls/beef-steak-round | 38.36 | 16.87
donair-meat-500-g                        | Donair Meat                       |             | 500 g  | ers/24198739                   | ers/24198739         |  7.06 |  6.20
chicken-kabobs-500-g                     | Chicken Kabobs                    |             | 500 g  | statcan/chicken-breasts        | ers/24122131         |  7.34 |  6.78
fish-portions-500-g                      | Fish Portions                     |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
jalapeno-cheddar-sausages-375-g          | Jalapeno Cheddar Sausages         |             | 375 g  | ers/25221405                   | ers/25221405         |  5.21 |  4.57
beer-bratwurst-sausages-454-g            | Beer Bratwurst Sausages           |             | 454 g  | ers/25221405                   | ers/25221405         |  6.31 |  5.54
cold-cuts-175-g                          | Cold Cuts                         |             | 175 g  | ers/25231110                   | ers/25231110         |  5.35 |  4.69
tuna-in-water-170-g                      | Tuna in Water                     |             | 170 g  | statcan/canned-tuna            | ers/26155110         |  1.84 |  2.74
venison-454-g                            | Venison                           |             | 454 g  | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 12.81 |  7.66
elk-steak-454-g                          | Elk Steak                         |             | 454 g  | statcan/beef-top-sirloin-cuts  | bls/beef-steak-round | 12.81 |  7.66
arctic-char-fillets-400-g                | Arctic Char Fillets               |             | 400 g  | statcan/salmon                 | ers/26137120         | 11.42 | 12.50
cutlets-400-g                            | Cutlets                           |             | 400 g  | ers/24198671                   | ers/24198671         |  3.91 |  3.43
breaded-fish-500-g                       | Breaded Fish                      |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
breaded-shrimp-rings-400-g               | Breaded Shrimp Rings              |             | 400 g  | ers/26319160                   | ers/26319160         | 13.76 | 12.08
beer-battered-fish-fillets-500-g         | Beer Battered Fish Fillets        |             | 500 g  | ers/26100130                   | ers/26100130         |  8.15 |  7.15
pork-schnitzel-500-g                     | Pork Schnitzel                    |             | 500 g  | ers/24198671                   | ers/24198671         |  4.89 |  4.29
schnitzel-500-g                          | Schnitzel                         |             | 500 g  | ers/24198671                   | ers/24198671         |  4.89 |  4.29
veal-schnitzel-500-g                     | Veal Schnitzel                    |             | 500 g  | ers/23205020                   | ers/23205020         | 23.76 | 20.86
`;
