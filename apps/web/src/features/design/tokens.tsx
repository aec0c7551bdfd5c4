import clsx from "clsx";
import { DesignPart, DesignRow } from "./part";

const GROUNDS = [
  "bg-canvas text-ink",
  "bg-surface text-ink",
  "bg-raised text-ink",
  "bg-sunken text-ink-soft",
  "bg-brand text-on-brand",
  "bg-brand-soft text-brand-strong",
  "bg-claim-soft text-claim",
  "bg-warn-soft text-warn",
  "bg-danger-soft text-danger",
  "bg-danger text-on-danger",
  "bg-info-soft text-info",
  "bg-wheat-soft text-ink",
];

const SIZES = ["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];
const CORNERS = ["rounded-sm", "rounded-md", "rounded-lg", "rounded-xl", "rounded-full"];
const SPACES = ["w-1", "w-2", "w-3", "w-4", "w-6", "w-8", "w-11"];

/** What all parts are made of: colours, type, corners, space and shadows. */
export function DesignTokens() {
  return (
    <DesignPart title="Tokens">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {GROUNDS.map((ground) => (
          <li key={ground} className={clsx("rounded-md border border-line p-3 text-xs", ground)}>
            {ground}
          </li>
        ))}
      </ul>
      {SIZES.map((size) => (
        <p key={size} className={size}>
          {size} <span className="figures">$1,234.56</span>
        </p>
      ))}
      <DesignRow>
        {CORNERS.map((corner) => (
          <span
            key={corner}
            className={clsx(
              "grid h-14 w-24 place-items-center border border-line-strong bg-surface text-xs",
              corner,
            )}
          >
            {corner.slice("rounded-".length)}
          </span>
        ))}
        <span className="grid h-14 w-24 place-items-center rounded-md bg-surface text-xs shadow-card">
          card
        </span>
        <span className="grid h-14 w-24 place-items-center rounded-md bg-raised text-xs shadow-lift">
          lift
        </span>
      </DesignRow>
      <DesignRow>
        {SPACES.map((space) => (
          <span key={space} className={clsx("h-6 bg-brand", space)} />
        ))}
      </DesignRow>
    </DesignPart>
  );
}
