import { type Phrasings, phrasingsIn } from "./phrasings";

const OATS = phrasingsIn(`
  certified oats | oat flakes without wheat | granola made of oats | are oats part of the claim | steel-cut oats
  rolled oats from the purity protocol | porridge | GF oats on my tax return | extra cost of oats | oat bread`);
const DRINK = phrasingsIn(`
  alcohol | liquor | gluten-free lager | hard cider for celiacs | can wine be claimed | spirits and vodka
  is ale deductible | a case of GF beer | drinks with alcohol on the claim | sorghum beer`);
const VITAMINS = phrasingsIn(`
  multivitamins on the claim | iron tablets | calcium and vitamin D for celiac disease | are supplements deductible
  dietary supplement on a prescription | probiotics | protein powder | vitamin B12 shots | pills from the pharmacy
  food supplement`);
const EARLIER = phrasingsIn(`
  past years | amend an old return | claim retroactively | go back several years | returns I already filed
  I have had the disease for years and never claimed | how many years back | missed it in previous tax years
  correct a return from before | late claim for an older year`);
const BEFORE = phrasingsIn(`
  food bought before I was diagnosed | purchases dated earlier than the letter | since when does it count
  the letter is newer than my receipts | from which date do groceries count | receipts older than the diagnosis
  I ate gluten-free before the biopsy | does the date of the letter matter | waiting for the specialist's diagnosis
  diagnosed in the middle of the year`);

/** Other words in which people ask about everyday use, and about food that a claim may leave out. */
export const EVERYDAY_PHRASINGS: Phrasings = {
  "Can I take photos of receipts without a network?": phrasingsIn(`
    offline | use it offline | no internet at the store | no reception in the supermarket | airplane mode
    does it need wifi | dead zone | photo while there is no connection | without mobile data
    upload later when I am online again`),
  "Where are the receipts that I have not saved yet?": phrasingsIn(`
    drafts | unsaved receipts | unfinished receipt | I closed the page before saving | continue checking later
    pick up where I left off | did I lose my scan | half-checked receipt | pending receipts | resume a draft`),
  "Can a photo that is sideways or upside down be read?": phrasingsIn(`
    rotated picture | photo the wrong way round | turned photo | landscape picture of the receipt | image on its side
    does the orientation matter | flipped image | do I need to rotate it | crooked picture | the receipt is the other way up`),
  "Can I use GF Ledger on several devices?": phrasingsIn(`
    on my phone and my laptop | sync between devices | signed in on two phones | new phone, are my records there
    use it on my iPad too | switch phones | same account on the computer | is my data on all my devices
    log in from another computer | started on the phone, continue on the desktop`),
  "How do I share my records with my partner or family?": phrasingsIn(`
    family account | give my spouse access | invite a family member | two users for one account | add a second user
    joint account for a couple | let my partner upload too | somebody else sees my receipts | shared login
    let my sister help me with the receipts`),
  "How does my accountant get to see my claim?": phrasingsIn(`
    access for a tax preparer | share with my CPA | send my claim to the bookkeeper | link for my accountant
    read-only access | invite the person who files my return | let a professional look at my claim
    give H&R Block my numbers | preparer access | show the report to my tax person`),
  "How do I record two people with celiac disease in one household?": phrasingsIn(`
    two celiacs in the family | me and my child are both celiac | my husband and I both have the disease
    several people with a diagnosis | add a second person with celiac | separate the food of two celiacs
    both children have celiac disease | split groceries between two celiacs | person on the account besides me
    two claims from the same groceries`),
  "How do I add a purchase without a photo?": phrasingsIn(`
    enter an item manually | add an item by hand | type a purchase | manual entry | purchase that has no receipt picture
    import a spreadsheet | upload my Excel list | bring in a CSV | I kept a table until now | add bread from the farmers market`),
  "Which addresses may send receipts by e-mail?": phrasingsIn(`
    forward an e-mail receipt | mail in receipts | e-mail address for receipts | allow another sender
    send receipts from a second mailbox | forwarding from my work e-mail | e-receipts from a store | allowed senders
    my mail with a receipt was not accepted | e-mail a PDF receipt`),
  "Why was nothing on my receipt ticked as gluten-free?": phrasingsIn(`
    no items selected | nothing was recognized as gluten-free | it missed my gluten-free bread | GF items are not checked
    all items are unticked | didn't detect the gluten-free food | why is my item not marked | zero gluten-free items found
    it does not know my brand | selected none of my products`),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(`
    shared kitchen | roommates eat it too | only half of the bread is mine | guests ate some of it
    untick what the others ate | we all eat gluten-free at home | split an item between eaters
    set the share that I eat | family eats the same pasta | cooking for everybody`),
  "Do gluten-free oats count in Canada?": OATS,
  "Do gluten-free oats count in the United States?": OATS,
  "Do gluten-free beer and wine count in Canada?": DRINK,
  "Do gluten-free beer and wine count in the United States?": DRINK,
  "Do vitamins and supplements count in Canada?": VITAMINS,
  "Do vitamins and supplements count in the United States?": VITAMINS,
  "Can I claim earlier years in Canada?": EARLIER,
  "Can I claim earlier years in the United States?": EARLIER,
  "Do groceries from before the diagnosis count in Canada?": BEFORE,
  "Do groceries from before the diagnosis count in the United States?": BEFORE,
};
