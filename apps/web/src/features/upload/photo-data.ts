export const READ_FAILED = "Failed to read the image file";
export const CONVERT_FAILED = "Failed to convert image to base64";

/** The photo's data in base64 without a prefix (§7). @throws Error with the words of §8. */
export function base64Of(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error(READ_FAILED));
    reader.onload = () => {
      const data = typeof reader.result === "string" ? (reader.result.split(",", 2)[1] ?? "") : "";
      if (data) resolve(data);
      else reject(new Error(CONVERT_FAILED));
    };
    reader.readAsDataURL(photo);
  });
}

/** An electronic receipt, read without being shown. */
export const PDF_TYPE = "application/pdf";

/** Whether a chosen file may be a photo, or an e-receipt. The server judges by content; this refuses what plainly is neither. */
export function maybePhoto(file: { name: string; type: string }): boolean {
  if (file.type.startsWith("image/") || file.type === PDF_TYPE) return true;
  // Several systems give a HEIC photo no type at all.
  return file.type === "" && /\.(heic|heif|jpe?g|png|webp|avif|tiff?|gif)$/i.test(file.name);
}
