/**
 * The packages that makers of gluten-free food usually sell, one a line:
 * `spellings of the maker | food, "-" before what it is not | size | country | where it was read`.
 * Only sizes that a public text names are here; docs/catalogue.md says how they were found.
 */
export const MAKER_SIZE_TABLE = `
enjoy life, enj life | cookie -crunchy -mini | 170 g | ca | CFIA recall of 1 July 2022, popculture.com
enjoy life, enj life | cookie -crunchy -mini | 6 oz | us | FDA recall of 30 June 2022, bgr.com
enjoy life, enj life | chewy bar | 165 g | ca | CFIA recall of 1 July 2022, popculture.com
enjoy life, enj life | chewy bar | 5.75 oz | us | FDA recall of 30 June 2022, bgr.com
enjoy life, enj life | breakfast oval | 250 g | ca | CFIA recall of 1 July 2022, popculture.com
enjoy life, enj life | breakfast oval | 8.8 oz | us | FDA recall of 30 June 2022, bgr.com
barilla | pasta -lasagna -oven -lentil -chickpea | 12 oz | us | maker's release of 2013, huliq.com/13314
simple mills, smpl mills | almond cracker | 4.25 oz | us | FDA recall of October 2021, food52.com/blog/26665
schar, schaer | table cracker | 210 g | ca | Open Food Facts 8008698003503
schar, schaer | table cracker | 210 g | us | Open Food Facts 8008698003503
canyon bakehouse, canyon bkhse | everything bagel | 14 oz | us | FDA enforcement report of 30 December 2020
envirokidz, gorilla munch | cereal | 284 g | ca | recall of 15 February 2019, bradenton.com
envirokidz, gorilla munch | cereal | 10 oz | us | recall of 15 February 2019, wsbtv.com
glutino | rosemary cracker | 4.25 oz | us | recall of June 2014, barfblog.com
marys gone, marys | cracker thin | 4.5 oz | us | FDA recall of February 2016, ncconsumer.org
udis, udi | hamburger bun | 10.4 oz | us | recall of 2019, arklatexhomepage.com
udis, udi | granola -bar | 12 oz | us | maker's recall of 19 December 2012, psblaw.com
pc | chicken strip | 600 g | ca | CFIA advisory of 29 August 2020
martha white | muffin mix | 7 oz | us | recall of 8 September 2020, glutenfreeliving.com
martha white | cornbread mix | 7 oz | us | recall of 8 September 2020, glutenfreeliving.com
perdue | chicken nugget | 22 oz | us | FSIS recall of January 2019, kogo.iheart.com
perdue | chicken tender | 22 oz | us | FSIS recall of September 2019, walb.com
amys, amy | rice mac | 8 oz | us | FDA recall of 19 January 2022, vegconomist.com
bobs red mill, bobs rm, brm | amaranth flour | 22 oz | us | recall of April 2018, world-grain.com/articles/9657
bobs red mill, bobs rm, brm | amaranth -flour | 24 oz | us | FDA recall F-1580-2022
bobs red mill, bobs rm, brm | guar gum | 8 oz | us | FDA enforcement report of 2016, ismyproductrecalled.com
king arthur, king arth, kaf | coconut flour | 16 oz | us | recall of 23 March 2018, world-grain.com/articles/9657
`;
