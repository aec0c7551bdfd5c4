import {
  CheckCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  XCircleIcon,
} from "@heroicons/react/20/solid";
import clsx from "clsx";
import type { ReactNode } from "react";

export type AlertTone = "info" | "success" | "warn" | "danger";

const TONES = {
  info: { box: "bg-info-soft border-info/30", ink: "text-info", icon: InformationCircleIcon },
  success: { box: "bg-claim-soft border-claim/30", ink: "text-claim", icon: CheckCircleIcon },
  warn: { box: "bg-warn-soft border-warn/30", ink: "text-warn", icon: ExclamationTriangleIcon },
  danger: { box: "bg-danger-soft border-danger/30", ink: "text-danger", icon: XCircleIcon },
} as const;

interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Set when the alert appears after something the person did, so that it is read out at once. */
  live?: boolean;
  className?: string;
}

/** A boxed notice inside the page. */
export function Alert({ tone = "info", title, children, actions, live = false, className }: AlertProps) {
  const { box, ink, icon: Icon } = TONES[tone];
  return (
    <div
      role={live ? "alert" : undefined}
      className={clsx("flex gap-3 rounded-md border p-4 text-sm", box, className)}
    >
      <Icon aria-hidden="true" className={clsx("mt-0.5 size-5 shrink-0", ink)} />
      <div className="min-w-0 flex-1">
        {title ? <p className={clsx("font-semibold", ink)}>{title}</p> : null}
        {children ? <div className="text-pretty text-ink">{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
