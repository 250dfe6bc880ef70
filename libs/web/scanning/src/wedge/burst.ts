import { isCharacter } from './characters.js';
import { isEnd, isModifier, type Stroke } from './stroke.js';

/**
 * Distinguishes a scanner from typing by rhythm alone. Pure: the strokes carry their time. Most scanners send a key
 * every 1 to 50 ms; a user's keys are at least 60 ms apart, except two or three rolled at once. Slower scanners are
 * recognized by their content, see `SlowRun`.
 */
export const rhythm = {
  /** Longest pause between two keys while it is open whether they are a scan. Milliseconds. */
  maxGap: 75,
  /** Longest mean pause over the first keys of a scan. Milliseconds. */
  meanGap: 55,
  /** Keys of the shortest scan; no user types that many at this pace. */
  shortest: 6,
  /** Longest pause once it is a scan, for wireless scanners that stutter. Milliseconds. */
  stutter: 150,
  /** Pause in milliseconds after which withheld keys are written to the page. */
  silence: 110,
  /** Number of fast keys from which on the page gets none until they are classified. */
  suspicious: 3,
} as const;

/** Keys in quick succession. */
export type Burst = readonly Stroke[];
export const noBurst: Burst = [];

export interface Verdict {
  burst: Burst;
  /** Keep this key from the page. */
  swallow: boolean;
  /** Withheld keys that turned out to be typing and must be written to the page. */
  giveBack: Burst;
  /** A complete scan. */
  scan?: Burst;
}

const getLastTime = (burst: Burst) => burst.at(-1)?.time ?? -Infinity;

/** The first keys decide: they arrived faster than a user can type. */
function isScan(burst: Burst): boolean {
  const [first, sixth] = [burst[0], burst[rhythm.shortest - 1]];
  return (
    first !== undefined && sixth !== undefined && (sixth.time - first.time) / (rhythm.shortest - 1) <= rhythm.meanGap
  );
}

/** Milliseconds without a key after which the burst is over. */
export function computeBurstTimeoutMs(burst: Burst): number {
  return isScan(burst) ? rhythm.stutter : rhythm.silence;
}

/** Ends the burst: it is a scan, or typing whose withheld keys are returned. */
function decideBurst(burst: Burst): Pick<Verdict, 'giveBack' | 'scan'> {
  return isScan(burst) ? { giveBack: noBurst, scan: burst } : { giveBack: burst.slice(rhythm.suspicious - 1) };
}

/** The next key went down. */
export function onStroke(burst: Burst, stroke: Stroke): Verdict {
  if (isModifier(stroke)) return { burst, swallow: false, giveBack: noBurst };
  const continues = stroke.time - getLastTime(burst) <= (isScan(burst) ? rhythm.stutter : rhythm.maxGap);
  if (continues && isEnd(stroke)) {
    const settled = decideBurst(burst);
    return { burst: noBurst, swallow: settled.scan !== undefined, ...settled };
  }
  const belongs = !stroke.repeat && !stroke.meta && !isEnd(stroke) && isCharacter(stroke);
  if (!belongs) return { burst: noBurst, swallow: false, ...decideBurst(burst) };
  if (!continues) return { burst: [stroke], swallow: false, ...decideBurst(burst) };
  const longer = [...burst, stroke];
  return { burst: longer, swallow: longer.length >= rhythm.suspicious, giveBack: noBurst };
}

/** Time went by without a key. */
export function onSilence(burst: Burst, now: number): Verdict {
  if (now - getLastTime(burst) < computeBurstTimeoutMs(burst)) return { burst, swallow: false, giveBack: noBurst };
  return { burst: noBurst, swallow: false, ...decideBurst(burst) };
}
