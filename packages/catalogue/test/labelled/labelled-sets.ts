import { ARCADE_LINES } from "./arcade-lines";
import { BOULEVARD_LINES } from "./boulevard-lines";
import { CORNER_LINES } from "./corner-lines";
import { DEPOT_LINES } from "./depot-lines";
import { FRESH_LINES } from "./fresh-lines";
import { HARVEST_LINES } from "./harvest-lines";
import { HILLSIDE_LINES } from "./hillside-lines";
import { KEPT_LINES } from "./kept-lines";
import { LATER_LINES } from "./later-lines";
import { MARKET_LINES } from "./market-lines";
import { type LabelledLine, parseLines } from "./measure";
import { ORCHARD_LINES } from "./orchard-lines";
import { PASSING_LINES } from "./passing-lines";
import { PIER_LINES } from "./pier-lines";
import { PLAZA_LINES } from "./plaza-lines";
import { PROMENADE_LINES } from "./promenade-lines";
import { QUEBEC_LINES } from "./quebec-lines";
import { RIVERSIDE_LINES } from "./riverside-lines";
import { STRANGER_LINES } from "./stranger-lines";
import { STREET_LINES } from "./street-lines";
import { TUNED_LINES } from "./tuned-lines";
import { UNSEEN_LINES } from "./unseen-lines";
import { VILLAGE_LINES } from "./village-lines";
import { VISITING_LINES } from "./visiting-lines";
import { WHARF_LINES } from "./wharf-lines";

/** Every labelled set by its name; docs/catalogue.md says what each holds. */
export const LABELLED_SETS: readonly (readonly [name: string, lines: readonly LabelledLine[]])[] = [
  ["tuned", parseLines(TUNED_LINES)],
  ["kept", parseLines(KEPT_LINES)],
  ["fresh", parseLines(FRESH_LINES)],
  ["once unseen", parseLines(UNSEEN_LINES)],
  ["later", parseLines(LATER_LINES)],
  ["stranger", parseLines(STRANGER_LINES)],
  ["passing", parseLines(PASSING_LINES)],
  ["visiting", parseLines(VISITING_LINES)],
  ["corner", parseLines(CORNER_LINES)],
  ["market", parseLines(MARKET_LINES)],
  ["depot", parseLines(DEPOT_LINES)],
  ["street", parseLines(STREET_LINES)],
  ["plaza", parseLines(PLAZA_LINES)],
  ["quebec", parseLines(QUEBEC_LINES)],
  ["arcade", parseLines(ARCADE_LINES)],
  ["village", parseLines(VILLAGE_LINES)],
  ["promenade", parseLines(PROMENADE_LINES)],
  ["harvest", parseLines(HARVEST_LINES)],
  ["orchard", parseLines(ORCHARD_LINES)],
  ["boulevard", parseLines(BOULEVARD_LINES)],
  ["riverside", parseLines(RIVERSIDE_LINES)],
  ["hillside", parseLines(HILLSIDE_LINES)],
  ["wharf", parseLines(WHARF_LINES)],
  ["pier", parseLines(PIER_LINES)],
];

/** The sets whose author knew the names of products and nothing of how they are read. */
export const SETS_BY_NAME = LABELLED_SETS.filter(([name]) =>
  ["promenade", "harvest", "orchard", "boulevard", "riverside", "hillside", "pier"].includes(name),
);
