import { LockClosedIcon } from "@heroicons/react/24/outline";
import { LinkButton } from "@/components/link-button";

interface LoginNeededProps {
  title: string;
  /** The sentence below the title, where there is one. */
  text?: string;
  href: string;
  label: string;
}

/** Shown to a signed-out person on a page that does not redirect but offers the sign-in (screens-5). */
export function LoginNeeded({ title, text, href, label }: LoginNeededProps) {
  return (
    <div className="page grid min-h-96 place-items-center py-16">
      <div className="max-w-md text-center">
        <LockClosedIcon aria-hidden="true" className="mx-auto size-10 text-ink-faint" />
        <h1 className="mt-4 text-xl">{title}</h1>
        {text ? <p className="mt-2 text-ink-soft">{text}</p> : null}
        <LinkButton href={href} className="mt-6">
          {label}
        </LinkButton>
      </div>
    </div>
  );
}
