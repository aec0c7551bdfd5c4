import clsx from "clsx";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large" | "icon";

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: "bg-brand text-on-brand border-transparent shadow-card not-disabled:hover:bg-brand-strong",
  secondary: "bg-surface text-ink border-line-strong not-disabled:hover:bg-sunken",
  quiet: "text-ink border-transparent not-disabled:hover:bg-sunken",
  danger: "bg-danger text-on-danger border-transparent not-disabled:hover:opacity-90",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "min-h-9 pointer-coarse:min-h-11 px-3 text-sm gap-1.5",
  medium: "min-h-11 px-4 text-sm gap-2",
  large: "min-h-13 px-6 text-base gap-2.5",
  icon: "size-11 shrink-0",
};

export interface ButtonStyle {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/** Returns the class names that make a button or a link look like a button. */
export function buttonStyle({
  tone = "primary",
  size = "medium",
  block,
  className,
}: ButtonStyle = {}): string {
  return clsx(
    "inline-flex print:hidden items-center justify-center rounded-md border text-center font-semibold no-underline transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border-[ButtonBorder]",
    TONES[tone],
    SIZES[size],
    block && "w-full",
    className,
  );
}
