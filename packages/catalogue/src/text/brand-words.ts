/**
 * Words of store and maker brands, and of packaging and promotion, that say nothing about what a
 * product is. Store brands in their receipt short forms (PC, GV, KS …).
 */
const WORDS = `
  pc pcbm pco nn gv ks mm comp compliments selection presidents choice great value kirkland signature
  simply live good gather market pantry trader joes tj tjs wholefoods wfm wf costco walmart kroger krgr
  safeway sobeys loblaws metro irresistibles kro hannaford publix wegmans aldi lidl meijer mjr target heb
  giant shoprite king arthur kaf bob bobs mill brm catelli barilla ronzoni delallo jovial lundberg
  natures path nat'l valley rudis franz silver hills carbonaut stonewall kitchen tates nairns annies amys
  ians conte betty crocker bc duncan hines pillsbury krusteaz robin hood five roses snyders utz
  glutenfree eggo gm kelloggs kellogg post quaker dare voortman leclerc nabisco mondelez daiya gardein
  yves kraft heinz campbells campbell progresso knorr maggi club house mccormick lea perrins kikkoman san
  j sanj classico prego ragu rao raos newmans own hunts del monte stouffers cuisine healthy choice dr
  oetker delissio digiorno baron freschetta totinos tysons tyson perdue evans applegate janes high liner
  highliner gortons schneiders hormel jimmy dean johnsonville oscar mayer butterball lilydale organic
  natural orig original new sale promo each ea pkg pack pk bag box btl can jar tray frsh fresh premium
  value family size club bulk mini large small medium extra reg regular delicious best brand co inc the
  and with of in for de du la le les au aux a et avec des un une item sku upc tax hst gst reg clearance
  mfg coupon member savings save made true certified cert wf df non gmo nongmo wheat-free ct lb oz kg ml
  g l doz dz sliced cal calibre paq pqt rg rigate style sharp shrp tub hass hearts hrts grade dz dozen
  sara lee ballpark smkhse columbian clmbn chunky chnky solid caught pasture raised cage choice prime
  bunch bunched bnch vine china chinese japan japanese korea korean mexico usa product produce imported
  local farm farms artisan rustic traditional homestyle golden authentic contains contain baker bakers
  halves pieces pcs gourmet deluxe bakery dept department homestyl ecom online weekly special rollback
  pricechop hyvee wakefern shopr shoprite acme winn dixie foodlion raley raleys savemart winco stater
  vons ralphs albertsons jewel osco randalls pavilions frys qfc smiths harris teeter fareway schnucks
  dierbergs longos farmboy fortinos zehrs nofrills provigo maxi superc iga tigre rachelle bery avril rcss
  freshco foodland compl classic clsc clssc qc quebec thrifty quality foods saveon`;

export const SILENT_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
