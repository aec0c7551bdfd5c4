/** Every public page of editions-6, with its heading and its title without the edition's suffix. */
export const PUBLIC_PAGES = [
  { path: "/how-it-works", heading: "How It Works", title: "How It Works" },
  { path: "/tools", heading: "Tools & Calculators", title: /^Tools & Calculators for / },
  { path: "/blog", heading: "The GF Ledger Blog", title: "Blog" },
  {
    path: "/blog/how-much-more-gluten-free-food-costs",
    heading: "How much more does gluten-free food really cost?",
    title: "How much more does gluten-free food really cost? | Blog",
  },
  { path: "/terms", heading: "Terms and Conditions", title: "Terms and Conditions" },
  { path: "/privacy-policy", heading: "Privacy Policy", title: "Privacy Policy" },
  { path: "/auth", heading: "Welcome to GF Ledger", title: "Sign in or register" },
  { path: "/forgot-password", heading: "Reset Password", title: "Reset Password" },
] as const;
