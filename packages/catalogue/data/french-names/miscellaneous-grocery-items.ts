/** name | name in French, of each product of `data/products/miscellaneous-grocery-items.ts`. */
export const MISCELLANEOUS_GROCERY_ITEMS_IN_FRENCH = `
Apples | pommes
Gala Apples | pommes Gala
Fuji Apples | pommes Fuji
Granny Smith Apples | pommes Granny Smith
Bananas | bananes
Organic Bananas | bananes biologiques
Oranges | oranges
Navel Oranges | oranges navel
Mandarins | mandarines
Clementines | clémentines
Pears | poires
Bartlett Pears | poires Bartlett
Grapes | raisins
Red Grapes | raisins rouges
Green Grapes | raisins verts
Seedless Grapes | raisins sans pépins
Grapefruit | pamplemousse
Lemons | citrons
Limes | limes
Cantaloupe | cantaloup
Strawberries | fraises
Blueberries | bleuets
Raspberries | framboises
Blackberries | mûres
Avocado | avocat
Peaches | pêches
Plums | prunes
Nectarines | nectarines
Mangoes | mangues
Pineapple | ananas
Watermelon | melon d’eau
Kiwi | kiwis
Cherries | cerises
Potatoes | pommes de terre
Russet Potatoes | pommes de terre Russet
Yellow Potatoes | pommes de terre jaunes
Red Potatoes | pommes de terre rouges
Sweet Potatoes | patates douces
Yams | ignames
Tomatoes | tomates
Roma Tomatoes | tomates italiennes
Cherry Tomatoes | tomates cerises
Grape Tomatoes | tomates raisins
Carrots | carottes
Baby Carrots | mini-carottes
Onions | oignons
Yellow Onions | oignons jaunes
Red Onions | oignons rouges
Green Onions | oignons verts
Cabbage | chou
Green Cabbage | chou vert
Celery | céleri
Cucumber | concombre
English Cucumber | concombre anglais
Mushrooms | champignons
White Mushrooms | champignons blancs
Cremini Mushrooms | champignons cremini
Iceberg Lettuce | laitue iceberg
Romaine Lettuce | laitue romaine
Broccoli | brocoli
Broccoli Crowns | couronnes de brocoli
Bell Peppers | poivrons
Red Peppers | poivrons rouges
Green Peppers | poivrons verts
Squash | courge
Zucchini | courgettes
Eggplant | aubergine
Spinach | épinards
Salad Greens | verdures à salade
Baby Spinach | bébés épinards
Spring Mix | mesclun
Kale | chou frisé
Arugula | roquette
Caesar Salad Kit | salade en kit César
Salad Kit | salade en kit
Garlic | ail
Ginger Root | racine de gingembre
Asparagus | asperges
Cauliflower | chou-fleur
Green Beans | haricots verts
Brussels Sprouts | choux de Bruxelles
Frozen Green Beans | haricots verts surgelés
Frozen Broccoli | brocoli surgelé
Frozen Corn | maïs surgelé
Frozen Mixed Vegetables | légumes mélangés surgelés
Frozen Peas | pois surgelés
Frozen Spinach | épinards surgelés
Frozen Strawberries | fraises surgelées
Frozen Blueberries | bleuets surgelés
Frozen Mango | mangue surgelée
Frozen Mixed Berries | petits fruits mélangés surgelés
Canned Tomatoes | tomates en conserve
Diced Tomatoes | tomates en dés
Crushed Tomatoes | tomates broyées
Tomato Paste | pâte de tomate
Canned Beans | haricots en conserve
Black Beans | haricots noirs
Kidney Beans | haricots rouges
Chickpeas | pois chiches
Canned Lentils | lentilles en conserve
Refried Beans | haricots frits
Pinto Beans | haricots pinto
Canned Corn | maïs en conserve
Canned Peaches | pêches en conserve
Fruit Cocktail | cocktail de fruits
Canned Pears | poires en conserve
Dried Lentils | lentilles séchées
Red Lentils | lentilles rouges
Green Lentils | lentilles vertes
Dried Beans | haricots séchés
Split Peas | pois cassés
Applesauce | compote de pommes
Unsweetened Applesauce | compote de pommes non sucrée
Raisins | raisins secs
Dried Cranberries | canneberges séchées
Dates | dattes
Prunes | pruneaux
Parsnips | panais
Turnips | navets
Rutabaga | rutabaga
Celery Root | céleri-rave
Beets | betteraves
Radishes | radis
Jalapeno Peppers | piments jalapenos
Hot Peppers | piments forts
Poblano Peppers | piments poblanos
Habanero Peppers | piments habaneros
Serrano Peppers | piments serranos
Mini Sweet Peppers | mini-poivrons doux
Orange Peppers | poivrons orange
Yellow Peppers | poivrons jaunes
Cilantro | coriandre
Parsley | persil
Italian Parsley | persil italien
Dill | aneth
Mint Leaves | feuilles de menthe
Basil | basilic
Rosemary | romarin
Thyme | thym
Sage | sauge
Chives | ciboulette
Fresh Herbs | fines herbes fraîches
Swiss Chard | bette à carde
Collard Greens | chou cavalier
Mustard Greens | feuilles de moutarde
Dandelion Greens | feuilles de pissenlit
Leeks | poireaux
Shallots | échalotes françaises
Sweet Onions | oignons doux
White Onions | oignons blancs
Fennel | fenouil
Artichokes | artichauts
Okra | gombos
Corn on the Cob | maïs en épi
Bok Choy | bok choy
Napa Cabbage | chou nappa
Red Cabbage | chou rouge
Kohlrabi | chou-rave
Endive | endives
Radicchio | radicchio
Watercress | cresson
Bean Sprouts | fèves germées
Alfalfa Sprouts | germes de luzerne
Microgreens | micropousses
Green Leaf Lettuce | laitue frisée verte
Red Leaf Lettuce | laitue frisée rouge
Boston Lettuce | laitue Boston
Snap Peas | pois sucrés
Snow Peas | pois mange-tout
Butternut Squash | courge musquée
Acorn Squash | courge poivrée
Spaghetti Squash | courge spaghetti
Pumpkin | citrouille
Portobello Mushrooms | champignons portobellos
Shiitake Mushrooms | champignons shiitakes
Sliced Mushrooms | champignons tranchés
Oyster Mushrooms | pleurotes
Canned Mushrooms | champignons en conserve
Papaya | papaye
Pomegranate | grenade
Apricots | abricots
Honeydew Melon | melon miel
Figs | figues
Persimmons | kakis
Guava | goyave
Passion Fruit | fruits de la passion
Dragon Fruit | fruit du dragon
Lychee | litchis
Starfruit | carambole
Plantains | plantains
Yuca | manioc
Taro Root | taro
Jicama | jicama
Daikon Radish | radis daikon
Coconut | noix de coco
Fresh Cranberries | canneberges fraîches
Tangerines | tangerines
Blood Oranges | oranges sanguines
Tangelos | tangelos
Pomelo | pomelo
Rhubarb | rhubarbe
Red Delicious Apples | pommes Délicieuse rouge
Golden Delicious Apples | pommes Délicieuse jaune
Pink Lady Apples | pommes Pink Lady
Organic Apples | pommes biologiques
Honeycrisp Apples | pommes Honeycrisp
McIntosh Apples | pommes McIntosh
Ambrosia Apples | pommes Ambrosia
Anjou Pears | poires Anjou
Bosc Pears | poires Bosc
Fingerling Potatoes | pommes de terre rattes
Baby Potatoes | pommes de terre grelots
White Potatoes | pommes de terre blanches
Tomatoes on the Vine | tomates en grappe
Beefsteak Tomatoes | tomates beefsteak
Frozen Peaches | pêches surgelées
Frozen Cherries | cerises surgelées
Frozen Pineapple | ananas surgelé
Frozen Raspberries | framboises surgelées
Frozen Fruit | fruits surgelés
Frozen Blackberries | mûres surgelées
Frozen Cauliflower | chou-fleur surgelé
Riced Cauliflower | riz de chou-fleur
Frozen Stir Fry Vegetables | légumes à sauté surgelés
Frozen Peas and Carrots | petits pois et carottes surgelés
Frozen Brussels Sprouts | choux de Bruxelles surgelés
Frozen Kale | chou frisé surgelé
Frozen Okra | gombos surgelés
Edamame | edamames
Shelled Edamame | edamames écossés
Stir Fry Vegetables | légumes à sauté
Vegetable Tray | plateau de légumes
Broccoli Slaw | salade de brocoli râpé
Coleslaw Mix | mélange pour salade de chou
Canned Pineapple | ananas en conserve
Mandarin Orange Cups | coupes de mandarines
Fruit Cups | coupes de fruits
Canned Green Beans | haricots verts en conserve
Canned Peas | pois en conserve
Canned Pumpkin | citrouille en conserve
Navy Beans | petits haricots blancs
White Beans | haricots blancs
Lima Beans | haricots de Lima
Black Eyed Peas | doliques à œil noir
Cannellini Beans | haricots cannellini
Great Northern Beans | haricots Great Northern
Whole Tomatoes | tomates entières
Stewed Tomatoes | tomates étuvées
Tomato Puree | purée de tomates
Diced Tomatoes with Chilies | tomates en dés aux piments
Fire Roasted Tomatoes | tomates rôties sur le feu
Dried Apricots | abricots séchés
Dried Mango | mangue séchée
Dried Fruit | fruits séchés
Dried Cherries | cerises séchées
Dried Blueberries | bleuets séchés
Banana Chips | croustilles de banane
Canned Artichokes | artichauts en conserve
Cinnamon Applesauce | compote de pommes à la cannelle
Applesauce Cups | compote de pommes en coupes
Applesauce Pouches | compote de pommes en sachets
Pineapple Chunks | morceaux d’ananas
Pineapple Tidbits | petits morceaux d’ananas
Pineapple Rings | rondelles d’ananas
`;
