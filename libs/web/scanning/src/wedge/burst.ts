import { isCharacter } from './characters.js';
import { isEnd, isModifier, type Stroke } from './stroke.js';

/**
 * Tells a scanner from a person by rhythm alone. Pure: time comes with the strokes.
 * Most scanners send a key every 1 to 50 ms; people stay above 60 ms apart from two or three keys rolled at once.
 * Slower scanners are told by what they send, see `SlowRun`.
 */
export const rhythm = {
  /** Longest pause between two keys while it is open whether they are a scan. Milliseconds. */
  maxGap: 75,
  /** Longest mean pause over the first keys of a scan. Milliseconds. */
  meanGap: 55,
  /** Keys of the shortest scan; that many at this pace are no person's. */
  shortest: 6,
  /** Longest pause once it is a scan, for wireless scanners that stutter. Milliseconds. */
  stutter: 150,
  /** Silence after which keys that were kept are given back. Milliseconds. */
  silence: 110,
  /** Keys in a row from which on they are kept from the page until it is clear what they are. */
  suspicious: 3,
} as const;

/** Keys that came one right after the other. */
export type Burst = readonly Stroke[];
export const noBurst: Burst = [];

export interface Verdict {
  burst: Burst;
  /** Keep this key from the page. */
  swallow: boolean;
  /** Keys kept from the page that turned out to be typing: write them after all. */
  giveBack: Burst;
  /** A complete scan. */
  scan?: Burst;
}

const lastTime = (burst: Burst) => burst.at(-1)?.time ?? -Infinity;

/** The first keys tell: they came faster than anyone types. */
function isScan(burst: Burst): boolean {
  const [first, sixth] = [burst[0], burst[rhythm.shortest - 1]];
  return (
    first !== undefined && sixth !== undefined && (sixth.time - first.time) / (rhythm.shortest - 1) <= rhythm.meanGap
  );
}

/** Milliseconds without a key after which the burst is over. */
export function burstTimeoutMs(burst: Burst): number {
  return isScan(burst) ? rhythm.stutter : rhythm.silence;
}

/** The burst is over: a scan, or typing of which the kept part is given back. */
function settle(burst: Burst): Pick<Verdict, 'giveBack' | 'scan'> {
  return isScan(burst) ? { giveBack: noBurst, scan: burst } : { giveBack: burst.slice(rhythm.suspicious - 1) };
}

/** The next key went down. */
export function onStroke(burst: Burst, stroke: Stroke): Verdict {
  if (isModifier(stroke)) return { burst, swallow: false, giveBack: noBurst };
  const continues = stroke.time - lastTime(burst) <= (isScan(burst) ? rhythm.stutter : rhythm.maxGap);
  if (continues && isEnd(stroke)) {
    const settled = settle(burst);
    return { burst: noBurst, swallow: settled.scan !== undefined, ...settled };
  }
  const belongs = !stroke.repeat && !stroke.meta && !isEnd(stroke) && isCharacter(stroke);
  if (!belongs) return { burst: noBurst, swallow: false, ...settle(burst) };
  if (!continues) return { burst: [stroke], swallow: false, ...settle(burst) };
  const longer = [...burst, stroke];
  return { burst: longer, swallow: longer.length >= rhythm.suspicious, giveBack: noBurst };
}

/** Time went by without a key. */
export function onSilence(burst: Burst, now: number): Verdict {
  if (now - lastTime(burst) < burstTimeoutMs(burst)) return { burst, swallow: false, giveBack: noBurst };
  return { burst: noBurst, swallow: false, ...settle(burst) };
}
