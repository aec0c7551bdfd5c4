import { type Phrasings, phrasingsIn } from "../phrasings";

/** How people describe their situation with receipts, photos and prices instead of asking. */
export const PRODUCT_SITUATIONS: Phrasings = {
  "What is GF Ledger?": phrasingsIn(`
    a friend told me about you, explain | never heard of this before | in one sentence, what is it | purpose of the program
    what problem does it solve`),
  "Who is Millie?": phrasingsIn(`
    I'd rather know whether you are software | is there a person behind this chat | your name and what you are | human or bot
    a living being at the other end, or a program`),
  "Is there an app for my phone?": phrasingsIn(`
    shortcut on the start page of my mobile | pin it to my phone | want it as an icon | iPad version | works in Safari or only as a download
    searching the store on my phone finds nothing | Android or iOS | get this onto my mobile`),
  "How do I contact support?": phrasingsIn(`
    somebody please help me | I need to speak with your staff | report a bug | write to the company | your phone line and hours
    nothing works and I am fed up, who can help`),
  "Is GF Ledger part of the CRA or the IRS?": phrasingsIn(`
 sounds like an official service | public or private company | who owns this`),
  "How do I upload a receipt?": phrasingsIn(`
    just came home from the supermarket with a slip | show me how to scan | steps for a new slip | the first time I add one
    take me to the place for scanning`),
  "How do I take a good photo of a receipt?": phrasingsIn(`
    crumpled paper, what is the best way | it curls up when I photograph it | tips for shooting in a dark kitchen | a metre long receipt
    two parts of one long slip | too big to fit in the frame | is the table background important | my hands shake
    with or without flash | glare on the paper | how to get everything in`),
  "Which picture formats and sizes can I upload?": phrasingsIn(`
    image is 30 MB | tif from my scanner | is there a size cap on the file | webp
    iPhone photo format`),
  "Can I upload a PDF?": phrasingsIn(`
    Walmart sent me the bill as an attachment | digital invoice | I ordered groceries online and got a file | scanned document instead of photo`),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    picture is out of focus | came out blank | not one product was found | looks like alphabet soup | words are wrong everywhere
    faded till paper | you missed the lower half | it failed again | reading stopped with an error | paper is pale and hardly visible
    the scan is a mess | only rubbish was recognized | your reader does not manage my slip | blurry and I already threw the slip out`),
  "The store or the date is missing or wrong": phrasingsIn(`
    says I bought it in March but it was May | the name of the supermarket is wrong | no date found | set another date
    it took the printing date | Unknown Date is shown`),
  "I uploaded the same receipt twice": phrasingsIn(`
    did I scan this one last week already | two copies of one slip in my list | counted two times by accident | duplicate warning`),
  "Which languages and stores work?": phrasingsIn(`
    I shop at Whole Foods | Sobeys and Superstore | a tiny health food shop | slips from Québec in French | the farmers co-op
    is my supermarket supported | Aldi and Publix`),
  "Can I take photos of receipts without a network?": phrasingsIn(`
    reception is terrible where I shop | subway ride home with no signal | roaming is off | on a plane | in the woods for a week
    internet outage at home | does this need data`),
  "Where are the receipts that I have not saved yet?": phrasingsIn(`
    had to stop in the middle | I clicked away too early | left it open and went to bed | come back to it later
    began one yesterday | looking for the one I did not finish | do the open ones get erased | scanned, not saved`),
  "Can a photo that is sideways or upside down be read?": phrasingsIn(`
    landscape instead of portrait | it shows up lying on its side | turned by 180 degrees | I shot it from the wrong end`),
  "Can I use GF Ledger on several devices?": phrasingsIn(`
    phone in the shop, laptop at home | my records on another machine | I bought a new tablet | logged in twice at the same moment
    is it all synced | begin here and go on there | old phone broke`),
  "How do I share my records with my partner or family?": phrasingsIn(`
    my girlfriend does the shopping and should scan too | a second login for my husband | both of us work on one list
    give my daughter access | my mom helps me with this | can she see what I see | add another person to the account`),
  "How does my accountant get to see my claim?": phrasingsIn(`
    the tax lady asks for my list | my preparer should look without my login | what to bring to the tax office appointment
    email it to my CPA | somebody else does my return | my brother in law does my taxes, let him look
    which papers from here go to my accountant`),
  "How do I record two people with celiac disease in one household?": phrasingsIn(`
    twins who are both celiac | my wife and I are both on the diet for celiac | these are hers and those are mine
    father and son with the disease | keep two celiacs apart | some items are for my sister, who is celiac as well
    both of us were diagnosed`),
  "How do I add a purchase without a photo?": phrasingsIn(`
    no picture, only the numbers | bought from a neighbour who bakes | typed list from last year
    manually add bread | without scanning | I noted them all in a notebook | bring over my old table`),
  "Which addresses may send receipts by e-mail?": phrasingsIn(`
    the store mails me my slips | pass an e-receipt on to you | send it from my other inbox | my daughter mails her slips
    I changed providers and have another e-mail | add a sender | e-mail in a photo of a slip | which inbox do I send to`),
  "Why was nothing on my receipt ticked as gluten-free?": phrasingsIn(`
    nothing is marked | it did not notice that my cookies are gluten-free | Glutino and Udi's were ignored | no green ticks
    found ten lines, chose zero | my special bread was passed over`),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(`
    only I eat this one, how do I say so | the split between me and the family | assign half of it | exclude my husband's part in the list`),
  "How do I choose which items are gluten-free?": phrasingsIn(`
    it ticked bananas | untick the yoghurt | the wrong things are marked | how to include a product it left out | this is not one of mine
    take cheese out of the selection | check boxes beside the items`),
  "How do I correct an item's name or price?": phrasingsIn(`
    4.99 was read as 49.9 | the product is called something else | the name makes no sense | change what normal bread costs in my list
    I looked it up: usual spaghetti is 1.49 here | my own figure for the comparison | your regular price is too high
    at my Walmart the plain one is cheaper, enter that | replace your number with mine | edit a line
    wheat crackers cost less where I live`),
  "How is the regular price of an item found?": phrasingsIn(`
    what is the comparison based on | the other price, who set it | source of the ordinary price | how did 2.50 get there
    do you look in real stores | the price of normal pasta is odd, where is it from`),
  "How does the category estimate work?": phrasingsIn(`
    no match, so you guess? | multiplier of a group of food | an estimated price, is that allowed`),
  "What do the match rate and the confidence mean?": phrasingsIn(`
    62 percent beside the product | low, medium and high | what is a good rate | the number after match`),
  "How is my extra cost worked out?": phrasingsIn(`
    explain the sum at the bottom | how does one line become 1.35 | formula for the difference | what is added up in the end`),
  "What about taxes, deposits, bag fees and coupons on the receipt?": phrasingsIn(`
    ten cents for a bag | two dollars off with a coupon | bottle return money | loyalty points used | my discount was on another line
    environmental fee | subtotal and change were read too | buy one get one free`),
  "Which regular product do I compare with?": phrasingsIn(`
    the opposite number of my muffins | what is similar enough | do I need to purchase the regular version | whichever normal loaf I like?
    premium brand against store brand | the like-for-like product | no counterpart in the shop | a receipt for the wheat version too?`),
  "How do I compare packages of different sizes?": phrasingsIn(`
    300 g against 900 g | small special packet, large usual packet | per ounce | weights differ | is it fair when one is bigger`),
  "What if I returned a product?": phrasingsIn(`
    it was spoiled and the store refunded me | exchanged for another one | I took the cake back | brought two boxes back`),
  "Does food that is gluten-free by nature count?": phrasingsIn(`
    potatoes and onions | fish and eggs | fresh fruit | my vegetables | brown rice | plain yoghurt | lentils and quinoa
    ordinary groceries without wheat | an apple a day`),
  "How are purchases in the other currency converted?": phrasingsIn(`
    US dollars on my Canadian claim | weekend shopping in Maine | a Toronto receipt on my American return | what rate for pesos and dollars`),
  "Where do I find my tax report?": phrasingsIn(`
    total of the year | the figure for my return, where | summary please | see my sums | an overview of everything | report for 2025`),
  "How do I download a CSV?": phrasingsIn(
    `as a spreadsheet | for Excel | get the rows out as a file | table of my items`,
  ),
  "How do I delete a record?": phrasingsIn(`
    get this bread out of my list | saved by mistake | one purchase too many | remove a line from the report`),
  "Which tax year does a receipt belong to?": phrasingsIn(`
    December slip shows in the wrong year | which year is a purchase of January 1 in | it was put into 2024 | move it to another year`),
  "What if I lost a receipt?": phrasingsIn(`
    it fell in the trash | no slip, only the card statement
    my toddler tore it up | water damage, unreadable and gone`),
};
