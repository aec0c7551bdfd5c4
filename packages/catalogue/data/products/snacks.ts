/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const SNACKS = `
wafers-300-g                               | Wafers                               |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
chips-200-g                                | Chips                                |               | 200 g | ers/71200100                        | ers/71200100     |  2.99 |  2.70
bars-180-g                                 | Bars                                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
macaroons-250-g                            | Macaroons                            |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
cookies-300-g                              | Cookies                              |               | 300 g | =statcan/cookies-and-sweet-biscuits | ers/53201000     |  3.39 |  3.07
cookies-500-g                              | Cookies                              |               | 500 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  5.65 |  5.11
assorted-cookies-300-g                     | Assorted Cookies                     |               | 300 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  3.39 |  3.07
assorted-cookies-500-g                     | Assorted Cookies                     |               | 500 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  5.65 |  5.11
chocolate-chip-cookies-300-g               | Chocolate Chip Cookies               |               | 300 g | ers/53206000                        | bls/cookies      |  3.30 |  3.29
chocolate-chip-cookies-350-g               | Chocolate Chip Cookies               |               | 350 g | ers/53206000                        | bls/cookies      |  3.85 |  3.83
chocolate-chip-cookies-500-g               | Chocolate Chip Cookies               |               | 500 g | ers/53206000                        | bls/cookies      |  5.50 |  5.48
chocolate-chip-cookies-454-g               | Chocolate Chip Cookies               |               | 454 g | ers/53206000                        | =bls/cookies     |  4.99 |  4.68
chips-ahoy-chocolate-chip-cookies-300-g    | Chocolate Chip Cookies               | Chips Ahoy    | 300 g | ers/53206000                        | bls/cookies      |  3.30 |  3.29
mini-chocolate-chip-cookies-300-g          | Mini Chocolate Chip Cookies          |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
mini-chocolate-chip-cookies-200-g          | Mini Chocolate Chip Cookies          |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
soft-chocolate-chip-cookies-300-g          | Soft Chocolate Chip Cookies          |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
soft-chocolate-chip-cookies-200-g          | Soft Chocolate Chip Cookies          |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
chewy-chocolate-chip-cookies-300-g         | Chewy Chocolate Chip Cookies         |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
chewy-chocolate-chip-cookies-200-g         | Chewy Chocolate Chip Cookies         |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
crunchy-chocolate-chip-cookies-300-g       | Crunchy Chocolate Chip Cookies       |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
crunchy-chocolate-chip-cookies-200-g       | Crunchy Chocolate Chip Cookies       |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
double-chocolate-chip-cookies-300-g        | Double Chocolate Chip Cookies        |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
double-chocolate-chip-cookies-200-g        | Double Chocolate Chip Cookies        |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
chocolate-sandwich-cookies-300-g           | Chocolate Sandwich Cookies           |               | 300 g | ers/53209015                        | ers/53209015     |  3.16 |  2.85
chocolate-sandwich-cookies-400-g           | Chocolate Sandwich Cookies           |               | 400 g | ers/53209015                        | ers/53209015     |  4.22 |  3.80
oreo-chocolate-sandwich-cookies-270-g      | Chocolate Sandwich Cookies           | Oreo          | 270 g | ers/53209015                        | ers/53209015     |  2.85 |  2.57
oreo-chocolate-sandwich-cookies-303-g      | Chocolate Sandwich Cookies           | Oreo          | 303 g | ers/53209015                        | ers/53209015     |  3.19 |  2.88
chocolate-creme-sandwich-cookies-300-g     | Chocolate Creme Sandwich Cookies     |               | 300 g | ers/53209015                        | ers/53209015     |  3.16 |  2.85
chocolate-creme-sandwich-cookies-400-g     | Chocolate Creme Sandwich Cookies     |               | 400 g | ers/53209015                        | ers/53209015     |  4.22 |  3.80
chocolate-os-cookies-300-g                 | Chocolate O's Cookies                |               | 300 g | ers/53209015                        | ers/53209015     |  3.16 |  2.85
chocolate-os-cookies-400-g                 | Chocolate O's Cookies                |               | 400 g | ers/53209015                        | ers/53209015     |  4.22 |  3.80
vanilla-sandwich-cookies-300-g             | Vanilla Sandwich Cookies             |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
vanilla-sandwich-cookies-350-g             | Vanilla Sandwich Cookies             |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
vanilla-creme-sandwich-cookies-300-g       | Vanilla Creme Sandwich Cookies       |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
vanilla-creme-sandwich-cookies-350-g       | Vanilla Creme Sandwich Cookies       |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
golden-sandwich-cookies-300-g              | Golden Sandwich Cookies              |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
golden-sandwich-cookies-350-g              | Golden Sandwich Cookies              |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
lemon-creme-cookies-300-g                  | Lemon Creme Cookies                  |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
lemon-creme-cookies-350-g                  | Lemon Creme Cookies                  |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
maple-creme-cookies-300-g                  | Maple Creme Cookies                  |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
maple-creme-cookies-350-g                  | Maple Creme Cookies                  |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
wafer-sandwich-cookies-300-g               | Wafer Sandwich Cookies               |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
wafer-sandwich-cookies-350-g               | Wafer Sandwich Cookies               |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
ginger-snap-cookies-300-g                  | Ginger Snap Cookies                  |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
ginger-snap-cookies-200-g                  | Ginger Snap Cookies                  |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
gingerbread-cookies-300-g                  | Gingerbread Cookies                  |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
gingerbread-cookies-200-g                  | Gingerbread Cookies                  |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
ginger-cookies-300-g                       | Ginger Cookies                       |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
ginger-cookies-200-g                       | Ginger Cookies                       |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
molasses-cookies-300-g                     | Molasses Cookies                     |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
molasses-cookies-200-g                     | Molasses Cookies                     |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
shortbread-cookies-300-g                   | Shortbread Cookies                   |               | 300 g | ers/53239000                        | ers/53239000     |  4.47 |  4.03
shortbread-cookies-200-g                   | Shortbread Cookies                   |               | 200 g | ers/53239000                        | ers/53239000     |  2.98 |  2.69
chocolate-dipped-shortbread-cookies-300-g  | Chocolate Dipped Shortbread Cookies  |               | 300 g | ers/53239000                        | ers/53239000     |  4.47 |  4.03
chocolate-dipped-shortbread-cookies-200-g  | Chocolate Dipped Shortbread Cookies  |               | 200 g | ers/53239000                        | ers/53239000     |  2.98 |  2.69
oatmeal-cookies-300-g                      | Oatmeal Cookies                      |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
oatmeal-raisin-cookies-300-g               | Oatmeal Raisin Cookies               |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
oatmeal-chocolate-chip-cookies-300-g       | Oatmeal Chocolate Chip Cookies       |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
peanut-butter-cookies-300-g                | Peanut Butter Cookies                |               | 300 g | ers/53234000                        | ers/53234000     |  3.45 |  3.12
peanut-butter-sandwich-cookies-300-g       | Peanut Butter Sandwich Cookies       |               | 300 g | ers/53234000                        | ers/53234000     |  3.45 |  3.12
sugar-cookies-300-g                        | Sugar Cookies                        |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
sugar-cookies-200-g                        | Sugar Cookies                        |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
snickerdoodle-cookies-300-g                | Snickerdoodle Cookies                |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
snickerdoodle-cookies-200-g                | Snickerdoodle Cookies                |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
butter-cookies-300-g                       | Butter Cookies                       |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
butter-cookies-200-g                       | Butter Cookies                       |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
birthday-cake-cookies-300-g                | Birthday Cake Cookies                |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
birthday-cake-cookies-200-g                | Birthday Cake Cookies                |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
frosted-sugar-cookies-300-g                | Frosted Sugar Cookies                |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
frosted-sugar-cookies-200-g                | Frosted Sugar Cookies                |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
digestive-cookies-300-g                    | Digestive Cookies                    |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
digestive-cookies-400-g                    | Digestive Cookies                    |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
maria-cookies-300-g                        | Maria Cookies                        |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
maria-cookies-400-g                        | Maria Cookies                        |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
tea-biscuits-300-g                         | Tea Biscuits                         |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
tea-biscuits-400-g                         | Tea Biscuits                         |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
social-tea-cookies-300-g                   | Social Tea Cookies                   |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
social-tea-cookies-400-g                   | Social Tea Cookies                   |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
arrowroot-biscuits-300-g                   | Arrowroot Biscuits                   |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
arrowroot-biscuits-400-g                   | Arrowroot Biscuits                   |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
coconut-macaroons-250-g                    | Coconut Macaroons                    |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
coconut-cookies-250-g                      | Coconut Cookies                      |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
almond-macarons-250-g                      | Almond Macarons                      |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
animal-crackers-300-g                      | Animal Crackers                      |               | 300 g | ers/53240000                        | ers/53240000     |  2.15 |  1.94
animal-cookies-300-g                       | Animal Cookies                       |               | 300 g | ers/53240000                        | ers/53240000     |  2.15 |  1.94
fig-bars-300-g                             | Fig Bars                             |               | 300 g | ers/53220030                        | ers/53220030     |  3.55 |  3.20
fig-cookies-300-g                          | Fig Cookies                          |               | 300 g | ers/53220030                        | ers/53220030     |  3.55 |  3.20
raspberry-fig-bars-300-g                   | Raspberry Fig Bars                   |               | 300 g | ers/53220030                        | ers/53220030     |  3.55 |  3.20
vanilla-wafers-300-g                       | Vanilla Wafers                       |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
vanilla-wafers-200-g                       | Vanilla Wafers                       |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
chocolate-wafers-300-g                     | Chocolate Wafers                     |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
chocolate-wafers-200-g                     | Chocolate Wafers                     |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
strawberry-wafers-300-g                    | Strawberry Wafers                    |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
strawberry-wafers-200-g                    | Strawberry Wafers                    |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
wafer-cookies-300-g                        | Wafer Cookies                        |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
wafer-cookies-200-g                        | Wafer Cookies                        |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
lemon-wafers-300-g                         | Lemon Wafers                         |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
lemon-wafers-200-g                         | Lemon Wafers                         |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
biscotti-200-g                             | Biscotti                             |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
almond-biscotti-200-g                      | Almond Biscotti                      |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
ladyfingers-250-g                          | Ladyfingers                          |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
fudge-cookies-250-g                        | Fudge Cookies                        |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
mint-fudge-cookies-250-g                   | Mint Fudge Cookies                   |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
chocolate-mint-cookies-250-g               | Chocolate Mint Cookies               |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
marshmallow-cookies-250-g                  | Marshmallow Cookies                  |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
caramel-coconut-cookies-250-g              | Caramel Coconut Cookies              |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
breakfast-cookies-250-g                    | Breakfast Cookies                    |               | 250 g | ers/53223100                        | ers/53223100     |  5.33 |  4.81
crackers-200-g                             | Crackers                             |               | 200 g | =statcan/crackers-and-crisp-breads  | ers/54001000     |  2.61 |  2.19
crackers-250-g                             | Crackers                             |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
breton-crackers-225-g                      | Crackers                             | Breton        | 225 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.94 |  2.46
carrs-crackers-125-g                       | Crackers                             | Carr's        | 125 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  1.63 |  1.37
table-crackers-200-g                       | Table Crackers                       |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
table-crackers-250-g                       | Table Crackers                       |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
entertainment-crackers-200-g               | Entertainment Crackers               |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
entertainment-crackers-250-g               | Entertainment Crackers               |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
assorted-crackers-200-g                    | Assorted Crackers                    |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
assorted-crackers-250-g                    | Assorted Crackers                    |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
original-crackers-200-g                    | Original Crackers                    |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
original-crackers-250-g                    | Original Crackers                    |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
saltine-crackers-450-g                     | Saltine Crackers                     |               | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
saltine-crackers-225-g                     | Saltine Crackers                     |               | 225 g | ers/54325000                        | ers/54325000     |  1.73 |  1.56
premium-plus-saltine-crackers-450-g        | Saltine Crackers                     | Premium Plus  | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
soda-crackers-450-g                        | Soda Crackers                        |               | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
soda-crackers-225-g                        | Soda Crackers                        |               | 225 g | ers/54325000                        | ers/54325000     |  1.73 |  1.56
oyster-crackers-450-g                      | Oyster Crackers                      |               | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
oyster-crackers-225-g                      | Oyster Crackers                      |               | 225 g | ers/54325000                        | ers/54325000     |  1.73 |  1.56
round-butter-crackers-200-g                | Round Butter Crackers                |               | 200 g | ers/54301010                        | ers/54301010     |  2.16 |  1.95
round-butter-crackers-400-g                | Round Butter Crackers                |               | 400 g | ers/54301010                        | ers/54301010     |  4.33 |  3.91
ritz-round-butter-crackers-200-g           | Round Butter Crackers                | Ritz          | 200 g | ers/54301010                        | ers/54301010     |  2.16 |  1.95
buttery-crackers-200-g                     | Buttery Crackers                     |               | 200 g | ers/54301010                        | ers/54301010     |  2.16 |  1.95
buttery-crackers-400-g                     | Buttery Crackers                     |               | 400 g | ers/54301010                        | ers/54301010     |  4.33 |  3.91
multigrain-crackers-200-g                  | Multigrain Crackers                  |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
multigrain-crackers-140-g                  | Multigrain Crackers                  |               | 140 g | ers/54326000                        | ers/54326000     |  2.01 |  1.82
crunchmaster-multigrain-crackers-127-g     | Multigrain Crackers                  | Crunchmaster  | 127 g | ers/54326000                        | ers/54326000     |  1.83 |  1.65
breton-multigrain-crackers-200-g           | Multigrain Crackers                  | Breton        | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
seeded-crackers-200-g                      | Seeded Crackers                      |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
flax-crackers-200-g                        | Flax Crackers                        |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
ancient-grain-crackers-200-g               | Ancient Grain Crackers               |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
super-seed-crackers-200-g                  | Super Seed Crackers                  |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
sesame-crackers-200-g                      | Sesame Crackers                      |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
quinoa-crackers-200-g                      | Quinoa Crackers                      |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
olive-oil-crackers-200-g                   | Olive Oil Crackers                   |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
vegetable-crackers-200-g                   | Vegetable Crackers                   |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
cheese-crackers-200-g                      | Cheese Crackers                      |               | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
cheese-crackers-140-g                      | Cheese Crackers                      |               | 140 g | ers/54304000                        | ers/54304000     |  1.83 |  1.65
cheez-it-cheese-crackers-200-g             | Cheese Crackers                      | Cheez-It      | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
goldfish-cheese-crackers-187-g             | Cheese Crackers                      | Goldfish      | 187 g | ers/54304000                        | ers/54304000     |  2.44 |  2.21
cheddar-crackers-200-g                     | Cheddar Crackers                     |               | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
cheddar-crackers-140-g                     | Cheddar Crackers                     |               | 140 g | ers/54304000                        | ers/54304000     |  1.83 |  1.65
white-cheddar-crackers-200-g               | White Cheddar Crackers               |               | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
white-cheddar-crackers-140-g               | White Cheddar Crackers               |               | 140 g | ers/54304000                        | ers/54304000     |  1.83 |  1.65
wheat-crackers-200-g                       | Wheat Crackers                       |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
wheat-crackers-140-g                       | Wheat Crackers                       |               | 140 g | ers/54338000                        | ers/54338000     |  1.74 |  1.57
triscuit-wheat-crackers-200-g              | Wheat Crackers                       | Triscuit      | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
wheat-thin-crackers-200-g                  | Wheat Thin Crackers                  |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
woven-wheat-crackers-200-g                 | Woven Wheat Crackers                 |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
rosemary-crackers-200-g                    | Rosemary Crackers                    |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
sea-salt-crackers-200-g                    | Sea Salt Crackers                    |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
garlic-herb-crackers-200-g                 | Garlic Herb Crackers                 |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
cracked-pepper-crackers-200-g              | Cracked Pepper Crackers              |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
almond-flour-crackers-200-g                | Almond Flour Crackers                |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
tomato-basil-crackers-200-g                | Tomato Basil Crackers                |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
onion-crackers-200-g                       | Onion Crackers                       |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
everything-crackers-200-g                  | Everything Crackers                  |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
rice-crackers-100-g                        | Rice Crackers                        |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
rice-crackers-170-g                        | Rice Crackers                        |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
sesame-rice-crackers-100-g                 | Sesame Rice Crackers                 |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
sesame-rice-crackers-170-g                 | Sesame Rice Crackers                 |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
brown-rice-crackers-100-g                  | Brown Rice Crackers                  |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
brown-rice-crackers-170-g                  | Brown Rice Crackers                  |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
rice-thins-100-g                           | Rice Thins                           |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
rice-thins-170-g                           | Rice Thins                           |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
nut-thins-crackers-100-g                   | Nut Thins Crackers                   |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
nut-thins-crackers-170-g                   | Nut Thins Crackers                   |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
graham-crackers-400-g                      | Graham Crackers                      |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
graham-crackers-200-g                      | Graham Crackers                      |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
honey-maid-graham-crackers-400-g           | Graham Crackers                      | Honey Maid    | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
honey-graham-crackers-400-g                | Honey Graham Crackers                |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
honey-graham-crackers-200-g                | Honey Graham Crackers                |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
cinnamon-graham-crackers-400-g             | Cinnamon Graham Crackers             |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
cinnamon-graham-crackers-200-g             | Cinnamon Graham Crackers             |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
honey-grahams-400-g                        | Honey Grahams                        |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
honey-grahams-200-g                        | Honey Grahams                        |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
graham-bites-400-g                         | Graham Bites                         |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
graham-bites-200-g                         | Graham Bites                         |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
crispbread-200-g                           | Crispbread                           |               | 200 g | =statcan/crackers-and-crisp-breads  | ers/54305020     |  2.61 |  3.13
crispbread-250-g                           | Crispbread                           |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  3.26 |  3.91
rye-crispbread-200-g                       | Rye Crispbread                       |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  2.61 |  3.13
rye-crispbread-250-g                       | Rye Crispbread                       |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  3.26 |  3.91
flatbread-crackers-200-g                   | Flatbread Crackers                   |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  2.61 |  3.13
flatbread-crackers-250-g                   | Flatbread Crackers                   |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  3.26 |  3.91
water-crackers-200-g                       | Water Crackers                       |               | 200 g | ers/54307000                        | ers/54307000     |  1.87 |  1.68
matzo-crackers-200-g                       | Matzo Crackers                       |               | 200 g | ers/54307000                        | ers/54307000     |  1.87 |  1.68
peanut-butter-sandwich-crackers-200-g      | Peanut Butter Sandwich Crackers      |               | 200 g | ers/54328100                        | ers/54328100     |  2.03 |  1.83
cheese-sandwich-crackers-200-g             | Cheese Sandwich Crackers             |               | 200 g | ers/54328100                        | ers/54328100     |  2.03 |  1.83
rice-cakes-127-g                           | Rice Cakes                           |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
rice-cakes-199-g                           | Rice Cakes                           |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
quaker-rice-cakes-186-g                    | Rice Cakes                           | Quaker        | 186 g | ers/54318500                        | ers/54318500     |  4.05 |  3.65
caramel-rice-cakes-127-g                   | Caramel Rice Cakes                   |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
caramel-rice-cakes-199-g                   | Caramel Rice Cakes                   |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
mini-rice-cakes-127-g                      | Mini Rice Cakes                      |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
mini-rice-cakes-199-g                      | Mini Rice Cakes                      |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
cheddar-rice-cakes-127-g                   | Cheddar Rice Cakes                   |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
cheddar-rice-cakes-199-g                   | Cheddar Rice Cakes                   |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
lightly-salted-rice-cakes-127-g            | Lightly Salted Rice Cakes            |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
lightly-salted-rice-cakes-199-g            | Lightly Salted Rice Cakes            |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
white-cheddar-rice-cakes-127-g             | White Cheddar Rice Cakes             |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
white-cheddar-rice-cakes-199-g             | White Cheddar Rice Cakes             |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
corn-cakes-127-g                           | Corn Cakes                           |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
corn-cakes-199-g                           | Corn Cakes                           |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
pretzels-280-g                             | Pretzels                             |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzels-226-g                             | Pretzels                             |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
rold-gold-pretzels-300-g                   | Pretzels                             | Rold Gold     | 300 g | ers/54408016                        | ers/54408016     |  2.74 |  2.47
snyders-pretzels-340-g                     | Pretzels                             | Snyder's      | 340 g | ers/54408016                        | ers/54408016     |  3.11 |  2.80
pretzel-sticks-280-g                       | Pretzel Sticks                       |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzel-sticks-226-g                       | Pretzel Sticks                       |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
pretzel-twists-280-g                       | Pretzel Twists                       |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzel-twists-226-g                       | Pretzel Twists                       |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
mini-pretzels-280-g                        | Mini Pretzels                        |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
mini-pretzels-226-g                        | Mini Pretzels                        |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
pretzel-rods-280-g                         | Pretzel Rods                         |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzel-rods-226-g                         | Pretzel Rods                         |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
salted-pretzels-280-g                      | Salted Pretzels                      |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
salted-pretzels-226-g                      | Salted Pretzels                      |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
honey-mustard-pretzels-280-g               | Honey Mustard Pretzels               |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
honey-mustard-pretzels-226-g               | Honey Mustard Pretzels               |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
pretzel-crisps-200-g                       | Pretzel Crisps                       |               | 200 g | ers/54408105                        | ers/54408105     |  3.31 |  2.99
pretzel-chips-200-g                        | Pretzel Chips                        |               | 200 g | ers/54408105                        | ers/54408105     |  3.31 |  2.99
everything-pretzel-thins-200-g             | Everything Pretzel Thins             |               | 200 g | ers/54408105                        | ers/54408105     |  3.31 |  2.99
chocolate-covered-pretzels-200-g           | Chocolate Covered Pretzels           |               | 200 g | ers/54408200                        | ers/54408200     |  4.59 |  4.14
yogurt-covered-pretzels-200-g              | Yogurt Covered Pretzels              |               | 200 g | ers/54408200                        | ers/54408200     |  4.59 |  4.14
peanut-butter-pretzels-200-g               | Peanut Butter Pretzels               |               | 200 g | ers/54408200                        | ers/54408200     |  4.59 |  4.14
soft-pretzels-370-g                        | Soft Pretzels                        |               | 370 g | ers/54408456                        | ers/54408456     |  3.50 |  3.16
soft-pretzel-bites-370-g                   | Soft Pretzel Bites                   |               | 370 g | ers/54408456                        | ers/54408456     |  3.50 |  3.16
potato-chips-200-g                         | Potato Chips                         |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
potato-chips-235-g                         | Potato Chips                         |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
potato-chips-454-g                         | Potato Chips                         |               | 454 g | ers/71200100                        | =bls/chips-potato|  6.78 |  5.94
lays-potato-chips-235-g                    | Potato Chips                         | Lay's         | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
ruffles-potato-chips-200-g                 | Potato Chips                         | Ruffles       | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
plain-potato-chips-200-g                   | Plain Potato Chips                   |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
plain-potato-chips-235-g                   | Plain Potato Chips                   |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
ruffled-potato-chips-200-g                 | Ruffled Potato Chips                 |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
ruffled-potato-chips-235-g                 | Ruffled Potato Chips                 |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
salt-and-vinegar-potato-chips-200-g        | Salt and Vinegar Potato Chips        |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
salt-and-vinegar-potato-chips-235-g        | Salt and Vinegar Potato Chips        |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
ketchup-potato-chips-200-g                 | Ketchup Potato Chips                 |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
ketchup-potato-chips-235-g                 | Ketchup Potato Chips                 |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
all-dressed-potato-chips-200-g             | All Dressed Potato Chips             |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
all-dressed-potato-chips-235-g             | All Dressed Potato Chips             |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
kettle-potato-chips-200-g                  | Kettle Potato Chips                  |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
kettle-potato-chips-235-g                  | Kettle Potato Chips                  |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
barbecue-potato-chips-200-g                | Barbecue Potato Chips                |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
barbecue-potato-chips-156-g                | Barbecue Potato Chips                |               | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
pringles-barbecue-potato-chips-156-g       | Barbecue Potato Chips                | Pringles      | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
sour-cream-and-onion-potato-chips-200-g    | Sour Cream and Onion Potato Chips    |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
sour-cream-and-onion-potato-chips-156-g    | Sour Cream and Onion Potato Chips    |               | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
stacked-potato-crisps-200-g                | Stacked Potato Crisps                |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
stacked-potato-crisps-156-g                | Stacked Potato Crisps                |               | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
tortilla-chips-300-g                       | Tortilla Chips                       |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
tortilla-chips-200-g                       | Tortilla Chips                       |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
tostitos-tortilla-chips-275-g              | Tortilla Chips                       | Tostitos      | 275 g | ers/54401075                        | ers/54401075     |  3.01 |  2.71
corn-tortilla-chips-300-g                  | Corn Tortilla Chips                  |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
corn-tortilla-chips-200-g                  | Corn Tortilla Chips                  |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
blue-corn-tortilla-chips-300-g             | Blue Corn Tortilla Chips             |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
blue-corn-tortilla-chips-200-g             | Blue Corn Tortilla Chips             |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
multigrain-tortilla-chips-300-g            | Multigrain Tortilla Chips            |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
multigrain-tortilla-chips-200-g            | Multigrain Tortilla Chips            |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
lime-tortilla-chips-300-g                  | Lime Tortilla Chips                  |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
lime-tortilla-chips-200-g                  | Lime Tortilla Chips                  |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
restaurant-style-tortilla-chips-300-g      | Restaurant Style Tortilla Chips      |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
restaurant-style-tortilla-chips-200-g      | Restaurant Style Tortilla Chips      |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
nacho-cheese-tortilla-chips-255-g          | Nacho Cheese Tortilla Chips          |               | 255 g | ers/54401110                        | ers/54401110     |  3.71 |  3.35
doritos-nacho-cheese-tortilla-chips-255-g  | Nacho Cheese Tortilla Chips          | Doritos       | 255 g | ers/54401110                        | ers/54401110     |  3.71 |  3.35
cool-ranch-tortilla-chips-255-g            | Cool Ranch Tortilla Chips            |               | 255 g | ers/54401110                        | ers/54401110     |  3.71 |  3.35
corn-chips-260-g                           | Corn Chips                           |               | 260 g | ers/54401021                        | ers/54401021     |  3.77 |  3.40
cheese-puffs-250-g                         | Cheese Puffs                         |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
cheese-puffs-150-g                         | Cheese Puffs                         |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
cheetos-cheese-puffs-260-g                 | Cheese Puffs                         | Cheetos       | 260 g | ers/54401055                        | ers/54401055     |  4.51 |  4.07
cheese-curls-250-g                         | Cheese Curls                         |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
cheese-curls-150-g                         | Cheese Curls                         |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
crunchy-cheese-snacks-250-g                | Crunchy Cheese Snacks                |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
crunchy-cheese-snacks-150-g                | Crunchy Cheese Snacks                |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
cheddar-puffs-250-g                        | Cheddar Puffs                        |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
cheddar-puffs-150-g                        | Cheddar Puffs                        |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
multigrain-chips-150-g                     | Multigrain Chips                     |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
multigrain-chips-200-g                     | Multigrain Chips                     |               | 200 g | ers/54402700                        | ers/54402700     |  3.46 |  3.12
pita-chips-150-g                           | Pita Chips                           |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
bagel-chips-150-g                          | Bagel Chips                          |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
veggie-chips-150-g                         | Veggie Chips                         |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
veggie-straws-150-g                        | Veggie Straws                        |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
lentil-chips-150-g                         | Lentil Chips                         |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
chickpea-puffs-150-g                       | Chickpea Puffs                       |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
plantain-chips-150-g                       | Plantain Chips                       |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
quinoa-chips-150-g                         | Quinoa Chips                         |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
popcorn-150-g                              | Popcorn                              |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
popcorn-220-g                              | Popcorn                              |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
white-cheddar-popcorn-150-g                | White Cheddar Popcorn                |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
white-cheddar-popcorn-220-g                | White Cheddar Popcorn                |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
butter-popcorn-150-g                       | Butter Popcorn                       |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
butter-popcorn-220-g                       | Butter Popcorn                       |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
kettle-corn-popcorn-150-g                  | Kettle Corn Popcorn                  |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
kettle-corn-popcorn-220-g                  | Kettle Corn Popcorn                  |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
sea-salt-popcorn-150-g                     | Sea Salt Popcorn                     |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
sea-salt-popcorn-220-g                     | Sea Salt Popcorn                     |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
microwave-popcorn-255-g                    | Microwave Popcorn                    |               | 255 g | ers/54403056                        | ers/54403056     |  2.15 |  1.94
caramel-popcorn-250-g                      | Caramel Popcorn                      |               | 250 g | ers/54403110                        | ers/54403110     |  3.67 |  3.31
snack-mix-250-g                            | Snack Mix                            |               | 250 g | ers/54420220                        | ers/54420220     |  2.95 |  2.66
snack-mix-400-g                            | Snack Mix                            |               | 400 g | ers/54420220                        | ers/54420220     |  4.71 |  4.25
party-mix-250-g                            | Party Mix                            |               | 250 g | ers/54420220                        | ers/54420220     |  2.95 |  2.66
party-mix-400-g                            | Party Mix                            |               | 400 g | ers/54420220                        | ers/54420220     |  4.71 |  4.25
onion-rings-snack-140-g                    | Onion Rings Snack                    |               | 140 g | ers/54406010                        | ers/54406010     |  4.06 |  3.67
granola-bars-180-g                         | Granola Bars                         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
granola-bars-230-g                         | Granola Bars                         |               | 230 g | ers/53712100                        | ers/53712100     |  3.61 |  3.26
granola-bars-120-g                         | Granola Bars                         |               | 120 g | ers/53712100                        | ers/53712100     |  1.88 |  1.70
quaker-granola-bars-156-g                  | Granola Bars                         | Quaker        | 156 g | ers/53712100                        | ers/53712100     |  2.45 |  2.21
nature-valley-granola-bars-210-g           | Granola Bars                         | Nature Valley | 210 g | ers/53712100                        | ers/53712100     |  3.30 |  2.98
chewy-granola-bars-180-g                   | Chewy Granola Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-chip-granola-bars-180-g          | Chocolate Chip Granola Bars          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
oats-and-honey-granola-bars-180-g          | Oats and Honey Granola Bars          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
mixed-berry-granola-bars-180-g             | Mixed Berry Granola Bars             |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-crisp-granola-bars-180-g             | Apple Crisp Granola Bars             |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-banana-granola-minis-180-g       | Chocolate Banana Granola Minis       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-granola-bars-180-g              | Strawberry Granola Bars              |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
vanilla-granola-bars-180-g                 | Vanilla Granola Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
peanut-butter-granola-bars-180-g           | Peanut Butter Granola Bars           |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cereal-bars-180-g                          | Cereal Bars                          |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
cereal-bars-240-g                          | Cereal Bars                          |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
nutri-grain-cereal-bars-295-g              | Cereal Bars                          | Nutri-Grain   | 295 g | ers/53714400                        | ers/53714400     |  4.70 |  4.25
fruit-bars-180-g                           | Fruit Bars                           |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
fruit-bars-240-g                           | Fruit Bars                           |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
fruit-and-grain-cereal-bars-180-g          | Fruit and Grain Cereal Bars          |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
fruit-and-grain-cereal-bars-240-g          | Fruit and Grain Cereal Bars          |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
oat-bars-180-g                             | Oat Bars                             |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
oat-bars-240-g                             | Oat Bars                             |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
rice-crispy-squares-180-g                  | Rice Crispy Squares                  |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
rice-crispy-squares-240-g                  | Rice Crispy Squares                  |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
crispy-rice-bars-180-g                     | Crispy Rice Bars                     |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
crispy-rice-bars-240-g                     | Crispy Rice Bars                     |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
snack-bars-180-g                           | Snack Bars                           |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
snack-bars-240-g                           | Snack Bars                           |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
marshmallow-crispy-squares-180-g           | Marshmallow Crispy Squares           |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
marshmallow-crispy-squares-240-g           | Marshmallow Crispy Squares           |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
nut-bars-175-g                             | Nut Bars                             |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
nut-bars-200-g                             | Nut Bars                             |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
fruit-and-nut-bars-175-g                   | Fruit and Nut Bars                   |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
fruit-and-nut-bars-200-g                   | Fruit and Nut Bars                   |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
dark-chocolate-nut-bars-175-g              | Dark Chocolate Nut Bars              |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
dark-chocolate-nut-bars-200-g              | Dark Chocolate Nut Bars              |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
seed-bars-175-g                            | Seed Bars                            |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
seed-bars-200-g                            | Seed Bars                            |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
protein-bars-240-g                         | Protein Bars                         |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
protein-bars-300-g                         | Protein Bars                         |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
clif-protein-bars-340-g                    | Protein Bars                         | Clif          | 340 g | ers/53720200                        | ers/53720200     |  7.96 |  7.19
peanut-butter-protein-bars-240-g           | Peanut Butter Protein Bars           |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
peanut-butter-protein-bars-300-g           | Peanut Butter Protein Bars           |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
chocolate-protein-bars-240-g               | Chocolate Protein Bars               |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
chocolate-protein-bars-300-g               | Chocolate Protein Bars               |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
energy-bars-240-g                          | Energy Bars                          |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
energy-bars-300-g                          | Energy Bars                          |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
chocolate-bars-100-g                       | Chocolate Bars                       |               | 100 g | ers/91705010                        | ers/91705010     |  1.63 |  1.47
dark-chocolate-bars-100-g                  | Dark Chocolate Bars                  |               | 100 g | ers/91705010                        | ers/91705010     |  1.63 |  1.47
milk-chocolate-bars-100-g                  | Milk Chocolate Bars                  |               | 100 g | ers/91705010                        | ers/91705010     |  1.63 |  1.47
licorice-200-g                             | Licorice                             |               | 200 g | ers/91721000                        | ers/91721000     |  1.86 |  1.68
black-licorice-200-g                       | Black Licorice                       |               | 200 g | ers/91721000                        | ers/91721000     |  1.86 |  1.68
gummy-candy-200-g                          | Gummy Candy                          |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
chocolate-covered-almonds-200-g            | Chocolate Covered Almonds            |               | 200 g | ers/91727010                        | ers/91727010     |  3.86 |  3.49
fruit-snacks-200-g                         | Fruit Snacks                         |               | 200 g | ers/91708030                        | ers/91708030     |  2.64 |  2.38
fruit-leather-200-g                        | Fruit Leather                        |               | 200 g | ers/91708030                        | ers/91708030     |  2.64 |  2.38
almonds-200-g                              | Almonds                              |               | 200 g | ers/42101110                        | ers/42101110     |  5.20 |  4.70
almonds-454-g                              | Almonds                              |               | 454 g | ers/42101110                        | ers/42101110     | 11.81 | 10.66
roasted-almonds-200-g                      | Roasted Almonds                      |               | 200 g | ers/42101110                        | ers/42101110     |  5.20 |  4.70
roasted-almonds-454-g                      | Roasted Almonds                      |               | 454 g | ers/42101110                        | ers/42101110     | 11.81 | 10.66
cashews-300-g                              | Cashews                              |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
cashews-454-g                              | Cashews                              |               | 454 g | ers/42110100                        | ers/42110100     |  8.04 |  7.26
mixed-nuts-300-g                           | Mixed Nuts                           |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
mixed-nuts-454-g                           | Mixed Nuts                           |               | 454 g | ers/42110100                        | ers/42110100     |  8.04 |  7.26
trail-mix-300-g                            | Trail Mix                            |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
trail-mix-454-g                            | Trail Mix                            |               | 454 g | ers/42110100                        | ers/42110100     |  8.04 |  7.26
peanuts-450-g                              | Peanuts                              |               | 450 g | ers/42111100                        | ers/42111100     |  3.64 |  3.29
honey-roasted-peanuts-450-g                | Honey Roasted Peanuts                |               | 450 g | ers/42111100                        | ers/42111100     |  3.64 |  3.29
walnuts-200-g                              | Walnuts                              |               | 200 g | ers/42112000                        | ers/42112000     |  6.99 |  6.31
pecans-200-g                               | Pecans                               |               | 200 g | ers/42112000                        | ers/42112000     |  6.99 |  6.31
pistachios-200-g                           | Pistachios                           |               | 200 g | ers/42112000                        | ers/42112000     |  6.99 |  6.31
sunflower-seeds-400-g                      | Sunflower Seeds                      |               | 400 g | ers/43102000                        | ers/43102000     |  6.10 |  5.51
pumpkin-seeds-400-g                        | Pumpkin Seeds                        |               | 400 g | ers/43102000                        | ers/43102000     |  6.10 |  5.51
beef-jerky-80-g                            | Beef Jerky                           |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
ice-cream-cones-120-g                      | Ice Cream Cones                      |               | 120 g | ers/53222020                        | ers/53222020     |  3.09 |  2.79
ice-cream-cones-150-g                      | Ice Cream Cones                      |               | 150 g | ers/53222020                        | ers/53222020     |  3.87 |  3.49
sugar-cones-120-g                          | Sugar Cones                          |               | 120 g | ers/53222020                        | ers/53222020     |  3.09 |  2.79
sugar-cones-150-g                          | Sugar Cones                          |               | 150 g | ers/53222020                        | ers/53222020     |  3.87 |  3.49
waffle-cones-120-g                         | Waffle Cones                         |               | 120 g | ers/53222020                        | ers/53222020     |  3.09 |  2.79
waffle-cones-150-g                         | Waffle Cones                         |               | 150 g | ers/53222020                        | ers/53222020     |  3.87 |  3.49
marshmallows-250-g                         | Marshmallows                         |               | 250 g | ers/91723000                        | ers/91723000     |  1.95 |  1.76
marshmallows-400-g                         | Marshmallows                         |               | 400 g | ers/91723000                        | ers/91723000     |  3.12 |  2.81
hard-candy-200-g                           | Hard Candy                           |               | 200 g | ers/91745020                        | ers/91745020     |  3.19 |  2.88
mint-candy-100-g                           | Mint Candy                           |               | 100 g | ers/91745020                        | ers/91745020     |  1.59 |  1.44
candy-canes-150-g                          | Candy Canes                          |               | 150 g | ers/91745020                        | ers/91745020     |  2.39 |  2.16
jelly-beans-200-g                          | Jelly Beans                          |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
granola-minis-120-g                        | Granola Minis                        |               | 120 g | ers/53712100                        | ers/53712100     |  1.88 |  1.70
corn-nuts-200-g                            | Corn Nuts                            |               | 200 g | ers/54401021                        | ers/54401021     |  2.90 |  2.62
cheese-popcorn-200-g                       | Cheese Popcorn                       |               | 200 g | ers/54403085                        | ers/54403085     |  4.04 |  3.65
caramel-cookies-250-g                      | Caramel Cookies                      |               | 250 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  2.83 |  2.56
lemon-cookies-250-g                        | Lemon Cookies                        |               | 250 g | ers/53243000                        | ers/53243000     |  2.16 |  1.95
almond-cookies-250-g                       | Almond Cookies                       |               | 250 g | ers/53241500                        | ers/53241500     |  3.28 |  2.96
oatmeal-cranberry-cookies-300-g            | Oatmeal Cranberry Cookies            |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
granola-bites-150-g                        | Granola Bites                        |               | 150 g | ers/53712100                        | ers/53712100     |  2.36 |  2.13
coconut-granola-bars-180-g                 | Coconut Granola Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cheddar-popcorn-200-g                      | Cheddar Popcorn                      |               | 200 g | ers/54403085                        | ers/54403085     |  4.04 |  3.65
fortune-cookies-100-g                      | Fortune Cookies                      |               | 100 g | ers/53222010                        | ers/53222010     |  2.64 |  2.38
stroopwafels-200-g                         | Stroopwafels                         |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
caramel-wafers-200-g                       | Caramel Wafers                       |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
hazelnut-wafers-200-g                      | Hazelnut Wafers                      |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
vanilla-wafer-sandwich-cookies-200-g       | Vanilla Wafer Sandwich Cookies       |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
strawberry-wafer-cookies-200-g             | Strawberry Wafer Cookies             |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
coconut-wafers-200-g                       | Coconut Wafers                       |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
peanut-butter-wafers-200-g                 | Peanut Butter Wafers                 |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
mint-wafers-200-g                          | Mint Wafers                          |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
raspberry-wafers-200-g                     | Raspberry Wafers                     |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
chocolate-hazelnut-wafers-200-g            | Chocolate Hazelnut Wafers            |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
mini-wafers-200-g                          | Mini Wafers                          |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
chocolate-covered-wafers-200-g             | Chocolate Covered Wafers             |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
cocoa-wafers-200-g                         | Cocoa Wafers                         |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
rainbow-cookies-250-g                      | Rainbow Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
black-and-white-cookies-250-g              | Black and White Cookies              |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
linzer-cookies-250-g                       | Linzer Cookies                       |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
wedding-cookies-250-g                      | Wedding Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
thumbprint-cookies-250-g                   | Thumbprint Cookies                   |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
raspberry-cookies-250-g                    | Raspberry Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
jam-cookies-250-g                          | Jam Cookies                          |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
anise-cookies-250-g                        | Anise Cookies                        |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
snowball-cookies-250-g                     | Snowball Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
butter-pecan-cookies-250-g                 | Butter Pecan Cookies                 |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
pecan-cookies-250-g                        | Pecan Cookies                        |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
pecan-shortbread-cookies-250-g             | Pecan Shortbread Cookies             |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
walnut-cookies-250-g                       | Walnut Cookies                       |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
white-chocolate-macadamia-cookies-250-g    | White Chocolate Macadamia Cookies    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
macadamia-cookies-250-g                    | Macadamia Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
monster-cookies-250-g                      | Monster Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-cookies-250-g                    | Chocolate Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
double-chocolate-cookies-250-g             | Double Chocolate Cookies             |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
double-fudge-cookies-250-g                 | Double Fudge Cookies                 |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
triple-chocolate-cookies-250-g             | Triple Chocolate Cookies             |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-chunk-cookies-250-g              | Chocolate Chunk Cookies              |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
dark-chocolate-cookies-250-g               | Dark Chocolate Cookies               |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-coconut-cookies-250-g            | Chocolate Coconut Cookies            |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
brownie-cookies-250-g                      | Brownie Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
brownie-crisp-cookies-250-g                | Brownie Crisp Cookies                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
brownie-brittle-250-g                      | Brownie Brittle                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
pumpkin-cookies-250-g                      | Pumpkin Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
pumpkin-spice-cookies-250-g                | Pumpkin Spice Cookies                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
maple-cookies-250-g                        | Maple Cookies                        |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
honey-cookies-250-g                        | Honey Cookies                        |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
almond-butter-cookies-250-g                | Almond Butter Cookies                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cookie-thins-250-g                         | Cookie Thins                         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-chip-cookie-thins-250-g          | Chocolate Chip Cookie Thins          |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cookie-bites-250-g                         | Cookie Bites                         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
soft-oatmeal-cookies-250-g                 | Soft Oatmeal Cookies                 |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
mini-cookies-250-g                         | Mini Cookies                         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
toasted-pecan-cookies-250-g                | Toasted Pecan Cookies                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
hazelnut-cookies-250-g                     | Hazelnut Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cranberry-cookies-250-g                    | Cranberry Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
apple-pie-cookies-250-g                    | Apple Pie Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cinnamon-cookies-250-g                     | Cinnamon Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chai-cookies-250-g                         | Chai Cookies                         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
red-velvet-cookies-250-g                   | Red Velvet Cookies                   |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
salted-caramel-cookies-250-g               | Salted Caramel Cookies               |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
caramel-apple-cookies-250-g                | Caramel Apple Cookies                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
confetti-cookies-250-g                     | Confetti Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
sprinkle-cookies-250-g                     | Sprinkle Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
iced-cookies-250-g                         | Iced Cookies                         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
iced-oatmeal-cookies-250-g                 | Iced Oatmeal Cookies                 |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
vanilla-bean-cookies-250-g                 | Vanilla Bean Cookies                 |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cocoa-cookies-250-g                        | Cocoa Cookies                        |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-covered-cookies-250-g            | Chocolate Covered Cookies            |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-filled-cookies-250-g             | Chocolate Filled Cookies             |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
mint-sandwich-cookies-250-g                | Mint Sandwich Cookies                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
lemon-sandwich-cookies-250-g               | Lemon Sandwich Cookies               |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
strawberry-sandwich-cookies-250-g          | Strawberry Sandwich Cookies          |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
coconut-sandwich-cookies-250-g             | Coconut Sandwich Cookies             |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
maple-sandwich-cookies-250-g               | Maple Sandwich Cookies               |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
custard-creme-cookies-250-g                | Custard Creme Cookies                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
ginger-sandwich-cookies-250-g              | Ginger Sandwich Cookies              |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
duplex-sandwich-cookies-250-g              | Duplex Sandwich Cookies              |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
alphabet-cookies-250-g                     | Alphabet Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cookie-cakes-250-g                         | Cookie Cakes                         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cut-out-cookies-250-g                      | Cut Out Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
holiday-cookies-250-g                      | Holiday Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
halloween-cookies-250-g                    | Halloween Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
ginger-thins-250-g                         | Ginger Thins                         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
protein-cookies-250-g                      | Protein Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cookie-variety-pack-250-g                  | Cookie Variety Pack                  |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
tea-cookies-250-g                          | Tea Cookies                          |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
lemon-shortbread-cookies-250-g             | Lemon Shortbread Cookies             |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-shortbread-cookies-250-g         | Chocolate Shortbread Cookies         |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
orange-cookies-250-g                       | Orange Cookies                       |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
biscoff-cookies-250-g                      | Biscoff Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
speculoos-cookies-250-g                    | Speculoos Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
florentine-cookies-250-g                   | Florentine Cookies                   |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
peanut-butter-chocolate-chip-cookies-250-g | Peanut Butter Chocolate Chip Cookies |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
oatmeal-peanut-butter-cookies-250-g        | Oatmeal Peanut Butter Cookies        |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
mint-chocolate-chip-cookies-250-g          | Mint Chocolate Chip Cookies          |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
sandwich-cookies-250-g                     | Sandwich Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
amaretti-cookies-250-g                     | Amaretti Cookies                     |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
crinkle-cookies-250-g                      | Crinkle Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
gingerbread-house-kit-250-g                | Gingerbread House Kit                |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
digestive-biscuits-250-g                   | Digestive Biscuits                   |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
chocolate-digestive-cookies-250-g          | Chocolate Digestive Cookies          |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
smores-cookies-250-g                       | S'mores Cookies                      |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
trail-mix-cookies-250-g                    | Trail Mix Cookies                    |               | 250 g | ers/53206000                        | bls/cookies      |  2.75 |  2.74
cranberry-almond-biscotti-200-g            | Cranberry Almond Biscotti            |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
chocolate-biscotti-200-g                   | Chocolate Biscotti                   |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
vanilla-biscotti-200-g                     | Vanilla Biscotti                     |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
anise-biscotti-200-g                       | Anise Biscotti                       |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
cranberry-pistachio-biscotti-200-g         | Cranberry Pistachio Biscotti         |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
hazelnut-biscotti-200-g                    | Hazelnut Biscotti                    |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
chocolate-chip-biscotti-200-g              | Chocolate Chip Biscotti              |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
parmesan-crackers-170-g                    | Parmesan Crackers                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
parmesan-crisps-170-g                      | Parmesan Crisps                      |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheddar-crisps-170-g                       | Cheddar Crisps                       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheese-crisps-170-g                        | Cheese Crisps                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheese-bites-170-g                         | Cheese Bites                         |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
rosemary-olive-oil-crackers-170-g          | Rosemary Olive Oil Crackers          |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sprouted-seed-crackers-170-g               | Sprouted Seed Crackers               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
hemp-crackers-170-g                        | Hemp Crackers                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
chia-crackers-170-g                        | Chia Crackers                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
black-pepper-crackers-170-g                | Black Pepper Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
pepper-crackers-170-g                      | Pepper Crackers                      |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
jalapeno-crackers-170-g                    | Jalapeno Crackers                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
ranch-crackers-170-g                       | Ranch Crackers                       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
barbecue-crackers-170-g                    | Barbecue Crackers                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
herb-crackers-170-g                        | Herb Crackers                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sweet-onion-crackers-170-g                 | Sweet Onion Crackers                 |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sun-dried-tomato-crackers-170-g            | Sun Dried Tomato Crackers            |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
beet-crackers-170-g                        | Beet Crackers                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
pumpkin-seed-crackers-170-g                | Pumpkin Seed Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
fruit-and-nut-crackers-170-g               | Fruit and Nut Crackers               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cranberry-crackers-170-g                   | Cranberry Crackers                   |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
fig-and-olive-crackers-170-g               | Fig and Olive Crackers               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
fig-crackers-170-g                         | Fig Crackers                         |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
raisin-rosemary-crisps-170-g               | Raisin Rosemary Crisps               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cranberry-hazelnut-crisps-170-g            | Cranberry Hazelnut Crisps            |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
artisan-crisps-170-g                       | Artisan Crisps                       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
rice-crisps-170-g                          | Rice Crisps                          |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
lentil-crackers-170-g                      | Lentil Crackers                      |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
chickpea-crackers-170-g                    | Chickpea Crackers                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cassava-crackers-170-g                     | Cassava Crackers                     |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
corn-crackers-170-g                        | Corn Crackers                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
corn-thins-170-g                           | Corn Thins                           |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
quinoa-crisps-170-g                        | Quinoa Crisps                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cauliflower-crackers-170-g                 | Cauliflower Crackers                 |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sweet-potato-crackers-170-g                | Sweet Potato Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sea-salt-almond-flour-crackers-170-g       | Sea Salt Almond Flour Crackers       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
grain-free-crackers-170-g                  | Grain Free Crackers                  |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sourdough-crackers-170-g                   | Sourdough Crackers                   |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cream-crackers-170-g                       | Cream Crackers                       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
oat-crackers-170-g                         | Oat Crackers                         |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
oat-cakes-170-g                            | Oat Cakes                            |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheddar-cheese-crackers-170-g              | Cheddar Cheese Crackers              |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheese-snack-crackers-170-g                | Cheese Snack Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
bunny-crackers-170-g                       | Bunny Crackers                       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
mini-saltine-crackers-170-g                | Mini Saltine Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
snack-crackers-170-g                       | Snack Crackers                       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cracker-variety-pack-170-g                 | Cracker Variety Pack                 |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cracker-thins-170-g                        | Cracker Thins                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheddar-cracker-bites-170-g                | Cheddar Cracker Bites                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
wasabi-rice-crackers-170-g                 | Wasabi Rice Crackers                 |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
seaweed-rice-crackers-170-g                | Seaweed Rice Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
tamari-rice-crackers-170-g                 | Tamari Rice Crackers                 |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sea-salt-rice-crackers-170-g               | Sea Salt Rice Crackers               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
rice-cracker-mix-170-g                     | Rice Cracker Mix                     |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
rice-cracker-snack-mix-170-g               | Rice Cracker Snack Mix               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheddar-rice-crackers-170-g                | Cheddar Rice Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
multigrain-rice-crackers-170-g             | Multigrain Rice Crackers             |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
baked-rice-crackers-170-g                  | Baked Rice Crackers                  |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
teriyaki-rice-crackers-170-g               | Teriyaki Rice Crackers               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
crispbread-crackers-170-g                  | Crispbread Crackers                  |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
seeded-crispbread-170-g                    | Seeded Crispbread                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sesame-crispbread-170-g                    | Sesame Crispbread                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
multigrain-crispbread-170-g                | Multigrain Crispbread                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
wheat-crispbread-170-g                     | Wheat Crispbread                     |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
rosemary-crispbread-170-g                  | Rosemary Crispbread                  |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
fibre-crispbread-170-g                     | Fibre Crispbread                     |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
flatbread-crisps-170-g                     | Flatbread Crisps                     |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
everything-flatbread-crisps-170-g          | Everything Flatbread Crisps          |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
onion-flatbread-crackers-170-g             | Onion Flatbread Crackers             |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
grissini-170-g                             | Grissini                             |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cracker-sandwiches-170-g                   | Cracker Sandwiches                   |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheese-and-crackers-170-g                  | Cheese and Crackers                  |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
bagel-crisps-170-g                         | Bagel Crisps                         |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
everything-bagel-chips-170-g               | Everything Bagel Chips               |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
garlic-bagel-chips-170-g                   | Garlic Bagel Chips                   |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
garlic-pita-chips-170-g                    | Garlic Pita Chips                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sea-salt-pita-chips-170-g                  | Sea Salt Pita Chips                  |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
everything-crisps-170-g                    | Everything Crisps                    |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
toast-crackers-170-g                       | Toast Crackers                       |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
pita-crackers-170-g                        | Pita Crackers                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
stoned-wheat-crackers-170-g                | Stoned Wheat Crackers                |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheese-straws-170-g                        | Cheese Straws                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sesame-breadsticks-170-g                   | Sesame Breadsticks                   |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
sesame-sticks-170-g                        | Sesame Sticks                        |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
rye-crackers-170-g                         | Rye Crackers                         |               | 170 g | ers/54304000                        | ers/54304000     |  2.22 |  2.00
cheddar-pretzels-227-g                     | Cheddar Pretzels                     |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
honey-pretzels-227-g                       | Honey Pretzels                       |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
honey-wheat-pretzels-227-g                 | Honey Wheat Pretzels                 |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
dark-chocolate-covered-pretzels-227-g      | Dark Chocolate Covered Pretzels      |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
white-chocolate-pretzels-227-g             | White Chocolate Pretzels             |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
pretzel-thins-227-g                        | Pretzel Thins                        |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
pretzel-nuggets-227-g                      | Pretzel Nuggets                      |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
pretzel-snaps-227-g                        | Pretzel Snaps                        |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
pretzel-bites-227-g                        | Pretzel Bites                        |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
salted-caramel-pretzels-227-g              | Salted Caramel Pretzels              |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
buffalo-pretzels-227-g                     | Buffalo Pretzels                     |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
everything-pretzels-227-g                  | Everything Pretzels                  |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
butter-pretzels-227-g                      | Butter Pretzels                      |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
sourdough-pretzels-227-g                   | Sourdough Pretzels                   |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
sesame-pretzels-227-g                      | Sesame Pretzels                      |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
chocolate-pretzels-227-g                   | Chocolate Pretzels                   |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
pretzel-slims-227-g                        | Pretzel Slims                        |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
garlic-pretzels-227-g                      | Garlic Pretzels                      |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
frozen-soft-pretzels-227-g                 | Frozen Soft Pretzels                 |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
pretzel-shells-227-g                       | Pretzel Shells                       |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
unsalted-pretzels-227-g                    | Unsalted Pretzels                    |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
cinnamon-pretzels-227-g                    | Cinnamon Pretzels                    |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
pumpkin-spice-pretzels-227-g               | Pumpkin Spice Pretzels               |               | 227 g | ers/54408016                        | ers/54408016     |  2.07 |  1.87
jalapeno-kettle-potato-chips-200-g         | Jalapeno Kettle Potato Chips         |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
sea-salt-kettle-potato-chips-200-g         | Sea Salt Kettle Potato Chips         |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
sea-salt-potato-chips-200-g                | Sea Salt Potato Chips                |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
salt-and-pepper-potato-chips-200-g         | Salt and Pepper Potato Chips         |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
dill-pickle-potato-chips-200-g             | Dill Pickle Potato Chips             |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
cheddar-sour-cream-potato-chips-200-g      | Cheddar Sour Cream Potato Chips      |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
honey-barbecue-potato-chips-200-g          | Honey Barbecue Potato Chips          |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
jalapeno-potato-chips-200-g                | Jalapeno Potato Chips                |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
sweet-potato-chips-200-g                   | Sweet Potato Chips                   |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
baked-potato-chips-200-g                   | Baked Potato Chips                   |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
rippled-potato-chips-200-g                 | Rippled Potato Chips                 |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
ranch-potato-chips-200-g                   | Ranch Potato Chips                   |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
reduced-fat-potato-chips-200-g             | Reduced Fat Potato Chips             |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
potato-sticks-200-g                        | Potato Sticks                        |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
potato-straws-200-g                        | Potato Straws                        |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
cheddar-potato-chips-200-g                 | Cheddar Potato Chips                 |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
crinkle-cut-potato-chips-200-g             | Crinkle Cut Potato Chips             |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
lightly-salted-potato-chips-200-g          | Lightly Salted Potato Chips          |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
parmesan-garlic-potato-chips-200-g         | Parmesan Garlic Potato Chips         |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
popped-potato-chips-200-g                  | Popped Potato Chips                  |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
beet-chips-200-g                           | Beet Chips                           |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
cassava-chips-200-g                        | Cassava Chips                        |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
black-bean-chips-200-g                     | Black Bean Chips                     |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
bean-chips-200-g                           | Bean Chips                           |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
hummus-chips-200-g                         | Hummus Chips                         |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
kale-chips-200-g                           | Kale Chips                           |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
pea-crisps-200-g                           | Pea Crisps                           |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
apple-chips-200-g                          | Apple Chips                          |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
taro-chips-200-g                           | Taro Chips                           |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
protein-chips-200-g                        | Protein Chips                        |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
pork-rinds-200-g                           | Pork Rinds                           |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
cauliflower-chips-200-g                    | Cauliflower Chips                    |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
coconut-chips-200-g                        | Coconut Chips                        |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
lentil-crisps-200-g                        | Lentil Crisps                        |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
tortilla-strips-200-g                      | Tortilla Strips                      |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
chili-lime-tortilla-chips-200-g            | Chili Lime Tortilla Chips            |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
grain-free-tortilla-chips-200-g            | Grain Free Tortilla Chips            |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
cassava-tortilla-chips-200-g               | Cassava Tortilla Chips               |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
almond-flour-tortilla-chips-200-g          | Almond Flour Tortilla Chips          |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
yellow-corn-tortilla-chips-200-g           | Yellow Corn Tortilla Chips           |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
white-corn-tortilla-chips-200-g            | White Corn Tortilla Chips            |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
black-bean-tortilla-chips-200-g            | Black Bean Tortilla Chips            |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
salsa-tortilla-chips-200-g                 | Salsa Tortilla Chips                 |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
ranch-tortilla-chips-200-g                 | Ranch Tortilla Chips                 |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
scoops-tortilla-chips-200-g                | Scoops Tortilla Chips                |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
rolled-tortilla-chips-200-g                | Rolled Tortilla Chips                |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
quinoa-tortilla-chips-200-g                | Quinoa Tortilla Chips                |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
sweet-potato-tortilla-chips-200-g          | Sweet Potato Tortilla Chips          |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
sea-salt-tortilla-chips-200-g              | Sea Salt Tortilla Chips              |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
jalapeno-tortilla-chips-200-g              | Jalapeno Tortilla Chips              |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
baked-tortilla-chips-200-g                 | Baked Tortilla Chips                 |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
round-tortilla-chips-200-g                 | Round Tortilla Chips                 |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
salt-and-vinegar-chips-200-g               | Salt and Vinegar Chips               |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
white-cheddar-puffs-170-g                  | White Cheddar Puffs                  |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
veggie-puffs-170-g                         | Veggie Puffs                         |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
peanut-puffs-170-g                         | Peanut Puffs                         |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
peanut-butter-puffs-170-g                  | Peanut Butter Puffs                  |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
corn-puffs-170-g                           | Corn Puffs                           |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
cheddar-popcorn-puffs-170-g                | Cheddar Popcorn Puffs                |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
baked-cheese-puffs-170-g                   | Baked Cheese Puffs                   |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
quinoa-puffs-170-g                         | Quinoa Puffs                         |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
rice-puffs-170-g                           | Rice Puffs                           |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
lentil-puffs-170-g                         | Lentil Puffs                         |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
pea-puffs-170-g                            | Pea Puffs                            |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
jalapeno-cheese-puffs-170-g                | Jalapeno Cheese Puffs                |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
puffcorn-170-g                             | Puffcorn                             |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
sweet-and-salty-popcorn-170-g              | Sweet and Salty Popcorn              |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
kettle-popcorn-170-g                       | Kettle Popcorn                       |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
movie-butter-popcorn-170-g                 | Movie Butter Popcorn                 |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
caramel-cheese-popcorn-170-g               | Caramel Cheese Popcorn               |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
chocolate-popcorn-170-g                    | Chocolate Popcorn                    |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
cinnamon-popcorn-170-g                     | Cinnamon Popcorn                     |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
popcorn-kernels-170-g                      | Popcorn Kernels                      |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
lightly-salted-popcorn-170-g               | Lightly Salted Popcorn               |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
dill-pickle-popcorn-170-g                  | Dill Pickle Popcorn                  |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
olive-oil-popcorn-170-g                    | Olive Oil Popcorn                    |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
light-butter-popcorn-170-g                 | Light Butter Popcorn                 |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
salted-popcorn-170-g                       | Salted Popcorn                       |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
pork-skins-170-g                           | Pork Skins                           |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
veggie-sticks-170-g                        | Veggie Sticks                        |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
sea-salt-veggie-straws-170-g               | Sea Salt Veggie Straws               |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
ranch-veggie-straws-170-g                  | Ranch Veggie Straws                  |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
zesty-ranch-veggie-straws-170-g            | Zesty Ranch Veggie Straws            |               | 170 g | ers/54403085                        | ers/54403085     |  3.43 |  3.10
peanut-butter-chocolate-granola-bars-180-g | Peanut Butter Chocolate Granola Bars |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
peanut-granola-bars-180-g                  | Peanut Granola Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
almond-granola-bars-180-g                  | Almond Granola Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-granola-bars-180-g                   | Apple Granola Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
berry-granola-bars-180-g                   | Berry Granola Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
blueberry-granola-bars-180-g               | Blueberry Granola Bars               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
banana-granola-bars-180-g                  | Banana Granola Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cinnamon-granola-bars-180-g                | Cinnamon Granola Bars                |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
maple-granola-bars-180-g                   | Maple Granola Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
nut-granola-bars-180-g                     | Nut Granola Bars                     |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
raspberry-granola-bars-180-g               | Raspberry Granola Bars               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
dark-chocolate-granola-bars-180-g          | Dark Chocolate Granola Bars          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
double-chocolate-granola-bars-180-g        | Double Chocolate Granola Bars        |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cookies-and-cream-granola-bars-180-g       | Cookies and Cream Granola Bars       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
crunchy-granola-bars-180-g                 | Crunchy Granola Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
granola-thins-180-g                        | Granola Thins                        |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-granola-bars-180-g               | Chocolate Granola Bars               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
dipped-granola-bars-180-g                  | Dipped Granola Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
sweet-and-salty-granola-bars-180-g         | Sweet and Salty Granola Bars         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
trail-mix-bars-180-g                       | Trail Mix Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
trail-mix-granola-bars-180-g               | Trail Mix Granola Bars               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
yogurt-granola-bars-180-g                  | Yogurt Granola Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
smores-granola-bars-180-g                  | S'mores Granola Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
protein-granola-bars-180-g                 | Protein Granola Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chewy-chocolate-chip-bars-180-g            | Chewy Chocolate Chip Bars            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
almond-bars-180-g                          | Almond Bars                          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
almond-butter-bars-180-g                   | Almond Butter Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
almond-coconut-bars-180-g                  | Almond Coconut Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
peanut-butter-bars-180-g                   | Peanut Butter Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
peanut-bars-180-g                          | Peanut Bars                          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-cinnamon-bars-180-g                  | Apple Cinnamon Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
blueberry-bars-180-g                       | Blueberry Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-bars-180-g                      | Strawberry Bars                      |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
raspberry-bars-180-g                       | Raspberry Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chia-bars-180-g                            | Chia Bars                            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
coconut-bars-180-g                         | Coconut Bars                         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
coconut-chia-bars-180-g                    | Coconut Chia Bars                    |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cashew-bars-180-g                          | Cashew Bars                          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
date-bars-180-g                            | Date Bars                            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
oatmeal-bars-180-g                         | Oatmeal Bars                         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
oatmeal-chocolate-chip-bars-180-g          | Oatmeal Chocolate Chip Bars          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
blueberry-oat-bars-180-g                   | Blueberry Oat Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
banana-oat-bars-180-g                      | Banana Oat Bars                      |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-chip-oat-bars-180-g              | Chocolate Chip Oat Bars              |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
peanut-butter-oat-bars-180-g               | Peanut Butter Oat Bars               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-oat-bars-180-g                   | Chocolate Oat Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
lemon-protein-bars-180-g                   | Lemon Protein Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cookie-dough-protein-bars-180-g            | Cookie Dough Protein Bars            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-chip-protein-bars-180-g          | Chocolate Chip Protein Bars          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-peanut-butter-protein-bars-180-g | Chocolate Peanut Butter Protein Bars |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cookies-and-cream-protein-bars-180-g       | Cookies and Cream Protein Bars       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
vanilla-protein-bars-180-g                 | Vanilla Protein Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
coconut-protein-bars-180-g                 | Coconut Protein Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
brownie-protein-bars-180-g                 | Brownie Protein Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
birthday-cake-protein-bars-180-g           | Birthday Cake Protein Bars           |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
caramel-protein-bars-180-g                 | Caramel Protein Bars                 |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
mint-protein-bars-180-g                    | Mint Protein Bars                    |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-pie-bars-180-g                       | Apple Pie Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
caramel-nut-bars-180-g                     | Caramel Nut Bars                     |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-sea-salt-nut-bars-180-g          | Chocolate Sea Salt Nut Bars          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cranberry-almond-bars-180-g                | Cranberry Almond Bars                |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cranberry-nut-bars-180-g                   | Cranberry Nut Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
honey-nut-bars-180-g                       | Honey Nut Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
honey-sesame-bars-180-g                    | Honey Sesame Bars                    |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
sesame-snaps-180-g                         | Sesame Snaps                         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
maple-nut-bars-180-g                       | Maple Nut Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
blueberry-cereal-bars-180-g                | Blueberry Cereal Bars                |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-cereal-bars-180-g               | Strawberry Cereal Bars               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-cinnamon-cereal-bars-180-g           | Apple Cinnamon Cereal Bars           |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cherry-bars-180-g                          | Cherry Bars                          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
keto-bars-180-g                            | Keto Bars                            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
superfood-bars-180-g                       | Superfood Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
seven-layer-bars-180-g                     | Seven Layer Bars                     |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
meal-bars-180-g                            | Meal Bars                            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-brownie-bars-180-g               | Chocolate Brownie Bars               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
brownie-bars-180-g                         | Brownie Bars                         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
pumpkin-bars-180-g                         | Pumpkin Bars                         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-fruit-bars-180-g                | Strawberry Fruit Bars                |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-fruit-bars-180-g                     | Apple Fruit Bars                     |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-fig-bars-180-g                       | Apple Fig Bars                       |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
blueberry-fig-bars-180-g                   | Blueberry Fig Bars                   |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-fig-bars-180-g                  | Strawberry Fig Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
vanilla-crispy-squares-180-g               | Vanilla Crispy Squares               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-crispy-squares-180-g             | Chocolate Crispy Squares             |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-chip-crispy-squares-180-g        | Chocolate Chip Crispy Squares        |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-crispy-squares-180-g            | Strawberry Crispy Squares            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
caramel-crispy-squares-180-g               | Caramel Crispy Squares               |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
confetti-crispy-squares-180-g              | Confetti Crispy Squares              |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
fruit-and-seed-bars-180-g                  | Fruit and Seed Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
energy-bites-180-g                         | Energy Bites                         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
protein-bites-180-g                        | Protein Bites                        |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-granola-minis-180-g              | Chocolate Granola Minis              |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-chip-granola-minis-180-g         | Chocolate Chip Granola Minis         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-granola-minis-180-g             | Strawberry Granola Minis             |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
oat-bites-180-g                            | Oat Bites                            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
fruit-chews-180-g                          | Fruit Chews                          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
hazelnuts-200-g                            | Hazelnuts                            |               | 200 g | ers/42107000                        | ers/42107000     |  5.11 |  4.61
brazil-nuts-200-g                          | Brazil Nuts                          |               | 200 g | ers/42107000                        | ers/42107000     |  5.11 |  4.61
macadamia-nuts-200-g                       | Macadamia Nuts                       |               | 200 g | ers/42107000                        | ers/42107000     |  5.11 |  4.61
pine-nuts-100-g                            | Pine Nuts                            |               | 100 g | ers/42109100                        | ers/42109100     |  5.11 |  4.61
salted-cashews-300-g                       | Salted Cashews                       |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
roasted-cashews-300-g                      | Roasted Cashews                      |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
salted-pistachios-300-g                    | Salted Pistachios                    |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
shelled-pistachios-300-g                   | Shelled Pistachios                   |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
raw-almonds-300-g                          | Raw Almonds                          |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
smoked-almonds-300-g                       | Smoked Almonds                       |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
salted-almonds-300-g                       | Salted Almonds                       |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
sliced-almonds-300-g                       | Sliced Almonds                       |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
slivered-almonds-300-g                     | Slivered Almonds                     |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
walnut-pieces-300-g                        | Walnut Pieces                        |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
walnut-halves-300-g                        | Walnut Halves                        |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
pecan-halves-300-g                         | Pecan Halves                         |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
candied-pecans-300-g                       | Candied Pecans                       |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
chopped-walnuts-300-g                      | Chopped Walnuts                      |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
deluxe-mixed-nuts-300-g                    | Deluxe Mixed Nuts                    |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
tropical-trail-mix-300-g                   | Tropical Trail Mix                   |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
chocolate-trail-mix-300-g                  | Chocolate Trail Mix                  |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
mountain-trail-mix-300-g                   | Mountain Trail Mix                   |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
seed-and-fruit-mix-300-g                   | Seed and Fruit Mix                   |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
salted-peanuts-400-g                       | Salted Peanuts                       |               | 400 g | ers/42111100                        | ers/42111100     |  3.24 |  2.92
dry-roasted-peanuts-400-g                  | Dry Roasted Peanuts                  |               | 400 g | ers/42111100                        | ers/42111100     |  3.24 |  2.92
peanuts-in-shell-400-g                     | Peanuts in Shell                     |               | 400 g | ers/42111100                        | ers/42111100     |  3.24 |  2.92
cocktail-peanuts-400-g                     | Cocktail Peanuts                     |               | 400 g | ers/42111100                        | ers/42111100     |  3.24 |  2.92
spanish-peanuts-400-g                      | Spanish Peanuts                      |               | 400 g | ers/42111100                        | ers/42111100     |  3.24 |  2.92
beer-nuts-400-g                            | Beer Nuts                            |               | 400 g | ers/42111100                        | ers/42111100     |  3.24 |  2.92
roasted-chickpeas-142-g                    | Roasted Chickpeas                    |               | 142 g | ers/43102000                        | ers/43102000     |  2.17 |  1.96
wasabi-peas-142-g                          | Wasabi Peas                          |               | 142 g | ers/43102000                        | ers/43102000     |  2.17 |  1.96
roasted-edamame-142-g                      | Roasted Edamame                      |               | 142 g | ers/43102000                        | ers/43102000     |  2.17 |  1.96
roasted-seaweed-142-g                      | Roasted Seaweed                      |               | 142 g | ers/43102000                        | ers/43102000     |  2.17 |  1.96
seaweed-snacks-142-g                       | Seaweed Snacks                       |               | 142 g | ers/43102000                        | ers/43102000     |  2.17 |  1.96
roasted-broad-beans-142-g                  | Roasted Broad Beans                  |               | 142 g | ers/43102000                        | ers/43102000     |  2.17 |  1.96
crunchy-chickpeas-142-g                    | Crunchy Chickpeas                    |               | 142 g | ers/43102000                        | ers/43102000     |  2.17 |  1.96
turkey-jerky-80-g                          | Turkey Jerky                         |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
meat-sticks-80-g                           | Meat Sticks                          |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
beef-sticks-80-g                           | Beef Sticks                          |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
pepperoni-sticks-80-g                      | Pepperoni Sticks                     |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
teriyaki-beef-jerky-80-g                   | Teriyaki Beef Jerky                  |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
turkey-sticks-80-g                         | Turkey Sticks                        |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
chicken-jerky-80-g                         | Chicken Jerky                        |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
bison-bars-80-g                            | Bison Bars                           |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
meat-bars-80-g                             | Meat Bars                            |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
peppered-beef-jerky-80-g                   | Peppered Beef Jerky                  |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
salmon-jerky-80-g                          | Salmon Jerky                         |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
biltong-80-g                               | Biltong                              |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
chewing-gum-60-g                           | Chewing Gum                          |               | 60 g  | ers/91802000                        | ers/91802000     |  2.50 |  2.25
bubble-gum-60-g                            | Bubble Gum                           |               | 60 g  | ers/91802000                        | ers/91802000     |  2.50 |  2.25
spearmint-gum-60-g                         | Spearmint Gum                        |               | 60 g  | ers/91802000                        | ers/91802000     |  2.50 |  2.25
peppermint-gum-60-g                        | Peppermint Gum                       |               | 60 g  | ers/91802000                        | ers/91802000     |  2.50 |  2.25
peanut-butter-cups-150-g                   | Peanut Butter Cups                   |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
caramel-chocolate-bars-150-g               | Caramel Chocolate Bars               |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
hazelnut-chocolate-bars-150-g              | Hazelnut Chocolate Bars              |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
almond-chocolate-bars-150-g                | Almond Chocolate Bars                |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
white-chocolate-bars-150-g                 | White Chocolate Bars                 |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
sea-salt-chocolate-bars-150-g              | Sea Salt Chocolate Bars              |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
wafer-chocolate-bars-150-g                 | Wafer Chocolate Bars                 |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
crispy-chocolate-bars-150-g                | Crispy Chocolate Bars                |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-truffles-150-g                   | Chocolate Truffles                   |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-covered-raisins-150-g            | Chocolate Covered Raisins            |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-covered-peanuts-150-g            | Chocolate Covered Peanuts            |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-eggs-150-g                       | Chocolate Eggs                       |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-hazelnut-candy-150-g             | Chocolate Hazelnut Candy             |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-candy-150-g                      | Chocolate Candy                      |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-coins-150-g                      | Chocolate Coins                      |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
mint-chocolate-bars-150-g                  | Mint Chocolate Bars                  |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
orange-chocolate-bars-150-g                | Orange Chocolate Bars                |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
coconut-chocolate-bars-150-g               | Coconut Chocolate Bars               |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
caramel-candy-150-g                        | Caramel Candy                        |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
caramels-150-g                             | Caramels                             |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
toffee-150-g                               | Toffee                               |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
peanut-brittle-150-g                       | Peanut Brittle                       |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
fudge-150-g                                | Fudge                                |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-bark-150-g                       | Chocolate Bark                       |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
peppermint-bark-150-g                      | Peppermint Bark                      |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
peppermint-patties-150-g                   | Peppermint Patties                   |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
toffee-bars-150-g                          | Toffee Bars                          |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
nougat-150-g                               | Nougat                               |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
halva-150-g                                | Halva                                |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-bunny-150-g                      | Chocolate Bunny                      |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-caramels-150-g                   | Chocolate Caramels                   |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-almonds-150-g                    | Chocolate Almonds                    |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-covered-cherries-150-g           | Chocolate Covered Cherries           |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
chocolate-wafer-bars-150-g                 | Chocolate Wafer Bars                 |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
marzipan-150-g                             | Marzipan                             |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
advent-calendar-150-g                      | Advent Calendar                      |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
yogurt-raisins-150-g                       | Yogurt Raisins                       |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
yogurt-covered-raisins-150-g               | Yogurt Covered Raisins               |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
sour-candy-200-g                           | Sour Candy                           |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
gummy-bears-200-g                          | Gummy Bears                          |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
gummy-worms-200-g                          | Gummy Worms                          |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
sour-gummy-candy-200-g                     | Sour Gummy Candy                     |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
fruit-gummies-200-g                        | Fruit Gummies                        |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
jelly-candy-200-g                          | Jelly Candy                          |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
lollipops-200-g                            | Lollipops                            |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
cotton-candy-200-g                         | Cotton Candy                         |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
candy-corn-200-g                           | Candy Corn                           |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
peppermint-candy-200-g                     | Peppermint Candy                     |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
butterscotch-candy-200-g                   | Butterscotch Candy                   |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
red-licorice-200-g                         | Red Licorice                         |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
licorice-twists-200-g                      | Licorice Twists                      |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
taffy-200-g                                | Taffy                                |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
swedish-berries-200-g                      | Swedish Berries                      |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
ginger-chews-200-g                         | Ginger Chews                         |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
jujubes-200-g                              | Jujubes                              |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
chewy-candy-200-g                          | Chewy Candy                          |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
fruit-candy-200-g                          | Fruit Candy                          |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
valentine-candy-200-g                      | Valentine Candy                      |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
mints-200-g                                | Mints                                |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
breath-mints-200-g                         | Breath Mints                         |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
cinnamon-hearts-200-g                      | Cinnamon Hearts                      |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
gumdrops-200-g                             | Gumdrops                             |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
rock-candy-200-g                           | Rock Candy                           |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
halloween-candy-200-g                      | Halloween Candy                      |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
licorice-bites-200-g                       | Licorice Bites                       |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
caramel-popcorn-clusters-200-g             | Caramel Popcorn Clusters             |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
fruit-roll-ups-150-g                       | Fruit Roll Ups                       |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
fruit-strips-150-g                         | Fruit Strips                         |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
fruit-twists-150-g                         | Fruit Twists                         |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
organic-fruit-snacks-150-g                 | Organic Fruit Snacks                 |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
apple-crisps-150-g                         | Apple Crisps                         |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
freeze-dried-strawberries-150-g            | Freeze Dried Strawberries            |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
freeze-dried-apples-150-g                  | Freeze Dried Apples                  |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
mixed-fruit-snacks-150-g                   | Mixed Fruit Snacks                   |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
dried-apple-rings-150-g                    | Dried Apple Rings                    |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
fruit-bites-150-g                          | Fruit Bites                          |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
strawberry-fruit-leather-150-g             | Strawberry Fruit Leather             |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
mango-fruit-leather-150-g                  | Mango Fruit Leather                  |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
coconut-rolls-150-g                        | Coconut Rolls                        |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
coconut-clusters-150-g                     | Coconut Clusters                     |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
coconut-bites-150-g                        | Coconut Bites                        |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
dried-seaweed-150-g                        | Dried Seaweed                        |               | 150 g | ers/91708030                        | ers/91708030     |  1.98 |  1.78
chocolate-rice-cakes-150-g                 | Chocolate Rice Cakes                 |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
multigrain-rice-cakes-150-g                | Multigrain Rice Cakes                |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
apple-cinnamon-rice-cakes-150-g            | Apple Cinnamon Rice Cakes            |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
kettle-corn-rice-cakes-150-g               | Kettle Corn Rice Cakes               |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
salt-free-rice-cakes-150-g                 | Salt Free Rice Cakes                 |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
brown-rice-cakes-150-g                     | Brown Rice Cakes                     |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
salted-rice-cakes-150-g                    | Salted Rice Cakes                    |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
wild-rice-cakes-150-g                      | Wild Rice Cakes                      |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
sesame-rice-cakes-150-g                    | Sesame Rice Cakes                    |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
tamari-seaweed-rice-cakes-150-g            | Tamari Seaweed Rice Cakes            |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
chocolate-covered-rice-cakes-150-g         | Chocolate Covered Rice Cakes         |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
dark-chocolate-rice-cakes-150-g            | Dark Chocolate Rice Cakes            |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
quinoa-cakes-150-g                         | Quinoa Cakes                         |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
rice-cake-thins-150-g                      | Rice Cake Thins                      |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
thin-rice-cakes-150-g                      | Thin Rice Cakes                      |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
cinnamon-toast-rice-cakes-150-g            | Cinnamon Toast Rice Cakes            |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
corn-cake-thins-150-g                      | Corn Cake Thins                      |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
cheddar-mini-rice-cakes-150-g              | Cheddar Mini Rice Cakes              |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
caramel-mini-rice-cakes-150-g              | Caramel Mini Rice Cakes              |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
ranch-mini-rice-cakes-150-g                | Ranch Mini Rice Cakes                |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
rice-rollers-150-g                         | Rice Rollers                         |               | 150 g | ers/54318500                        | ers/54318500     |  3.27 |  2.95
mini-marshmallows-283-g                    | Mini Marshmallows                    |               | 283 g | ers/91723000                        | ers/91723000     |  2.21 |  1.99
chocolate-covered-marshmallows-283-g       | Chocolate Covered Marshmallows       |               | 283 g | ers/91723000                        | ers/91723000     |  2.21 |  1.99
marshmallow-puffs-283-g                    | Marshmallow Puffs                    |               | 283 g | ers/91723000                        | ers/91723000     |  2.21 |  1.99
vegan-marshmallows-283-g                   | Vegan Marshmallows                   |               | 283 g | ers/91723000                        | ers/91723000     |  2.21 |  1.99
jumbo-marshmallows-283-g                   | Jumbo Marshmallows                   |               | 283 g | ers/91723000                        | ers/91723000     |  2.21 |  1.99
toasted-coconut-marshmallows-283-g         | Toasted Coconut Marshmallows         |               | 283 g | ers/91723000                        | ers/91723000     |  2.21 |  1.99
cake-cones-142-g                           | Cake Cones                           |               | 142 g | ers/53222020                        | ers/53222020     |  3.66 |  3.31
chocolate-cones-142-g                      | Chocolate Cones                      |               | 142 g | ers/53222020                        | ers/53222020     |  3.66 |  3.31
waffle-bowls-142-g                         | Waffle Bowls                         |               | 142 g | ers/53222020                        | ers/53222020     |  3.66 |  3.31
cone-cups-142-g                            | Cone Cups                            |               | 142 g | ers/53222020                        | ers/53222020     |  3.66 |  3.31
chocolate-sugar-cones-142-g                | Chocolate Sugar Cones                |               | 142 g | ers/53222020                        | ers/53222020     |  3.66 |  3.31
cinnamon-grahams-220-g                     | Cinnamon Grahams                     |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
chocolate-graham-crackers-220-g            | Chocolate Graham Crackers            |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
chocolate-grahams-220-g                    | Chocolate Grahams                    |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
graham-style-crackers-220-g                | Graham Style Crackers                |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
teddy-grahams-220-g                        | Teddy Grahams                        |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
bunny-grahams-220-g                        | Bunny Grahams                        |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
honey-graham-sticks-220-g                  | Honey Graham Sticks                  |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
smores-grahams-220-g                       | S'mores Grahams                      |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
animal-grahams-220-g                       | Animal Grahams                       |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
cinnamon-animal-cookies-220-g              | Cinnamon Animal Cookies              |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
chocolate-animal-cookies-220-g             | Chocolate Animal Cookies             |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
vanilla-animal-cookies-220-g               | Vanilla Animal Cookies               |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
frosted-animal-cookies-220-g               | Frosted Animal Cookies               |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
iced-animal-cookies-220-g                  | Iced Animal Cookies                  |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
cinnamon-snap-cookies-220-g                | Cinnamon Snap Cookies                |               | 220 g | ers/54102010                        | ers/54102010     |  2.48 |  2.24
cheese-snack-mix-227-g                     | Cheese Snack Mix                     |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
cheddar-snack-mix-227-g                    | Cheddar Snack Mix                    |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
chocolate-snack-mix-227-g                  | Chocolate Snack Mix                  |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
spicy-snack-mix-227-g                      | Spicy Snack Mix                      |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
original-party-mix-227-g                   | Original Party Mix                   |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
chex-snack-mix-227-g                       | Chex Snack Mix                       |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
cheddar-chex-mix-227-g                     | Cheddar Chex Mix                     |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
puppy-chow-snack-mix-227-g                 | Puppy Chow Snack Mix                 |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
bagel-chip-mix-227-g                       | Bagel Chip Mix                       |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
bold-snack-mix-227-g                       | Bold Snack Mix                       |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
nuts-and-bolts-snack-mix-227-g             | Nuts and Bolts Snack Mix             |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
japanese-snack-mix-227-g                   | Japanese Snack Mix                   |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
asian-rice-snack-mix-227-g                 | Asian Rice Snack Mix                 |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
bombay-mix-227-g                           | Bombay Mix                           |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
muddy-buddies-snack-mix-227-g              | Muddy Buddies Snack Mix              |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
peanut-butter-snack-mix-227-g              | Peanut Butter Snack Mix              |               | 227 g | ers/54420220                        | ers/54420220     |  2.67 |  2.41
malt-balls-150-g                           | Malt Balls                           |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
jaffa-cakes-150-g                          | Jaffa Cakes                          |               | 150 g | ers/53206000                        | bls/cookies      |  1.65 |  1.64
cheese-balls-200-g                         | Cheese Balls                         |               | 200 g | ers/54401055                        | ers/54401055     |  3.47 |  3.13
sour-keys-200-g                            | Sour Keys                            |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
chocolate-biscuit-sticks-75-g              | Chocolate Biscuit Sticks             |               | 75 g  | ers/54408200                        | ers/54408200     |  1.72 |  1.55
turkish-delight-250-g                      | Turkish Delight                      |               | 250 g | ers/91745010                        | ers/91745010     |  2.89 |  2.60
rolled-wafers-150-g                        | Rolled Wafers                        |               | 150 g | ers/53242000                        | ers/53242000     |  1.73 |  1.56
energy-balls-200-g                         | Energy Balls                         |               | 200 g | ers/53712100                        | ers/53712100     |  3.14 |  2.83
bark-thins-150-g                           | Bark Thins                           |               | 150 g | ers/91705010                        | ers/91705010     |  2.44 |  2.20
meringue-cookies-150-g                     | Meringue Cookies                     |               | 150 g | ers/53215500                        | ers/53215500     |  1.84 |  1.66
meringues-150-g                            | Meringues                            |               | 150 g | ers/53215500                        | ers/53215500     |  1.84 |  1.66
lace-cookies-200-g                         | Lace Cookies                         |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
candy-200-g                                | Candy                                |               | 200 g | ers/91745020                        | ers/91745020     |  3.19 |  2.88
jerky-80-g                                 | Jerky                                |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
chewy-bars-150-g                           | Chewy Bars                           |               | 150 g | ers/53712100                        | ers/53712100     |  2.36 |  2.13
crunchy-bars-150-g                         | Crunchy Bars                         |               | 150 g | ers/53712100                        | ers/53712100     |  2.36 |  2.13
`;
