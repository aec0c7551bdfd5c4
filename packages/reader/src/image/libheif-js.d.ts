declare module "libheif-js/libheif-wasm/libheif-bundle.js" {
  /** One plane of a decoded image; `data` is a view of the engine's own memory. */
  interface HeifChannel {
    id: unknown;
    width: number;
    height: number;
    /** Bytes from one row to the next. */
    stride: number;
    data: Uint8Array;
  }
  interface HeifImage {
    /** `null` once freed. */
    handle: unknown;
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    free(): void;
  }
  interface HeifDecoder {
    decode(bytes: Uint8Array): HeifImage[];
    decoder: unknown;
  }
  /** One engine, with memory of its own. */
  export interface LibHeif {
    ready: Promise<unknown>;
    HeifDecoder: new () => HeifDecoder;
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown };
    heif_channel: { heif_channel_interleaved: unknown };
    /** Decodes the whole image at once; a `code` in the answer says what is wrong. */
    heif_js_decode_image2(
      handle: unknown,
      colorspace: unknown,
      chroma: unknown,
    ): { code?: unknown; image: unknown; channels: HeifChannel[] } | undefined;
    heif_image_release(image: unknown): void;
    heif_context_free(context: unknown): void;
  }
  export default function libheif(): LibHeif;
}
