import { Alert } from "@/components/alert";
import type { PhotoSearch } from "./find-photos";

const photos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

/** What was laid in, what only looks the same, and which receipts have no photo. */
export function PhotoResult({ search: { found, missing } }: { search: PhotoSearch }) {
  const alike = found.filter(({ sameFile }) => !sameFile).length;
  return (
    <Alert
      live
      className="mt-4"
      tone={missing.length === 0 ? "success" : "warn"}
      title={`${photos(found.length)} laid into the ZIP`}
    >
      {alike > 0 ? (
        <p className="mt-1">
          {photos(alike)} found by how the receipt looks, and marked so: the file is not the one that was
          sent.
        </p>
      ) : null}
      {missing.length > 0 ? (
        <>
          <p className="mt-1">Not found in this folder:</p>
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
