/**
 * Runs before anything else on a page. The pages' policy forbids code made from text. zod tests whether it
 * may make such code, and the browser reports the test as a violation, unless this global setting turns it
 * off.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
