"use client";

import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Dialog } from "@/components/dialog";
import { useForAll } from "@/features/bought/use-for-all";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import type { ItemChanges } from "../changes/use-item-changes";
import type { ReceiptChanges } from "../changes/use-receipt-changes";
import { ItemFacts } from "../items/item-facts";
import type { ItemRowProps } from "../items/item-row";
import { PriceDialog } from "./price-dialog";

const DetailsDialog = loadedWhenShown(() =>
  import("./details-dialog").then((module) => module.DetailsDialog),
);

export type ItemDialog =
  | { readonly kind: "add" }
  | { readonly kind: "details" | "regular" | "split" | "remove"; readonly item: ReceiptItemView };

interface ItemDialogsProps {
  dialog: ItemDialog | null;
  receipt: ReceiptView;
  rows: readonly ItemRowProps[];
  /** Whether the list shows nothing of an item but its name and figures. */
  short: boolean;
  itemChanges: ItemChanges;
  receiptChanges: ReceiptChanges;
  onClose: () => void;
}

/** The dialog that is open over a receipt's items, if any. */
export function ItemDialogs({
  dialog,
  receipt,
  rows,
  short,
  itemChanges,
  receiptChanges,
  onClose,
}: ItemDialogsProps) {
  const t = useTranslations("receipt.dialogs");
  const details = useTranslations("receipt.details");
  const words = useTranslations("receipt.item");
  const forAll = useForAll(receipt.currency);
  if (dialog === null) return null;
  const { currency } = receipt;
  const priceLabel = details("price", { currency });
  if (dialog.kind === "add") {
    return (
      <PriceDialog
        title={t("addTitle")}
        description={t("addText")}
        name={{ label: details("name"), value: "" }}
        priceLabel={priceLabel}
        price={null}
        saveLabel={t("add")}
        onSave={(price, name) => receiptChanges.addLine(name, price)}
        onClose={onClose}
      />
    );
  }
  const { item } = dialog;
  const row = rows.find((one) => one.item.id === item.id);
  const facts = short && row ? <ItemFacts row={row} /> : null;
  if (dialog.kind === "details" && receipt.status === "confirmed") {
    return (
      <Dialog
        open
        onClose={onClose}
        title={details("shown")}
        actions={
          <Button tone="secondary" onClick={onClose} data-autofocus>
            {details("close")}
          </Button>
        }
      >
        {facts}
      </Dialog>
    );
  }
  if (dialog.kind === "details") {
    return (
      <DetailsDialog
        item={item}
        facts={facts}
        more={
          short && row ? (
            <>
              <Button
                tone="secondary"
                size="small"
                disabled={Math.abs(item.price) < 0.02}
                onClick={() => row.actions.split(item)}
              >
                {words("split")}
              </Button>
              <Button tone="secondary" size="small" onClick={() => row.actions.remove(item)}>
                {t("remove")}
              </Button>
            </>
          ) : null
        }
        currency={currency}
        onSave={(details) => itemChanges.changeDetails(item, details)}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === "regular") {
    return (
      <PriceDialog
        title={t(item.customRegularPrice === null ? "setRegular" : "editRegular")}
        description={t("regularText", { name: item.name })}
        priceLabel={t("regularPrice", { currency })}
        price={Math.abs(item.regularPrice)}
        hintOf={item.unit === "each" ? (typed) => forAll(typed, item.quantity) : undefined}
        onSave={(price) => itemChanges.setRegularPrice(item, price)}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === "split") {
    return (
      <PriceDialog
        title={words("split")}
        description={t("splitText", { name: item.name })}
        priceLabel={t("splitPrice", { currency })}
        price={null}
        saveLabel={t("split")}
        check={(price) => (price > 0 && price < Math.abs(item.price) ? null : t("splitTooMuch"))}
        onSave={(price) => receiptChanges.splitLine(item.id, price)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={t("removeTitle")}
      confirmLabel={t("remove")}
      destructive
      onCancel={onClose}
      onConfirm={() => {
        void receiptChanges.removeLine(item.id, item.name);
        onClose();
      }}
    >
      {t("removeText", { name: item.name })}
    </ConfirmDialog>
  );
}
