import { phrasingsIn } from "./phrasings";

/**
 * How people speak who need a person, not an answer, in English and French whatever the page (chat-38): a question that is nearest to one of
 * these gets the number of the crisis line.
 */
export const DISTRESS: readonly string[] = [
  ...phrasingsIn(`
    I feel like killing myself | I am going to take my own life | I think about dying | I want to be dead
    I can't go on living | I can't do this any longer | I am at the end of my rope | there is no way out for me
    life is not worth living | my life is pointless | what is the point of living | I want my life to be over
    nobody would miss me if I was gone | everyone is better without me | I wish I had never been born
    I just want to vanish from the world | I want to fall asleep and never wake up | I am thinking of ending things
    I feel hopeless | I am so depressed | I have been crying all day | I am lonely and desperate | I hate myself
    nobody cares about me | I am a burden to everyone | I feel empty inside | I am breaking down
    this disease is destroying me | I am scared of what I might do to myself | I have fallen into depression
    I swallowed all my pills | I took an overdose | what is the use of being here at all
    I feel worthless since I got ill | I am drowning in sadness | I have panic attacks and can't cope`),
  ...phrasingsIn(`
    j’ai envie de me tuer | je pense à mourir | je voudrais être morte | je ne veux plus vivre
    je ne peux plus continuer à vivre | je n’arrive plus à tenir | je suis à bout | il n’y a pas d’issue pour moi
    la vie ne vaut pas la peine d’être vécue | ma vie n’a aucun sens | à quoi bon vivre | je veux que ma vie s’arrête
    personne ne me regretterait | tout le monde serait mieux sans moi | j’aurais aimé ne jamais naître
    je veux disparaître de ce monde | m’endormir et ne jamais me réveiller | j’ai envie d’en finir avec tout
    je me sens désespérée | je suis tellement déprimé | je pleure toute la journée | je suis seule et désespérée | je me déteste
    personne ne tient à moi | je suis un fardeau pour tout le monde | je me sens vide | je m’effondre
    cette maladie me détruit | j’ai peur de ce que je pourrais me faire | je suis en dépression
    j’ai avalé toutes mes pilules | mon existence ne sert à rien
    je ne vaux plus rien depuis que je suis malade | je me noie dans la tristesse | je fais des crises de panique`),
];

/** The name of this among the subjects of the help. */
export const DISTRESS_SUBJECT = "distress";
