import clsx from "clsx";
import type { ComponentProps } from "react";

/** A raised sheet of paper. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={clsx("rounded-lg border border-line bg-surface shadow-card", className)} />
  );
}

/** The padded inside of a card. */
export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx("p-5 sm:p-6", className)} />;
}

interface CardTitleProps extends ComponentProps<"h2"> {
  as?: "h1" | "h2" | "h3";
}

/** A card's heading; choose the level that the page's order needs. */
export function CardTitle({ as: Heading = "h2", className, ...rest }: CardTitleProps) {
  return <Heading {...rest} className={clsx("text-lg font-semibold", className)} />;
}
