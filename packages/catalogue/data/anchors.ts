/**
 * The public figures every catalogue price stands on, one a line:
 * id | reference date | amount it is for | dollars of its country | weight as eaten for one as bought | what it is.
 * Sources, licences and how each is used: docs/catalogue.md.
 */
export const ANCHOR_TABLE = `
bls/bacon                          | 2022-07 | 453.6 g | 7.415 | 1 | Bacon, sliced, per lb. (453.6 gm)
bls/bananas                        | 2022-08 | 453.6 g | 0.643 | 1 | Bananas, per lb. (453.6 gm)
bls/beef-ground                    | 2022-08 | 453.6 g | 4.937 | 1 | Ground beef, 100% beef, per lb. (453.6 gm)
bls/beef-round-roast               | 2022-08 | 453.6 g | 6.162 | 1 | Round roast, USDA Choice, boneless, per lb. (453.6 gm)
bls/beef-steak-round               | 2022-08 | 453.6 g | 7.201 | 1 | Steak, round, USDA Choice, boneless, per lb. (453.6 gm)
bls/bologna                        | 2019-09 | 453.6 g | 2.791 | 1 | Bologna, all beef or mixed, per lb. (453.6 gm)
bls/bread-white                    | 2022-08 | 453.6 g | 1.756 | 1 | Bread, white, pan, per lb. (453.6 gm)
bls/bread-whole-wheat              | 2022-08 | 453.6 g | 2.298 | 1 | Bread, whole wheat, pan, per lb. (453.6 gm)
bls/cheese-american                | 2022-08 | 453.6 g | 4.601 | 1 | American processed cheese, per lb. (453.6 gm)
bls/cheese-cheddar                 | 2022-08 | 453.6 g | 5.995 | 1 | Cheddar cheese, natural, per lb. (453.6 gm)
bls/chicken-legs                   | 2022-08 | 453.6 g | 1.993 | 1 | Chicken legs, bone-in, per lb. (453.6 gm)
bls/chicken-whole                  | 2022-08 | 453.6 g | 1.879 | 1 | Chicken, fresh, whole, per lb. (453.6 gm)
bls/chips-potato                   | 2022-08 | 453.6 g | 5.941 | 1 | Potato chips, per 16 oz.
bls/coffee                         | 2022-08 | 453.6 g | 6.235 | 1 | Coffee, 100%, ground roast, all sizes, per lb. (453.6 gm)
bls/cookies                        | 2022-08 | 453.6 g | 4.676 | 1 | Cookies, chocolate chip, per lb. (453.6 gm)
bls/eggs                           | 2022-08 | 12 each | 3.116 | 1 | Eggs, grade A, large, per doz.
bls/flour-white                    | 2022-08 | 453.6 g | 0.549 | 1 | Flour, white, all purpose, per lb. (453.6 gm)
bls/frankfurters                   | 2022-04 | 453.6 g | 5.221 | 1 | Frankfurters, all meat or all beef, per lb. (453.6 gm)
bls/ice-cream                      | 2022-08 | 1893 ml | 5.638 | 1 | Ice cream, prepackaged, bulk, regular, per 1/2 gal. (1.9 lit)
bls/margarine                      | 2019-10 | 453.6 g | 1.728 | 1 | Margarine, soft, tubs, per lb. (453.6 gm)
bls/milk                           | 2022-08 | 3785 ml | 4.194 | 1 | Milk, fresh, whole, fortified, per gal. (3.8 lit)
bls/oranges                        | 2022-08 | 453.6 g | 1.703 | 1 | Oranges, Navel, per lb. (453.6 gm)
bls/pork-chops                     | 2022-08 | 453.6 g | 4.559 | 1 | Chops, center cut, bone-in, per lb. (453.6 gm)
bls/potatoes                       | 2022-08 | 453.6 g | 0.994 | 1 | Potatoes, white, per lb. (453.6 gm)
bls/rice-white                     | 2022-08 | 453.6 g | 0.925 | 1 | Rice, white, long grain, uncooked, per lb. (453.6 gm)
bls/spaghetti-and-macaroni         | 2022-08 | 453.6 g | 1.368 | 1 | Spaghetti and macaroni, per lb. (453.6 gm)
bls/strawberries                   | 2022-08 | 340.2 g | 2.558 | 1 | Strawberries, dry pint, per 12 oz. (340.2 gm)
bls/sugar-white                    | 2022-08 | 453.6 g | 0.821 | 1 | Sugar, white, all sizes, per lb. (453.6 gm)
bls/tomatoes                       | 2022-08 | 453.6 g | 1.89 | 1 | Tomatoes, field grown, per lb. (453.6 gm)
bls/turkey                         | 2020-02 | 453.6 g | 1.639 | 1 | Turkey, frozen, whole, per lb. (453.6 gm)
ers-fv/acorn-squash                | 2022-06 | 453.6 g | 1.2136 | 1 | Acorn squash, fresh, per pound
ers-fv/apple-juice                 | 2022-06 | 473.2 ml | 0.8699 | 1 | Apples, ready-to-drink, juice, per pint
ers-fv/apples                      | 2022-06 | 453.6 g | 1.8541 | 1 | Apples, fresh, per pound
ers-fv/apricots                    | 2022-06 | 453.6 g | 3.6162 | 1 | Apricots, fresh, per pound
ers-fv/apricots-dried              | 2022-06 | 453.6 g | 7.6611 | 1 | Apricots, dried, per pound
ers-fv/artichoke                   | 2022-06 | 453.6 g | 2.4703 | 1 | Artichoke, fresh, per pound
ers-fv/artichoke-canned            | 2022-06 | 453.6 g | 3.4498 | 1 | Artichoke, canned, per pound
ers-fv/black-beans-canned          | 2022-06 | 453.6 g | 1.2387 | 1 | Black beans, canned, per pound
ers-fv/black-beans-dried           | 2022-06 | 453.6 g | 1.525 | 1 | Black beans, dried, per pound
ers-fv/broccoli-frozen             | 2022-06 | 453.6 g | 2.3458 | 1 | Broccoli, frozen, per pound
ers-fv/brussels-sprouts-frozen     | 2022-06 | 453.6 g | 2.5949 | 1 | Brussels sprouts, frozen, per pound
ers-fv/butternut-squash            | 2022-06 | 453.6 g | 1.2691 | 1 | Butternut squash, fresh, per pound
ers-fv/cabbage-red                 | 2022-06 | 453.6 g | 1.2604 | 1 | Cabbage, red, fresh, per pound
ers-fv/carrots                     | 2022-06 | 453.6 g | 0.9761 | 1 | Carrots, raw whole, fresh, per pound
ers-fv/cauliflower-frozen          | 2022-06 | 453.6 g | 2.3974 | 1 | Cauliflower, frozen, per pound
ers-fv/collard-greens              | 2022-06 | 453.6 g | 3.0881 | 1 | Collard greens, fresh, per pound
ers-fv/corn                        | 2022-06 | 453.6 g | 2.2281 | 1 | Corn, fresh, per pound
ers-fv/corn-canned                 | 2022-06 | 453.6 g | 1.1543 | 1 | Corn, canned, per pound
ers-fv/corn-frozen                 | 2022-06 | 453.6 g | 1.6889 | 1 | Corn, frozen, per pound
ers-fv/french-fries-frozen         | 2022-06 | 453.6 g | 1.9018 | 1 | Potatoes, french fries, frozen, per pound
ers-fv/grapefruit                  | 2022-06 | 453.6 g | 1.4444 | 1 | Grapefruit, fresh, per pound
ers-fv/grapes                      | 2022-06 | 453.6 g | 2.0363 | 1 | Grapes, fresh, per pound
ers-fv/green-beans                 | 2022-06 | 453.6 g | 2.6199 | 1 | Green beans, fresh, per pound
ers-fv/green-beans-canned          | 2022-06 | 453.6 g | 1.1291 | 1 | Green beans, canned, per pound
ers-fv/green-beans-frozen          | 2022-06 | 453.6 g | 1.9983 | 1 | Green beans, frozen, per pound
ers-fv/green-peas-canned           | 2022-06 | 453.6 g | 1.3118 | 1 | Green peas, canned, per pound
ers-fv/green-peas-frozen           | 2022-06 | 453.6 g | 1.996 | 1 | Green peas, frozen, per pound
ers-fv/honeydew                    | 2022-06 | 453.6 g | 1.1589 | 1 | Honeydew, fresh, per pound
ers-fv/lentils-dried               | 2022-06 | 453.6 g | 1.839 | 1 | Lentils, dried, per pound
ers-fv/mangoes-dried               | 2022-06 | 453.6 g | 10.3035 | 1 | Mangoes, dried, per pound
ers-fv/mushrooms                   | 2022-06 | 453.6 g | 3.8929 | 1 | Mushrooms, whole, fresh, per pound
ers-fv/okra                        | 2022-06 | 453.6 g | 5.1567 | 1 | Okra, fresh, per pound
ers-fv/okra-frozen                 | 2022-06 | 453.6 g | 2.2528 | 1 | Okra, frozen, per pound
ers-fv/onions                      | 2022-06 | 453.6 g | 1.1062 | 1 | Onions, fresh, per pound
ers-fv/orange-juice                | 2022-06 | 473.2 ml | 1.0572 | 1 | Oranges, ready-to-drink, juice, per pint
ers-fv/papaya                      | 2022-06 | 453.6 g | 1.3375 | 1 | Papaya, fresh, per pound
ers-fv/peaches-canned              | 2022-06 | 453.6 g | 2.0102 | 1 | Peaches, packed in syrup or water, canned, per pound
ers-fv/peaches-frozen              | 2022-06 | 453.6 g | 3.6058 | 1 | Peaches, frozen, per pound
ers-fv/pears                       | 2022-06 | 453.6 g | 1.8472 | 1 | Pears, fresh, per pound
ers-fv/pears-canned                | 2022-06 | 453.6 g | 2.092 | 1 | Pears, packed in syrup or water, canned, per pound
ers-fv/peppers                     | 2022-06 | 453.6 g | 1.8742 | 1 | Red peppers, fresh, per pound
ers-fv/pineapple-packed-in-juice-canned | 2022-06 | 453.6 g | 1.6509 | 1 | Pineapple, packed in juice, canned, per pound
ers-fv/pomegranate                 | 2022-06 | 453.6 g | 2.4672 | 1 | Pomegranate, fresh, per pound
ers-fv/pumpkin-canned              | 2022-06 | 453.6 g | 1.8642 | 1 | Pumpkin, canned, per pound
ers-fv/radish                      | 2022-06 | 453.6 g | 1.8126 | 1 | Radish, fresh, per pound
ers-fv/spinach                     | 2022-06 | 453.6 g | 4.1214 | 1 | Spinach, eaten raw, fresh, per pound
ers-fv/spinach-frozen              | 2022-06 | 453.6 g | 2.2796 | 1 | Spinach, frozen, per pound
ers-fv/strawberries-frozen         | 2022-06 | 453.6 g | 3.3421 | 1 | Strawberries, frozen, per pound
ers-fv/sweet-potatoes              | 2022-06 | 453.6 g | 1.1565 | 1 | Sweet potatoes, fresh, per pound
ers-fv/tomatoes-canned             | 2022-06 | 453.6 g | 1.0715 | 1 | Tomatoes, canned, per pound
ers-fv/zucchini                    | 2022-06 | 453.6 g | 1.6359 | 1 | Zucchini, fresh, per pound
ers/11220000                       | 2018-01 | 100 g | 0.3697 | 1 | Milk, condensed, sweetened
ers/11320000                       | 2018-01 | 100 g | 0.1692 | 1 | Soy milk
ers/11350000                       | 2018-01 | 100 g | 0.1697 | 1 | Almond milk, sweetened
ers/11400000                       | 2018-01 | 100 g | 0.5122 | 1 | Yogurt, NFS
ers/11411400                       | 2018-01 | 100 g | 0.6054 | 1 | Yogurt, Greek, whole milk, plain
ers/11435100                       | 2018-01 | 100 g | 0.7193 | 1 | Yogurt, Greek, with oats
ers/11436000                       | 2018-01 | 100 g | 0.4412 | 1 | Yogurt, liquid
ers/11460000                       | 2018-01 | 100 g | 0.335 | 1 | Frozen yogurt, vanilla
ers/11511100                       | 2018-01 | 100 g | 0.2035 | 1 | Chocolate milk, ready to drink, whole
ers/11531000                       | 2018-01 | 100 g | 0.2379 | 1 | Eggnog
ers/11553100                       | 2018-01 | 100 g | 0.4626 | 1 | Fruit smoothie, NFS
ers/11830150                       | 2018-01 | 100 g | 1.5125 | 1 | Cocoa powder, not reconstituted
ers/12120100                       | 2018-01 | 100 g | 0.3061 | 1 | Cream, half and half
ers/12130100                       | 2018-01 | 100 g | 0.6206 | 1 | Cream, heavy
ers/12210210                       | 2018-01 | 100 g | 0.3329 | 1 | Coffee creamer, liquid, flavored
ers/12220200                       | 2018-01 | 100 g | 0.6511 | 1 | Whipped topping
ers/12310100                       | 2018-01 | 100 g | 0.4347 | 1 | Sour cream, regular
ers/12350230                       | 2018-01 | 100 g | 0.7876 | 1 | Ranch dip, regular
ers/13110100                       | 2018-01 | 100 g | 0.4686 | 1 | Ice cream, vanilla
ers/13110102                       | 2018-01 | 100 g | 0.6859 | 1 | Ice cream, vanilla, with additional ingredients
ers/13120100                       | 2018-01 | 100 g | 0.6638 | 1 | Ice cream bar, vanilla, chocolate coated
ers/13120500                       | 2018-01 | 100 g | 0.3892 | 1 | Ice cream sandwich, vanilla
ers/13120740                       | 2018-01 | 100 g | 0.6855 | 1 | Ice cream cone, NFS
ers/13210410                       | 2018-01 | 100 g   | 0.4769 | 1 | Pudding, rice
ers/13230130                       | 2018-01 | 100 g | 0.3338 | 1 | Pudding, chocolate, ready-to-eat
ers/14101010                       | 2018-01 | 100 g   | 2.7172 | 1 | Cheese, Blue or Roquefort
ers/14104400                       | 2018-01 | 100 g | 2.0222 | 1 | Cheese, Feta
ers/14104600                       | 2018-01 | 100 g   | 2.4042 | 1 | Cheese, Fontina
ers/14106200                       | 2018-01 | 100 g | 1.1283 | 1 | Cheese, Monterey
ers/14107010                       | 2018-01 | 100 g | 1.0671 | 1 | Cheese, Mozzarella, NFS
ers/14107030                       | 2018-01 | 100 g | 1.0648 | 1 | Cheese, Mozzarella, part skim
ers/14107200                       | 2018-01 | 100 g   | 1.295 | 1 | Cheese, Muenster
ers/14108010                       | 2018-01 | 100 g | 1.9134 | 1 | Cheese, Parmesan, dry grated
ers/14108400                       | 2018-01 | 100 g | 1.418 | 1 | Cheese, Provolone
ers/14133000                       | 2018-01 | 100 g   | 0.9313 | 1 | Queso Fresco
ers/14200100                       | 2018-01 | 100 g | 0.4629 | 1 | Cheese, cottage, NFS
ers/14301010                       | 2018-01 | 100 g | 0.8345 | 1 | Cream cheese, regular, plain
ers/14410110                       | 2018-01 | 100 g | 0.9674 | 1 | Cheese, American
ers/14650100                       | 2018-01 | 100 g | 0.3888 | 1 | Cheese sauce
ers/14660200                       | 2018-01 | 100 g | 0.9151 | 1 | Mozzarella sticks, breaded, baked, or fried
ers/21101000                       | 2018-01 | 100 g   | 2.1318 | 1 | Beef steak, NS as to cooking method, NS as to fat eaten
ers/21416150                       | 2018-01 | 100 g   | 1.2618 | 1 | Corned beef, canned, ready-to-eat
ers/21602100                       | 2018-01 | 100 g | 4.5545 | 1 | Beef jerky
ers/22311450                       | 2018-01 | 100 g   | 3.3185 | 1 | Ham, prosciutto
ers/22501010                       | 2018-01 | 100 g   | 2.1954 | 1 | Canadian bacon, cooked
ers/23104000                       | 2018-01 | 100 g   | 2.6719 | 1 | Lamb, loin chop, cooked, NS as to fat eaten
ers/23120100                       | 2018-01 | 100 g   | 2.6719 | 1 | Lamb, roast, cooked, NS as to fat eaten
ers/23205020                       | 2018-01 | 100 g   | 3.2601 | 1 | Veal cutlet or steak, fried, lean and fat eaten
ers/24122131                       | 2018-01 | 100 g | 1.0601 | 1 | Chicken breast, baked, broiled, or roasted, skin not eaten, from raw
ers/24167200                       | 2018-01 | 100 g | 1.4342 | 1 | Chicken wing, fried, coated, from raw
ers/24198671                       | 2018-01 | 100 g | 0.6703 | 1 | Chicken patty, breaded
ers/24198729                       | 2018-01 | 100 g | 0.7323 | 1 | Chicken nuggets, NFS
ers/24198739                       | 2018-01 | 100 g | 0.9685 | 1 | Chicken tenders or strips, NFS
ers/24201020                       | 2018-01 | 100 g   | 1.7418 | 1 | Turkey, light meat, skin not eaten
ers/24207000                       | 2018-01 | 100 g | 1.4248 | 1 | Turkey, ground
ers/24300110                       | 2018-01 | 100 g   | 1.7112 | 1 | Duck, cooked, skin eaten
ers/25110120                       | 2018-01 | 100 g   | 0.9388 | 1 | Beef liver, braised
ers/25110420                       | 2018-01 | 100 g   | 0.469 | 1 | Chicken liver, braised
ers/25220410                       | 2018-01 | 100 g | 0.6164 | 1 | Bologna, NFS
ers/25221310                       | 2018-01 | 100 g | 0.7459 | 1 | Polish sausage
ers/25221405                       | 2018-01 | 100 g | 0.9532 | 1 | Pork sausage
ers/25221500                       | 2018-01 | 100 g | 1.6753 | 1 | Salami, NFS
ers/25221830                       | 2018-01 | 100 g | 1.0557 | 1 | Turkey or chicken sausage
ers/25230210                       | 2018-01 | 100 g | 1.2133 | 1 | Ham, prepackaged or deli, luncheon meat
ers/25230780                       | 2018-01 | 100 g | 1.3056 | 1 | Turkey, prepackaged or deli, luncheon meat
ers/25231110                       | 2018-01 | 100 g | 2.0959 | 1 | Beef, prepackaged or deli, luncheon meat
ers/26100130                       | 2018-01 | 100 g | 1.118 | 1 | Fish, NS as to type, coated, baked or broiled, made with oil
ers/26100260                       | 2018-01 | 100 g | 0.7408 | 1 | Fish stick, patty or nugget from fast food
ers/26107110                       | 2018-01 | 100 g   | 1.126 | 1 | Catfish, cooked, NS as to cooking method
ers/26109110                       | 2018-01 | 100 g   | 1.9902 | 1 | Cod, cooked, NS as to cooking method
ers/26119110                       | 2018-01 | 100 g   | 1.3678 | 1 | Herring, cooked, NS as to cooking method
ers/26137110                       | 2018-01 | 100 g   | 2.4427 | 1 | Salmon, cooked, NS as to cooking method
ers/26137120                       | 2018-01 | 100 g | 2.4427 | 1 | Salmon, baked or broiled, made with oil
ers/26137180                       | 2018-01 | 100 g | 1.657 | 1 | Salmon, canned
ers/26139180                       | 2018-01 | 100 g | 1.3268 | 1 | Sardines, canned in oil
ers/26155110                       | 2018-01 | 100 g | 1.2589 | 1 | Tuna, canned, NS as to oil or water pack
ers/26213140                       | 2018-01 | 100 g   | 1.7471 | 1 | Squid, coated, fried
ers/26311110                       | 2018-01 | 100 g   | 5.0819 | 1 | Lobster, cooked, NS as to cooking method
ers/26313100                       | 2018-01 | 100 g   | 1.8361 | 1 | Mussels, raw
ers/26315100                       | 2018-01 | 100 g   | 2.0856 | 1 | Oysters, raw
ers/26317110                       | 2018-01 | 100 g   | 3.4021 | 1 | Scallops, cooked, NS as to cooking method
ers/26319130                       | 2018-01 | 100 g | 3.2993 | 1 | Shrimp, steamed or boiled
ers/26319160                       | 2018-01 | 100 g | 2.3595 | 1 | Shrimp, coated, baked or broiled, made with oil
ers/27111407                       | 2018-01 | 100 g | 0.4299 | 1 | Chili con carne with beans, canned
ers/27160100                       | 2018-01 | 100 g | 0.9608 | 1 | Meatballs, NS as to type of meat, with sauce
ers/27214100                       | 2018-01 | 100 g | 0.8372 | 1 | Meat loaf made with beef
ers/27250070                       | 2018-01 | 100 g | 1.2932 | 1 | Salmon cake or patty
ers/27520320                       | 2018-01 | 100 g | 1.9924 | 1 | Ham and cheese sandwich, with lettuce and spread
ers/27560300                       | 2018-01 | 100 g | 0.7403 | 1 | Corn dog, frankfurter or hot dog with cornbread coating
ers/27560670                       | 2018-01 | 100 g | 1.0644 | 1 | Sausage and cheese on English muffin
ers/28110300                       | 2018-01 | 100 g | 0.5599 | 1 | Salisbury steak dinner, NFS, frozen meal
ers/28110510                       | 2018-01 | 100 g | 0.7682 | 1 | Beef, sliced, with gravy, potatoes, vegetable, frozen meal
ers/28110660                       | 2018-01 | 100 g | 0.7890 | 1 | Meatballs, Swedish, in gravy, with noodles, diet frozen meal
ers/28140710                       | 2018-01 | 100 g | 0.5608 | 1 | Chicken, fried, with potatoes, vegetable, frozen meal
ers/28141201                       | 2018-01 | 100 g | 0.9347 | 1 | Teriyaki chicken with rice and vegetable, diet frozen meal
ers/28141250                       | 2018-01 | 100 g | 1.1315 | 1 | Chicken with rice and vegetable, diet frozen meal
ers/28143020                       | 2018-01 | 100 g | 1.1139 | 1 | Chicken and vegetable entree with rice, diet frozen meal
ers/28143080                       | 2018-01 | 100 g | 0.9056 | 1 | Chicken with noodles and cheese sauce, diet frozen meal
ers/28143130                       | 2018-01 | 100 g | 0.7733 | 1 | Chicken and vegetable entree with noodles, frozen meal
ers/28143170                       | 2018-01 | 100 g | 0.7431 | 1 | Chicken in cream sauce with noodles and vegetable, frozen meal
ers/28145210                       | 2018-01 | 100 g | 0.7342 | 1 | Turkey with gravy, dressing, potatoes, vegetable, frozen meal
ers/28160310                       | 2018-01 | 100 g | 0.7409 | 1 | Meat loaf with potatoes, vegetable, frozen meal
ers/28315160                       | 2018-01 | 100 g | 0.3637 | 1 | Italian Wedding Soup
ers/28340110                       | 2018-01 | 100 g | 0.1513 | 1 | Chicken or turkey broth, bouillon, or consomme
ers/28340110x9                     | 2018-01 | 100 g | 0.1513 | 9 | Chicken or turkey broth, bouillon, or consomme
ers/28345160                       | 2018-01 | 100 g | 0.3031 | 1 | Chicken or turkey mushroom soup, cream of, prepared with milk
ers/28500040                       | 2018-01 | 100 g | 0.5058 | 1 | Gravy, beef
ers/28500040x9                     | 2018-01 | 100 g | 0.5058 | 9 | Gravy, beef
ers/31108010                       | 2018-01 | 100 g   | 0.3974 | 1 | Egg, white only, raw
ers/41201010                       | 2018-01 | 100 g | 0.2543 | 1 | Baked beans
ers/41205070                       | 2018-01 | 100 g | 1.1482 | 1 | Hummus, plain
ers/41209000                       | 2018-01 | 100 g | 1.6948 | 1 | Falafel
ers/41420010                       | 2018-01 | 100 g | 0.5988 | 1 | Soybean curd
ers/41420020                       | 2018-01 | 100 g   | 0.6914 | 1 | Edamame, cooked
ers/41420100                       | 2018-01 | 100 g | 1.1357 | 1 | Miso sauce
ers/41420250                       | 2018-01 | 100 g | 0.8433 | 1 | Hoisin sauce
ers/41420300                       | 2018-01 | 100 g | 0.5864 | 1 | Soy sauce
ers/41420400                       | 2018-01 | 100 g | 0.7297 | 1 | Teriyaki sauce
ers/41420450                       | 2018-01 | 100 g | 0.8182 | 1 | Worcestershire sauce
ers/41440000                       | 2018-01 | 100 g | 0.9231 | 1 | Textured vegetable protein, dry
ers/41810400                       | 2018-01 | 100 g | 1.4481 | 1 | Breakfast link, pattie, or slice, meatless
ers/41810610                       | 2018-01 | 100 g | 1.4741 | 1 | Chicken, meatless, breaded, fried
ers/41811400                       | 2018-01 | 100 g | 1.2501 | 1 | Frankfurter or hot dog, meatless
ers/41811800                       | 2018-01 | 100 g | 1.3487 | 1 | Meatball, meatless
ers/41811890                       | 2018-01 | 100 g | 1.4313 | 1 | Vegetarian burger or patty, meatless, no bun
ers/42101110                       | 2018-01 | 100 g | 1.8355 | 1 | Almonds, salted
ers/42106020                       | 2018-01 | 100 g | 0.8741 | 1 | Coconut, packaged
ers/42107000                       | 2018-01 | 100 g   | 1.8007 | 1 | Hazelnuts
ers/42109100                       | 2018-01 | 100 g   | 3.6041 | 1 | Macadamia nuts
ers/42110100                       | 2018-01 | 100 g | 1.2498 | 1 | Mixed nuts, with peanuts, salted
ers/42111100                       | 2018-01 | 100 g | 0.5707 | 1 | Peanuts, roasted, salted
ers/42112000                       | 2018-01 | 100 g | 2.4657 | 1 | Pecans, NFS
ers/42200500                       | 2018-01 | 100 g | 1.7663 | 1 | Almond butter
ers/42202000                       | 2018-01 | 100 g | 0.5139 | 1 | Peanut butter
ers/42402010                       | 2018-01 | 100 g   | 0.5592 | 1 | Coconut cream, canned, sweetened
ers/43102000                       | 2018-01 | 100 g | 1.0762 | 1 | Sunflower seeds, plain, unsalted
ers/43103000                       | 2018-01 | 100 g   | 4.4053 | 1 | Sesame seeds
ers/43108010                       | 2018-01 | 100 g | 1.2512 | 1 | Chia seeds
ers/51101000                       | 2018-01 | 100 g | 0.3779 | 1 | Bread, white
ers/51107010                       | 2018-01 | 100 g | 0.5521 | 1 | Bread, French or Vienna
ers/51108010                       | 2018-01 | 100 g | 0.8043 | 1 | Focaccia, Italian flatbread, plain
ers/51108010x0.6                   | 2018-01 | 100 g | 0.8043 | 0.6 | Focaccia, Italian flatbread, plain
ers/51108100                       | 2018-01 | 100 g | 1.164 | 1 | Naan, Indian flatbread
ers/51109010                       | 2018-01 | 100 g | 0.4701 | 1 | Bread, Italian, Grecian, Armenian
ers/51109100                       | 2018-01 | 100 g | 0.6259 | 1 | Bread, pita
ers/51111010                       | 2018-01 | 100 g | 0.9314 | 1 | Bread, cheese
ers/51121035                       | 2018-01 | 100 g | 0.7129 | 1 | Garlic bread, from frozen
ers/51127010                       | 2018-01 | 100 g | 0.493 | 1 | Bread, potato
ers/51129010                       | 2018-01 | 100 g | 0.686 | 1 | Bread, raisin
ers/51133010                       | 2018-01 | 100 g | 0.5589 | 1 | Bread, sour dough
ers/51150000                       | 2018-01 | 100 g | 0.6525 | 1 | Roll, white, soft
ers/51154010                       | 2018-01 | 100 g | 0.4754 | 1 | Roll, white, hot dog bun
ers/51154100                       | 2018-01 | 100 g | 0.4434 | 1 | Roll, white, hamburger bun
ers/51155000                       | 2018-01 | 100 g | 0.7574 | 1 | Roll, French or Vienna
ers/51157000                       | 2018-01 | 100 g | 0.6402 | 1 | Roll, white, hoagie, submarine
ers/51160000                       | 2018-01 | 100 g | 0.745 | 1 | Roll, sweet, no frosting
ers/51160110                       | 2018-01 | 100 g | 0.6267 | 1 | Roll, sweet, cinnamon bun, frosted
ers/51166000                       | 2018-01 | 100 g | 1.0098 | 1 | Croissant
ers/51166200                       | 2018-01 | 100 g | 0.9719 | 1 | Croissant, chocolate
ers/51167000                       | 2018-01 | 100 g | 0.9466 | 1 | Brioche
ers/51180010                       | 2018-01 | 100 g | 0.5557 | 1 | Bagel
ers/51180030                       | 2018-01 | 100 g | 0.5424 | 1 | Bagel, with raisins
ers/51182010x3                     | 2018-01 | 100 g | 0.2682 | 3 | Bread stuffing
ers/51184220                       | 2018-01 | 100 g | 0.8724 | 1 | Breadsticks, soft, from frozen
ers/51185000                       | 2018-01 | 100 g | 0.6994 | 1 | Croutons
ers/51186010                       | 2018-01 | 100 g | 0.6772 | 1 | Muffin, English
ers/51187000                       | 2018-01 | 100 g | 1.0255 | 1 | Melba toast
ers/51188100                       | 2018-01 | 100 g | 0.7624 | 1 | Pannetone
ers/51300110                       | 2018-01 | 100 g | 0.4904 | 1 | Bread, whole wheat
ers/51300175                       | 2018-01 | 100 g | 1.0518 | 1 | Bread, chappatti or roti, wheat
ers/51300300                       | 2018-01 | 100 g | 0.7049 | 1 | Bread, sprouted wheat
ers/51301010                       | 2018-01 | 100 g | 0.392 | 1 | Bread, wheat or cracked wheat
ers/51301750                       | 2018-01 | 100 g | 0.6317 | 1 | Bagel, whole wheat
ers/51320070                       | 2018-01 | 100 g | 0.5431 | 1 | Roll, wheat or cracked wheat, hamburger bun
ers/51320500                       | 2018-01 | 100 g | 0.7809 | 1 | Roll, whole wheat
ers/51401010                       | 2018-01 | 100 g | 0.6738 | 1 | Bread, rye
ers/51501010                       | 2018-01 | 100 g | 0.4583 | 1 | Bread, oatmeal
ers/51601020                       | 2018-01 | 100 g | 0.5094 | 1 | Bread, multigrain
ers/51630000                       | 2018-01 | 100 g | 0.5376 | 1 | Bagel, multigrain
ers/52102040                       | 2018-01 | 100 g | 0.4161 | 1 | Biscuit, from refrigerated dough
ers/52105100                       | 2018-01 | 100 g | 1.2048 | 1 | Scone
ers/52206010                       | 2018-01 | 100 g | 1.1736 | 1 | Cornbread muffin, stick, round
ers/52215100                       | 2018-01 | 100 g | 0.1928 | 1 | Tortilla, corn
ers/52215200                       | 2018-01 | 100 g | 0.466 | 1 | Tortilla, flour
ers/52215260                       | 2018-01 | 100 g | 0.7048 | 1 | Tortilla, whole wheat
ers/52215300                       | 2018-01 | 100 g | 0.8818 | 1 | Taco shell, corn
ers/52302010                       | 2018-01 | 100 g | 1.0756 | 1 | Muffin, fruit
ers/52302500                       | 2018-01 | 100 g | 1.0943 | 1 | Muffin, chocolate chip
ers/52306010x0.6                   | 2018-01 | 100 g | 0.9278 | 0.6 | Muffin, plain
ers/52306700                       | 2018-01 | 100 g | 1.0151 | 1 | Muffin, carrot
ers/52407000                       | 2018-01 | 100 g | 0.8428 | 1 | Bread, zucchini
ers/53104260                       | 2018-01 | 100 g | 1.024 | 1 | Cake or cupcake, carrot, with icing or filling
ers/53104500                       | 2018-01 | 100 g | 1.3617 | 1 | Cheesecake
ers/53105270                       | 2018-01 | 100 g | 1.0903 | 1 | Cake or cupcake, chocolate, devil's food or fudge, with icing or filling
ers/53108200                       | 2018-01 | 100 g | 0.7545 | 1 | Snack cake, chocolate, with icing or filling
ers/53109200x0.6                   | 2018-01 | 100 g | 0.7519 | 0.6 | Snack cake, not chocolate, with icing or filling
ers/53116000                       | 2018-01 | 100 g | 0.9419 | 1 | Cake, pound, without icing or filling
ers/53120270                       | 2018-01 | 100 g | 1.2331 | 1 | Cake or cupcake, white, with icing or filling
ers/53200100                       | 2018-01 | 100 g | 0.6487 | 1 | Cookie, batter or dough, raw
ers/53201000                       | 2018-01 | 100 g | 0.799 | 1 | Cookie, NFS
ers/53203500                       | 2018-01 | 100 g | 1.4539 | 1 | Cookie, biscotti
ers/53204010                       | 2018-01 | 100 g | 0.7753 | 1 | Cookie, brownie, without icing
ers/53204010x0.6                   | 2018-01 | 100 g | 0.7753 | 0.6 | Cookie, brownie, without icing
ers/53205260                       | 2018-01 | 100 g | 0.862 | 1 | Cookie, bar, with chocolate
ers/53206000                       | 2018-01 | 100 g | 0.7759 | 1 | Cookie, chocolate chip
ers/53209015                       | 2018-01 | 100 g | 0.7434 | 1 | Cookie, chocolate sandwich
ers/53215500                       | 2018-01 | 100 g | 0.8657 | 1 | Cookie, coconut
ers/53220030                       | 2018-01 | 100 g | 0.8338 | 1 | Cookie, fig bar
ers/53222010                       | 2018-01 | 100 g   | 1.8599 | 1 | Cookie, fortune
ers/53222020                       | 2018-01 | 100 g | 1.8192 | 1 | Cookie, cone shell, ice cream type, wafer or cake
ers/53223100                       | 2018-01 | 100 g | 1.5049 | 1 | Cookie, granola
ers/53230000                       | 2018-01 | 100 g | 1.0465 | 1 | Cookie, molasses
ers/53233010                       | 2018-01 | 100 g | 0.8581 | 1 | Cookie, oatmeal, with raisins
ers/53234000                       | 2018-01 | 100 g | 0.8118 | 1 | Cookie, peanut butter
ers/53239000                       | 2018-01 | 100 g | 1.0501 | 1 | Cookie, shortbread
ers/53240000                       | 2018-01 | 100 g | 0.5051 | 1 | Cookie, animal
ers/53241500                       | 2018-01 | 100 g | 0.9244 | 1 | Cookie, butter or sugar
ers/53241510                       | 2018-01 | 100 g | 0.8859 | 1 | Marie biscuit
ers/53242000                       | 2018-01 | 100 g | 0.8119 | 1 | Cookie, sugar wafer
ers/53243000                       | 2018-01 | 100 g | 0.609 | 1 | Cookie, vanilla sandwich
ers/53247500                       | 2018-01 | 100 g | 0.9715 | 1 | Cookie, vanilla with caramel, coconut, and chocolate coating
ers/53300170                       | 2018-01 | 100 g | 0.7874 | 1 | Pie, individual size or tart, NFS
ers/53301000                       | 2018-01 | 100 g | 0.5626 | 1 | Pie, apple, two crust
ers/53391000                       | 2018-01 | 100 g | 0.9235 | 1 | Pie shell
ers/53391100                       | 2018-01 | 100 g | 1.0484 | 1 | Pie shell, graham cracker
ers/53415120                       | 2018-01 | 100 g   | 0.8914 | 1 | Fritter, apple
ers/53420100                       | 2018-01 | 100 g | 0.9974 | 1 | Cream puff, eclair, custard or cream filled, not iced
ers/53430200                       | 2018-01 | 100 g | 1.963 | 1 | Crepe, fruit filled
ers/53440000                       | 2018-01 | 100 g | 0.9711 | 1 | Strudel, apple
ers/53452400                       | 2018-01 | 100 g | 0.767 | 1 | Pastry, puff
ers/53510100                       | 2018-01 | 100 g | 0.7527 | 1 | Danish pastry, with fruit
ers/53520100                       | 2018-01 | 100 g | 0.8113 | 1 | Doughnut, cake type, plain
ers/53520140                       | 2018-01 | 100 g | 0.9042 | 1 | Doughnut, cake type, chocolate icing
ers/53520170                       | 2018-01 | 100 g | 0.7887 | 1 | Doughnut holes
ers/53530000                       | 2018-01 | 100 g | 0.4717 | 1 | Breakfast tart
ers/53712100                       | 2018-01 | 100 g | 1.1076 | 1 | Cereal or Granola bar, NFS
ers/53714220                       | 2018-01 | 100 g | 1.4294 | 1 | Cereal or granola bar with nuts, chocolate coated
ers/53714400                       | 2018-01 | 100 g | 1.1247 | 1 | Cereal or granola bar, with rice cereal
ers/53714500                       | 2018-01 | 100 g | 0.8782 | 1 | Breakfast bar, NFS
ers/53720200                       | 2018-01 | 100 g | 1.652 | 1 | Nutrition bar (Clif Bar)
ers/54001000                       | 2018-01 | 100 g | 0.8549 | 1 | Crackers, NFS
ers/54102010                       | 2018-01 | 100 g | 0.7958 | 1 | Graham crackers
ers/54103000                       | 2018-01 | 100 g | 1.1223 | 1 | Crackers, breakfast biscuit
ers/54301010                       | 2018-01 | 100 g | 0.7635 | 1 | Crackers, butter, plain
ers/54304000                       | 2018-01 | 100 g | 0.9216 | 1 | Crackers, cheese
ers/54305020                       | 2018-01 | 100 g | 1.2237 | 1 | Crackers, flatbread
ers/54307000                       | 2018-01 | 100 g | 0.6583 | 1 | Crackers, matzo
ers/54318500                       | 2018-01 | 100 g | 1.5358 | 1 | Rice cake
ers/54319000                       | 2018-01 | 100 g | 2.319 | 1 | Crackers, rice
ers/54319500                       | 2018-01 | 100 g | 1.114 | 1 | Rice paper
ers/54325000                       | 2018-01 | 100 g | 0.5417 | 1 | Crackers, saltine
ers/54326000                       | 2018-01 | 100 g | 1.014 | 1 | Crackers, multigrain
ers/54328100                       | 2018-01 | 100 g | 0.7159 | 1 | Crackers, sandwich, peanut butter filled
ers/54338000                       | 2018-01 | 100 g | 0.8769 | 1 | Crackers, wheat
ers/54350010                       | 2018-01 | 100 g | 4.7782 | 1 | Gerber Finger Foods, Puffs, baby food
ers/54401021                       | 2018-01 | 100 g | 1.0223 | 1 | Corn chips, plain
ers/54401055                       | 2018-01 | 100 g | 1.2248 | 1 | Cheese flavored corn snacks
ers/54401075                       | 2018-01 | 100 g | 0.771 | 1 | Tortilla chips, plain
ers/54401110                       | 2018-01 | 100 g | 1.0258 | 1 | Tortilla chips, nacho cheese flavor (Doritos)
ers/54402700                       | 2018-01 | 100 g | 1.2211 | 1 | Pita chips
ers/54403056                       | 2018-01 | 100 g | 0.5946 | 1 | Popcorn, microwave, butter flavored
ers/54403085                       | 2018-01 | 100 g | 1.4248 | 1 | Popcorn, ready-to-eat packaged, butter flavored
ers/54403110                       | 2018-01 | 100 g | 1.0354 | 1 | Popcorn, caramel coated
ers/54406010                       | 2018-01 | 100 g | 2.0464 | 1 | Onion flavored rings
ers/54408016                       | 2018-01 | 100 g | 0.6444 | 1 | Pretzels, hard, plain, salted
ers/54408105                       | 2018-01 | 100 g | 1.1675 | 1 | Pretzel chips, hard, plain
ers/54408200                       | 2018-01 | 100 g | 1.6198 | 1 | Pretzels, hard, chocolate coated
ers/54408456                       | 2018-01 | 100 g | 0.6671 | 1 | Pretzels, soft, from frozen, unsalted
ers/54420220                       | 2018-01 | 100 g | 0.8312 | 1 | Snack mix, plain (Chex Mix)
ers/55100010                       | 2018-01 | 100 g | 0.5255 | 1 | Pancakes, plain, from frozen
ers/55100025                       | 2018-01 | 100 g | 0.5885 | 1 | Pancakes, with chocolate, from frozen
ers/55101000                       | 2018-01 | 100 g | 0.5214 | 1 | Pancakes, plain
ers/55200020                       | 2018-01 | 100 g | 0.7381 | 1 | Waffle, plain, from frozen
ers/55200040                       | 2018-01 | 100 g | 0.7698 | 1 | Waffle, fruit, from frozen
ers/55200050                       | 2018-01 | 100 g | 0.7278 | 1 | Waffle, chocolate, from frozen
ers/55200060                       | 2018-01 | 100 g | 0.9258 | 1 | Waffle, whole grain, from frozen
ers/55301031                       | 2018-01 | 100 g | 0.7383 | 1 | French toast sticks, plain, from frozen
ers/56116000                       | 2018-01 | 100 g | 0.7951 | 1 | Noodles, chow mein
ers/56200400x2.8                   | 2018-01 | 100 g | 0.1085 | 2.8 | Barley, no added fat
ers/56201091x2                     | 2018-01 | 100 g | 0.151 | 2 | Grits, with cheese, no added fat
ers/56203056x5.5                   | 2018-01 | 100 g | 0.0731 | 5.5 | Oatmeal, regular or quick, made with water, no added fat
ers/56203130x4.6                   | 2018-01 | 100 g | 0.1837 | 4.6 | Oatmeal, instant, maple flavored, no added fat
ers/56204005x2.7                   | 2018-01 | 100 g | 0.3934 | 2.7 | Quinoa, no added fat
ers/56207110x2.5                   | 2018-01 | 100 g | 0.2052 | 2.5 | Bulgur, no added fat
ers/57100100                       | 2018-01 | 100 g | 0.6691 | 1 | Cereal, ready-to-eat, NFS
ers/57123000                       | 2018-01 | 100 g | 0.7556 | 1 | Cereal (General Mills Cheerios)
ers/57125000                       | 2018-01 | 100 g | 0.677 | 1 | Cereal (General Mills Cinnamon Toast Crunch)
ers/57128000                       | 2018-01 | 100 g | 0.6664 | 1 | Cereal (General Mills Cocoa Puffs)
ers/57134000                       | 2018-01 | 100 g | 0.6233 | 1 | Cereal, corn flakes
ers/57207000                       | 2018-01 | 100 g | 0.4822 | 1 | Cereal, bran flakes
ers/57213000                       | 2018-01 | 100 g | 0.7242 | 1 | Cereal (Kellogg's Froot Loops)
ers/57214000                       | 2018-01 | 100 g | 0.5768 | 1 | Cereal (Kellogg's Frosted Mini-Wheats)
ers/57227000                       | 2018-01 | 100 g | 1.0097 | 1 | Cereal, granola
ers/57237100                       | 2018-01 | 100 g | 0.6239 | 1 | Cereal (Post Honey Bunches of Oats Honey Roasted)
ers/57238000                       | 2018-01 | 100 g | 0.6636 | 1 | Cereal (Post Honeycomb)
ers/57241000                       | 2018-01 | 100 g | 0.6764 | 1 | Cereal (General Mills Cheerios Honey Nut)
ers/57304100                       | 2018-01 | 100 g | 0.6147 | 1 | Cereal (Quaker Life)
ers/57305100                       | 2018-01 | 100 g | 0.7172 | 1 | Cereal (General Mills Lucky Charms)
ers/57305210                       | 2018-01 | 100 g | 0.441 | 1 | Cereal (Malt-O-Meal Frosted Flakes)
ers/57308190                       | 2018-01 | 100 g | 0.8018 | 1 | Cereal, muesli
ers/57329000                       | 2018-01 | 100 g | 0.5863 | 1 | Cereal, raisin bran
ers/57336000                       | 2018-01 | 100 g | 0.8278 | 1 | Cereal (General Mills Chex Rice)
ers/57339000                       | 2018-01 | 100 g | 0.7868 | 1 | Cereal (Kellogg's Rice Krispies)
ers/57340000                       | 2018-01 | 100 g | 1.5733 | 1 | Cereal, puffed rice
ers/57344000                       | 2018-01 | 100 g | 0.8005 | 1 | Cereal (Kellogg's Special K)
ers/57344010                       | 2018-01 | 100 g | 0.8626 | 1 | Cereal (Kellogg's Special K Red Berries)
ers/58100320                       | 2018-01 | 100 g | 0.5133 | 1 | Burrito with beans, meatless
ers/58100800                       | 2018-01 | 100 g | 1.9257 | 1 | Enchilada, just cheese, meatless, no beans, red-chile or enchilada sauce
ers/58103130                       | 2018-01 | 100 g | 0.9624 | 1 | Tamale with chicken
ers/58104830                       | 2018-01 | 100 g | 0.8189 | 1 | Taquito or flauta with chicken
ers/58106200                       | 2018-01 | 100 g | 0.8048 | 1 | Pizza, cheese, from frozen, thin crust
ers/58106305                       | 2018-01 | 100 g | 0.7864 | 1 | Pizza, cheese with vegetables, from frozen, thick crust
ers/58106512                       | 2018-01 | 100 g | 0.7267 | 1 | Pizza with pepperoni, from frozen, thin crust
ers/58106700                       | 2018-01 | 100 g | 0.7166 | 1 | Pizza with meat and vegetables, from frozen, thin crust
ers/58108050                       | 2018-01 | 100 g | 0.5789 | 1 | Pizza rolls
ers/58110110                       | 2018-01 | 100 g | 1.0793 | 1 | Egg roll, meatless
ers/58121510                       | 2018-01 | 100 g | 0.8894 | 1 | Dumpling, meat-filled
ers/58121620                       | 2018-01 | 100 g | 0.4796 | 1 | Dumpling, vegetable
ers/58122220                       | 2018-01 | 100 g | 0.4746 | 1 | Gnocchi, potato
ers/58124500                       | 2018-01 | 100 g | 1.9283 | 1 | Pastry, filled with potatoes and peas, fried
ers/58125120                       | 2018-01 | 100 g | 1.649 | 1 | Spinach quiche, meatless
ers/58126280                       | 2018-01 | 100 g | 0.9382 | 1 | Turnover, chicken- or turkey-, and vegetable-filled, lower in fat
ers/58130016                       | 2018-01 | 100 g | 0.6912 | 1 | Lasagna with meat, frozen
ers/58131310                       | 2018-01 | 100 g | 0.6969 | 1 | Ravioli, meat-filled, no sauce
ers/58131323                       | 2018-01 | 100 g | 0.2311 | 1 | Ravioli, meat-filled, with tomato sauce or meat sauce, canned
ers/58131510                       | 2018-01 | 100 g | 0.5485 | 1 | Ravioli, cheese-filled, no sauce
ers/58134650                       | 2018-01 | 100 g | 0.8898 | 1 | Tortellini, meat-filled, no sauce
ers/58134680                       | 2018-01 | 100 g | 0.7461 | 1 | Tortellini, cheese-filled, no sauce
ers/58145112x2.6                   | 2018-01 | 100 g | 0.237 | 2.6 | Macaroni or noodles with cheese, made from packaged mix
ers/58145117                       | 2018-01 | 100 g | 0.8718 | 1 | Macaroni or noodles with cheese, Easy Mac type
ers/58145136x2                     | 2018-01 | 100 g | 0.4102 | 2 | Macaroni or noodles with cheese and meat, prepared from Hamburger Helper mix
ers/58148110                       | 2018-01 | 100 g | 0.2367 | 1 | Macaroni or pasta salad, made with mayonnaise
ers/58150320                       | 2018-01 | 100 g | 0.8955 | 1 | Rice, fried, with chicken
ers/58151180                       | 2018-01 | 100 g | 2.6408 | 1 | Sushi roll, California
ers/58163330x2.6                   | 2018-01 | 100 g | 0.2979 | 2.6 | Flavored rice mixture with cheese
ers/58302050                       | 2018-01 | 100 g | 0.8922 | 1 | Beef and noodles with meat sauce and cheese, diet frozen meal
ers/58302080                       | 2018-01 | 100 g | 0.9842 | 1 | Noodles with vegetables in tomato-based sauce, diet frozen meal
ers/58304010                       | 2018-01 | 100 g | 0.7008 | 1 | Spaghetti and meatballs dinner, NFS, frozen meal
ers/58304060                       | 2018-01 | 100 g | 0.9007 | 1 | Spaghetti with meat sauce, diet frozen meal
ers/58305250                       | 2018-01 | 100 g | 0.9021 | 1 | Pasta with vegetable and cheese sauce, diet frozen meal
ers/58400000                       | 2018-01 | 100 g | 0.2644 | 1 | Soup, NFS
ers/58400000x4                     | 2018-01 | 100 g | 0.2644 | 4 | Soup, NFS
ers/58403010                       | 2018-01 | 100 g | 0.2994 | 1 | Chicken or turkey noodle soup, canned or ready-to-serve
ers/58407010x4                     | 2018-01 | 100 g | 0.1371 | 4 | Instant soup, noodle
ers/62125100                       | 2018-01 | 100 g | 0.8172 | 1 | Raisins
ers/63101110                       | 2018-01 | 100 g | 0.3592 | 1 | Applesauce, regular
ers/63135010                       | 2018-01 | 100 g | 0.4243 | 1 | Peach, raw
ers/63207010                       | 2018-01 | 100 g   | 0.6009 | 1 | Cranberries, raw
ers/63207110                       | 2018-01 | 100 g | 0.3772 | 1 | Cranberry sauce
ers/64401000                       | 2018-01 | 100 g | 0.5184 | 1 | Vinegar
ers/71200100                       | 2018-01 | 100 g | 1.0537 | 1 | Potato chips, plain
ers/71200110                       | 2018-01 | 100 g | 1.0286 | 1 | Potato chips, barbecue flavored
ers/71405040                       | 2018-01 | 100 g | 0.4324 | 1 | Potato, hash brown, ready-to-heat
ers/71501035x4                     | 2018-01 | 100 g | 0.2063 | 4 | Potato, mashed, from dry mix, NFS
ers/71505000                       | 2018-01 | 100 g | 0.3069 | 1 | Potato tots, NFS
ers/74206000                       | 2018-01 | 100 g   | 2.2178 | 1 | Sun-dried tomatoes
ers/74401010                       | 2018-01 | 100 g | 0.2722 | 1 | Ketchup
ers/74402150                       | 2018-01 | 100 g | 0.5412 | 1 | Salsa, red, commercially-prepared
ers/74402250                       | 2018-01 | 100 g | 0.3894 | 1 | Enchilada sauce, red
ers/74403000                       | 2018-01 | 100 g | 0.6082 | 1 | Hot Thai sauce
ers/74404010                       | 2018-01 | 100 g | 0.3036 | 1 | Spaghetti sauce
ers/74406010                       | 2018-01 | 100 g | 0.3427 | 1 | Barbecue sauce
ers/74406060                       | 2018-01 | 100 g | 0.5999 | 1 | Buffalo sauce
ers/74406100                       | 2018-01 | 100 g | 0.8573 | 1 | Steak sauce
ers/74406500                       | 2018-01 | 100 g | 0.7726 | 1 | Cocktail sauce
ers/75100800                       | 2018-01 | 100 g | 1.2312 | 1 | Asparagus, raw
ers/75109400                       | 2018-01 | 100 g   | 6.719 | 1 | Basil, raw
ers/75119000                       | 2018-01 | 100 g   | 1.1096 | 1 | Parsley, raw
ers/75208011                       | 2018-01 | 100 g   | 0.6076 | 1 | Beets, fresh, cooked, no added fat
ers/75236000                       | 2018-01 | 100 g | 3.6865 | 1 | Yeast
ers/75415022                       | 2018-01 | 100 g | 1.2665 | 1 | Fried onion rings
ers/75506010                       | 2018-01 | 100 g | 0.4905 | 1 | Mustard
ers/75510020                       | 2018-01 | 100 g   | 2.6541 | 1 | Olives, black
ers/75511100                       | 2018-01 | 100 g | 0.4162 | 1 | Pickles, NFS
ers/81101000                       | 2018-01 | 100 g | 0.847 | 1 | Butter, stick
ers/81102010                       | 2018-01 | 100 g | 0.4099 | 1 | Margarine, stick
ers/81302070                       | 2018-01 | 100 g | 1.7455 | 1 | Pesto sauce
ers/82101000                       | 2018-01 | 100 g | 0.4183 | 1 | Vegetable oil, NFS
ers/82104000                       | 2018-01 | 100 g | 1.0367 | 1 | Olive oil
ers/82107000                       | 2018-01 | 100 g   | 2.2523 | 1 | Sesame oil
ers/83107000                       | 2018-01 | 100 g | 0.4659 | 1 | Mayonnaise, regular
ers/83112500                       | 2018-01 | 100 g | 0.5367 | 1 | Creamy dressing
ers/91300100                       | 2018-01 | 100 g | 0.4044 | 1 | Pancake syrup
ers/91301030                       | 2018-01 | 100 g | 0.3745 | 1 | Corn syrup
ers/91302010                       | 2018-01 | 100 g | 1.0322 | 1 | Honey
ers/91305010                       | 2018-01 | 100 g | 0.3771 | 1 | Icing, chocolate
ers/91401000                       | 2018-01 | 100 g | 0.3358 | 1 | Jelly, all flavors
ers/91501010x5                     | 2018-01 | 100 g | 0.2781 | 5 | Gelatin dessert
ers/91705010                       | 2018-01 | 100 g | 1.1488 | 1 | Milk chocolate candy, plain
ers/91708030                       | 2018-01 | 100 g | 0.9295 | 1 | Fruit leather and fruit snacks candy
ers/91721000                       | 2018-01 | 100 g | 0.6576 | 1 | Licorice
ers/91723000                       | 2018-01 | 100 g | 0.5496 | 1 | Marshmallow
ers/91727010                       | 2018-01 | 100 g | 1.3627 | 1 | Nuts, chocolate covered, not almonds or peanuts
ers/91745010                       | 2018-01 | 100 g | 0.8141 | 1 | Gumdrops
ers/91745020                       | 2018-01 | 100 g | 1.1246 | 1 | Hard candy
ers/91802000                       | 2018-01 | 100 g   | 2.9362 | 1 | Chewing gum, sugar free
ers/92309000                       | 2018-01 | 100 g | 0.1097 | 1 | Tea, iced, bottled, black
ers/92410310                       | 2018-01 | 100 g | 0.0947 | 1 | Soft drink, cola
ers/92803000                       | 2018-01 | 100 g | 0.2722 | 1 | Nonalcoholic malt beverage
ers/93101000                       | 2018-01 | 100 g | 0.2964 | 1 | Beer
ers/93106500                       | 2018-01 | 100 g | 0.4277 | 1 | Hard cider
ers/93401010                       | 2018-01 | 100 g | 1.0036 | 1 | Wine, table, red
ers/93502000                       | 2018-01 | 100 g   | 2.0603 | 1 | Whiskey
ers/94100100                       | 2018-01 | 100 g | 0.0356 | 1 | Water, bottled, unsweetened
ers/95103000                       | 2018-01 | 100 g | 0.4485 | 1 | Nutritional drink or shake, ready-to-drink (Ensure)
ers/95230000                       | 2018-01 | 100 g | 1.3494 | 1 | Nutritional powder mix, whey based, NFS
ers/95311000                       | 2018-01 | 100 g | 0.4221 | 1 | Energy Drink
statcan/apple-juice                | 2026-07 | 2000 ml | 4.29 | 1 | Apple juice, 2 litres
statcan/apples                     | 2026-07 | 1000 g | 6.45 | 1 | Apples, per kilogram
statcan/avocado                    | 2026-07 | 1 each | 1.94 | 1 | Avocado, unit
statcan/baby-food                  | 2026-07 | 128 ml | 1.49 | 1 | Baby food, 128 millilitres
statcan/bacon                      | 2026-07 | 500 g | 6.97 | 1 | Bacon, 500 grams
statcan/bananas                    | 2026-07 | 1000 g | 1.88 | 1 | Bananas, per kilogram
statcan/beef-stewing-cuts          | 2026-07 | 1000 g | 26.31 | 1 | Beef stewing cuts, per kilogram
statcan/beef-striploin-cuts        | 2026-07 | 1000 g | 38.36 | 1 | Beef striploin cuts, per kilogram
statcan/beef-top-sirloin-cuts      | 2026-07 | 1000 g | 28.22 | 1 | Beef top sirloin cuts, per kilogram
statcan/block-cheese               | 2026-07 | 500 g | 7.11 | 1 | Block cheese, 500 grams
statcan/broccoli                   | 2026-07 | 1 each | 2.57 | 1 | Broccoli, unit
statcan/brown-rice                 | 2026-07 | 900 g | 5.91 | 1 | Brown rice, 900 grams
statcan/butter                     | 2026-07 | 454 g | 5.92 | 1 | Butter, 454 grams
statcan/cabbage                    | 2026-07 | 1000 g | 2.9 | 1 | Cabbage, per kilogram
statcan/canned-baked-beans         | 2026-07 | 398 ml | 1.87 | 1 | Canned baked beans, 398 millilitres
statcan/canned-beans-and-lentils   | 2026-07 | 540 ml | 1.72 | 1 | Canned beans and lentils, 540 millilitres
statcan/canned-corn                | 2026-07 | 341 ml | 1.61 | 1 | Canned corn, 341 millilitres
statcan/canned-peach               | 2026-07 | 398 ml | 2.45 | 1 | Canned peach, 398 millilitres
statcan/canned-pear                | 2026-07 | 398 ml | 2.84 | 1 | Canned pear, 398 millilitres
statcan/canned-salmon              | 2026-07 | 213 g | 5.32 | 1 | Canned salmon, 213 grams
statcan/canned-soup                | 2026-07 | 284 ml | 1.56 | 1 | Canned soup, 284 millilitres
statcan/canned-tomatoes            | 2026-07 | 796 ml | 2.27 | 1 | Canned tomatoes, 796 millilitres
statcan/canned-tuna                | 2026-07 | 170 g | 1.84 | 1 | Canned tuna, 170 grams
statcan/canola-oil                 | 2026-07 | 3000 ml | 10.77 | 1 | Canola oil, 3 litres
statcan/cantaloupe                 | 2026-07 | 1 each | 4.62 | 1 | Cantaloupe, unit
statcan/carrots                    | 2026-07 | 1360 g | 4.75 | 1 | Carrots, 1.36 kilograms
statcan/celery                     | 2026-07 | 1 each | 3.3 | 1 | Celery, unit
statcan/cereal                     | 2026-07 | 400 g | 4.19 | 1 | Cereal, 400 grams
statcan/chicken-breasts            | 2026-07 | 1000 g | 14.68 | 1 | Chicken breasts, per kilogram
statcan/chicken-drumsticks         | 2026-07 | 1000 g | 6.69 | 1 | Chicken drumsticks, per kilogram
statcan/chicken-thigh              | 2026-07 | 1000 g | 13.4 | 1 | Chicken thigh, per kilogram
statcan/cookies-and-sweet-biscuits | 2026-07 | 300 g | 3.39 | 1 | Cookies and sweet biscuits, 300 grams
statcan/crackers-and-crisp-breads  | 2026-07 | 200 g | 2.61 | 1 | Crackers and crisp breads, 200 grams
statcan/cream                      | 2026-07 | 1000 ml | 4.87 | 1 | Cream, 1 litre
statcan/cucumber                   | 2026-07 | 1 each | 1.42 | 1 | Cucumber, unit
statcan/dried-lentils              | 2026-07 | 900 g | 3.63 | 1 | Dried lentils, 900 grams
statcan/dry-beans-and-legumes      | 2026-07 | 900 g | 3.59 | 1 | Dry beans and legumes, 900 grams
statcan/dry-or-fresh-pasta         | 2026-07 | 500 g | 3.45 | 1 | Dry or fresh pasta, 500 grams
statcan/eggs                       | 2026-07 | 12 each | 4.95 | 1 | Eggs, 1 dozen
statcan/flatbread-and-pita         | 2026-07 | 500 g | 3.57 | 1 | Flatbread and pita, 500 grams
statcan/frozen-broccoli            | 2026-07 | 500 g | 4.17 | 1 | Frozen broccoli, 500 grams
statcan/frozen-corn                | 2026-07 | 750 g | 3.87 | 1 | Frozen corn, 750 grams
statcan/frozen-french-fries        | 2026-07 | 750 g | 3.52 | 1 | Frozen french fried potatoes, 750 grams
statcan/frozen-green-beans         | 2026-07 | 750 g | 4.55 | 1 | Frozen green beans, 750 grams
statcan/frozen-mixed-vegetables    | 2026-07 | 750 g | 4.3 | 1 | Frozen mixed vegetables, 750 grams
statcan/frozen-peas                | 2026-07 | 750 g | 3.83 | 1 | Frozen peas, 750 grams
statcan/frozen-pizza               | 2026-07 | 390 g | 4.68 | 1 | Frozen pizza, 390 grams
statcan/frozen-spinach             | 2026-07 | 300 g | 2.14 | 1 | Frozen spinach, 300 grams
statcan/frozen-strawberries        | 2026-07 | 600 g | 5.26 | 1 | Frozen strawberries, 600 grams
statcan/grapes                     | 2026-07 | 1000 g | 7.42 | 1 | Grapes, per kilogram
statcan/ground-beef                | 2026-07 | 1000 g | 16.49 | 1 | Ground beef, per kilogram
statcan/hummus                     | 2026-07 | 227 g | 3.9 | 1 | Hummus, 227 grams
statcan/iceberg-lettuce            | 2026-07 | 1 each | 2.78 | 1 | Iceberg lettuce, unit
statcan/infant-formula             | 2026-07 | 900 g | 49.95 | 1 | Infant formula, 900 grams
statcan/ketchup                    | 2026-07 | 1000 ml | 4.49 | 1 | Ketchup, 1 litre
statcan/lemons                     | 2026-07 | 1 each | 1.11 | 1 | Lemons, unit
statcan/limes                      | 2026-07 | 1 each | 0.95 | 1 | Limes, unit
statcan/margarine                  | 2026-07 | 907 g | 6.09 | 1 | Margarine, 907 grams
statcan/mayonnaise                 | 2026-07 | 890 ml | 6.37 | 1 | Mayonnaise, 890 millilitres
statcan/meatless-burgers           | 2026-07 | 226 g | 7.04 | 1 | Meatless burgers, 226 grams
statcan/milk-1-l                   | 2026-07 | 1000 ml | 3.23 | 1 | Milk, 1 litre
statcan/milk-2-l                   | 2026-07 | 2000 ml | 5.53 | 1 | Milk, 2 litres
statcan/milk-4-l                   | 2026-07 | 4000 ml | 6.99 | 1 | Milk, 4 litres
statcan/mushrooms                  | 2026-07 | 227 g | 2.34 | 1 | Mushrooms, 227 grams
statcan/nut-milk                   | 2026-07 | 1890 ml | 4.27 | 1 | Nut milk, 1.89 litres
statcan/olive-oil                  | 2026-07 | 1000 ml | 11.16 | 1 | Olive oil, 1 litre
statcan/onions                     | 2026-07 | 1000 g | 5.57 | 1 | Onions, per kilogram
statcan/orange-juice               | 2026-07 | 2000 ml | 6.13 | 1 | Orange juice, 2 litres
statcan/oranges                    | 2026-07 | 1000 g | 4.48 | 1 | Oranges, per kilogram
statcan/pasta-sauce                | 2026-07 | 650 ml | 3.58 | 1 | Pasta sauce, 650 millilitres
statcan/peanut-butter              | 2026-07 | 1000 g | 5.62 | 1 | Peanut butter, 1 kilogram
statcan/pears                      | 2026-07 | 1000 g | 5.77 | 1 | Pears, per kilogram
statcan/peppers                    | 2026-07 | 1000 g | 8.07 | 1 | Peppers, per kilogram
statcan/pork-loin-cuts             | 2026-07 | 1000 g | 9.51 | 1 | Pork loin cuts, per kilogram
statcan/pork-rib-cuts              | 2026-07 | 1000 g | 9.86 | 1 | Pork rib cuts, per kilogram
statcan/pork-shoulder-cuts         | 2026-07 | 1000 g | 8.74 | 1 | Pork shoulder cuts, per kilogram
statcan/potatoes-bag               | 2026-07 | 4540 g | 5.32 | 1 | Potatoes, 4.54 kilograms
statcan/roasted-or-ground-coffee   | 2026-07 | 340 g | 9.54 | 1 | Roasted or ground coffee, 340 grams
statcan/romaine-lettuce            | 2026-07 | 1 each | 3.45 | 1 | Romaine lettuce, unit
statcan/salad-greens               | 2026-07 | 142 g | 4.51 | 1 | Salad greens, 142 grams
statcan/salmon                     | 2026-07 | 1000 g | 28.55 | 1 | Salmon, per kilogram
statcan/salsa                      | 2026-07 | 418 ml | 4.93 | 1 | Salsa, 418 millilitres
statcan/shrimp                     | 2026-07 | 300 g | 6.81 | 1 | Shrimp, 300 grams
statcan/soy-milk                   | 2026-07 | 1890 ml | 4.36 | 1 | Soy milk, 1.89 litres
statcan/squash                     | 2026-07 | 1000 g | 4.95 | 1 | Squash, per kilogram
statcan/strawberries               | 2026-07 | 454 g | 3.63 | 1 | Strawberries, 454 grams
statcan/sweet-potatoes             | 2026-07 | 1000 g | 4.83 | 1 | Sweet potatoes, per kilogram
statcan/tea                        | 2026-07 | 40 g | 4.63 | 1 | Tea (20 bags)
statcan/tofu                       | 2026-07 | 350 g | 2.96 | 1 | Tofu, 350 grams
statcan/tomatoes                   | 2026-07 | 1000 g | 4.98 | 1 | Tomatoes, per kilogram
statcan/vegetable-oil              | 2026-07 | 3000 ml | 10.23 | 1 | Vegetable oil, 3 litres
statcan/wheat-flour                | 2026-07 | 2500 g | 5.36 | 1 | Wheat flour, 2.5 kilograms
statcan/white-bread                | 2026-07 | 675 g | 3.6 | 1 | White bread, 675 grams
statcan/white-rice                 | 2026-07 | 2000 g | 9.62 | 1 | White rice, 2 kilograms
statcan/white-sugar                | 2025-10 | 2000 g | 3.37 | 1 | White sugar, 2 kilograms, Alberta
statcan/whole-chicken              | 2026-07 | 1000 g | 7.62 | 1 | Whole chicken, per kilogram
statcan/wieners                    | 2026-07 | 400 g | 4.16 | 1 | Wieners, 400 grams
statcan/yogurt                     | 2026-07 | 500 g | 3.84 | 1 | Yogurt, 500 grams
`;
