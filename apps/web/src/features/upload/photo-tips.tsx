import {
  DocumentTextIcon,
  LightBulbIcon,
  RectangleStackIcon,
  ViewfinderCircleIcon,
} from "@heroicons/react/24/outline";
import { Card, CardBody, CardTitle } from "@/components/card";

const TIPS = [
  { icon: LightBulbIcon, title: "Good lighting", text: "Bright and even, without your own shadow." },
  { icon: ViewfinderCircleIcon, title: "Whole receipt visible", text: "All four edges in the picture." },
  { icon: RectangleStackIcon, title: "Flattened", text: "Smooth out folds and curled ends." },
  { icon: DocumentTextIcon, title: "Store name and date included", text: "A claim needs both." },
] as const;

/** receipts-28: tips for good photos. */
export function PhotoTips() {
  return (
    <Card>
      <CardBody>
        <CardTitle>Tips for good photos</CardTitle>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {TIPS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
              <span className="text-sm">
                <strong className="font-semibold">{title}</strong>
                <span className="block text-ink-soft">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
