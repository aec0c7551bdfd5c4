import { type Phrasings, phrasingsIn } from "./phrasings";

/** Other words in which people ask about what is compared with what. */
export const COMPARING_PHRASINGS: Phrasings = {
  "Which regular product do I compare with?": phrasingsIn(`
    which regular product | what do I compare with | comparable product | comparator
    regular equivalent | how do I choose the regular product | do I have to buy the regular product
    compare bread with which bread | cheapest product or similar product | counterpart
    where do I find the regular price | quel produit comparer | produit comparable`),
  "How do I compare packages of different sizes?": phrasingsIn(`
    200 g versus 300 g | 450 g loaf and 675 g loaf | the loaf is smaller | 12 oz versus 20 oz
    compare a 400 g box | gluten-free 200 g regular 300 g | different sizes | package size
    sizes do not match | the gluten-free box is smaller | grams | ounces | smaller package
    compare 240 g with 575 g | bring to the same size | weight of the package | price per 100 g
    unequal package sizes | formats différents | taille de l'emballage`),
  "What if I returned a product?": phrasingsIn(`
    took it back | brought it back to the shop | took the bread back | gave it back to the store
    returned product | return | store refunded a product
    I returned the bread | got my money back for a product | money back from the store
    negative line on the receipt | product return | retour d'un produit | article retourné`),
  "Does food that is gluten-free by nature count?": phrasingsIn(`
    eggs | are eggs included | vegetables | are fruits included | beans and lentils
    naturally gluten-free food | rice | fruit and vegetables | meat | bananas | potatoes
    corn tortillas | milk and eggs | chips | does plain rice count | peanut butter
    naturellement sans gluten | riz et fruits`),
  "How are purchases in the other currency converted?": phrasingsIn(`
    orders in USD | USD | CAD | Amazon.com order in USD | paid in dollars of the other country
    US dollars | Canadian dollars | bought in the United States | bought in Canada | exchange rate
    currency conversion | shopping across the border | foreign currency | which rate do I use
    paid in another currency | cross-border shopping | taux de change | dollars américains`),
  "What do the words Tax Deduction in the reports mean?": phrasingsIn(`
    why does it say tax deduction | is tax deduction a refund | deduction column of the report
    tax deduction in my summary
    what does Tax Deduction mean | Tax Deduction column | what is the deduction in the report
    what does total tax deduction mean | meaning of tax deduction | is tax deduction what I get
    colonne Tax Deduction`),
  "Which languages does Millie speak?": phrasingsIn(`
    languages of Millie | does Millie speak French | which languages can I write in
    talk to Millie in French
    do you speak French | do you speak Spanish | parlez-vous français | en français | which language
    can I write in French | speak another language | français`),
};
