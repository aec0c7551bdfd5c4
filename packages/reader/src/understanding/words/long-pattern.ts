/** A pattern written over several lines: line breaks and the spaces after them do not count. */
export function longPattern(source: string, flags = ""): RegExp {
  return new RegExp(source.replace(/\n\s*/g, ""), flags);
}
