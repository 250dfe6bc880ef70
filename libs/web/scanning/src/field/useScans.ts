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

/** Says what a scan does; may ask the server. */
export type HandleScan = (scan: Scan) => ScanVerdict | Promise<ScanVerdict>;

interface Scans {
  /** Takes a scan in; resolves when it was answered. */
  take: (text: string, source: ScanSource) => Promise<ScanVerdict>;
  verdict: (ScanVerdict & { /** Counts up, so that the same answer twice is seen twice. */ turn: number }) | undefined;
}

/** Handles scans one after the other, in the order they came, and answers each by sound, vibration and a text. */
export function useScans(onScan: HandleScan): Scans {
  const [verdict, setVerdict] = useState<Scans['verdict']>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Scans wait for each other: each is handled by what the page knows then, not by what it knew when the scan came in.
  const latest = useRef(onScan);
  useLayoutEffect(() => {
    latest.current = onScan;
  }, [onScan]);

  const take = useCallback((text: string, source: ScanSource) => {
    const answer = last.current.then(async () => {
      const given = await Promise.resolve({ text, read: parse(text), source })
        .then(latest.current)
        .catch(() => reject(translate(messages.failed, currentLanguage())));
      signal(given.accepted ? 'accept' : 'reject');
      setVerdict((before) => ({ ...given, turn: (before?.turn ?? 0) + 1 }));
      return given;
    });
    last.current = answer;
    return answer;
  }, []);
  return { take, verdict };
}

/** How a scan went, and what to tell the person. */
export interface ScanVerdict {
  accepted: boolean;
  text?: string;
}

/** The scan was right; `text` says what it did. */
export const accept = (text?: string): ScanVerdict => ({ accepted: true, text });
/** The scan was wrong; `text` says why. */
export const reject = (text: string): ScanVerdict => ({ accepted: false, text });
