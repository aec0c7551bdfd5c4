import { type ReactNode, useId } from "react";
import { CardTitle } from "@/components/card";

interface AccountSectionProps {
  title: string;
  /** Where a link may lead to. */
  id?: string;
  description?: ReactNode;
  children: ReactNode;
}

/** One section in a group of the account page. */
export function AccountSection({ title, id: anchor, description, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="mt-5 flex flex-col gap-4 border-t border-line pt-5 sm:mt-6 sm:pt-6"
    >
      <div>
        <CardTitle as="h3" id={id} className="text-base">
          {title}
        </CardTitle>
        {description ? <p className="mt-1 max-w-prose text-sm text-ink-soft">{description}</p> : null}
      </div>
      {children}
    </section>
  );
}
