/** Names of which tills print only one word: `all that the line says | the name that is meant`, in singular. */
export const PLAIN_NAMES = `
pita | pita bread
mini pita | mini pita
crumb | bread crumb
oil | vegetable oil
spray | cooking spray
jalapeno | jalapeno pepper
popper | jalapeno popper
ring | onion ring
cone | ice cream cone
graham | graham cracker
jelly | grape jelly
crescent | crescent roll
barbecue | barbecue sauce
pepperoni | pepperoni slice
roast | beef roast
pot pie | chicken pot pie
twist | pretzel twist
dinner mix | hamburger dinner mix
extract | vanilla extract
side | rice side dish
tot | tater tot
fry | french fries
`;
