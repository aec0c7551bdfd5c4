/** id | name | brand | package | Canadian anchor | US anchor | CAD | USD. "=" marks the published average of this very product; prices are written by scripts/reprice.ts. */
export const SNACKS = `
wafers-300-g                              | Wafers                              |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
chips-200-g                               | Chips                               |               | 200 g | ers/71200100                        | ers/71200100     |  2.99 |  2.70
bars-180-g                                | Bars                                |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
macaroons-250-g                           | Macaroons                           |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
cookies-300-g                             | Cookies                             |               | 300 g | =statcan/cookies-and-sweet-biscuits | ers/53201000     |  3.39 |  3.07
cookies-500-g                             | Cookies                             |               | 500 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  5.65 |  5.11
assorted-cookies-300-g                    | Assorted Cookies                    |               | 300 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  3.39 |  3.07
assorted-cookies-500-g                    | Assorted Cookies                    |               | 500 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  5.65 |  5.11
chocolate-chip-cookies-300-g              | Chocolate Chip Cookies              |               | 300 g | ers/53206000                        | bls/cookies      |  3.30 |  3.29
chocolate-chip-cookies-350-g              | Chocolate Chip Cookies              |               | 350 g | ers/53206000                        | bls/cookies      |  3.85 |  3.83
chocolate-chip-cookies-500-g              | Chocolate Chip Cookies              |               | 500 g | ers/53206000                        | bls/cookies      |  5.50 |  5.48
chips-ahoy-chocolate-chip-cookies-300-g   | Chocolate Chip Cookies              | Chips Ahoy    | 300 g | ers/53206000                        | bls/cookies      |  3.30 |  3.29
mini-chocolate-chip-cookies-300-g         | Mini Chocolate Chip Cookies         |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
mini-chocolate-chip-cookies-200-g         | Mini Chocolate Chip Cookies         |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
soft-chocolate-chip-cookies-300-g         | Soft Chocolate Chip Cookies         |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
soft-chocolate-chip-cookies-200-g         | Soft Chocolate Chip Cookies         |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
chewy-chocolate-chip-cookies-300-g        | Chewy Chocolate Chip Cookies        |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
chewy-chocolate-chip-cookies-200-g        | Chewy Chocolate Chip Cookies        |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
crunchy-chocolate-chip-cookies-300-g      | Crunchy Chocolate Chip Cookies      |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
crunchy-chocolate-chip-cookies-200-g      | Crunchy Chocolate Chip Cookies      |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
double-chocolate-chip-cookies-300-g       | Double Chocolate Chip Cookies       |               | 300 g | ers/53206000                        | ers/53206000     |  3.30 |  2.98
double-chocolate-chip-cookies-200-g       | Double Chocolate Chip Cookies       |               | 200 g | ers/53206000                        | ers/53206000     |  2.20 |  1.99
chocolate-sandwich-cookies-300-g          | Chocolate Sandwich Cookies          |               | 300 g | ers/53209015                        | ers/53209015     |  3.16 |  2.85
chocolate-sandwich-cookies-400-g          | Chocolate Sandwich Cookies          |               | 400 g | ers/53209015                        | ers/53209015     |  4.22 |  3.80
oreo-chocolate-sandwich-cookies-270-g     | Chocolate Sandwich Cookies          | Oreo          | 270 g | ers/53209015                        | ers/53209015     |  2.85 |  2.57
oreo-chocolate-sandwich-cookies-303-g     | Chocolate Sandwich Cookies          | Oreo          | 303 g | ers/53209015                        | ers/53209015     |  3.19 |  2.88
chocolate-creme-sandwich-cookies-300-g    | Chocolate Creme Sandwich Cookies    |               | 300 g | ers/53209015                        | ers/53209015     |  3.16 |  2.85
chocolate-creme-sandwich-cookies-400-g    | Chocolate Creme Sandwich Cookies    |               | 400 g | ers/53209015                        | ers/53209015     |  4.22 |  3.80
chocolate-os-cookies-300-g                | Chocolate O's Cookies               |               | 300 g | ers/53209015                        | ers/53209015     |  3.16 |  2.85
chocolate-os-cookies-400-g                | Chocolate O's Cookies               |               | 400 g | ers/53209015                        | ers/53209015     |  4.22 |  3.80
vanilla-sandwich-cookies-300-g            | Vanilla Sandwich Cookies            |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
vanilla-sandwich-cookies-350-g            | Vanilla Sandwich Cookies            |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
vanilla-creme-sandwich-cookies-300-g      | Vanilla Creme Sandwich Cookies      |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
vanilla-creme-sandwich-cookies-350-g      | Vanilla Creme Sandwich Cookies      |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
golden-sandwich-cookies-300-g             | Golden Sandwich Cookies             |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
golden-sandwich-cookies-350-g             | Golden Sandwich Cookies             |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
lemon-creme-cookies-300-g                 | Lemon Creme Cookies                 |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
lemon-creme-cookies-350-g                 | Lemon Creme Cookies                 |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
maple-creme-cookies-300-g                 | Maple Creme Cookies                 |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
maple-creme-cookies-350-g                 | Maple Creme Cookies                 |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
wafer-sandwich-cookies-300-g              | Wafer Sandwich Cookies              |               | 300 g | ers/53243000                        | ers/53243000     |  2.59 |  2.34
wafer-sandwich-cookies-350-g              | Wafer Sandwich Cookies              |               | 350 g | ers/53243000                        | ers/53243000     |  3.02 |  2.73
ginger-snap-cookies-300-g                 | Ginger Snap Cookies                 |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
ginger-snap-cookies-200-g                 | Ginger Snap Cookies                 |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
gingerbread-cookies-300-g                 | Gingerbread Cookies                 |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
gingerbread-cookies-200-g                 | Gingerbread Cookies                 |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
ginger-cookies-300-g                      | Ginger Cookies                      |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
ginger-cookies-200-g                      | Ginger Cookies                      |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
molasses-cookies-300-g                    | Molasses Cookies                    |               | 300 g | ers/53230000                        | ers/53230000     |  4.45 |  4.02
molasses-cookies-200-g                    | Molasses Cookies                    |               | 200 g | ers/53230000                        | ers/53230000     |  2.97 |  2.68
shortbread-cookies-300-g                  | Shortbread Cookies                  |               | 300 g | ers/53239000                        | ers/53239000     |  4.47 |  4.03
shortbread-cookies-200-g                  | Shortbread Cookies                  |               | 200 g | ers/53239000                        | ers/53239000     |  2.98 |  2.69
chocolate-dipped-shortbread-cookies-300-g | Chocolate Dipped Shortbread Cookies |               | 300 g | ers/53239000                        | ers/53239000     |  4.47 |  4.03
chocolate-dipped-shortbread-cookies-200-g | Chocolate Dipped Shortbread Cookies |               | 200 g | ers/53239000                        | ers/53239000     |  2.98 |  2.69
oatmeal-cookies-300-g                     | Oatmeal Cookies                     |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
oatmeal-raisin-cookies-300-g              | Oatmeal Raisin Cookies              |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
oatmeal-chocolate-chip-cookies-300-g      | Oatmeal Chocolate Chip Cookies      |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
peanut-butter-cookies-300-g               | Peanut Butter Cookies               |               | 300 g | ers/53234000                        | ers/53234000     |  3.45 |  3.12
peanut-butter-sandwich-cookies-300-g      | Peanut Butter Sandwich Cookies      |               | 300 g | ers/53234000                        | ers/53234000     |  3.45 |  3.12
sugar-cookies-300-g                       | Sugar Cookies                       |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
sugar-cookies-200-g                       | Sugar Cookies                       |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
snickerdoodle-cookies-300-g               | Snickerdoodle Cookies               |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
snickerdoodle-cookies-200-g               | Snickerdoodle Cookies               |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
butter-cookies-300-g                      | Butter Cookies                      |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
butter-cookies-200-g                      | Butter Cookies                      |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
birthday-cake-cookies-300-g               | Birthday Cake Cookies               |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
birthday-cake-cookies-200-g               | Birthday Cake Cookies               |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
frosted-sugar-cookies-300-g               | Frosted Sugar Cookies               |               | 300 g | ers/53241500                        | ers/53241500     |  3.93 |  3.55
frosted-sugar-cookies-200-g               | Frosted Sugar Cookies               |               | 200 g | ers/53241500                        | ers/53241500     |  2.62 |  2.37
digestive-cookies-300-g                   | Digestive Cookies                   |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
digestive-cookies-400-g                   | Digestive Cookies                   |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
maria-cookies-300-g                       | Maria Cookies                       |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
maria-cookies-400-g                       | Maria Cookies                       |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
tea-biscuits-300-g                        | Tea Biscuits                        |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
tea-biscuits-400-g                        | Tea Biscuits                        |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
social-tea-cookies-300-g                  | Social Tea Cookies                  |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
social-tea-cookies-400-g                  | Social Tea Cookies                  |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
arrowroot-biscuits-300-g                  | Arrowroot Biscuits                  |               | 300 g | ers/53241510                        | ers/53241510     |  3.77 |  3.40
arrowroot-biscuits-400-g                  | Arrowroot Biscuits                  |               | 400 g | ers/53241510                        | ers/53241510     |  5.02 |  4.53
coconut-macaroons-250-g                   | Coconut Macaroons                   |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
coconut-cookies-250-g                     | Coconut Cookies                     |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
almond-macarons-250-g                     | Almond Macarons                     |               | 250 g | ers/53215500                        | ers/53215500     |  3.07 |  2.77
animal-crackers-300-g                     | Animal Crackers                     |               | 300 g | ers/53240000                        | ers/53240000     |  2.15 |  1.94
animal-cookies-300-g                      | Animal Cookies                      |               | 300 g | ers/53240000                        | ers/53240000     |  2.15 |  1.94
fig-bars-300-g                            | Fig Bars                            |               | 300 g | ers/53220030                        | ers/53220030     |  3.55 |  3.20
fig-cookies-300-g                         | Fig Cookies                         |               | 300 g | ers/53220030                        | ers/53220030     |  3.55 |  3.20
raspberry-fig-bars-300-g                  | Raspberry Fig Bars                  |               | 300 g | ers/53220030                        | ers/53220030     |  3.55 |  3.20
vanilla-wafers-300-g                      | Vanilla Wafers                      |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
vanilla-wafers-200-g                      | Vanilla Wafers                      |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
chocolate-wafers-300-g                    | Chocolate Wafers                    |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
chocolate-wafers-200-g                    | Chocolate Wafers                    |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
strawberry-wafers-300-g                   | Strawberry Wafers                   |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
strawberry-wafers-200-g                   | Strawberry Wafers                   |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
wafer-cookies-300-g                       | Wafer Cookies                       |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
wafer-cookies-200-g                       | Wafer Cookies                       |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
lemon-wafers-300-g                        | Lemon Wafers                        |               | 300 g | ers/53242000                        | ers/53242000     |  3.45 |  3.12
lemon-wafers-200-g                        | Lemon Wafers                        |               | 200 g | ers/53242000                        | ers/53242000     |  2.30 |  2.08
biscotti-200-g                            | Biscotti                            |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
almond-biscotti-200-g                     | Almond Biscotti                     |               | 200 g | ers/53203500                        | ers/53203500     |  4.12 |  3.72
ladyfingers-250-g                         | Ladyfingers                         |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
fudge-cookies-250-g                       | Fudge Cookies                       |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
mint-fudge-cookies-250-g                  | Mint Fudge Cookies                  |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
chocolate-mint-cookies-250-g              | Chocolate Mint Cookies              |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
marshmallow-cookies-250-g                 | Marshmallow Cookies                 |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
caramel-coconut-cookies-250-g             | Caramel Coconut Cookies             |               | 250 g | ers/53247500                        | ers/53247500     |  3.44 |  3.11
breakfast-cookies-250-g                   | Breakfast Cookies                   |               | 250 g | ers/53223100                        | ers/53223100     |  5.33 |  4.81
crackers-200-g                            | Crackers                            |               | 200 g | =statcan/crackers-and-crisp-breads  | ers/54001000     |  2.61 |  2.19
crackers-250-g                            | Crackers                            |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
breton-crackers-225-g                     | Crackers                            | Breton        | 225 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.94 |  2.46
carrs-crackers-125-g                      | Crackers                            | Carr's        | 125 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  1.63 |  1.37
table-crackers-200-g                      | Table Crackers                      |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
table-crackers-250-g                      | Table Crackers                      |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
entertainment-crackers-200-g              | Entertainment Crackers              |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
entertainment-crackers-250-g              | Entertainment Crackers              |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
assorted-crackers-200-g                   | Assorted Crackers                   |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
assorted-crackers-250-g                   | Assorted Crackers                   |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
original-crackers-200-g                   | Original Crackers                   |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  2.61 |  2.19
original-crackers-250-g                   | Original Crackers                   |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54001000     |  3.26 |  2.73
saltine-crackers-450-g                    | Saltine Crackers                    |               | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
saltine-crackers-225-g                    | Saltine Crackers                    |               | 225 g | ers/54325000                        | ers/54325000     |  1.73 |  1.56
premium-plus-saltine-crackers-450-g       | Saltine Crackers                    | Premium Plus  | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
soda-crackers-450-g                       | Soda Crackers                       |               | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
soda-crackers-225-g                       | Soda Crackers                       |               | 225 g | ers/54325000                        | ers/54325000     |  1.73 |  1.56
oyster-crackers-450-g                     | Oyster Crackers                     |               | 450 g | ers/54325000                        | ers/54325000     |  3.46 |  3.12
oyster-crackers-225-g                     | Oyster Crackers                     |               | 225 g | ers/54325000                        | ers/54325000     |  1.73 |  1.56
round-butter-crackers-200-g               | Round Butter Crackers               |               | 200 g | ers/54301010                        | ers/54301010     |  2.16 |  1.95
round-butter-crackers-400-g               | Round Butter Crackers               |               | 400 g | ers/54301010                        | ers/54301010     |  4.33 |  3.91
ritz-round-butter-crackers-200-g          | Round Butter Crackers               | Ritz          | 200 g | ers/54301010                        | ers/54301010     |  2.16 |  1.95
buttery-crackers-200-g                    | Buttery Crackers                    |               | 200 g | ers/54301010                        | ers/54301010     |  2.16 |  1.95
buttery-crackers-400-g                    | Buttery Crackers                    |               | 400 g | ers/54301010                        | ers/54301010     |  4.33 |  3.91
multigrain-crackers-200-g                 | Multigrain Crackers                 |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
multigrain-crackers-140-g                 | Multigrain Crackers                 |               | 140 g | ers/54326000                        | ers/54326000     |  2.01 |  1.82
crunchmaster-multigrain-crackers-127-g    | Multigrain Crackers                 | Crunchmaster  | 127 g | ers/54326000                        | ers/54326000     |  1.83 |  1.65
breton-multigrain-crackers-200-g          | Multigrain Crackers                 | Breton        | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
seeded-crackers-200-g                     | Seeded Crackers                     |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
flax-crackers-200-g                       | Flax Crackers                       |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
ancient-grain-crackers-200-g              | Ancient Grain Crackers              |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
super-seed-crackers-200-g                 | Super Seed Crackers                 |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
sesame-crackers-200-g                     | Sesame Crackers                     |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
quinoa-crackers-200-g                     | Quinoa Crackers                     |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
olive-oil-crackers-200-g                  | Olive Oil Crackers                  |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
vegetable-crackers-200-g                  | Vegetable Crackers                  |               | 200 g | ers/54326000                        | ers/54326000     |  2.88 |  2.59
cheese-crackers-200-g                     | Cheese Crackers                     |               | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
cheese-crackers-140-g                     | Cheese Crackers                     |               | 140 g | ers/54304000                        | ers/54304000     |  1.83 |  1.65
cheez-it-cheese-crackers-200-g            | Cheese Crackers                     | Cheez-It      | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
goldfish-cheese-crackers-187-g            | Cheese Crackers                     | Goldfish      | 187 g | ers/54304000                        | ers/54304000     |  2.44 |  2.21
cheddar-crackers-200-g                    | Cheddar Crackers                    |               | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
cheddar-crackers-140-g                    | Cheddar Crackers                    |               | 140 g | ers/54304000                        | ers/54304000     |  1.83 |  1.65
white-cheddar-crackers-200-g              | White Cheddar Crackers              |               | 200 g | ers/54304000                        | ers/54304000     |  2.61 |  2.36
white-cheddar-crackers-140-g              | White Cheddar Crackers              |               | 140 g | ers/54304000                        | ers/54304000     |  1.83 |  1.65
wheat-crackers-200-g                      | Wheat Crackers                      |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
wheat-crackers-140-g                      | Wheat Crackers                      |               | 140 g | ers/54338000                        | ers/54338000     |  1.74 |  1.57
triscuit-wheat-crackers-200-g             | Wheat Crackers                      | Triscuit      | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
wheat-thin-crackers-200-g                 | Wheat Thin Crackers                 |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
woven-wheat-crackers-200-g                | Woven Wheat Crackers                |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
rosemary-crackers-200-g                   | Rosemary Crackers                   |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
sea-salt-crackers-200-g                   | Sea Salt Crackers                   |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
garlic-herb-crackers-200-g                | Garlic Herb Crackers                |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
cracked-pepper-crackers-200-g             | Cracked Pepper Crackers             |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
almond-flour-crackers-200-g               | Almond Flour Crackers               |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
tomato-basil-crackers-200-g               | Tomato Basil Crackers               |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
onion-crackers-200-g                      | Onion Crackers                      |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
everything-crackers-200-g                 | Everything Crackers                 |               | 200 g | ers/54338000                        | ers/54338000     |  2.49 |  2.24
rice-crackers-100-g                       | Rice Crackers                       |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
rice-crackers-170-g                       | Rice Crackers                       |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
sesame-rice-crackers-100-g                | Sesame Rice Crackers                |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
sesame-rice-crackers-170-g                | Sesame Rice Crackers                |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
brown-rice-crackers-100-g                 | Brown Rice Crackers                 |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
brown-rice-crackers-170-g                 | Brown Rice Crackers                 |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
rice-thins-100-g                          | Rice Thins                          |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
rice-thins-170-g                          | Rice Thins                          |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
nut-thins-crackers-100-g                  | Nut Thins Crackers                  |               | 100 g | ers/54319000                        | ers/54319000     |  3.29 |  2.97
nut-thins-crackers-170-g                  | Nut Thins Crackers                  |               | 170 g | ers/54319000                        | ers/54319000     |  5.59 |  5.04
graham-crackers-400-g                     | Graham Crackers                     |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
graham-crackers-200-g                     | Graham Crackers                     |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
honey-maid-graham-crackers-400-g          | Graham Crackers                     | Honey Maid    | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
honey-graham-crackers-400-g               | Honey Graham Crackers               |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
honey-graham-crackers-200-g               | Honey Graham Crackers               |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
cinnamon-graham-crackers-400-g            | Cinnamon Graham Crackers            |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
cinnamon-graham-crackers-200-g            | Cinnamon Graham Crackers            |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
honey-grahams-400-g                       | Honey Grahams                       |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
honey-grahams-200-g                       | Honey Grahams                       |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
graham-bites-400-g                        | Graham Bites                        |               | 400 g | ers/54102010                        | ers/54102010     |  4.51 |  4.07
graham-bites-200-g                        | Graham Bites                        |               | 200 g | ers/54102010                        | ers/54102010     |  2.26 |  2.04
crispbread-200-g                          | Crispbread                          |               | 200 g | =statcan/crackers-and-crisp-breads  | ers/54305020     |  2.61 |  3.13
crispbread-250-g                          | Crispbread                          |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  3.26 |  3.91
rye-crispbread-200-g                      | Rye Crispbread                      |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  2.61 |  3.13
rye-crispbread-250-g                      | Rye Crispbread                      |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  3.26 |  3.91
flatbread-crackers-200-g                  | Flatbread Crackers                  |               | 200 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  2.61 |  3.13
flatbread-crackers-250-g                  | Flatbread Crackers                  |               | 250 g | statcan/crackers-and-crisp-breads   | ers/54305020     |  3.26 |  3.91
water-crackers-200-g                      | Water Crackers                      |               | 200 g | ers/54307000                        | ers/54307000     |  1.87 |  1.68
matzo-crackers-200-g                      | Matzo Crackers                      |               | 200 g | ers/54307000                        | ers/54307000     |  1.87 |  1.68
peanut-butter-sandwich-crackers-200-g     | Peanut Butter Sandwich Crackers     |               | 200 g | ers/54328100                        | ers/54328100     |  2.03 |  1.83
cheese-sandwich-crackers-200-g            | Cheese Sandwich Crackers            |               | 200 g | ers/54328100                        | ers/54328100     |  2.03 |  1.83
rice-cakes-127-g                          | Rice Cakes                          |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
rice-cakes-199-g                          | Rice Cakes                          |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
quaker-rice-cakes-186-g                   | Rice Cakes                          | Quaker        | 186 g | ers/54318500                        | ers/54318500     |  4.05 |  3.65
caramel-rice-cakes-127-g                  | Caramel Rice Cakes                  |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
caramel-rice-cakes-199-g                  | Caramel Rice Cakes                  |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
mini-rice-cakes-127-g                     | Mini Rice Cakes                     |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
mini-rice-cakes-199-g                     | Mini Rice Cakes                     |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
cheddar-rice-cakes-127-g                  | Cheddar Rice Cakes                  |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
cheddar-rice-cakes-199-g                  | Cheddar Rice Cakes                  |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
lightly-salted-rice-cakes-127-g           | Lightly Salted Rice Cakes           |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
lightly-salted-rice-cakes-199-g           | Lightly Salted Rice Cakes           |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
white-cheddar-rice-cakes-127-g            | White Cheddar Rice Cakes            |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
white-cheddar-rice-cakes-199-g            | White Cheddar Rice Cakes            |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
corn-cakes-127-g                          | Corn Cakes                          |               | 127 g | ers/54318500                        | ers/54318500     |  2.77 |  2.50
corn-cakes-199-g                          | Corn Cakes                          |               | 199 g | ers/54318500                        | ers/54318500     |  4.33 |  3.91
pretzels-280-g                            | Pretzels                            |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzels-226-g                            | Pretzels                            |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
rold-gold-pretzels-300-g                  | Pretzels                            | Rold Gold     | 300 g | ers/54408016                        | ers/54408016     |  2.74 |  2.47
snyders-pretzels-340-g                    | Pretzels                            | Snyder's      | 340 g | ers/54408016                        | ers/54408016     |  3.11 |  2.80
pretzel-sticks-280-g                      | Pretzel Sticks                      |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzel-sticks-226-g                      | Pretzel Sticks                      |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
pretzel-twists-280-g                      | Pretzel Twists                      |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzel-twists-226-g                      | Pretzel Twists                      |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
mini-pretzels-280-g                       | Mini Pretzels                       |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
mini-pretzels-226-g                       | Mini Pretzels                       |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
pretzel-rods-280-g                        | Pretzel Rods                        |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
pretzel-rods-226-g                        | Pretzel Rods                        |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
salted-pretzels-280-g                     | Salted Pretzels                     |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
salted-pretzels-226-g                     | Salted Pretzels                     |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
honey-mustard-pretzels-280-g              | Honey Mustard Pretzels              |               | 280 g | ers/54408016                        | ers/54408016     |  2.56 |  2.31
honey-mustard-pretzels-226-g              | Honey Mustard Pretzels              |               | 226 g | ers/54408016                        | ers/54408016     |  2.06 |  1.86
pretzel-crisps-200-g                      | Pretzel Crisps                      |               | 200 g | ers/54408105                        | ers/54408105     |  3.31 |  2.99
pretzel-chips-200-g                       | Pretzel Chips                       |               | 200 g | ers/54408105                        | ers/54408105     |  3.31 |  2.99
everything-pretzel-thins-200-g            | Everything Pretzel Thins            |               | 200 g | ers/54408105                        | ers/54408105     |  3.31 |  2.99
chocolate-covered-pretzels-200-g          | Chocolate Covered Pretzels          |               | 200 g | ers/54408200                        | ers/54408200     |  4.59 |  4.14
yogurt-covered-pretzels-200-g             | Yogurt Covered Pretzels             |               | 200 g | ers/54408200                        | ers/54408200     |  4.59 |  4.14
peanut-butter-pretzels-200-g              | Peanut Butter Pretzels              |               | 200 g | ers/54408200                        | ers/54408200     |  4.59 |  4.14
soft-pretzels-370-g                       | Soft Pretzels                       |               | 370 g | ers/54408456                        | ers/54408456     |  3.50 |  3.16
soft-pretzel-bites-370-g                  | Soft Pretzel Bites                  |               | 370 g | ers/54408456                        | ers/54408456     |  3.50 |  3.16
potato-chips-200-g                        | Potato Chips                        |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
potato-chips-235-g                        | Potato Chips                        |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
lays-potato-chips-235-g                   | Potato Chips                        | Lay's         | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
ruffles-potato-chips-200-g                | Potato Chips                        | Ruffles       | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
plain-potato-chips-200-g                  | Plain Potato Chips                  |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
plain-potato-chips-235-g                  | Plain Potato Chips                  |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
ruffled-potato-chips-200-g                | Ruffled Potato Chips                |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
ruffled-potato-chips-235-g                | Ruffled Potato Chips                |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
salt-and-vinegar-potato-chips-200-g       | Salt and Vinegar Potato Chips       |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
salt-and-vinegar-potato-chips-235-g       | Salt and Vinegar Potato Chips       |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
ketchup-potato-chips-200-g                | Ketchup Potato Chips                |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
ketchup-potato-chips-235-g                | Ketchup Potato Chips                |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
all-dressed-potato-chips-200-g            | All Dressed Potato Chips            |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
all-dressed-potato-chips-235-g            | All Dressed Potato Chips            |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
kettle-potato-chips-200-g                 | Kettle Potato Chips                 |               | 200 g | ers/71200100                        | bls/chips-potato |  2.99 |  2.78
kettle-potato-chips-235-g                 | Kettle Potato Chips                 |               | 235 g | ers/71200100                        | bls/chips-potato |  3.51 |  3.27
barbecue-potato-chips-200-g               | Barbecue Potato Chips               |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
barbecue-potato-chips-156-g               | Barbecue Potato Chips               |               | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
pringles-barbecue-potato-chips-156-g      | Barbecue Potato Chips               | Pringles      | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
sour-cream-and-onion-potato-chips-200-g   | Sour Cream and Onion Potato Chips   |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
sour-cream-and-onion-potato-chips-156-g   | Sour Cream and Onion Potato Chips   |               | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
stacked-potato-crisps-200-g               | Stacked Potato Crisps               |               | 200 g | ers/71200110                        | ers/71200110     |  2.92 |  2.63
stacked-potato-crisps-156-g               | Stacked Potato Crisps               |               | 156 g | ers/71200110                        | ers/71200110     |  2.27 |  2.05
tortilla-chips-300-g                      | Tortilla Chips                      |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
tortilla-chips-200-g                      | Tortilla Chips                      |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
tostitos-tortilla-chips-275-g             | Tortilla Chips                      | Tostitos      | 275 g | ers/54401075                        | ers/54401075     |  3.01 |  2.71
corn-tortilla-chips-300-g                 | Corn Tortilla Chips                 |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
corn-tortilla-chips-200-g                 | Corn Tortilla Chips                 |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
blue-corn-tortilla-chips-300-g            | Blue Corn Tortilla Chips            |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
blue-corn-tortilla-chips-200-g            | Blue Corn Tortilla Chips            |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
multigrain-tortilla-chips-300-g           | Multigrain Tortilla Chips           |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
multigrain-tortilla-chips-200-g           | Multigrain Tortilla Chips           |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
lime-tortilla-chips-300-g                 | Lime Tortilla Chips                 |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
lime-tortilla-chips-200-g                 | Lime Tortilla Chips                 |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
restaurant-style-tortilla-chips-300-g     | Restaurant Style Tortilla Chips     |               | 300 g | ers/54401075                        | ers/54401075     |  3.28 |  2.96
restaurant-style-tortilla-chips-200-g     | Restaurant Style Tortilla Chips     |               | 200 g | ers/54401075                        | ers/54401075     |  2.19 |  1.97
nacho-cheese-tortilla-chips-255-g         | Nacho Cheese Tortilla Chips         |               | 255 g | ers/54401110                        | ers/54401110     |  3.71 |  3.35
doritos-nacho-cheese-tortilla-chips-255-g | Nacho Cheese Tortilla Chips         | Doritos       | 255 g | ers/54401110                        | ers/54401110     |  3.71 |  3.35
cool-ranch-tortilla-chips-255-g           | Cool Ranch Tortilla Chips           |               | 255 g | ers/54401110                        | ers/54401110     |  3.71 |  3.35
corn-chips-260-g                          | Corn Chips                          |               | 260 g | ers/54401021                        | ers/54401021     |  3.77 |  3.40
cheese-puffs-250-g                        | Cheese Puffs                        |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
cheese-puffs-150-g                        | Cheese Puffs                        |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
cheetos-cheese-puffs-260-g                | Cheese Puffs                        | Cheetos       | 260 g | ers/54401055                        | ers/54401055     |  4.51 |  4.07
cheese-curls-250-g                        | Cheese Curls                        |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
cheese-curls-150-g                        | Cheese Curls                        |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
crunchy-cheese-snacks-250-g               | Crunchy Cheese Snacks               |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
crunchy-cheese-snacks-150-g               | Crunchy Cheese Snacks               |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
cheddar-puffs-250-g                       | Cheddar Puffs                       |               | 250 g | ers/54401055                        | ers/54401055     |  4.34 |  3.92
cheddar-puffs-150-g                       | Cheddar Puffs                       |               | 150 g | ers/54401055                        | ers/54401055     |  2.60 |  2.35
multigrain-chips-150-g                    | Multigrain Chips                    |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
multigrain-chips-200-g                    | Multigrain Chips                    |               | 200 g | ers/54402700                        | ers/54402700     |  3.46 |  3.12
pita-chips-150-g                          | Pita Chips                          |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
bagel-chips-150-g                         | Bagel Chips                         |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
veggie-chips-150-g                        | Veggie Chips                        |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
veggie-straws-150-g                       | Veggie Straws                       |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
lentil-chips-150-g                        | Lentil Chips                        |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
chickpea-puffs-150-g                      | Chickpea Puffs                      |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
plantain-chips-150-g                      | Plantain Chips                      |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
quinoa-chips-150-g                        | Quinoa Chips                        |               | 150 g | ers/54402700                        | ers/54402700     |  2.60 |  2.34
popcorn-150-g                             | Popcorn                             |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
popcorn-220-g                             | Popcorn                             |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
white-cheddar-popcorn-150-g               | White Cheddar Popcorn               |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
white-cheddar-popcorn-220-g               | White Cheddar Popcorn               |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
butter-popcorn-150-g                      | Butter Popcorn                      |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
butter-popcorn-220-g                      | Butter Popcorn                      |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
kettle-corn-popcorn-150-g                 | Kettle Corn Popcorn                 |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
kettle-corn-popcorn-220-g                 | Kettle Corn Popcorn                 |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
sea-salt-popcorn-150-g                    | Sea Salt Popcorn                    |               | 150 g | ers/54403085                        | ers/54403085     |  3.03 |  2.73
sea-salt-popcorn-220-g                    | Sea Salt Popcorn                    |               | 220 g | ers/54403085                        | ers/54403085     |  4.44 |  4.01
microwave-popcorn-255-g                   | Microwave Popcorn                   |               | 255 g | ers/54403056                        | ers/54403056     |  2.15 |  1.94
caramel-popcorn-250-g                     | Caramel Popcorn                     |               | 250 g | ers/54403110                        | ers/54403110     |  3.67 |  3.31
snack-mix-250-g                           | Snack Mix                           |               | 250 g | ers/54420220                        | ers/54420220     |  2.95 |  2.66
snack-mix-400-g                           | Snack Mix                           |               | 400 g | ers/54420220                        | ers/54420220     |  4.71 |  4.25
party-mix-250-g                           | Party Mix                           |               | 250 g | ers/54420220                        | ers/54420220     |  2.95 |  2.66
party-mix-400-g                           | Party Mix                           |               | 400 g | ers/54420220                        | ers/54420220     |  4.71 |  4.25
onion-rings-snack-140-g                   | Onion Rings Snack                   |               | 140 g | ers/54406010                        | ers/54406010     |  4.06 |  3.67
granola-bars-180-g                        | Granola Bars                        |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
granola-bars-230-g                        | Granola Bars                        |               | 230 g | ers/53712100                        | ers/53712100     |  3.61 |  3.26
granola-bars-120-g                        | Granola Bars                        |               | 120 g | ers/53712100                        | ers/53712100     |  1.88 |  1.70
quaker-granola-bars-156-g                 | Granola Bars                        | Quaker        | 156 g | ers/53712100                        | ers/53712100     |  2.45 |  2.21
nature-valley-granola-bars-210-g          | Granola Bars                        | Nature Valley | 210 g | ers/53712100                        | ers/53712100     |  3.30 |  2.98
chewy-granola-bars-180-g                  | Chewy Granola Bars                  |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-chip-granola-bars-180-g         | Chocolate Chip Granola Bars         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
oats-and-honey-granola-bars-180-g         | Oats and Honey Granola Bars         |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
mixed-berry-granola-bars-180-g            | Mixed Berry Granola Bars            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
apple-crisp-granola-bars-180-g            | Apple Crisp Granola Bars            |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
chocolate-banana-granola-minis-180-g      | Chocolate Banana Granola Minis      |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
strawberry-granola-bars-180-g             | Strawberry Granola Bars             |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
vanilla-granola-bars-180-g                | Vanilla Granola Bars                |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
peanut-butter-granola-bars-180-g          | Peanut Butter Granola Bars          |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cereal-bars-180-g                         | Cereal Bars                         |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
cereal-bars-240-g                         | Cereal Bars                         |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
nutri-grain-cereal-bars-295-g             | Cereal Bars                         | Nutri-Grain   | 295 g | ers/53714400                        | ers/53714400     |  4.70 |  4.25
fruit-bars-180-g                          | Fruit Bars                          |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
fruit-bars-240-g                          | Fruit Bars                          |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
fruit-and-grain-cereal-bars-180-g         | Fruit and Grain Cereal Bars         |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
fruit-and-grain-cereal-bars-240-g         | Fruit and Grain Cereal Bars         |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
oat-bars-180-g                            | Oat Bars                            |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
oat-bars-240-g                            | Oat Bars                            |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
rice-crispy-squares-180-g                 | Rice Crispy Squares                 |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
rice-crispy-squares-240-g                 | Rice Crispy Squares                 |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
crispy-rice-bars-180-g                    | Crispy Rice Bars                    |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
crispy-rice-bars-240-g                    | Crispy Rice Bars                    |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
snack-bars-180-g                          | Snack Bars                          |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
snack-bars-240-g                          | Snack Bars                          |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
marshmallow-crispy-squares-180-g          | Marshmallow Crispy Squares          |               | 180 g | ers/53714400                        | ers/53714400     |  2.87 |  2.59
marshmallow-crispy-squares-240-g          | Marshmallow Crispy Squares          |               | 240 g | ers/53714400                        | ers/53714400     |  3.83 |  3.45
nut-bars-175-g                            | Nut Bars                            |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
nut-bars-200-g                            | Nut Bars                            |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
fruit-and-nut-bars-175-g                  | Fruit and Nut Bars                  |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
fruit-and-nut-bars-200-g                  | Fruit and Nut Bars                  |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
dark-chocolate-nut-bars-175-g             | Dark Chocolate Nut Bars             |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
dark-chocolate-nut-bars-200-g             | Dark Chocolate Nut Bars             |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
seed-bars-175-g                           | Seed Bars                           |               | 175 g | ers/53714220                        | ers/53714220     |  3.55 |  3.20
seed-bars-200-g                           | Seed Bars                           |               | 200 g | ers/53714220                        | ers/53714220     |  4.05 |  3.66
protein-bars-240-g                        | Protein Bars                        |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
protein-bars-300-g                        | Protein Bars                        |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
clif-protein-bars-340-g                   | Protein Bars                        | Clif          | 340 g | ers/53720200                        | ers/53720200     |  7.96 |  7.19
peanut-butter-protein-bars-240-g          | Peanut Butter Protein Bars          |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
peanut-butter-protein-bars-300-g          | Peanut Butter Protein Bars          |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
chocolate-protein-bars-240-g              | Chocolate Protein Bars              |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
chocolate-protein-bars-300-g              | Chocolate Protein Bars              |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
energy-bars-240-g                         | Energy Bars                         |               | 240 g | ers/53720200                        | ers/53720200     |  5.62 |  5.07
energy-bars-300-g                         | Energy Bars                         |               | 300 g | ers/53720200                        | ers/53720200     |  7.03 |  6.34
chocolate-bars-100-g                      | Chocolate Bars                      |               | 100 g | ers/91705010                        | ers/91705010     |  1.63 |  1.47
dark-chocolate-bars-100-g                 | Dark Chocolate Bars                 |               | 100 g | ers/91705010                        | ers/91705010     |  1.63 |  1.47
milk-chocolate-bars-100-g                 | Milk Chocolate Bars                 |               | 100 g | ers/91705010                        | ers/91705010     |  1.63 |  1.47
licorice-200-g                            | Licorice                            |               | 200 g | ers/91721000                        | ers/91721000     |  1.86 |  1.68
black-licorice-200-g                      | Black Licorice                      |               | 200 g | ers/91721000                        | ers/91721000     |  1.86 |  1.68
gummy-candy-200-g                         | Gummy Candy                         |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
chocolate-covered-almonds-200-g           | Chocolate Covered Almonds           |               | 200 g | ers/91727010                        | ers/91727010     |  3.86 |  3.49
fruit-snacks-200-g                        | Fruit Snacks                        |               | 200 g | ers/91708030                        | ers/91708030     |  2.64 |  2.38
fruit-leather-200-g                       | Fruit Leather                       |               | 200 g | ers/91708030                        | ers/91708030     |  2.64 |  2.38
almonds-200-g                             | Almonds                             |               | 200 g | ers/42101110                        | ers/42101110     |  5.20 |  4.70
almonds-454-g                             | Almonds                             |               | 454 g | ers/42101110                        | ers/42101110     | 11.81 | 10.66
roasted-almonds-200-g                     | Roasted Almonds                     |               | 200 g | ers/42101110                        | ers/42101110     |  5.20 |  4.70
roasted-almonds-454-g                     | Roasted Almonds                     |               | 454 g | ers/42101110                        | ers/42101110     | 11.81 | 10.66
cashews-300-g                             | Cashews                             |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
cashews-454-g                             | Cashews                             |               | 454 g | ers/42110100                        | ers/42110100     |  8.04 |  7.26
mixed-nuts-300-g                          | Mixed Nuts                          |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
mixed-nuts-454-g                          | Mixed Nuts                          |               | 454 g | ers/42110100                        | ers/42110100     |  8.04 |  7.26
trail-mix-300-g                           | Trail Mix                           |               | 300 g | ers/42110100                        | ers/42110100     |  5.32 |  4.80
trail-mix-454-g                           | Trail Mix                           |               | 454 g | ers/42110100                        | ers/42110100     |  8.04 |  7.26
peanuts-450-g                             | Peanuts                             |               | 450 g | ers/42111100                        | ers/42111100     |  3.64 |  3.29
honey-roasted-peanuts-450-g               | Honey Roasted Peanuts               |               | 450 g | ers/42111100                        | ers/42111100     |  3.64 |  3.29
walnuts-200-g                             | Walnuts                             |               | 200 g | ers/42112000                        | ers/42112000     |  6.99 |  6.31
pecans-200-g                              | Pecans                              |               | 200 g | ers/42112000                        | ers/42112000     |  6.99 |  6.31
pistachios-200-g                          | Pistachios                          |               | 200 g | ers/42112000                        | ers/42112000     |  6.99 |  6.31
sunflower-seeds-400-g                     | Sunflower Seeds                     |               | 400 g | ers/43102000                        | ers/43102000     |  6.10 |  5.51
pumpkin-seeds-400-g                       | Pumpkin Seeds                       |               | 400 g | ers/43102000                        | ers/43102000     |  6.10 |  5.51
beef-jerky-80-g                           | Beef Jerky                          |               | 80 g  | ers/21602100                        | ers/21602100     |  5.17 |  4.66
ice-cream-cones-120-g                     | Ice Cream Cones                     |               | 120 g | ers/53222020                        | ers/53222020     |  3.09 |  2.79
ice-cream-cones-150-g                     | Ice Cream Cones                     |               | 150 g | ers/53222020                        | ers/53222020     |  3.87 |  3.49
sugar-cones-120-g                         | Sugar Cones                         |               | 120 g | ers/53222020                        | ers/53222020     |  3.09 |  2.79
sugar-cones-150-g                         | Sugar Cones                         |               | 150 g | ers/53222020                        | ers/53222020     |  3.87 |  3.49
waffle-cones-120-g                        | Waffle Cones                        |               | 120 g | ers/53222020                        | ers/53222020     |  3.09 |  2.79
waffle-cones-150-g                        | Waffle Cones                        |               | 150 g | ers/53222020                        | ers/53222020     |  3.87 |  3.49
marshmallows-250-g                        | Marshmallows                        |               | 250 g | ers/91723000                        | ers/91723000     |  1.95 |  1.76
marshmallows-400-g                        | Marshmallows                        |               | 400 g | ers/91723000                        | ers/91723000     |  3.12 |  2.81
hard-candy-200-g                          | Hard Candy                          |               | 200 g | ers/91745020                        | ers/91745020     |  3.19 |  2.88
mint-candy-100-g                          | Mint Candy                          |               | 100 g | ers/91745020                        | ers/91745020     |  1.59 |  1.44
candy-canes-150-g                         | Candy Canes                         |               | 150 g | ers/91745020                        | ers/91745020     |  2.39 |  2.16
jelly-beans-200-g                         | Jelly Beans                         |               | 200 g | ers/91745010                        | ers/91745010     |  2.31 |  2.08
granola-minis-120-g                       | Granola Minis                       |               | 120 g | ers/53712100                        | ers/53712100     |  1.88 |  1.70
corn-nuts-200-g                           | Corn Nuts                           |               | 200 g | ers/54401021                        | ers/54401021     |  2.90 |  2.62
cheese-popcorn-200-g                      | Cheese Popcorn                      |               | 200 g | ers/54403085                        | ers/54403085     |  4.04 |  3.65
gingerbread-men-cookies-250-g             | Gingerbread Men Cookies             |               | 250 g | ers/53230000                        | ers/53230000     |  3.71 |  3.35
caramel-cookies-250-g                     | Caramel Cookies                     |               | 250 g | statcan/cookies-and-sweet-biscuits  | ers/53201000     |  2.83 |  2.56
lemon-cookies-250-g                       | Lemon Cookies                       |               | 250 g | ers/53243000                        | ers/53243000     |  2.16 |  1.95
almond-cookies-250-g                      | Almond Cookies                      |               | 250 g | ers/53241500                        | ers/53241500     |  3.28 |  2.96
oatmeal-cranberry-cookies-300-g           | Oatmeal Cranberry Cookies           |               | 300 g | ers/53233010                        | ers/53233010     |  3.65 |  3.29
granola-bites-150-g                       | Granola Bites                       |               | 150 g | ers/53712100                        | ers/53712100     |  2.36 |  2.13
coconut-granola-bars-180-g                | Coconut Granola Bars                |               | 180 g | ers/53712100                        | ers/53712100     |  2.83 |  2.55
cheddar-popcorn-200-g                     | Cheddar Popcorn                     |               | 200 g | ers/54403085                        | ers/54403085     |  4.04 |  3.65
`;
