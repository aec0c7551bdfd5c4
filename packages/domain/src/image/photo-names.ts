const PHOTO = /\.(?:jpe?g|hei[cf])$/i;
const VIDEO = /\.(?:mov|mp4|m4v|3gp)$/i;
const RAW = /\.(?:dng|cr[23]|nef|arw|raf|orf|rw2)$/i;
const stemOf = (name: string) => name.replace(/\.[^.]*$/, "").toLowerCase();

export const isVideoName = (name: string) => VIDEO.test(name);
/** Cameras' raw photos, by name; those that are sent are judged by their content. */
export const isRawName = (name: string) => RAW.test(name);

/** The files without the videos of Live Photos whose photo is among them, `IMG_1.mov` beside `IMG_1.heic`. */
export function withoutLiveVideos<File>(files: readonly File[], nameOf: (file: File) => string): File[] {
  const photos = new Set(
    files
      .map(nameOf)
      .filter((name) => PHOTO.test(name))
      .map(stemOf),
  );
  return files.filter((file) => !(isVideoName(nameOf(file)) && photos.has(stemOf(nameOf(file)))));
}
