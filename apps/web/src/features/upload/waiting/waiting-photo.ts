/** A photo that waits on this device until it is read. */
export interface WaitingPhoto {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
  /** Shared by another app: it is read when the person asks for it, for any site can share a file. */
  readonly shared?: boolean;
}
