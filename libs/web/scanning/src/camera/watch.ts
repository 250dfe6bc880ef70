import type { ReadPicture } from './detector.js';

/** Time between two looks. Milliseconds. */
const pace = 120;
/** Milliseconds out of view after which a code counts again, */
const again = 2_500;
/** and the number of looks without it: where one look takes seconds, the label may still be in view between two. */
const looksWithout = 3;

/** Last sighting of a code: its time and the number of the look. */
interface Sight {
  time: number;
  look: number;
}

/** Analyses frames of the picture until the signal aborts. */
export async function watch(
  video: HTMLVideoElement,
  read: ReadPicture,
  onCode: (code: string) => void,
  stop: AbortSignal,
): Promise<void> {
  // Kept per code, because each look finds only one of the codes in view.
  const seen = new Map<string, Sight>();
  for (let look = 0; !stop.aborted; look++) {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : undefined;
    if (code && !stop.aborted) {
      const now: Sight = { time: performance.now(), look };
      if (isAway(seen.get(code), now)) onCode(code);
      for (const [other, sight] of seen) if (isAway(sight, now)) seen.delete(other);
      seen.set(code, now);
    }
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}

const isAway = (last: Sight | undefined, now: Sight) =>
  !last || (now.time - last.time > again && now.look - last.look > looksWithout);
