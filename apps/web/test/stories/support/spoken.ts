import type { CDPSession, Page } from "playwright-core";

interface Value {
  readonly value?: unknown;
}
interface Heard {
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** In a menu or a list the element with the focus names the entry that is meant. */
const FOCUSED =
  "document.getElementById(document.activeElement?.getAttribute('aria-activedescendant')) ?? document.activeElement";
const STATES = ["checked", "expanded", "selected", "pressed", "disabled", "invalid"];

/** What a screen reader says of the element with the focus: its name, role, states and description. */
async function heardAt(session: CDPSession): Promise<string> {
  const { result } = await session.send("Runtime.evaluate", { expression: FOCUSED });
  const { objectId } = result;
  if (!objectId) return "";
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
  const stands = await session.send("Runtime.callFunctionOn", {
    objectId,
    functionDeclaration: "function () { return this.isConnected }",
    returnByValue: true,
  });
  // The page took it away between the two questions.
  if (!stands.result.value) return heardAt(session);
  const [node] = nodes as readonly Heard[];
  const states = (node?.properties ?? [])
    .filter(({ name, value }) => STATES.includes(name) && value.value !== false && value.value !== "false")
    .map(({ name, value }) =>
      value.value === true || value.value === "true" ? name : `${name} ${value.value}`,
    );
  const parts = [node?.name?.value, node?.role?.value, ...states, node?.description?.value];
  return parts.filter((part) => typeof part === "string" && part !== "").join(", ");
}

/** A person who neither sees the page nor has a pointer: keys only, and what is said of each stop. */
export async function listener(page: Page) {
  const session = await page.context().newCDPSession(page);
  const heard: string[] = [];
  const now = async () => {
    const words = await heardAt(session);
    if (heard.at(-1) !== words) heard.push(words);
    return words;
  };
  return {
    heard,
    now,
    /** Presses a key until what is said fits; fails with what was heard instead. */
    async seek(what: RegExp, key = "Tab", max = 200): Promise<string> {
      for (let left = max; left > 0; left--) {
        await page.keyboard.press(key);
        const words = await now();
        if (what.test(words)) return words;
      }
      throw new Error(`Nothing said ${what}. Heard:\n${heard.slice(-max).join("\n")}`);
    },
  };
}
