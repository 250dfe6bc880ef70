import { describe, expect, it } from '@jest/globals';
import { separator } from '../gs1/elements.js';
import type { Stroke } from '../wedge/stroke.js';
import { inspectScan, testCode } from './examineScan.js';

const bare = { ctrl: false, shift: false, alt: false, meta: false, repeat: false };
const keys = (text: string, paceMs: number, codeOf: (key: string) => string = () => ''): Stroke[] =>
  [...text].map((key, index) =>
    key === separator
      ? { ...bare, key: ']', code: 'BracketRight', ctrl: true, time: index * paceMs }
      : { ...bare, key, code: codeOf(key), shift: /[A-Z]/.test(key), time: index * paceMs },
  );
const enter = (time: number): Stroke => ({ ...bare, key: 'Enter', code: 'Enter', time });
const usCode = (key: string) => (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`);

describe('a scan of the test code', () => {
  it('shows pace, end and FNC1 of a scanner that is set as usual', () => {
    const strokes = keys(testCode, 12, usCode);
    expect(inspectScan([...strokes, enter(strokes.length * 12)])).toMatchObject({
      paceMs: 12,
      slowestMs: 12,
      end: 'Enter',
      fnc1: 'sent',
      proposed: { prefix: '', separator: '', layout: 'auto' },
    });
  });

  it('proposes the prefix, and leaves the name of the symbology to the code', () => {
    expect(inspectScan(keys(`~${testCode}`, 990)).proposed?.prefix).toBe('~');
    expect(inspectScan(keys(`]Q1${testCode}`, 5)).proposed?.prefix).toBe('');
    expect(inspectScan(keys(`~]Q1${testCode}`, 5))).toMatchObject({ end: 'none', proposed: { prefix: '~' } });
  });

  it('finds what stands for FNC1, and that it is lost', () => {
    const other = inspectScan(keys(testCode.replace(separator, '#'), 5));
    expect([other.fnc1, other.proposed?.separator]).toEqual(['other', '#']);
    expect(inspectScan(keys(testCode.replace(separator, ''), 5))).toMatchObject({ fnc1: 'lost' });
  });

  it('knows a scanner that types on another keyboard than this one', () => {
    // Shift and digits where this computer has letters: a French layout reads a US scanner.
    const french = keys(testCode, 5, usCode).map((stroke) =>
      /\d/.test(stroke.key) ? { ...stroke, key: 'à&é"\'(-è_ç'[Number(stroke.key)] ?? '' } : stroke,
    );
    expect(inspectScan(french).proposed?.layout).toBe('us');
  });

  it('proposes nothing for another code', () => {
    expect(inspectScan(keys('4006381333931', 5)).proposed).toBeUndefined();
  });
});
