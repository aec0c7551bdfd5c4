import type { SyntaxNodeRef } from "@lezer/common";
import { parser } from "@prometheus-io/lezer-promql";

/** A series that a query asks for, with the labels it is chosen by and what they must be. */
export interface Selector {
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * The series that a query in PromQL asks for.
 * @throws when it is no PromQL
 */
export function selectorsOf(expr: string): Selector[] {
  const found: { metric: string; labels: Record<string, string> }[] = [];
  let label = "";
  const enter = (node: SyntaxNodeRef) => {
    const text = expr.slice(node.from, node.to);
    if (node.type.isError) throw new Error(`No PromQL at character ${node.from}: ${expr}`);
    if (node.name === "VectorSelector") found.push({ metric: "", labels: {} });
    const selector = found.at(-1);
    if (!selector) return;
    if (node.name === "Identifier") selector.metric = text;
    if (node.matchContext(["LabelMatchers", "UnquotedLabelMatcher"])) {
      if (node.name === "LabelName") label = text;
      if (node.name === "StringLiteral") selector.labels[label] = text.slice(1, -1);
    }
  };
  parser.parse(expr).iterate({ enter });
  return found;
}
