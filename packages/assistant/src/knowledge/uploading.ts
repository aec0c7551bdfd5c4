import { MAX_IMAGE_SIZE } from "@gf-ledger/domain/image/image-limits";
import type { KnowledgeFile } from "./knowledge-file";

/** receipts-28 Upload Receipt, receipts-2 receipts-12, reading-11. */
export const UPLOADING: KnowledgeFile = {
  path: "knowledge/uploading",
  title: "Uploading a receipt",
  href: "/how-it-works",
  edition: "both",
  text: `
## How do I upload a receipt?

Open Upload Receipt, choose a picture or take one with your phone, look at the preview and press Process Image. Reading takes about 5 to 30 seconds. Then check the items that were found, correct what is wrong and press Save Selected Items. Saved items appear under Reports.

## How do I take a good photo of a receipt?

Use good lighting without a shadow across the paper. Flatten the receipt and get the whole of it into the picture, with the store name and the date. Hold the phone straight above it. If it is very long, fold it and take two photos, and upload each as its own receipt.

## Which picture formats and sizes can I upload?

JPEG, PNG, WebP, GIF, AVIF, TIFF and HEIC (iPhone) pictures work, up to ${MAX_IMAGE_SIZE} and 80 megapixels. Pictures over 1 MB are made smaller in your browser before they are sent.

## Can I upload a PDF?

Yes. A PDF receipt, for example one that a shop mailed to you, is read like a photo: choose it on the upload page. Its text is used where it has one, otherwise its pages are read as pictures.

## The receipt could not be read. What can I do?

Take a new photo in better light, flat and sharp, with the whole receipt visible. Faded thermal paper reads better when photographed straight from above. If no items are found, upload a clearer image. A reading that fails does not count against your monthly receipts.

## The store or the date is missing or wrong

When no store or date could be read, the page shows Unknown Store or Unknown Date. You can edit both. A date is needed before you save, because a claim belongs to a tax year.

## I uploaded the same receipt twice

A receipt that was read before is recognized by its picture, or by the same store, date and total, and you are told so. You decide whether to keep the second one. You can delete records under Reports at any time.

## Which languages and stores work?

Receipts of Canadian and United States grocery stores in English and French can be read. Words such as GF, gluten free and sans gluten are recognized, and so are many gluten-free brands.
`,
};
