"use client";

import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Dialog } from "@/components/dialog";
import { DetailsDialog } from "./details-dialog";
import { ItemFacts } from "./item-facts";
import type { ItemRowProps } from "./item-row";
import { PriceDialog } from "./price-dialog";
import type { ItemChanges } from "./use-item-changes";
import type { ReceiptChanges } from "./use-receipt-changes";

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
  if (dialog === null) return null;
  const priceLabel = `Price (${receipt.currency})`;
  if (dialog.kind === "add") {
    return (
      <PriceDialog
        title="Add a line"
        description="For an item that stands on the receipt but was not read."
        name={{ label: "Product Name", value: "" }}
        priceLabel={priceLabel}
        price={null}
        saveLabel="Add line"
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
        title="Item details"
        actions={
          <Button tone="secondary" onClick={onClose} data-autofocus>
            Close
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
                Split into two lines
              </Button>
              <Button tone="secondary" size="small" onClick={() => row.actions.remove(item)}>
                Remove line
              </Button>
            </>
          ) : null
        }
        priceLabel={priceLabel}
        onSave={(details) => itemChanges.changeDetails(item, details)}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === "regular") {
    return (
      <PriceDialog
        title={item.customRegularPrice === null ? "Set Regular Price" : "Edit Regular Price"}
        description={`What would a regular, gluten-containing equivalent of “${item.name}” cost?`}
        priceLabel={`Regular price (${receipt.currency})`}
        price={Math.abs(item.regularPrice)}
        onSave={(price) => itemChanges.setRegularPrice(item, price)}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === "split") {
    return (
      <PriceDialog
        title="Split into two lines"
        description={`“${item.name}” keeps the rest of its price; the new line gets the price below.`}
        priceLabel={`Price of the new line (${receipt.currency})`}
        price={null}
        saveLabel="Split"
        check={(price) =>
          price > 0 && price < Math.abs(item.price)
            ? null
            : "The split price must be more than 0 and less than the item's price."
        }
        onSave={(price) => receiptChanges.splitLine(item.id, price)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title="Remove this line?"
      confirmLabel="Remove line"
      destructive
      onCancel={onClose}
      onConfirm={() => {
        void receiptChanges.removeLine(item.id, item.name);
        onClose();
      }}
    >
      “{item.name}” will be taken off this receipt.
    </ConfirmDialog>
  );
}
