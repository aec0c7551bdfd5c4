/** What the browser's own detector has of the Shape Detection API; few browsers have it. */
interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => BarcodeDetectorLike;

const FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e"] as const;
const BETWEEN_LOOKS_MS = 200;

function ownDetector(): BarcodeDetectorLike | null {
  const { BarcodeDetector } = window as typeof window & { BarcodeDetector?: DetectorClass };
  return BarcodeDetector ? new BarcodeDetector({ formats: FORMATS }) : null;
}

/** Looks at the video every fifth of a second with the browser's own detector. Returns a function that stops it. */
function lookWith(detector: BarcodeDetectorLike, video: HTMLVideoElement, onRead: (code: string) => void) {
  const timer = setInterval(() => {
    if (video.readyState < video.HAVE_CURRENT_DATA) return;
    detector.detect(video).then(
      ([found]) => found && onRead(found.rawValue),
      // A frame that could not be looked at; the next one is.
      () => {},
    );
  }, BETWEEN_LOOKS_MS);
  return () => clearInterval(timer);
}

/**
 * Reads barcodes from the camera at the back into `onRead`, as often as it sees one, until what it returns is called.
 * With the browser's own detector, else with ZXing, which is loaded then. @throws where there is no camera, or it
 * is not allowed.
 */
export async function readBarcodes(
  video: HTMLVideoElement,
  onRead: (code: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    const detector = ownDetector();
    if (detector) {
      video.srcObject = stream;
      await video.play();
      const stop = lookWith(detector, video, onRead);
      return () => {
        stop();
        release();
      };
    }
    const { BrowserMultiFormatOneDReader } = await import("@zxing/browser");
    const controls = await new BrowserMultiFormatOneDReader().decodeFromStream(stream, video, (result) => {
      if (result) onRead(result.getText());
    });
    return () => {
      controls.stop();
      release();
    };
  } catch (error) {
    release();
    throw error;
  }
}
