/**
 * Where an expression may stand that is not proven to be linear, and what bounds the text that it sees. A place where
 * everything is proven does not belong here.
 */
export const BOUNDED_PLACES: readonly (readonly [where: RegExp, bound: string])[] = [
  [
    /^packages\/catalogue\/src\/(?:text|gluten-free)\//,
    "readLine cuts a line to 300 characters; tested below",
  ],
  [
    /^packages\/reader\/src\/(?:understanding|arithmetic|chains)\//,
    "one line of print, in a worker that is ended after its time",
  ],
  [
    /^packages\/assistant\/src\/refusals(?:-in-french)?\.ts$/,
    "a message of the chat, whose length its schema bounds",
  ],
  [
    /^packages\/assistant\/src\/local\/question\/(?:conversation|named-subjects|not-a-question)\.ts$/,
    "such a message; every repetition between two words is bounded",
  ],
  [/^packages\/assistant\/src\/own-records\/product-asked\.ts$/, "a part of such a message; it looks behind"],
  [
    /^packages\/assistant\/src\/openai\/judged-answer\.ts$/,
    "a model's answer, read up to 8,000 characters; every repetition before the sign is bounded",
  ],
  [/^packages\/assistant\/src\/passages\//, "the product's own articles, read from its own files"],
  [/^packages\/domain\/src\/imports\/table-headings\.ts$/, "a BoundedText of at most 200 characters"],
  [/^packages\/db\/src\/owner-named\.ts$/, "the product's own statements"],
  [/^packages\/messages\/src\/pseudo\//, "the product's own messages, in tests"],
  [/^packages\/fuzz-tests\//, "paths of the product's own files"],
  [/^apps\/web\/built-pages\//, "the product's own pages, when it is built"],
  [/^apps\/web\/src\/server\/log-scrubbing\.ts$/, "the first 2,000 characters of a text"],
];
