import type { ReadPicture } from './detector.js';

/** Time between two looks. Milliseconds. */
const pace = 120;
/** A code counts again when it was out of view for so many milliseconds, */
const again = 2_500;
/** and in as many looks: where one look takes seconds, the label in hand has not been put away between two. */
const looksWithout = 3;

/** Looks at the picture again and again until the signal says stop. */
export async function watch(
  video: HTMLVideoElement,
  read: ReadPicture,
  onCode: (code: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let last = { code: '', seen: -Infinity };
  let looks = 0;
  while (!stop.aborted) {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : undefined;
    const now = performance.now();
    if (code && !stop.aborted) {
      const wasAway = now - last.seen > again && looks >= looksWithout;
      if (code !== last.code || wasAway) onCode(code);
      last = { code, seen: now };
      looks = 0;
    } else looks += 1;
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}
