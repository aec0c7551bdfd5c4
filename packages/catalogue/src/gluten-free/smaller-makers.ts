/** Smaller and foreign makers of only gluten-free food; as in brands.ts, `name: spellings: what it makes`. */
export const SMALLER_MAKERS = `
Libre Naturals: libre naturals, libre nat
The GFB: the gfb, gfb bites, gfb bar: protein bars
Bloomfield Farms: bloomfield farms, bloomfield frms
Piccola Cucina: piccola cucina: macaroons
The Maine Pie Co: maine pie: pie
Swapples: swapples: waffles
Lopaus Point: lopaus, lopaus point: waffles
Sonoma Creamery: sonoma creamery: cheese crisps
Molly B's: molly bs, molly b
Origin Bakery: origin bakery
Lemonade Bakery: lemonade bakery, lemonade gf bakery
Cloud 9: cloud nine bakery, cloud 9 gf
Bunner's: bunners
Almond Butterfly: almond butterfly
Cuisine Soleil: cuisine soleil
Aviva: aviva
PaneRiso: paneriso, pane riso: bread
Maplegrove: maplegrove: pasta
Quejos: quejos: cheese buns
Explore Cuisine: explore cuisine, explore cuis, explore asian: pasta
NuPasta: nupasta: pasta
Cybele's: cybeles, cybele: pasta
Authentic Foods: authentic foods: flour
Breads from Anna: breads from anna, bread from anna: bread mix
BumbleBar: bumblebar, bumble bar: bars
Crave Bakery: crave bakery
Domata: domata: flour
Eban's Bakehouse: ebans
Foods by George: foods by george, fds by george
Foods Alive: foods alive: flax crackers
Gillian's: gillians
Ginnybakes: ginnybakes, ginny bakes: cookies
Glow Gluten Free: glow gluten: cookies
Grainless Baker: grainless baker
Hail Merry: hail merry
Hol-Grain: hol grain, holgrain
Jennies: jennies mac, jennies coconut: macaroons
Jessica's Natural Foods: jessicas natural: granola
Joan's Great Bakes: joans great, joans gf
Josef's: josefs
Julian Bakery: julian bakery, julian bkry
Kitchen Table Bakers: kitchen table bakers: parmesan crisps
Liz Lovely: liz lovely: cookies
Local Oven: local oven: bread
Luce's: luces: bread mix
Mariposa Baking: mariposa baking, mariposa bkg
Mehl's: mehls gluten
Miglet's: miglets
Montana Gluten Free: montana gluten, montana gf
Mrs Crimble's: mrs crimbles, mrs crimble
MyBread: mybread: pita
New Cascadia: new cascadia: bread
Nu Life: nulife, nu life
Outside the Breadbox: outside the breadbox, outside breadbox: bread
Shabtai: shabtai: cake
Simply Shari's: simply sharis, sharis
Smart Flour: smart flour, smrt flour: pizza
Sweet Ali's: sweet alis
Cravings Place: cravings place, the cravings place
Pure Pantry: pure pantry
Tom Sawyer: tom sawyer: flour
Tu-Lu's: tu lus, tulus
Zema's Madhouse: zemas
Hu: hu kitchen, hu crackers
Catalina Crunch: catalina crunch, catalina crnch: cereal
HighKey: highkey, high key: cookies
Fat Snax: fat snax, fatsnax: crackers
Real Good Foods: real good foods, real good, real gd, real good food, real gd foods, real good fds
Tia Lupita: tia lupita: tortillas
Egglife: egglife, egg life: egg wraps
Every Body Eat: every body eat, everybody eat: cracker thins
Top Seedz: top seedz: crackers
Ella's Flats: ellas flats: crackers
Nut Thins: nut thins, nut thin, nutthins: nut thins crackers
Emmy's Organics: emmys organics, emmys: coconut cookies
Maxine's Heavenly: maxines heavenly, maxines: cookies
Good Dee's: good dees
Simple Kneads: simple kneads: bread
Newburn Bakehouse: newburn
Juvela: juvela
Glutafin: glutafin
Dietary Specials: dietary specials
DS Gluten Free: ds gluten
Freee: freee, doves freee
Prewett's: prewetts: cookies
Lazy Day: lazy day foods, lazy day
Kelkin: kelkin gf, kelkin gluten
Livwell: livwell
Trufree: trufree
Nutrifree: nutrifree
Piaceri Mediterranei: piaceri mediterranei, piaceri
Massimo Zero: massimo zero: pasta
Le Asolane: le asolane, asolane: pasta
Proceli: proceli
Valpiform: valpiform
Céliane: celiane, recettes celiane
Ma Vie Sans Gluten: ma vie sans
Hammermühle: hammermuhle
3 Pauly: 3 pauly
Etalia: etalia: pizza crust
Bold Organics: bold organics: pizza
Beetnik: beetnik
Goldbaum's: goldbaums, goldbaum
Jolly Llama: jolly llama, jolly llma, jolly lma: ice cream drumsticks cones
Love Grown: love grown, lovegrown: cereal
Seven Sundays: seven sundays, 7 sundays: muesli
Lovebird: lovebird: cereal
Wildway: wildway: granola
Paleonola: paleonola: granola
Autumn's Gold: autumns gold: granola
Nature's Path Qi'a: qia
Zego: zego: bars
Green's?: greens discovery, greens amber, greens quest, greens endeavour, greens ipa, greens india: beer
Aurochs: aurochs: beer
Burning Brothers: burning brothers, burning bros, burning bro: beer
Alt Brew: alt brew, altbrew: beer
Twøbays: twobays, two bays: beer
Evasion Brewing: evasion brewing: beer
Mutantis: mutantis: beer
Moonshrimp: moonshrimp: beer
Whistler Forager: whistler forager, forager lager: beer
Buck Wild: buck wild: beer
Coors Peak: coors peak: beer
Mongozo: mongozo: beer
Brunehaut: brunehaut: beer
Celia: celia organic, celia lager: beer
Schär: schar honeygrams, honeygrams, honeygram, hnygrams, hnygram: honey grahams
Whole Foods Gluten Free Bakehouse: gluten free bakehouse, gf bakehouse
Rustic Crust: rustic crust gf
Venice Bakery: venice bakery: pizza crust
Wholly Gluten Free: wholly gf, wholly gluten, whlly gf
Tonya's: tonyas gluten, tonyas gf
Deerfield's: deerfields gf
Yoki: yoki pao: brazilian cheese bread
Pão: pao de queijo, pao d queijo: brazilian cheese bread
Senza: senza gluten
Nuco: nuco: coconut wraps
Sami's Bakery: samis bakery, samis millet: bread
Rise & Puff: rise puff, rise and puff: tortillas
Ozery GF: ozery gf
Celifibr: celifibr: soup
Kettle Cuisine: kettle cuisine gf
Gluten Free Café: gluten free cafe, gf cafe
Grandma Ferdon's: ferdons
Mrs. Leeper's: mrs leepers, leepers: pasta
Notta Pasta: notta pasta: pasta
Bionaturae GF: bionaturae gf
Mixes from the Heartland: mixes from heartland
Pure Knead: pure knead: bread
Sans Bakery: sans bakery
By the Way Bakery: by the way bakery, by way bakery
Modern Bread: modern bread bagel, modern bread
Greater Knead: greater knead, grtr knead: bagels
`;
