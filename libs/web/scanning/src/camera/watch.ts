import type { ReadPicture } from './detector.js';

/** Time between two looks. Milliseconds. */
const pace = 120;
/** A code that stays in view counts again after this. Milliseconds. */
const again = 2_500;

/** Looks at the picture again and again until the signal says stop. */
export async function watch(
  video: HTMLVideoElement,
  read: ReadPicture,
  onCode: (code: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let last = { code: '', seen: -Infinity };
  while (!stop.aborted) {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : undefined;
    const now = performance.now();
    if (code && !stop.aborted) {
      if (code !== last.code || now - last.seen > again) onCode(code);
      last = { code, seen: now };
    }
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}
