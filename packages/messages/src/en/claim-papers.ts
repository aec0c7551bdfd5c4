/** The papers of a claim and the photos that are laid into them, on /claim and /shared-claim. */
export const claimPapers = {
  title: "Papers",
  text: "What you hand over when you are asked: a report, a workbook with live totals, and a ZIP with both, the CSV files and a checklist.",
  zip: "Everything as ZIP",
  pdf: "Report as PDF",
  xlsx: "Workbook as XLSX",
  downloaded: "{file} has been downloaded.",
  failed: "Download failed",
  failedText: "It could not be put together. Please try again.",
  photos: {
    title: "Add your photos",
    text: "Choose the folder of your receipt photos. Your browser finds those of this claim and lays them into the ZIP, named by date and store. They are not uploaded.",
    folder: "Folder of your receipt photos",
    choose: "Choose folder",
    looking: "Looking for your photos",
    failed: "No ZIP was made",
    tooLarge: "The photos are too large for one ZIP file. Choose a folder with fewer of them.",
    notSecure: "Your browser only compares photos over a secure connection. Open this page over https.",
    found: "{count, plural, one {1 photo} other {# photos}} laid into the ZIP",
    alike:
      "{count, plural, one {1 photo} other {# photos}} found by how the receipt looks, and marked so: the file is not the one that was sent.",
    missing: "Not found in this folder:",
    looksTheSame: "looks the same",
    listed: "Photos laid in: {count}",
    notFound: "Photos that were not found: {count}",
  },
} as const;
