import {
  DocumentTextIcon,
  LightBulbIcon,
  RectangleStackIcon,
  ViewfinderCircleIcon,
} from "@heroicons/react/24/outline";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";

const TIPS = [
  { icon: LightBulbIcon, name: "light" },
  { icon: ViewfinderCircleIcon, name: "whole" },
  { icon: RectangleStackIcon, name: "flat" },
  { icon: DocumentTextIcon, name: "named" },
] as const;

/** receipts-28: tips for good photos. */
export function PhotoTips() {
  const t = useTranslations("upload.tips");
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {TIPS.map(({ icon: Icon, name }) => (
            <li key={name} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
              <span className="text-sm">
                <strong className="font-semibold">{t(name)}</strong>
                <span className="block text-ink-soft">{t(`${name}Text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
