import { separator } from '../gs1/elements.js';
import type { ScannerSettings } from '../wedge/scannerSettings.js';
import { isEnd, isModifier, type Stroke } from '../wedge/stroke.js';
import { listReadings } from '../wedge/text.js';

/** The two parts of the test code, which FNC1 parts: an item with its lot, and a serial number. */
const [head, tail] = ['010950600013435210DEPOT', '21TEST'];
/** Content of the test code. */
export const testCode = head + separator + tail;

/** Properties of the scanner that a scan of the test code reveals. */
export interface ScannerReport {
  /** Received text, in the layout of this computer. */
  text: string;
  /** Milliseconds between two keys: on the average, and at most. */
  paceMs: number;
  slowestMs: number;
  end: 'Enter' | 'Tab' | 'none';
  /** Form in which FNC1 arrived: as the separator, as another character, or not at all. */
  fnc1: 'sent' | 'other' | 'lost';
  /** Settings with which its codes are read; undefined where the test code was not recognized. */
  proposed: ScannerSettings | undefined;
}

/** A symbology identifier such as `]Q1` precedes the code by standard and is no prefix of the scanner. */
const symbology = /\][A-Za-z]\d$/;

function splitPrefix(text: string): { prefix: string; between: string } | undefined {
  const [at, end] = [text.indexOf(head), text.lastIndexOf(tail)];
  if (at < 0 || end < at + head.length) return undefined;
  return { prefix: text.slice(0, at).replace(symbology, ''), between: text.slice(at + head.length, end) };
}

/** Says of the keys of one scan of the test code how the scanner is set. */
export function inspectScan(strokes: readonly Stroke[]): ScannerReport {
  const keys = strokes.filter((stroke) => !isModifier(stroke));
  const characters = keys.filter((stroke) => !isEnd(stroke));
  const gaps = keys.slice(1).map(({ time }, index) => time - (keys[index]?.time ?? time));
  const read = listReadings(characters);
  const [us, local] = [splitPrefix(read.us), splitPrefix(read.local)];
  const parts = us ?? local;
  const layout = us && local ? ('auto' as const) : us ? ('us' as const) : ('local' as const);
  const last = keys.at(-1);
  const fnc1 = parts?.between === separator ? 'sent' : parts?.between ? 'other' : 'lost';
  return {
    text: read.local,
    paceMs: Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length)),
    slowestMs: Math.round(Math.max(0, ...gaps)),
    end: !last || !isEnd(last) ? 'none' : last.key === 'Tab' ? 'Tab' : 'Enter',
    fnc1,
    proposed: parts && { prefix: parts.prefix, separator: fnc1 === 'other' ? parts.between : '', layout },
  };
}
