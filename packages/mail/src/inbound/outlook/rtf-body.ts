/** What every compressed text may refer back to ([MS-OXRTFCP] 2.1.2.1). */
const KNOWN_BEFORE =
  "{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans Serif" +
  "SymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx";
const COMPRESSED = 0x75_46_5a_4c;
const PLAIN = 0x41_4c_45_4d;
const HEAD_BYTES = 16;
const WINDOW = 4096;
/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MAX_BYTES = 2_000_000;

const westernWindows = new TextDecoder("windows-1252");

/** The RTF in a property of Outlook's, which is compressed; what is cut off or damaged ends it. */
export function rtfOf(bytes: Uint8Array): string {
  if (bytes.length < HEAD_BYTES) return "";
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const most = Math.min(view.getUint32(4, true), MAX_BYTES);
  const kind = view.getUint32(8, true);
  if (kind === PLAIN) return westernWindows.decode(bytes.subarray(HEAD_BYTES, HEAD_BYTES + most));
  return kind === COMPRESSED ? westernWindows.decode(unpacked(bytes.subarray(HEAD_BYTES), most)) : "";
}

function unpacked(packed: Uint8Array, most: number): Uint8Array {
  const window = new Uint8Array(WINDOW);
  window.set(Buffer.from(KNOWN_BEFORE, "latin1"));
  let to = KNOWN_BEFORE.length;
  const out = new Uint8Array(most);
  let length = 0;
  const write = (byte: number) => {
    window[to] = byte;
    to = (to + 1) % WINDOW;
    if (length < most) out[length] = byte;
    length += 1;
  };
  for (let at = 0; at < packed.length && length < most; ) {
    const flags = packed[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < packed.length; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        write(packed[at++] ?? 0);
        continue;
      }
      const pair = ((packed[at] ?? 0) << 8) | (packed[at + 1] ?? 0);
      at += 2;
      const from = pair >> 4;
      // A reference to where the next byte goes ends the text.
      if (from === to) return out.subarray(0, length);
      for (let more = (pair & 15) + 2, n = 0; n < more; n += 1) write(window[(from + n) % WINDOW] ?? 0);
    }
  }
  return out.subarray(0, Math.min(length, most));
}

/** What holds no words. */
const WORDLESS = new Set(["fonttbl", "colortbl", "stylesheet", "info", "pict"]);
const WRITTEN: Readonly<Record<string, string>> = {
  par: "\n",
  line: "\n",
  row: "\n",
  cell: "\t",
  tab: "\t",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  endash: "–",
  emdash: "—",
  bullet: "•",
};

interface Group {
  /** Nothing of it is text. */
  hidden: boolean;
  /** It is there for programs that show RTF, not for the HTML in it. */
  forRtf: boolean;
  /** How many letters behind one in Unicode stand in for it. */
  standIns: number;
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isDigit = (code: number) => code >= 48 && code <= 57;

interface Words {
  readonly html: string | null;
  readonly text: string | null;
}

/** The words of a body that is RTF alone, compressed as Outlook keeps it; none where there is no such body. */
export const wordsOfRtfBody = (bytes: Uint8Array | undefined): Words =>
  bytes ? wordsOfRtf(rtfOf(bytes)) : { html: null, text: null };

/** The words of an RTF; of one that was made of HTML, that HTML ([MS-OXRTFEX]). */
export function wordsOfRtf(rtf: string): Words {
  const texts: string[] = [];
  const groups: Group[] = [];
  let group: Group = { hidden: false, forRtf: false, standIns: 1 };
  let isHtml = false;
  let skipped = 0;
  const write = (text: string) => {
    if (skipped > 0) skipped -= 1;
    else if (!group.hidden && !group.forRtf) texts.push(text);
  };
  /** A control word with its number; returns where the text goes on. */
  function control(from: number): number {
    let at = from;
    while (isLetter(rtf.charCodeAt(at))) at += 1;
    const word = rtf.slice(from, at);
    const digits = at;
    if (rtf[at] === "-") at += 1;
    while (isDigit(rtf.charCodeAt(at))) at += 1;
    const value = at > digits ? Number(rtf.slice(digits, at)) : null;
    if (rtf[at] === " ") at += 1;
    if (WORDLESS.has(word)) group.hidden = true;
    else if (word === "fromhtml") isHtml = true;
    else if (word === "htmltag") group.hidden = false;
    else if (word === "htmlrtf") group.forRtf = value !== 0;
    else if (word === "uc") group.standIns = value ?? 1;
    else if (word === "bin") return at + Math.max(0, value ?? 0);
    else if (word === "u" && value !== null) {
      write(String.fromCharCode(value & 0xffff));
      skipped = group.standIns;
    } else if (WRITTEN[word] !== undefined) write(WRITTEN[word]);
    return at;
  }
  for (let at = 0; at < rtf.length; ) {
    const letter = rtf[at++] ?? "";
    // A letter in Unicode has its stand-ins in its own group.
    if (letter === "{" || letter === "}") skipped = 0;
    if (letter === "{") {
      groups.push(group);
      group = { ...group };
    } else if (letter === "}") group = groups.pop() ?? group;
    else if (letter === "\\") {
      const next = rtf[at] ?? "";
      if (isLetter(next.charCodeAt(0))) at = control(at);
      else if (next === "'") {
        write(westernWindows.decode(Uint8Array.of(Number.parseInt(rtf.slice(at + 1, at + 3), 16) || 32)));
        at += 3;
      } else {
        at += 1;
        if (next === "*") group.hidden = true;
        else if (next === "~") write("\u00a0");
        else if (next === "\n" || next === "\r") write("\n");
        else if ("\\{}".includes(next)) write(next);
      }
    } else if (letter !== "\r" && letter !== "\n") write(letter);
  }
  const words = texts.join("").trim() || null;
  return isHtml ? { html: words, text: null } : { html: null, text: words };
}
