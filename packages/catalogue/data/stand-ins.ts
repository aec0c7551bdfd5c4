/**
 * Names that lines are read by and that no regular product is sold under, one a line: `name | category | what it is
 * compared with`; `-` where nothing is. Flours and starches stand for wheat flour, whose figure is the nearest.
 */
export const STAND_IN_TABLE = `
Measure for Measure Flour | Baking Supplies | Wheat Flour
1 to 1 Baking Flour | Baking Supplies | Wheat Flour
Multi Purpose Flour | Baking Supplies | Wheat Flour
Oat Flour | Baking Supplies | Wheat Flour
Buckwheat Flour | Baking Supplies | Wheat Flour
Brown Rice Flour | Baking Supplies | Wheat Flour
White Rice Flour | Baking Supplies | Wheat Flour
Sorghum Flour | Baking Supplies | Wheat Flour
Chickpea Flour | Baking Supplies | Wheat Flour
Cassava Flour | Baking Supplies | Wheat Flour
Millet Flour | Baking Supplies | Wheat Flour
Corn Flour | Baking Supplies | Wheat Flour
Masa Flour | Baking Supplies | Wheat Flour
Quinoa Flour | Baking Supplies | Wheat Flour
Teff Flour | Baking Supplies | Wheat Flour
Almond Flour | Baking Supplies | Wheat Flour
Coconut Flour | Baking Supplies | Wheat Flour
Corn Starch | Baking Supplies | Wheat Flour
Potato Starch | Baking Supplies | Wheat Flour
Tapioca Starch | Baking Supplies | Wheat Flour
Tapioca Flour | Baking Supplies | Wheat Flour
Arrowroot Starch | Baking Supplies | Wheat Flour
Cornmeal | Baking Supplies | Wheat Flour
Xanthan Gum | Baking Supplies | -
Guar Gum | Baking Supplies | -
Amaranth Flour | Baking Supplies | Wheat Flour
Potato Flour | Baking Supplies | Wheat Flour
Tiger Nut Flour | Baking Supplies | Wheat Flour
Soy Flour | Baking Supplies | Wheat Flour
Fava Bean Flour | Baking Supplies | Wheat Flour
Hazelnut Flour | Baking Supplies | Wheat Flour
Green Banana Flour | Baking Supplies | Wheat Flour
Lupin Flour | Baking Supplies | Wheat Flour
Glutinous Rice Flour | Baking Supplies | Wheat Flour
Sweet Rice Flour | Baking Supplies | Wheat Flour
Plantain Flour | Baking Supplies | Wheat Flour
Lentil Flour | Baking Supplies | Wheat Flour
Blanched Almond Flour | Baking Supplies | Wheat Flour
Almond Meal | Baking Supplies | Wheat Flour
Cassava Starch | Baking Supplies | Wheat Flour
Paleo Baking Flour | Baking Supplies | Wheat Flour
Cup for Cup Flour | Baking Supplies | Wheat Flour
Masa Harina | Baking Supplies | Wheat Flour
Corn Masa Flour | Baking Supplies | Wheat Flour
Hazelnut Meal | Baking Supplies | Wheat Flour
Flax Meal | Baking Supplies | Wheat Flour
Oat Fibre | Baking Supplies | Wheat Flour
Corn Meal | Baking Supplies | Wheat Flour
Yellow Cornmeal | Baking Supplies | Wheat Flour
White Cornmeal | Baking Supplies | Wheat Flour
Blue Cornmeal | Baking Supplies | Wheat Flour
Fine Cornmeal | Baking Supplies | Wheat Flour
Banana Flour | Baking Supplies | Wheat Flour
Psyllium Husk | Specialty Items | -
`;
