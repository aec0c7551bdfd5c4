import { type Phrasings, phrasingsIn } from "../phrasings";

/** The shortest and plainest words in which people ask, and the longest in which they tell. */
export const PLAIN_WORDS: Phrasings = {
  "Who can claim gluten-free food in Canada?": phrasingsIn(`
    I eat gluten-free because it makes me feel better, does that do | only people with a real diagnosis? | I have an intolerance and no celiac disease
    my doctor says I am celiac, so am I in | wheat allergy, can I take part | is it for everybody who avoids gluten | non-celiac sensitivity`),
  "Can gluten-free food be deducted in the United States?": phrasingsIn(`
    is that even allowed in this country | a wheat allergy, not celiac | does the IRS go along with it | can Americans do this | sensitivity without a diagnosis
    my physician told me to avoid gluten, may I write the food off | which people get this benefit
    who is allowed to take this write-off`),
  "My payment failed": phrasingsIn(`
    the card was refused | my bank blocked the charge | you could not take the money | it says payment declined | my card ran out last month
    insufficient funds at renewal | why did the charge bounce | red notice about my payment`),
  "How do I change my card or find an invoice?": phrasingsIn(`
    new credit card number | I got another bank card | I need proof that I paid you | a bill for the plan for my bookkeeping | replace the card on file
    where are the statements for my membership | swap the payment method | receipt for my yearly fee | update billing`),
  "How do I delete my account?": phrasingsIn(`
    wipe me from your system | shut everything down for good | I want out, erase me | get rid of my profile | close it and forget me
    remove all that you know about me | how do people leave for good | make my account vanish | terminate my membership and all my stuff`),
  "How do I download all my data?": phrasingsIn(`
    a copy of my stuff before I go | take everything home | get my entries out again | hand over what you have on me | one big file with all I entered
    move my things to another program | back up what I typed in | zip of everything`),
  "Who gets to see my data?": phrasingsIn(`
    are ads made from what I buy | who else reads my lists | do stores learn what I buy | is my information for sale
    does the government look in here | third parties | do you trade in customer lists | will supermarkets get my habits`),
  "How long is my data kept?": phrasingsIn(`
    when do my entries disappear | do old years stay in here | is my stuff thrown out some day | after how many years do you purge | does it last
    will my records from years ago still be there | for how many years do my entries stay on file`),
  "Are my receipt photos stored?": phrasingsIn(`
    what becomes of the picture | is the snapshot thrown away | can you show me the photo again later | where does my picture end up
    can I look at the original image next year | do my shots remain on your computers`),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    everything is out of focus | it came out fuzzy | the picture is smudged | my hand shook | the ink is nearly gone | it makes nothing of my picture
    half the lines are garbled | the paper is crumpled and grey | it says no items found | reading does not succeed`),
  "How do I add a purchase without a photo?": phrasingsIn(`
    type it in myself | enter an item by hand | I bought something online and have no slip to photograph | put in a single product manually | no picture, just the numbers
    my own spreadsheet of what I bought | key in a purchase | is a camera a must | load a list of buys`),
  "What if I lost a receipt?": phrasingsIn(`
    the slip is gone | my dog ate it | it went through the wash | I threw the paper out by mistake | I can't find the bill any more | the store gave me none
    does my bank statement do instead | only the card statement is left | proof without the paper`),
  "Can I take photos of receipts without a network?": phrasingsIn(`
    no bars in the store | at the cottage without internet | my data is used up | airplane mode | wifi is down, can I still snap | does it need to be online
    in a basement shop with no reception | out in the country without signal`),
  "Can I use GF Ledger on several devices?": phrasingsIn(`
    start on the phone, finish on the laptop | my tablet and my computer | I bought a new phone, is it all still there | two phones, one login | does it sync
    log in at work and at home`),
  "How do I share my records with my partner or family?": phrasingsIn(`
    my husband should add receipts as well | give my wife access | both of us in the same list | can my mom scan for me | add another person to my account
    a second login for my partner | let my roommate put things in`),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(`
    my boyfriend nibbles at my crackers | the kids finish my bread | all four of us eat the same pasta | only one of us is sick | split a bag between me and the others
    half of the loaf is eaten by guests | my roommates share my flour | we all eat gluten-free to keep it simple`),
  "How do I correct an item's name or price?": phrasingsIn(`
    I know the ordinary price better than you | put in my own figure for normal bread | your comparison is off, let me fix it | overrule the regular price
    the normal one costs less in my store | set what the usual product costs | the estimate is wrong, I saw the real price`),
  "Do restaurant meals count in Canada?": phrasingsIn(`
    eating out | the extra for a gluten-free crust at the pizzeria | a burger without the bun | takeout | a surcharge in a diner | dinner with friends at a bistro
    the cafeteria at work`),
  "Do restaurant meals count in the United States?": phrasingsIn(`
    eating out | the extra for a gluten-free crust at the pizzeria | a burger without the bun | takeout | a surcharge in a diner | dinner with friends at a bistro
    the cafeteria at work`),
  "Can I claim earlier years in Canada?": phrasingsIn(`
    I only heard of this now, what about the past | go back in time | I forgot it on my last return | reopen an old return | can I fix what I filed before
    how far back may I go | we never claimed since she was diagnosed`),
  "Can I claim earlier years in the United States?": phrasingsIn(`
    I only heard of this now, what about the past | go back in time | I forgot it on my last return | amend an old return | can I fix what I filed before
    how far back may I go | 1040-X`),
  "Which line of the Canadian return?": phrasingsIn(`
    the number of the box | my ten-year-old has celiac, where does that go | our little girl's food, same line as mine?
    which row in the tax software | line for a young kid | 33099 or 33199 | where in my tax program`),
  "Which documents do I keep for the CRA?": phrasingsIn(`
    what will they ask to see | papers to hold on to | proof for a review | what goes in my folder | am I covered with slips alone | they sent a letter and want evidence`),
  "Which documents do I keep for the IRS?": phrasingsIn(`
    what will they ask to see | papers to hold on to | proof for an audit | what goes in my folder | am I covered with slips alone | they sent a letter and want evidence`),
  "Do I send the letter and receipts to the CRA?": phrasingsIn(`
    put the slips in the envelope | attach anything to my return | do they want the papers with it | mail my bills along | upload proof when I file`),
  "Does sales tax count in Canada?": phrasingsIn(`
    is the tax at the till part of it | with or without HST | GST on snacks | the tax that was on my bill | QST | do I put in the price before tax`),
  "What is GF Ledger?": phrasingsIn(`
    what is the point of this | explain this program in a sentence | how can this help me | what is this site good for | I am new here`),
};
