import { Button } from "@/components/button";
import { PageTitle } from "@/components/page-title";
import { DesignControls } from "./controls";
import { DesignFields } from "./fields";
import { DesignLists } from "./lists";
import { DesignNotices } from "./notices";
import { DesignTokens } from "./tokens";

/** Every part of the screens in every state, to look at and to compare (screens-37). English alone, as only makers see it. */
export function DesignPage() {
  return (
    <div className="page flex flex-col gap-10 py-8">
      <PageTitle title="Design" introduction="Every part of the screens in every state.">
        <Button tone="secondary">What is done here</Button>
      </PageTitle>
      <DesignTokens />
      <DesignControls />
      <DesignFields />
      <DesignNotices />
      <DesignLists />
    </div>
  );
}
