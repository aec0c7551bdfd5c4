import { EmptyState } from "@/components/empty-state";
import { LinkButton } from "@/components/link-button";

export default function ArticleNotFound() {
  return (
    <div className="page max-w-2xl py-16">
      <h1 className="sr-only">Blog</h1>
      <EmptyState title="Blog post not found" actions={<LinkButton href="/blog">Back to Blog</LinkButton>}>
        The article may have moved, or its address was typed wrongly.
      </EmptyState>
    </div>
  );
}
