/** The mark: an ear of wheat crossed by a ledger's rule, on a page. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" fill="#1f5e48" />
      <path d="M9 6.5h14v18.6l-2.33-1.7-2.34 1.7L16 23.4l-2.33 1.7-2.34-1.7L9 25.1z" fill="#faf8f3" />
      <path
        d="M16 20.2V10m0 3.6c-2-.1-3-1.2-3-3 1.9 0 3 1 3 3zm0 0c2-.1 3-1.2 3-3-1.9 0-3 1-3 3zm0 3.9c-2-.1-3-1.2-3-3 1.9 0 3 1 3 3zm0 0c2-.1 3-1.2 3-3-1.9 0-3 1-3 3z"
        fill="#c8923a"
        stroke="#c8923a"
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
      <path d="m10.6 19.9 10.8-10.8" stroke="#1f5e48" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
