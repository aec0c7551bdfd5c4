/**
 * Runs before anything else on a page. The pages' policy forbids code that is made from text; zod probes whether
 * it may, which the browser reports as a violation, unless its own global setting says not to.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
