/**
 * The same food in both countries' figures, by category: Canadian anchor | US anchor. Their ratio turns
 * a US figure into a Canadian estimate and back. Pairs whose figures weigh the food differently (dry
 * against cooked, condensed against ready) are left out.
 */
export const COUNTRY_PAIR_TABLE = `
Bread and Bakery | statcan/white-bread | bls/bread-white
Bread and Bakery | statcan/white-bread | ers/51101000
Bread and Bakery | statcan/flatbread-and-pita | ers/51109100
Snacks | statcan/cookies-and-sweet-biscuits | ers/53201000
Snacks | statcan/cookies-and-sweet-biscuits | bls/cookies
Snacks | statcan/crackers-and-crisp-breads | ers/54001000
Cereal and Breakfast Items | statcan/cereal | ers/57100100
Pasta and Grains | statcan/dry-or-fresh-pasta | bls/spaghetti-and-macaroni
Pasta and Grains | statcan/white-rice | bls/rice-white
Dairy and Dairy Alternatives | statcan/milk-4-l | bls/milk
Dairy and Dairy Alternatives | statcan/yogurt | ers/11400000
Dairy and Dairy Alternatives | statcan/butter | ers/81101000
Dairy and Dairy Alternatives | statcan/block-cheese | bls/cheese-cheddar
Prepared and Packaged Meals | statcan/frozen-pizza | ers/58106200
Prepared and Packaged Meals | statcan/frozen-french-fries | ers-fv/french-fries-frozen
Prepared and Packaged Meals | statcan/canned-baked-beans | ers/41201010
Meat, Poultry, and Seafood | statcan/ground-beef | bls/beef-ground
Meat, Poultry, and Seafood | statcan/bacon | bls/bacon
Meat, Poultry, and Seafood | statcan/whole-chicken | bls/chicken-whole
Meat, Poultry, and Seafood | statcan/wieners | bls/frankfurters
Condiments and Sauces | statcan/ketchup | ers/74401010
Condiments and Sauces | statcan/mayonnaise | ers/83107000
Condiments and Sauces | statcan/pasta-sauce | ers/74404010
Condiments and Sauces | statcan/peanut-butter | ers/42202000
Condiments and Sauces | statcan/hummus | ers/41205070
Baking Supplies | statcan/wheat-flour | bls/flour-white
Baking Supplies | statcan/white-sugar | bls/sugar-white
Beverages | statcan/apple-juice | ers-fv/apple-juice
Beverages | statcan/orange-juice | ers-fv/orange-juice
Beverages | statcan/roasted-or-ground-coffee | bls/coffee
Specialty Items | statcan/tofu | ers/41420010
Specialty Items | statcan/meatless-burgers | ers/41811890
Miscellaneous Grocery Items | statcan/apples | ers-fv/apples
Miscellaneous Grocery Items | statcan/bananas | bls/bananas
Miscellaneous Grocery Items | statcan/tomatoes | bls/tomatoes
Miscellaneous Grocery Items | statcan/canned-corn | ers-fv/corn-canned
`;
