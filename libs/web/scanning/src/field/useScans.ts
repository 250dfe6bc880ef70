import { translate } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { signal } from '../feedback/tones.js';
import { messages } from '../messages.js';
import { parse, type ScanRead } from '../parse.js';

/** How a code came in. */
export type ScanSource = 'wedge' | 'camera' | 'typed';

export interface Scan {
  /** As scanned or typed. */
  text: string;
  read: ScanRead;
  source: ScanSource;
}

/**
 * Says what a scan does; may ask the server. `hasTypedSince` tells whether anybody has typed into a field since the
 * scan came in, by hand or with a slow scanner: the focus is theirs then.
 */
export type HandleScan = (scan: Scan, hasTypedSince: () => boolean) => ScanVerdict | Promise<ScanVerdict>;

/** The answer to one scan. */
export interface GivenVerdict extends ScanVerdict {
  /** Counts up, so that the same answer twice is seen twice. */
  turn: number;
  /** What was scanned. */
  code: string;
}

export interface Scans {
  /** Takes a scan in; resolves when it was answered. */
  take: (text: string, source: ScanSource) => Promise<ScanVerdict>;
  /** The latest answer. */
  verdict: GivenVerdict | undefined;
  /** Refusals before it that nobody has dismissed, newest first: what is scanned next does not cover them. */
  rejected: readonly GivenVerdict[];
  dismiss: (turn: number) => void;
  /** Does what was chosen of what a scan may mean. */
  choose: (turn: number, choice: ScanChoice) => void;
}

/** Milliseconds for which a scan whose answer does not come holds back those behind it. */
const timeoutMs = 1_500;
/** Refusals that stay in sight. */
const maxRejected = 3;

/**
 * Notes from now on whether anybody types into a field. What a scanner has typed is taken out again once it is known as
 * a scan, and has not been typed.
 */
function watchTyping() {
  const before = new Map<HTMLInputElement, string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && !before.has(target)) before.set(target, target.value);
  };
  document.addEventListener('beforeinput', note);
  return {
    hasTyped: () => [...before].some(([field, text]) => field.value !== text),
    end: () => document.removeEventListener('beforeinput', note),
  };
}

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));

/** The latest answer, and the refusals before it. The same code, taken after all, takes its refusal away. */
function withVerdict(before: readonly GivenVerdict[], given: ScanVerdict, code: string): GivenVerdict[] {
  const next = { ...given, code, turn: (before[0]?.turn ?? 0) + 1 };
  const earlier = before.filter((each) => !each.accepted && each.code !== code);
  return [next, ...earlier.slice(0, maxRejected)];
}

/** The latest answer stays, also where it is the one that is dismissed. */
const withoutRejected = (all: readonly GivenVerdict[], turn: number) =>
  all.filter((each, place) => place === 0 || each.turn !== turn);

/**
 * Handles scans in the order they came, and answers each by sound, vibration and a text. One begins when the one before
 * it has been answered, or has been waiting for too long.
 */
export function useScans(onScan: HandleScan): Scans {
  const [[verdict, ...rejected], setVerdicts] = useState<readonly GivenVerdict[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Scans wait for each other: each is handled by what the page knows then, not by what it knew when the scan came in.
  const latest = useRef(onScan);
  useLayoutEffect(() => {
    latest.current = onScan;
  }, [onScan]);

  const inTurn = useCallback((code: string, handle: () => ScanVerdict | Promise<ScanVerdict>) => {
    const answer = last.current.then(async () => {
      const given = await Promise.resolve()
        .then(handle)
        .catch(() => rejectScan(translate(messages.failed, currentLanguage())));
      signal(!given.accepted ? 'reject' : given.isHalf ? 'half' : 'accept');
      setVerdicts((before) => withVerdict(before, given, code));
      return given;
    });
    last.current = last.current.then(() => Promise.race([answer, timeout()]));
    return answer;
  }, []);
  const take = useCallback(
    (text: string, source: ScanSource) => {
      const typing = watchTyping();
      const scan = { text, read: parse(text), source };
      return inTurn(text, () => latest.current(scan, typing.hasTyped)).finally(typing.end);
    },
    [inTurn],
  );
  const dismiss = useCallback((turn: number) => setVerdicts((all) => withoutRejected(all, turn)), []);
  const choose = useCallback(
    (turn: number, choice: ScanChoice) => {
      setVerdicts((all) => all.filter((each) => each.turn !== turn));
      inTurn(choice.label, choice.choose).catch(() => undefined); // answered by its verdict
    },
    [inTurn],
  );
  return { take, verdict, rejected, dismiss, choose };
}

/** How a scan went, and what to tell the person. */
export interface ScanVerdict {
  accepted: boolean;
  text?: string;
  /** Something of the label is still to be scanned. */
  isHalf?: boolean;
  /** What the person has to choose from before the scan does anything. */
  choices?: readonly ScanChoice[];
}

/** One of the things that a scan may mean. */
export interface ScanChoice {
  label: string;
  choose: () => ScanVerdict | Promise<ScanVerdict>;
}

/** The scan was right; `text` says what it did. */
export const accept = (text?: string): ScanVerdict => ({ accepted: true, text });
/** The scan was wrong; `text` says why. */
export const rejectScan = (text: string): ScanVerdict => ({ accepted: false, text });
