interface Target {
  readonly pathname: string;
  readonly query?: [name: string, value: string];
}

/** Paths that some screens name and the route table does not have, with the pages they lead to (screens-11). */
export const RESOLVED_TARGETS: Readonly<Record<string, Target>> = {
  "/login": { pathname: "/auth" },
  "/sign-up": { pathname: "/auth", query: ["tab", "register"] },
  "/dashboard": { pathname: "/reports" },
  "/check-email": { pathname: "/auth/check-email" },
  "/login-callback": { pathname: "/login/callback" },
};
