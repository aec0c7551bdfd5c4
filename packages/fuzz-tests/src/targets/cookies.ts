import { cookieIn } from "@gf-ledger/api/auth/session-cookie";
import { type FuzzTarget, promise, utf8Bytes, utf8Text } from "../fuzz-target";

const NAME = "next-auth.session-token";

/** accounts-2: a cookie header may come from a browser or hold anything. */
export const cookies: FuzzTarget = {
  seeds: () =>
    [`${NAME}=abc; theme=dark`, `x=1;${NAME}=a=b==`, `;;=;${NAME}`, `__Secure-${NAME}=x`].map(utf8Bytes),
  run(data) {
    const header = utf8Text(data);
    const value = cookieIn(header, NAME);
    promise(value === null || (value !== "" && !value.includes(";")), "a value is one cookie's");
    promise(value === null || header.includes(`${NAME}=${value}`), "a value stands in the header");
    promise(cookieIn(`${NAME}=real; ${header}`, NAME) === "real", "what follows cannot replace a cookie");
  },
};
