import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";
import type { PhotoSearch } from "./find-photos";

/** What was laid in, what only looks the same, and which receipts have no photo. */
export function PhotoResult({ search: { found, missing } }: { search: PhotoSearch }) {
  const t = useTranslations("claimDownloads.photos");
  const alike = found.filter(({ sameFile }) => !sameFile).length;
  return (
    <Alert
      live
      className="mt-4"
      tone={missing.length === 0 ? "success" : "warn"}
      title={t("found", { count: found.length })}
    >
      {alike > 0 ? <p className="mt-1">{t("alike", { count: alike })}</p> : null}
      {missing.length > 0 ? (
        <>
          <p className="mt-1">{t("missing")}</p>
          <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
            {missing.map(({ photo, date, store }) => (
              <li key={photo}>{[date, store].filter((words) => words !== "").join(", ")}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
