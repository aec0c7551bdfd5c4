export interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

/** The top navigation, in the order of screens-1. */
export const NAVIGATION_LINKS: readonly NavigationLink[] = [
  { href: "/", label: "Home" },
  { href: "/upload-receipt", label: "Upload Receipt" },
  { href: "/reports", label: "Reports" },
  { href: "/tools", label: "Tools" },
  { href: "/how-it-works", label: "How It Works" },
  { href: "/blog", label: "Blog" },
];
