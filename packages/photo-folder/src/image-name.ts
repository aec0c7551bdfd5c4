const IMAGE = /(?:^|[/\\])[^./\\][^/\\]*\.(?:jpe?g|png|webp|gif|avif|tiff?|hei[cf]|pdf)$/i;

/**
 * Whether a file's name or path is that of a photo or a PDF. One that begins with a point is a program's own: a Mac puts
 * `._till.jpg` beside each `till.jpg` on a share, and copies are named so until they are complete.
 */
export const isImageName = (name: string) => IMAGE.test(name);
