const IMAGE = /\.(?:jpe?g|png|webp|gif|avif|tiff?|hei[cf]|pdf)$/i;

/** Whether a file's name is that of a photo or a PDF. */
export const isImageName = (name: string) => IMAGE.test(name);
