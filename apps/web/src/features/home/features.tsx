import {
  CameraIcon,
  ChatBubbleLeftRightIcon,
  CheckBadgeIcon,
  LockClosedIcon,
  ScaleIcon,
  TableCellsIcon,
} from "@heroicons/react/24/outline";
import { FEATURES } from "./home-copy";

const ICONS = [
  CameraIcon,
  CheckBadgeIcon,
  ScaleIcon,
  TableCellsIcon,
  LockClosedIcon,
  ChatBubbleLeftRightIcon,
];

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="border-y border-line bg-surface py-16 sm:py-20"
    >
      <div className="page">
        <h2 id="features-title" className="text-2xl">
          The paperwork, done at the till
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(({ title, text }, index) => {
            const Icon = ICONS[index] ?? CheckBadgeIcon;
            return (
              <li key={title}>
                <Icon aria-hidden="true" className="size-7 text-brand" />
                <h3 className="mt-3 text-lg font-semibold">{title}</h3>
                <p className="mt-1.5 text-sm text-ink-soft">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
