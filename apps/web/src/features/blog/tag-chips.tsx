import { Badge } from "@/components/badge";

export function TagChips({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
