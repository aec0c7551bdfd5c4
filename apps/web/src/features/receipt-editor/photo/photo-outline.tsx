import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import Image from "next/image";
import { useTranslations } from "use-intl";

interface PhotoOutlineProps {
  url: string;
  /** The item to outline, in fractions of the photo. */
  box: Box | null;
  /** How wide the photo is, in widths of its frame. */
  zoom: number;
  /** Called once its height is known. */
  onLoad?: () => void;
  onBroken?: () => void;
}

/** The whole photo with one of its lines outlined. */
export function PhotoOutline({ url, box, zoom, onLoad, onBroken }: PhotoOutlineProps) {
  const t = useTranslations("receipt.photo");
  return (
    <div className="relative" style={{ width: `${zoom * 100}%` }}>
      <Image
        unoptimized
        loading="eager"
        width={1200}
        height={1600}
        src={url}
        alt={t("taken")}
        draggable={false}
        className="block h-auto w-full select-none"
        onLoad={onLoad}
        onError={onBroken}
      />
      {box ? (
        <span
          aria-hidden="true"
          data-testid="outlined-line"
          className="pointer-events-none absolute rounded-sm border-2 border-mark bg-mark-soft/20 shadow-dimmed"
          style={{
            left: `${box.x * 100 - 0.5}%`,
            top: `${box.y * 100 - 0.2}%`,
            width: `${box.width * 100 + 1}%`,
            height: `${box.height * 100 + 0.4}%`,
          }}
        />
      ) : null}
    </div>
  );
}
