import { type Phrasings, phrasingsIn } from "./phrasings";

/** Other words in which people ask about the rules of the Canadian claim. */
export const CANADA_CLAIM: Phrasings = {
  "Who can claim gluten-free food in Canada?": phrasingsIn(`
    who is eligible | who qualifies to claim | eligibility | am I eligible for the gluten-free claim
    do I need celiac disease to claim | claim with gluten intolerance | non-celiac gluten sensitivity
    wheat allergy claim | only people with celiac disease | do I need a diagnosis
    is a sensitivity enough | qui peut demander les frais sans gluten | qui est admissible
    faut-il être cœliaque`),
  "What exactly can be claimed in Canada?": phrasingsIn(`
    what is the incremental cost | how is the amount to claim worked out
    claim the whole price or the difference | what can I claim | how much of the price can be claimed
    extra cost of gluten-free products | difference between gluten-free and regular price
    CRA example bread 52 loaves | what may I put on my taxes | part of the price that counts
    coût supplémentaire des aliments | coût différentiel | que puis-je demander`),
  "Which line of the Canadian return?": phrasingsIn(`
    what does 33199 mean | what does 33099 mean | which box on the tax form is for medical costs
    my child is under 18 | my son is 12 | my young daughter has celiac | children on the parents' return
    which line for a minor child | line 33099 | line 33199 | which line do I enter it on
    where do I enter it on my return | where on my tax return does it go
    where do I put gluten-free food on the T1 | line number for medical expenses
    difference between 33099 and 33199 | what goes on 33199 | sur quelle ligne de la déclaration
    quelle ligne | ligne 33099`),
  "What is the Canadian threshold for medical expenses?": phrasingsIn(`
    threshold for medical expenses | 3% of net income | three percent rule
    how is the credit calculated
    minimum before I can claim | how much comes off before the credit starts
    what is the lesser of 3% and the fixed amount | fixed amount | part of my expenses that is lost
    seuil de 3 % du revenu net | montant minimal`),
  "Which documents do I keep for the CRA?": phrasingsIn(`
    what paperwork does the CRA want | CRA paperwork | which documents do I need
    what papers does the CRA ask for | what paperwork do I need | what does the CRA want to see
    proof for the CRA | what do I need in an audit | summary of products
    what records does the CRA want | documents for the claim | quels documents garder | quelles preuves
    pièces justificatives`),
  "Do I send the letter and receipts to the CRA?": phrasingsIn(`
    do I mail my receipts to the CRA | send documents to the CRA | upload receipts to the CRA
    include receipts when netfiling | NETFILE receipts | do I send my receipts in
    do I attach receipts to the return | mail the documents to the CRA
    submit the letter with my return | should I include receipts when I file
    send in the doctor's letter | attach the letter | dois-je envoyer les reçus
    joindre les reçus à la déclaration`),
  "How long do I keep records in Canada?": phrasingsIn(`
    how long do I have to hold on to receipts | keep receipts when I file late | filed my taxes late
    when may I throw away old receipts | get rid of old receipts | how old may receipts get
    how far back can the CRA ask | how long do I keep my receipts | how many years do I keep receipts
    when can I throw receipts away | six years | how long to hold on to records
    how many years should I save my receipts
    keep receipts for how long | combien de temps garder les reçus
    combien d'années conserver | garder les reçus six ans`),
  "What does the doctor's letter have to say in Canada?": phrasingsIn(`
    letterhead | does the letter have to be on letterhead | does my doctor have to sign every year
    who has to sign the letter | doctor signs the certificate | what must the letter say
    letter from the doctor | doctor's note | note from my physician | who can write the letter
    can a nurse practitioner sign | does the letter expire | renew the letter every year
    does the letter need a date | what should the certificate contain | contents of the doctor's letter
    medical certificate | lettre du médecin | attestation écrite du médecin
    que doit contenir la lettre`),
  "Does the rest of my family count in Canada?": phrasingsIn(`
    both of us eat it but only I have celiac | my partner and I both eat it
    my girlfriend eats it as well | others eat it too | my family eats it too
    several people eat the gluten-free bread | my husband shares the gluten-free food
    my wife eats the gluten-free pasta as well | sharing food with my partner | my roommate eats it too
    only one of us is celiac | what part of shared food counts | the whole household eats gluten-free
    kids without celiac eat it as well | partager avec ma famille | toute la famille mange sans gluten`),
  "Which 12 months can I claim in Canada?": phrasingsIn(`
    start my year in another month | can the year begin in October | which month may the period start
    which twelve months | 12-month period | choose the period | March to February period
    period that is not the calendar year | does it have to be the calendar year
    from January to December | start the period in the middle of the year
    any 12 month period ending in the year | which months count | period from July to June
    quelle période de 12 mois | douze mois consécutifs | choisir la période`),
  "What if the person died in the year?": phrasingsIn(`
    claim for a person who died | expenses after a death | my mother passed away this year
    claim for somebody who died | deceased person's final return | my wife died | my father passed away
    24 months | expenses of a dead person | death in the year | final return | décès dans l'année
    déclaration finale`),
  "Can I claim rice flour and other ingredients in Canada?": phrasingsIn(`
    oat flour | is almond flour claimable | is cornstarch claimable | flour for my own baking
    rice flour | gluten-free flour for baking | ingredients for baking at home | intermediate products
    gluten-free spices | starches and flours | I bake my own gluten-free bread | tapioca starch
    almond flour | baking ingredients | farine de riz | ingrédients pour cuisiner`),
  "Does xanthan gum count in Canada?": phrasingsIn(`
    is psyllium claimable | is guar gum claimable | can I claim psyllium | xanthan gum
    claim xanthan gum | sorghum flour | psyllium husk | guar gum
    ingredient without a regular counterpart | nothing to compare it with
    there is no regular version of this product | deduct the gum in full | gomme de xanthane
    gomme xanthane | ingrédient sans équivalent`),
  "Which provinces have a credit of their own?": phrasingsIn(`
    credits of the provinces | list of provincial credits | provinces with a medical credit
    provincial credit | is there a provincial credit | does my province have a credit
    provincial medical expense credit | which provinces give something | territory credit | form 428
    crédit provincial | ma province`),
  "What is different in Québec?": phrasingsIn(`
    I live in Montreal | I live in Gatineau | we live in Laval | Québec | Quebec rules
    I live in Quebec | Revenu Québec | TP-1 return | line 381 | line 462
    medical credit of Quebec | provincial credit in Québec | Quebec resident federal credit abatement
    Québec credit | Laval Gatineau Quebec City | au Québec | différence au Québec
    Revenu Québec ligne 381 | crédit du Québec`),
  "Does Québec pay a supplement for a celiac child?": phrasingsIn(`
    supplement for a celiac child | family allowance supplement | does Quebec pay for a celiac child
    handicapped child supplement
    Retraite Québec | supplement for handicapped children | money for a child with celiac in Quebec
    Québec allowance for a celiac kid | 198 a month | Family Allowance Quebec celiac
    supplément pour enfant handicapé | allocation famille enfant cœliaque`),
  "Does celiac disease give the disability tax credit (T2201)?": phrasingsIn(`
    disability tax credit | T2201 | form T2201 | DTC | disability certificate | is celiac a disability
    can I get the disability credit | do I need the T2201 to claim | disability tax credit for my child
    disability amount | Adams v. The King | crédit d'impôt pour personnes handicapées | CIPH
    celiac disability`),
  "My child is 18 or older: who claims?": phrasingsIn(`
    our grown son still lives at home | 21 year old at home | my adult daughter lives with us
    young adult at home | adult child | my son is 20 | my daughter is 19
    grown-up child with celiac disease | child over 18 | my daughter turned 18 | child at university
    which line for an adult child | my kid is 18 | my 22-year-old son | born in 2008
    age of the child on December 31 | mon fils a 18 ans | ma fille a 20 ans | enfant majeur
    enfant adulte`),
  "Can I claim for a parent or another relative?": phrasingsIn(`
    claim for my grandson | grandchild | can I claim my granddaughter | claim for my mother
    food for my mother who lives with me | claim for my father | my parents live with me
    for my grandmother | for my brother | for my sister | for my uncle or aunt | other dependants
    dependant relative | claim for a grandchild | my niece has celiac disease | elderly parent
    pour ma mère | pour mes parents | personne à charge`),
  "Which partner claims in Canada?": phrasingsIn(`
    my spouse earns less | my husband earns more than me | I earn more than my wife
    the partner with less income | which spouse should claim | should my husband or I claim
    my wife or me | the lower income claims | who claims in a couple | common-law partner claims
    split the claim between spouses | can either of us claim | put it on my husband's return
    lower income spouse | quel conjoint | mon mari ou moi`),
  "What if insurance or an employer paid it back?": phrasingsIn(`
    company health plan covers a part | my health plan covers 80 percent | covered by my plan at work
    insurance company pays a part | does it matter that my insurer paid some
    Sun Life or Manulife or Blue Cross paid | reimbursed by insurance | my insurance paid
    reimbursement | employer reimbursed me | health spending account | HSA at work in Canada
    benefits plan paid part | paid back by somebody | group plan covered it | got half of it reimbursed
    private health plan | remboursé par l'assurance | remboursement | compte de gestion santé`),
  "Is it a refund or a deduction in Canada?": phrasingsIn(`
    is the credit refundable | is the medical expense tax credit refundable | tax credit or refund
    do I have to owe tax | is it a tax deduction | is it a tax credit | credit or deduction
    money back from the CRA | money back on my taxes | do I get a refund | do I get a cheque
    non-refundable credit | what is the credit worth | do I get the extra cost back
    remboursement d'impôt | déduction ou crédit | crédit non remboursable`),
  "Is there a refundable part in Canada?": phrasingsIn(`
    I earn very little | I earn little, is anything paid out | is anything paid out in cash
    refundable medical expense supplement | line 45200 | low income | I pay no tax
    can I get something without paying tax | I owe no tax | working with a low income
    refundable supplement | supplement | supplément remboursable pour frais médicaux | faible revenu
    ligne 45200`),
  "Is there a limit to the claim in Canada?": phrasingsIn(`
    is there a maximum I can claim | ceiling | is there a ceiling
    most I can put in | as much as I want | maximum | is there a maximum amount | upper limit
    is there a cap | how much can be claimed at most | highest amount | can I claim too much
    limit for gluten-free food | montant maximal | y a-t-il une limite`),
  "Do restaurant meals count in Canada?": phrasingsIn(`
    burger at a restaurant | gluten-free burger | gluten-free bun at a pub | pizza place | food court
    restaurant | restaurant meals | eating out | gluten-free pizza at a restaurant | takeout
    dining out | meals in a café | hotel meals | fast food gluten-free bun | repas au restaurant
    restaurants`),
  "Does sales tax count in Canada?": phrasingsIn(`
    HST on gluten-free muffins | GST on gluten-free cookies | tax on chips | tax on gluten-free snacks
    GST on cookies | tax I paid on gluten-free food | sales tax | GST | HST | PST | tax on the receipt
    include GST in the cost | do I add the HST | tax paid on gluten-free cookies
    is tax part of the extra cost | TPS TVQ | taxe de vente | taxes sur le reçu`),
  "Do shipping and trips to the shop count in Canada?": phrasingsIn(`
    taxi to the supermarket | bus to the shop | Instacart charges | Canada Post delivery | gas money
    gas for going to the store | fuel for the trip to the shop | bus fare to the supermarket | shipping
    delivery fee | delivery charges | postage | online order shipping cost | drive to the store
    trip to the shop | mileage to the grocery store | gas for shopping | driving to a bakery
    0.16 per km | per km to the store | Instacart fee | parking at the store | frais de livraison
    frais d'expédition | kilométrage jusqu'au magasin`),
  "Does travel to medical services count in Canada?": phrasingsIn(`
    parking at the hospital | parking at the clinic | bus to the doctor | medical travel | 40 km
    travel to a specialist | drive to my doctor | mileage to the hospital
    kilometres to a gastroenterologist | travel expenses for an appointment | mileage to see a doctor
    rate per kilometre for medical travel | medical trip | déplacement médical
    frais de déplacement médecin`),
  "Which food cannot be claimed in Canada?": phrasingsIn(`
    is beer claimable | are vitamins claimable | is wine ok | cider | multivitamin | snacks for my dog
    what can I not claim | what is not eligible | what is excluded | supplements | vitamins | beer
    alcohol | wine | pet food | what doesn't count | not claimable | protein powder
    dietary supplements | vitamines et suppléments | bière sans gluten | ce qui n'est pas admissible`),
};
