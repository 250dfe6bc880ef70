import type { ReadPicture } from './detector.js';

/** Time between two looks. Milliseconds. */
const pace = 120;
/** A code counts again when it was out of view for so many milliseconds, */
const again = 2_500;
/** and in as many looks: where one look takes seconds, the label in hand has not been put away between two. */
const looksWithout = 3;

/** When a code was in view last: the time, and which look it was. */
interface Sight {
  time: number;
  look: number;
}

/** Looks at the picture again and again until the signal says stop. */
export async function watch(
  video: HTMLVideoElement,
  read: ReadPicture,
  onCode: (code: string) => void,
  stop: AbortSignal,
): Promise<void> {
  // Of every code, since a look finds one of those in view, now this one and now that.
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
