/** The frame of every page: header, menu, footer. */
export const shell = {
  skipToContent: "Skip to content",
  navigation: {
    name: "Main",
    home: "Home",
    uploadReceipt: "Upload Receipt",
    reports: "Reports",
    tools: "Tools",
    howItWorks: "How It Works",
    blog: "Blog",
  },
  account: {
    title: "Account",
    mySubscription: "My Subscription",
    signOut: "Sign Out",
    signIn: "Sign In",
    startFree: "Start Free",
  },
  menu: { open: "Open menu", name: "Menu", close: "Close menu" },
  region: {
    title: "Region",
    name: "{letters}, region: {country}",
    country: { ca: "Canada", us: "United States" },
    choice: { ca: "Canada (CRA)", us: "US (IRS)" },
    current: "Current",
  },
  chat: { open: "Chat with Millie", close: "Close chat" },
  authority: { ca: "CRA", us: "IRS" },
  footer: {
    tagline: "Grocery receipts in, a gluten-free tax report out. Made for people with celiac disease.",
    keepReceipts:
      "Keep your original physical receipts: the {authority} may ask for them in an audit. The images you upload are read and not stored.",
    notAffiliated: "GF Ledger is not affiliated with the {authority}.",
    copyright: "© 2025 GF Ledger. All rights reserved.",
    product: { title: "Product", features: "Features", pricing: "Pricing", faq: "FAQ", tools: "Tools" },
    resources: {
      title: "Resources",
      guidelines: "{authority} Guidelines",
      products: "Gluten-Free Products",
      tax: "Tax Resources",
    },
    company: {
      title: "Company",
      about: "About",
      blog: "Blog",
      contact: "Contact",
      terms: "Terms",
      privacy: "Privacy Policy",
    },
    support: { title: "Support", helpCenter: "Help Center", contactUs: "Contact Us" },
  },
} as const;
