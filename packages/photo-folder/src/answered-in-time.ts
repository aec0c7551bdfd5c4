/** A file of a share that answers is read in seconds. */
export const LONGEST_ANSWER_MS = 60_000;
/** Each call that hangs keeps one of the four threads that Node has for files. */
const MAX_HANGING = 2;

const hanging = new Set<string>();

const noAnswer = (path: string) =>
  Object.assign(new Error(`${path} does not answer.`), { code: "ETIMEDOUT" });

/**
 * What the file system says of a path. @throws where the answer takes too long, as on a share without its network; until
 * it comes the path is not asked again, and nothing else once two hang.
 */
export async function answeredInTime<Answer>(
  path: string,
  ask: () => Promise<Answer>,
  longestMs: number,
): Promise<Answer> {
  if (hanging.has(path) || hanging.size >= MAX_HANGING) throw noAnswer(path);
  const answer = ask();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      hanging.add(path);
      const isAnswered = () => hanging.delete(path);
      answer.then(isAnswered, isAnswered);
      reject(noAnswer(path));
    }, longestMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
