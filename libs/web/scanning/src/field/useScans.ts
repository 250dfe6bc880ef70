import { translate } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { signal } from '../feedback/tones.js';
import { messages } from '../messages.js';
import { parse, type ScanRead } from '../parse.js';

/** Origin of a code. */
export type ScanSource = 'wedge' | 'camera' | 'typed';

export interface Scan {
  /** Raw text of the scan or the input. */
  text: string;
  read: ScanRead;
  source: ScanSource;
}

/**
 * Handles a scan; may query the server. `hasTypedSince` tells whether the user has typed into a field since the scan
 * arrived, by hand or with a slow scanner, and therefore keeps the focus.
 */
export type HandleScan = (scan: Scan, hasTypedSince: () => boolean) => ScanVerdict | Promise<ScanVerdict>;

/** Result of one scan. */
export interface GivenVerdict extends ScanVerdict {
  /** Increases with each scan, so that a repeated result is rendered again. */
  turn: number;
  /** Scanned code. */
  code: string;
}

/** A label of which something is still to be scanned. */
export interface HalfScanned {
  /** Description of the facts scanned so far. */
  text: string;
  discard: () => void;
}

export interface Scans {
  /** Takes a scan in; resolves when it was answered. */
  take: (text: string, source: ScanSource) => Promise<ScanVerdict>;
  /** Latest result. */
  verdict: GivenVerdict | undefined;
  /** Earlier errors that the user has not dismissed, newest first: the next scan does not hide them. */
  rejected: readonly GivenVerdict[];
  dismiss: (turn: number) => void;
  /** Applies the user's choice for an ambiguous scan. */
  choose: (turn: number, choice: ScanChoice) => void;
}

/** Maximum time in milliseconds for which a pending scan blocks the scans after it. */
const timeoutMs = 1_500;
/** Refusals that stay in sight. */
const maxRejected = 3;

/**
 * Starts to observe input into fields. Text typed by a scanner is removed once it is recognized as a scan, and does not
 * count.
 */
function watchTyping() {
  const before = new Map<HTMLInputElement, string>();
  const recordInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && !before.has(target)) before.set(target, target.value);
  };
  document.addEventListener('beforeinput', recordInput);
  return {
    hasTyped: () => [...before].some(([field, text]) => field.value !== text),
    end: () => document.removeEventListener('beforeinput', recordInput),
  };
}

const waitForTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));

/** Latest result and the errors before it. A code that is accepted after an error removes that error. */
function withVerdict(before: readonly GivenVerdict[], given: ScanVerdict, code: string): GivenVerdict[] {
  const next = { ...given, code, turn: (before[0]?.turn ?? 0) + 1 };
  const earlier = before.filter((each) => !each.accepted && each.code !== code);
  return [next, ...earlier.slice(0, maxRejected)];
}

/** Removes a dismissed error; the latest result stays in any case. */
const removeRejected = (all: readonly GivenVerdict[], turn: number) =>
  all.filter((each, place) => place === 0 || each.turn !== turn);

/**
 * Handles scans in the order they came, and answers each by sound, vibration and a text. One begins when the one before
 * it has been answered, or has been waiting for too long.
 */
export function useScans(onScan: HandleScan): Scans {
  const [[verdict, ...rejected], setVerdicts] = useState<readonly GivenVerdict[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Scans are handled one after the other, so each sees the state that the previous one left, not the state at its
  // arrival.
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
    last.current = last.current.then(() => Promise.race([answer, waitForTimeout()]));
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
  const dismiss = useCallback((turn: number) => setVerdicts((all) => removeRejected(all, turn)), []);
  const choose = useCallback(
    (turn: number, choice: ScanChoice) => {
      setVerdicts((all) => all.filter((each) => each.turn !== turn));
      inTurn(choice.label, choice.choose).catch(() => undefined); // answered by its verdict
    },
    [inTurn],
  );
  return { take, verdict, rejected, dismiss, choose };
}

/** Result of a scan and its message for the user. */
export interface ScanVerdict {
  accepted: boolean;
  text?: string;
  /** Something of the label is still to be scanned. */
  isHalf?: boolean;
  /** Choices that the user must decide between before the scan takes effect. */
  choices?: readonly ScanChoice[];
}

/** One of the things that a scan may mean. */
export interface ScanChoice {
  label: string;
  choose: () => ScanVerdict | Promise<ScanVerdict>;
}

/** Accepts the scan; `text` describes its effect. */
export const accept = (text?: string): ScanVerdict => ({ accepted: true, text });
/** Rejects the scan; `text` gives the reason. */
export const rejectScan = (text: string): ScanVerdict => ({ accepted: false, text });
