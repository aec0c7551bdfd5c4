import { type Phrasings, phrasingsIn } from "../phrasings";

/** How people speak of receipts, photos and prices when they do not know the product's words for them. */
export const PRODUCT_SPEECH: Phrasings = {
  "What is GF Ledger?": phrasingsIn(`
    what does this site do for me | so what is all this about | why would I need this | tell me what you are good for
    how does the whole thing work`),
  "Who is Millie?": phrasingsIn(`
    are you a robot or a human being | who is answering me here | is this a machine | is somebody typing to me right now
    what can I ask you | are you a chatbot
    is it a human whom I chat with`),
  "Is there an app for my phone?": phrasingsIn(`
    is it in the App Store | nothing in Google Play when I search | must I download anything first
    an icon on my phone's start screen | does it run on Samsung | can I use it on my cell without installing software`),
  "How do I contact support?": phrasingsIn(`
    is there a human I can talk to | I want to complain to somebody | who do I write to when something is broken
    give me an address for help | can I call you | how do I reach the team`),
  "Is GF Ledger part of the CRA or the IRS?": phrasingsIn(`
    do you work for the tax office | is this an official government site | who is behind this, the state?
    do you report me to the tax people`),
  "How do I upload a receipt?": phrasingsIn(`
    I bought groceries, now what | first time here, how do I put a slip in | how do I get my shopping in here
    where is the button for a new receipt | how long does reading one take`),
  "How do I take a good photo of a receipt?": phrasingsIn(`
    the slip is wrinkled, how do I shoot it | very long slip that does not fit on one photo
    can I photograph it in two halves | flash on or off | do I flatten it on the table first | it has folds and shadows
    how close should I get | what light is best | my picture always comes out crooked or dark, any advice
    the register tape is longer than my arm`),
  "Which picture formats and sizes can I upload?": phrasingsIn(`
    does a png work | is a HEIC from Apple okay | my file is too large, what is the limit | how many megabytes can it have
    will you accept a screenshot`),
  "Can I upload a PDF?": phrasingsIn(`
    my grocery order came as a document by mail | the invoice of my online groceries is a file, not a photo
    online shopping confirmation | the store only sends electronic receipts`),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    the photo is fuzzy, what now | my shot was out of focus | you got nothing out of it | zero products came out
    everything it read is nonsense | the letters are all mixed up | the ink is nearly gone | washed-out thermal print
    it says it cannot read my picture | smeared and illegible slip | it read hardly anything | the result is garbage, try again?
    scanning did not work | no lines were recognized at all | does a failed one use up my allowance`),
  "The store or the date is missing or wrong": phrasingsIn(`
    it put the wrong shop on it | it thinks I went shopping on another day | unknown store, how do I enter it
    the day of purchase was read wrongly | where do I change the shop's name`),
  "I uploaded the same receipt twice": phrasingsIn(`
    one of my slips shows up two times | did I add this one already | I scanned that one before by mistake
    it warns me about a duplicate | will a double be counted double`),
  "Which languages and stores work?": phrasingsIn(`
    does it understand slips in French | can it read my Costco receipt | which supermarkets do you know
    does it work with small local shops | receipts from a bakery | do you recognize Trader Joe's and Kroger | receipts from Québec stores`),
  "Can I take photos of receipts without a network?": phrasingsIn(`
    no bars on my phone inside the shop | I have no data plan | the wifi is down, can I take the shot anyway
    camping without connection | does it wait until I am back online | will it send the pictures later
    must I be connected`),
  "Where are the receipts that I have not saved yet?": phrasingsIn(`
    I scanned something and was interrupted | did it keep what I had not finished | I closed my browser halfway through
    the phone rang before I pressed save | how long do unfinished scans stay | can I finish checking it tonight
    is an unsaved scan gone for good | the battery died while I was checking | my half done slip`),
  "Can a photo that is sideways or upside down be read?": phrasingsIn(`
    I held the phone the wrong way | the image is rotated ninety degrees | do I have to turn it first
    the text stands on its head`),
  "Can I use GF Ledger on several devices?": phrasingsIn(`
    I take the picture on my mobile and finish at my desk | will I see it on my computer too | two computers at the same time
    can I be signed in at home and at work | got a new phone, is everything still there | laptop and tablet together
    does what I enter here show up over there`),
  "How do I share my records with my partner or family?": phrasingsIn(`
    my husband should be able to add things too | can we both use it together | let my mother see the list
    I want my partner in here with me | give another person a look at my stuff | how can two of us keep one list
    may I hand my password to my wife`),
  "How does my accountant get to see my claim?": phrasingsIn(`
    the woman who prepares my return needs this | how do I give my bookkeeper a look | can my tax guy sign in himself
    what do I give to the person who does my taxes | send everything to the office that files for me
    a link that somebody can only read | can a tax professional get in with a login of his own`),
  "How do I record two people with celiac disease in one household?": phrasingsIn(`
    me and my daughter both have it | there are two of us with the disease | do we need two accounts, one for each celiac
    how do I say which item is whose | this bread is mine and that cake is my son's | keep my own apart from my child's, we both have celiac
    how do I assign products to each of us | can one registration cover both of us`),
  "How do I add a purchase without a photo?": phrasingsIn(`
    enter something by keyboard | I bought it at a stall that gives no slip
    I have a list in Excel already | put in one product myself
    I have been tracking this in a spreadsheet`),
  "Which addresses may send receipts by e-mail?": phrasingsIn(`
    can I forward what the shop mailed me | my spouse forwards slips from another inbox, is that allowed
    what is the address to send them to | I use two mailboxes | let a second mail account send things in
    my mail bounced when I sent a receipt | my own e-mail has changed, where do I set the new one`),
  "Why was nothing on my receipt ticked as gluten-free?": phrasingsIn(`
    it recognized the lines and marked none of them | why are there no check marks | my gluten-free rolls were not picked up
    the brand I buy is not recognized | it read everything but chose nothing | why did it skip my oats
    all the boxes are empty`),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(`
    how do I tell it that the kids eat half of this | set the share that is mine | mark what only I eat
    take out what my roommates had`),
  "How do I choose which items are gluten-free?": phrasingsIn(`
    it picked something ordinary, how do I uncheck that | it thinks the milk is special | the ham is not mine, take it off
    how do I mark one more product | remove the tick from fruit | why is this one selected
    it chose vegetables by mistake | select the right ones`),
  "How do I correct an item's name or price?": phrasingsIn(`
    one line has the wrong amount | the name is gibberish, let me rewrite it | fix a typo in a product
    I want to put my own number for the ordinary product | I know what the normal one costs at my shop, where do I type that
    can I override what you found | enter what wheat pasta costs here
    set the price of regular flour myself | I do not agree with your estimate | use my own price to compare`),
  "How is the regular price of an item found?": phrasingsIn(`
    where did you get the number for the wheat version | who decided that regular price
    what is your figure for the ordinary one based on | why do you say the usual one is 3 dollars`),
  "How does the category estimate work?": phrasingsIn(`
    why does it say estimated | what is that multiplier | how good is your guess | divided by 1.94, why`),
  "What do the match rate and the confidence mean?": phrasingsIn(`
    what does the percentage beside a match say | it says medium, is that bad | what is high confidence
    why is my match rate low | the little percent figure`),
  "How is my extra cost worked out?": phrasingsIn(`
    how do you get to that sum | is it paid minus normal
    how is the difference calculated`),
  "What about taxes, deposits, bag fees and coupons on the receipt?": phrasingsIn(`
    there was a bottle deposit on it | I used a coupon, which amount counts | the bag charge was read as a product
    I got a discount on that bread | points and rebates on the slip | the can refund shows up | price before or after the rebate`),
  "Which categories are there?": phrasingsIn(`
    under which heading do cookies go`),
  "What is the product database?": phrasingsIn(`
    how many products do you know | do you have a list of prices | where are your prices from and how old are they`),
  "Which regular product do I compare with?": phrasingsIn(`
    must I buy the wheat one as well to compare | which normal bread is the right one to compare to
    my store does not sell a normal version | does it have to be the same brand | compare with the cheapest one?
    what counts as the equivalent`),
  "How do I compare packages of different sizes?": phrasingsIn(`
    the bags do not weigh the same | mine is smaller than the regular one | how do I make unequal packs comparable
    price per 100 grams | the normal box is twice as big`),
  "What if I returned a product?": phrasingsIn(`
    I brought the bread back to the store | got a refund from the shop for moldy rolls | the shop gave me my money back for an item
    I took it back because it was stale`),
  "Does food that is gluten-free by nature count?": phrasingsIn(`
    carrots and chicken | what about eggs and potatoes | bananas, rice and beans | can I put in my vegetables
    nuts and cheese | does plain meat count | apples are gluten-free too, aren't they | things that never had any wheat in them`),
  "How are purchases in the other currency converted?": phrasingsIn(`
    I go shopping across the border | paid in American money | I live in Canada and buy in Buffalo | which exchange rate do I use
    bought it on vacation in the other country`),
  "Where do I find my tax report?": phrasingsIn(`
    where is my total for this year | show me all I have so far | I need the sum for my return
    print the list for the year | how do I see what it adds up to`),
  "How do I download a CSV?": phrasingsIn(`
    can I open it in Excel | put it in a spreadsheet | export the list as a table | get my items into Google Sheets`),
  "How do I delete a record?": phrasingsIn(`
    remove an entry | get rid of a line I saved by mistake | throw away one item
    how do I undo something I saved`),
  "Which tax year does a receipt belong to?": phrasingsIn(`
    bought on New Year's Eve | my slip landed in the wrong year | it counts something under last year
    paid in one year and eaten in the next | why is this January purchase in another year`),
  "What are the calculators for?": phrasingsIn(`
    can I try some numbers | is there something to work it out with | calculate an estimate of my credit`),
  "What if I lost a receipt?": phrasingsIn(`
    the slip went through the washing machine | my bank statement instead of the paper
    I cannot find my slips any more | some months of paper are missing`),
};
