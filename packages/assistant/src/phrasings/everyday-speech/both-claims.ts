import { phrasingsIn } from "../phrasings";

/** How people ask in both countries; each edition puts them under its own passage. */
export const WHO = phrasingsIn(`
  do I have to be a real celiac or is an intolerance enough | I only feel better without wheat, am I in
  my tests came back negative but I react to gluten | who qualifies for this | is a wheat allergy enough
  non-celiac gluten sensitivity | must a doctor have diagnosed it | am I allowed to do this at all
    which people is this for | I went gluten-free on my own
  self-diagnosed | irritable bowel, does that count too | you only get it with a medical diagnosis, right
  no biopsy, but bread makes me sick | my blood test was fine but I avoid wheat | allergic to wheat, not celiac | my naturopath says I have it
  just sensitive | diet by choice | is a diagnosis a must | intolerant, not celiac | am I the right person for this
  wife avoids gluten because she feels better | doctor suspects it, nothing confirmed | dermatitis herpetiformis`);
export const DIFFERENCE = phrasingsIn(`
    full amount or only what it costs more | not all of it then?
  the bread is 8 and the usual one 5, what counts | why not the complete bill | everything I spend on it, or less
  can I take the total of my special food | which number do I use, the price or the gap | so 3 of those 7 dollars
  is it only the surplus | can I claim the entire bag
  paid 9, the usual costs 4 | the full nine dollars? | everything or a part | only what exceeds the normal price | entire cost of my flour
  whole receipt | not the total? | how come I cannot take all of it | what amount do I enter for a 7 dollar pizza
  the part that is extra`);
export const KEEP_HOW_LONG = phrasingsIn(`
    how many years must the shoebox stay | when can the paperwork go in the trash
    may I burn the old ones | is it six or seven years
    I sent my return in late, does the time change | for how many years can they still check
  when is it safe to shred everything | do I store these forever
  boxes full of old slips | drawer is overflowing with paper | filed last spring, when may the papers go | years of storage
  papers of 2020, still needed? | expiry of the duty to keep | late filing and old papers | shredding day | clear out my files
  how far back may they look`);
export const DOCUMENTS = phrasingsIn(`
  what will I need if they audit me | which evidence should be ready | what papers do I collect just in case
  what do I show when they come asking | is a list of products enough or do they want more | what should be in my folder
  what do they want to see | which paperwork do I gather
  in case of an audit | they might check me | proof | evidence for my claim | papers to gather
  a shoebox of slips, is that all I need | they picked me for a review`);
export const SHARED = phrasingsIn(`
  the whole family eats the special pasta | my children eat my cookies as well | my roommates help themselves to my bread
    my husband eats it too and has no disease | guests had some of it
  everybody at home eats gluten-free to keep it simple | do I have to leave out what my kids took
  only one of us is sick but five eat it | part of it goes to people without celiac
  one pot of pasta for everybody | teenagers raid my snacks | my spouse is healthy and eats the same | four at the table, one celiac
  housemates share the shelf | my boyfriend finishes my bread | company came over for dinner | family of five`);
export const RESTAURANT = phrasingsIn(`
  eating out | the pizzeria asks extra for a special crust | takeout and coffee shops | a gluten-free burger bun upcharge
  dinner at a diner | lunch in the cafeteria | ordering in | the surcharge for gluten-free pasta at a bistro | fast food
  pizza place adds three dollars | meals out | coffee and a muffin | room service | sandwich at a cafe | dinner in a restaurant
  gluten-free bun costs extra at the burger place | delivery from a restaurant`);
export const ALCOHOL = phrasingsIn(`
  booze | what about my gluten-free beer | a bottle of wine | cider and coolers | does whisky count | hard seltzer
  a six-pack without barley
  beer that says GF on it | wine with dinner | sake | hard cider | a case of gluten-free lager | vodka`);
export const OATMEAL = phrasingsIn(`
    my bag of uncontaminated oats | oatmeal with the certified stamp | overnight oats
  muesli from clean oats
  porridge for breakfast | expensive oats | oats marked pure | oat flour | my oats were not chosen`);
export const PILLS = phrasingsIn(`
  my iron pills | B12 and folic acid | the doctor told me to take vitamin D | calcium tablets because of my bones
  magnesium and zinc | my dietitian put me on supplements, may I add them
  deficiency pills | iron because of celiac | multivitamin from the drugstore | my doctor prescribed vitamin D | omega 3 | protein shakes`);
export const TAX_ON_FOOD = phrasingsIn(`
    with or without tax | is the tax on cookies part of it | 13 percent on top
  price before tax or after
  sales tax on the slip | cookies were taxed | tax included or not | the tax line at the bottom | add the tax to the price`);
export const AMEND = phrasingsIn(`
    is it too late for two years ago | I just found out about this and have been sick for ages
  fix my old returns | I forgot it last year | can I still get something for 2021
  I have been celiac a long time and never asked for it | change what I already filed | up to how many years ago
  ill since 2015 and nobody told me | missed years | last year's return is already in | retroactive | older than two years
  discovered this today | years ago | redo a past return | catch up on what I never claimed`);
export const BEFORE_LETTER = phrasingsIn(`
  I started the diet before the test results | what I bought before I saw the doctor | months before the doctor's note
  it took the clinic half a year to confirm, what about that time | the paper is dated after my shopping
  I was gluten-free already when they found it
  diagnosed in June, shopping since January | diet first, test later | the note came afterwards | before anything was official
  while I was waiting for the specialist | earlier than my certificate`);
export const DELIVERY = phrasingsIn(`
  Amazon wanted money for delivery | postage of my flour order | Instacart fee | what I paid to have it shipped
  shipping of 9.99 | online order with postage | courier | delivery charge for flour`);
export const DRIVING = phrasingsIn(`
  the only shop with my bread is forty minutes away | gas for driving to the health food store | can I count the kilometres to the store
  I drive across town for it | bus fare to the special bakery
  half an hour by car to the health store | petrol | my trips to buy bread | nearest shop is far | taxi to the bakery | mileage for groceries`);
export const REIMBURSED = phrasingsIn(`
  my insurer paid part of it | Blue Cross sent me half | my benefits at work cover some of it | I got reimbursed, do I subtract that
  the plan at work pays for my bread | somebody else paid the bill
  health benefits covered part | Manulife paid | claimed it with my insurer already | my wellness account | half was refunded by the plan
  my union pays some`);
export const GUM = phrasingsIn(`
  guar gum and psyllium | special binders | the gum has no normal version, so the full price?`);
