import { Session } from "node:inspector";
import { Socket } from "node:net";

/**
 * A thread beside the server's own, which can say what that one is doing when it no longer answers. The
 * launcher holds the other end of this pipe; each question on it gets one line of JSON.
 */
const PIPE = 4;
/** The main thread can't be paused while it is inside the system or a native library. */
const STOP_WITHIN_MS = 2_000;

interface Frame {
  readonly functionName: string;
  readonly location: {
    readonly scriptId: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
}

/** The main thread's stack now, innermost call first; `null` when the thread can't be paused in time. */
function stackOfMainThread(): Promise<string[] | null> {
  return new Promise((resolve) => {
    const session = new Session();
    session.connectToMainThread();
    const files = new Map<string, string>();
    const finish = (stack: string[] | null) => {
      clearTimeout(overdue);
      session.disconnect();
      resolve(stack);
    };
    const overdue = setTimeout(() => finish(null), STOP_WITHIN_MS);
    session.on("Debugger.scriptParsed", ({ params }) => files.set(params.scriptId, params.url));
    session.once("Debugger.paused", ({ params }: { params: { callFrames: Frame[] } }) => {
      // Names and places only: the variables may hold personal data.
      const places = params.callFrames.map(
        ({ functionName, location: { scriptId, lineNumber, columnNumber } }) =>
          `${functionName || "(anonymous)"} ${files.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`,
      );
      finish(places);
    });
    session.post("Debugger.enable");
    session.post("Debugger.pause");
  });
}

const pipe = new Socket({ fd: PIPE, readable: true, writable: true });
pipe.on("data", async () => {
  const report = {
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    residentBytes: process.memoryUsage.rss(),
    resources: process.resourceUsage(),
    stack: await stackOfMainThread(),
  };
  pipe.write(`${JSON.stringify(report)}\n`);
});
