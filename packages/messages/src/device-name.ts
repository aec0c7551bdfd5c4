import type { translatorOf } from "./translator";

type Common = ReturnType<typeof translatorOf<"common">>;

const BROWSERS = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** Turns a browser's `User-Agent` into a few words that a person recognises. */
export function deviceName(userAgent: string | null, common: Common): string {
  if (!userAgent) return common("unknownDevice");
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return common("browserOn", { browser, system });
  return browser ?? system ?? userAgent.slice(0, 40);
}
