/** A photo in grey, one byte a pixel (0 is black), row by row from the top left. */
export interface GreyPhoto {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}
