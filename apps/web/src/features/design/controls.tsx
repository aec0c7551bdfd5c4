"use client";

import { TrashIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { BackLink } from "@/components/back-link";
import { Badge, type BadgeTone } from "@/components/badge";
import { Button } from "@/components/button";
import type { ButtonSize, ButtonTone } from "@/components/button-style";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Dialog } from "@/components/dialog";
import { IntentLink } from "@/components/intent-link";
import { LinkButton } from "@/components/link-button";
import { Menu } from "@/components/menu";
import { toast } from "@/components/notices/toast";
import { Tooltip } from "@/components/notices/tooltip";
import { Tabs } from "@/components/tabs";
import { DesignPart, DesignRow } from "./part";

const TONES: readonly ButtonTone[] = ["primary", "secondary", "quiet", "danger"];
const SIZES: readonly ButtonSize[] = ["small", "medium", "large"];
const BADGES: readonly BadgeTone[] = ["neutral", "brand", "claim", "warn", "danger", "info"];

/** What one presses. */
export function DesignControls() {
  const [tab, setTab] = useState("one");
  const [open, setOpen] = useState<"dialog" | "question" | null>(null);
  const close = () => setOpen(null);
  return (
    <DesignPart title="Controls">
      {TONES.map((tone) => (
        <DesignRow key={tone}>
          {SIZES.map((size) => (
            <Button key={size} tone={tone} size={size}>
              {tone}, {size}
            </Button>
          ))}
          <Button tone={tone} disabled>
            {tone}, disabled
          </Button>
          <Button tone={tone} busy>
            {tone}, busy
          </Button>
          <Button tone={tone} size="icon" aria-label={`Delete, ${tone}`}>
            <TrashIcon aria-hidden="true" className="size-5" />
          </Button>
        </DesignRow>
      ))}
      <DesignRow>
        <BackLink href="/design">A link back</BackLink>
        <IntentLink href="/design" className="finger font-semibold text-brand underline underline-offset-2">
          A link in a text
        </IntentLink>
        <LinkButton href="/design" tone="secondary">
          A link
        </LinkButton>
        <Menu
          button="A menu"
          entries={[
            { label: "Open", onSelect: close },
            { label: "Not now", onSelect: close, disabled: true },
            { label: "Delete", onSelect: close, destructive: true },
          ]}
        />
        <Tooltip text="What this does">
          {(described) => (
            <Button {...described} tone="quiet">
              A tooltip
            </Button>
          )}
        </Tooltip>
        <Button tone="secondary" onClick={() => setOpen("dialog")}>
          A dialog
        </Button>
        <Button tone="secondary" onClick={() => setOpen("question")}>
          A question
        </Button>
        <Button
          tone="secondary"
          onClick={() =>
            toast({ title: "Saved", tone: "success", action: { label: "Undo", onPress: () => undefined } })
          }
        >
          A toast
        </Button>
      </DesignRow>
      <DesignRow>
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </DesignRow>
      <Tabs
        label="Tabs"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: "one", label: "One", panel: <p>The first panel.</p> },
          { id: "two", label: "Two", panel: <p>The second panel.</p> },
        ]}
      />
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="A dialog"
        description="What it is for."
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      >
        <p>Its text.</p>
      </Dialog>
      <ConfirmDialog
        open={open === "question"}
        onCancel={close}
        onConfirm={close}
        title="Delete this?"
        confirmLabel="Delete"
        destructive
      >
        It can't be brought back.
      </ConfirmDialog>
    </DesignPart>
  );
}
