/** name | name in French, of each product of `data/products/specialty-items.ts`. */
export const SPECIALTY_ITEMS_IN_FRENCH = `
Tofu | tofu
Firm Tofu | tofu ferme
Soft Tofu | tofu mou
Smoked Tofu | tofu fumé
Marinated Tofu | tofu mariné
Extra Firm Tofu | tofu extra-ferme
Tempeh | tempeh
Seitan | seitan
Veggie Burgers | burgers végétariens
Plant Based Burgers | burgers à base de plantes
Meatless Burgers | burgers sans viande
Black Bean Burgers | burgers aux haricots noirs
Vegan Burgers | burgers végétaliens
Beet Burgers | burgers de betteraves
Veggie Ground Round | simili-viande hachée végétarienne
Meatless Ground | simili-viande hachée
Plant Based Ground | simili-viande hachée à base de plantes
Meatless Chicken Nuggets | croquettes de poulet sans viande
Plant Based Chicken Nuggets | croquettes de poulet à base de plantes
Meatless Chicken Strips | lanières de poulet sans viande
Plant Based Chicken Tenders | filets de poulet à base de plantes
Vegan Chicken Cutlets | escalopes de poulet végétaliennes
Veggie Dogs | saucisses végétariennes à hot-dog
Vegan Hot Dogs | saucisses à hot-dog végétaliennes
Vegan Sausages | saucisses végétaliennes
Plant Based Sausages | saucisses à base de plantes
Veggie Breakfast Links | saucisses déjeuner végétariennes
Meatless Meatballs | boulettes sans viande
Plant Based Meatballs | boulettes à base de plantes
Veggie Deli Slices | tranches de charcuterie végétarienne
Vegan Deli Slices | tranches de charcuterie végétaliennes
Meatless Bacon | bacon sans viande
Falafel | falafels
Falafel Mix | préparation pour falafels
Spinach Falafel | falafels aux épinards
Textured Vegetable Protein | protéines végétales texturées
Chia Seeds | graines de chia
Hemp Hearts | cœurs de chanvre
Flax Seeds | graines de lin
Ground Flax Seeds | graines de lin moulues
Nutritional Yeast | levure alimentaire
Spirulina Powder | poudre de spiruline
Protein Powder | poudre protéinée
Chocolate Protein Powder | poudre protéinée au chocolat
Vanilla Protein Powder | poudre protéinée à la vanille
Whey Protein Powder | poudre protéinée au lactosérum
Vegan Protein Powder | poudre protéinée végétalienne
Collagen Powder | poudre de collagène
Meal Replacement Shake | boisson substitut de repas
Nutrition Shake | boisson nutritive
Meal Replacement Powder | substitut de repas en poudre
Baby Cereal | céréales pour bébés
Oat Baby Cereal | céréales pour bébés à l’avoine
Multigrain Baby Cereal | céréales pour bébés aux grains variés
Baby Food Puree | purée pour bébés
Baby Food Puffs | soufflés pour bébés
Toddler Snack Puffs | soufflés collation pour tout-petits
Teething Biscuits | biscuits de dentition
Baby Cookies | biscuits pour bébés
Infant Formula | préparation pour nourrissons
Rice Paper Wrappers | feuilles de riz
Nori Seaweed | algues nori
Coconut Wraps | tortillas à la noix de coco
Communion Wafers | hosties
Matzo Ball Mix | préparation pour boulettes de pain azyme
Vegan Jerky | viande séchée végétalienne
Vegan Chicken Nuggets | croquettes de poulet végétaliennes
Vegan Chicken Strips | lanières de poulet végétaliennes
Vegan Chicken Tenders | filets de poulet végétaliens
Vegan Chicken Patties | galettes de poulet végétaliennes
Plant Based Chicken Strips | lanières de poulet à base de plantes
Plant Based Chicken Patties | galettes de poulet à base de plantes
Plant Based Fish Sticks | bâtonnets de poisson à base de plantes
Vegan Fish Fillets | filets de poisson végétaliens
Vegan Crab Cakes | croquettes de crabe végétaliennes
Plant Based Ground Beef | bœuf haché à base de plantes
Plant Based Breakfast Sausages | saucisses déjeuner à base de plantes
Vegan Breakfast Sausages | saucisses déjeuner végétaliennes
Veggie Burger Patties | galettes à burger végétarien
Quinoa Burgers | burgers de quinoa
Mushroom Burgers | burgers de champignons
Chickpea Burgers | burgers de pois chiches
Lentil Burgers | burgers de lentilles
Kale Burgers | burgers de chou frisé
Vegetable Burgers | burgers végétariens
Veggie Meatballs | boulettes de légumes
Vegan Meatballs | boulettes végétaliennes
Vegan Bacon | bacon végétalien
Vegan Ground | simili-viande hachée végétalienne
Veggie Sausages | saucisses de légumes
Italian Vegan Sausages | saucisses végétaliennes à l’italienne
Veggie Nuggets | croquettes de légumes
Veggie Chicken Strips | lanières de simili-poulet végétariennes
Tofu Dogs | saucisses de tofu à hot-dog
Veggie Crumbles | simili-viande émiettée
Plant Based Deli Slices | tranches de charcuterie à base de plantes
Vegan Pepperoni | pepperoni végétalien
Vegan Ham Slices | tranches de jambon végétalien
Vegan Turkey Slices | tranches de dinde végétalienne
Plant Based Jerky | viande séchée à base de plantes
Mushroom Jerky | viande séchée de champignons
Vegan Roast | rôti végétalien
Plant Based Steak | bifteck à base de plantes
Meatless Beef Strips | lanières de bœuf sans viande
Meatless Turkey | dinde sans viande
Meatless Breakfast Patties | galettes déjeuner sans viande
Veggie Breakfast Patties | galettes déjeuner végétariennes
Spicy Bean Burgers | burgers aux haricots épicés
Sweet Potato Burgers | burgers de patates douces
Falafel Burgers | burgers de falafels
Soy Curls | tortillons au soya
Tempeh Bacon | bacon au tempeh
Veggie Bacon | bacon végétarien
Beyond Sausages | saucisses végétales
Sprouted Tofu | tofu germé
Silken Tofu | tofu soyeux
Medium Tofu | tofu moyen
Tofu Cubes | cubes de tofu
Baked Tofu | tofu au four
Fried Tofu | tofu frit
Dessert Tofu | tofu dessert
Organic Tofu | tofu biologique
Super Firm Tofu | tofu très ferme
Teriyaki Tofu | tofu teriyaki
Tofu Noodles | nouilles de tofu
Falafel Balls | boules de falafels
Frozen Falafel | falafels surgelés
Falafel Patties | galettes de falafels
Sweet Potato Falafel | falafels aux patates douces
Chia Seed Blend | mélange de graines de chia
Golden Flax Seeds | graines de lin dorées
Hemp Seeds | graines de chanvre
Ground Chia | chia moulu
Sacha Inchi | sacha inchi
Flax and Chia Blend | mélange de lin et de chia
Superfood Mix | mélange de superaliments
Pea Protein Powder | poudre protéinée aux pois
Plant Protein Powder | poudre de protéines végétales
Collagen Peptides | peptides de collagène
Protein Powder Packets | poudre protéinée en sachets
Greens Powder | poudre de légumes verts
Keto Shake Powder | boisson céto en poudre
Hemp Protein Powder | poudre protéinée au chanvre
Maca Powder | poudre de maca
Mass Gainer Powder | poudre pour prise de masse
Casein Protein Powder | poudre de caséine
Baby Puree Pouch | purée pour bébés en sachet
Baby Rice Cereal | céréales de riz pour bébés
Toddler Meals | repas pour tout-petits
Baby Crackers | craquelins pour bébés
Rice Rusks | biscottes au riz
Baby Puffs | soufflés pour bébés
Toddler Cookies | biscuits pour tout-petits
Baby Oatmeal | gruau pour bébés
Toddler Bars | barres pour tout-petits
Yogurt Melts | pastilles de yogourt
Baby Snack Crackers | craquelins collation pour bébés
Toddler Formula | préparation pour tout-petits
Pediatric Nutrition Drink | boisson nutritive pour enfants
Baby Teething Wafers | gaufrettes de dentition pour bébés
Arrowroot Baby Cookies | biscuits pour bébés à l’arrow-root
Toddler Crackers | craquelins pour tout-petits
Altar Breads | hosties
Seaweed Sheets | feuilles d’algues
Rice Wrappers | feuilles de riz
Spring Roll Wrappers | feuilles de pâte à rouleaux de printemps
Agar Agar | agar-agar
Kelp Noodles | nouilles de varech
Jackfruit | fruit du jacquier
Jackfruit Barbecue | fruit du jacquier barbecue
`;
