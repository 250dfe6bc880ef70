import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Burst, computeBurstTimeoutMs, noBurst, onSilence, onStroke, rhythm } from './burst.js';
import type { Stroke } from './stroke.js';
import { readStrokes } from './text.js';

const stroke = (key: string, time: number, more: Partial<Stroke> = {}): Stroke => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key,
  ctrl: false,
  shift: /^[A-Z]$/.test(key),
  alt: false,
  meta: false,
  repeat: false,
  time,
  ...more,
});

/**
 * Feeds the strokes to the detector with a simulated page timer. Returns the text that reached the page and the scans.
 */
function play(strokes: Stroke[]) {
  let burst: Burst = noBurst;
  let page = '';
  const scans: string[] = [];
  const write = (keys: Burst) => (page += keys.map(({ key }) => (key.length === 1 ? key : `<${key}>`)).join(''));
  const conclude = (verdict: ReturnType<typeof onStroke>) => {
    burst = verdict.burst;
    write(verdict.giveBack);
    if (verdict.scan) scans.push(readStrokes(verdict.scan));
  };
  for (const next of strokes) {
    const last = burst.at(-1);
    if (last && next.time - last.time > computeBurstTimeoutMs(burst))
      conclude(onSilence(burst, last.time + computeBurstTimeoutMs(burst) + 1));
    const verdict = onStroke(burst, next);
    conclude(verdict);
    if (!verdict.swallow) write([next]);
  }
  conclude(onSilence(burst, Infinity));
  return { page, scans };
}

const burstOf = (text: string, start = 0, pace = 5) => [...text].map((key, index) => stroke(key, start + index * pace));
const scanOf = (text: string, end = 'Enter', pace = 5) => [...burstOf(text, 0, pace), stroke(end, text.length * pace)];

describe('the burst detector', () => {
  it.each(['Enter', 'Tab'])('hears a scan that ends with %s and keeps that key from the page', (end) => {
    expect(play(scanOf('K7M2Q9ZX', end))).toEqual({ page: 'K7', scans: ['K7M2Q9ZX'] });
  });

  it('hears a scan that just ends', () => {
    expect(play(burstOf('K7M2Q9ZX')).scans).toEqual(['K7M2Q9ZX']);
  });

  it('hears slow scanners, and two scans in a row', () => {
    expect(play(scanOf('K7M2Q9ZX', 'Enter', 34)).scans).toEqual(['K7M2Q9ZX']);
    const second = scanOf('B7M2Q9ZX').map((each) => ({ ...each, time: each.time + 60 }));
    expect(play([...scanOf('K7M2Q9ZX'), ...second]).scans).toEqual(['K7M2Q9ZX', 'B7M2Q9ZX']);
  });

  it('waits for a wireless scanner that stutters, once it is one', () => {
    const stuttering = scanOf('K7M2Q9ZX12').map((each, index) => ({
      ...each,
      time: each.time + (index > 6 ? 140 : 0),
    }));
    expect(play(stuttering).scans).toEqual(['K7M2Q9ZX12']);
  });

  it('leaves typing alone, character by character', () => {
    const typing = fc.array(
      fc.tuple(fc.constantFrom(...'abcdefgh0123456789'), fc.integer({ min: rhythm.maxGap + 1, max: 400 })),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(typing, (keys) => {
        let time = 0;
        const strokes = keys.map(([key, gapMs]) => stroke(key, (time += gapMs)));
        expect(play([...strokes, stroke('Enter', time + 200)])).toEqual({
          page: `${keys.map(([key]) => key).join('')}<Enter>`,
          scans: [],
        });
      }),
    );
  });

  it('gives rolled keys back in their order', () => {
    const rolled = [stroke('t', 0), stroke('h', 20), stroke('e', 45), stroke('n', 80), stroke('c', 300)];
    expect(play(rolled)).toEqual({ page: 'thenc', scans: [] });
    expect(play([...rolled.slice(0, 4), stroke('Enter', 120)])).toEqual({ page: 'then<Enter>', scans: [] });
  });

  it('takes a key held down for typing', () => {
    const held = Array.from({ length: 20 }, (_, index) => stroke('a', index * 30, { repeat: index > 0 }));
    expect(play(held)).toEqual({ page: 'a'.repeat(20), scans: [] });
  });

  it('does not count keys that print nothing as a scan', () => {
    const arrows = Array.from({ length: 9 }, (_, index) => stroke('ArrowDown', index * 5));
    expect(play(arrows).scans).toEqual([]);
  });

  it('loses no character of anything, in whatever rhythm', () => {
    const keys = fc.array(fc.tuple(fc.constantFrom(...'ABC0189'), fc.integer({ min: 1, max: 120 })), {
      maxLength: 60,
      size: 'max',
    });
    fc.assert(
      fc.property(keys, (timed) => {
        let time = 0;
        const strokes = timed.map(([key, gapMs]) => stroke(key, (time += gapMs)));
        const { page, scans } = play(strokes);
        // The first two characters of a scan reach the page and are removed from the field.
        expect(page.length + scans.join('').length - 2 * scans.length).toBe(timed.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a scanner meant', () => {
  const gs = stroke(']', 0, { code: 'BracketRight', ctrl: true });
  const timed = (strokes: Stroke[]) => strokes.map((each, index) => ({ ...each, time: index * 4 }));

  it('keeps the separator, sent as Ctrl+], F8 or Alt with digits', () => {
    const alt = ['0', '0', '2', '9'].map((digit) => stroke(digit, 0, { code: `Numpad${digit}`, alt: true }));
    for (const separator of [[gs], [stroke('F8', 0, { code: 'F8' })], alt]) {
      const strokes = timed([...burstOf('0109506000134352' + '10AB'), ...separator, ...burstOf('21S7')]);
      expect(play(strokes).scans).toEqual(['010950600013435210AB\u001d21S7']);
    }
  });

  it('reads past Shift, Caps Lock, a French layout and a Chinese input method', () => {
    const held = timed([stroke('Shift', 0), stroke('A', 0), stroke('Shift', 0), ...burstOf('B2345')]);
    expect(play(held).scans).toEqual(['AB2345']);
    const capsLock = [...'ab2345'].map((key, index) => stroke(key, index * 5, { shift: /[a-z]/.test(key) }));
    expect(play(capsLock).scans).toEqual(['AB2345']);
    const french = [...'AQ1234'].map((letter, index) =>
      stroke('&é"\'(-'[index] ?? '', index * 5, { code: stroke(letter, 0).code, shift: /[A-Z]/.test(letter) }),
    );
    expect(play(french).scans).toEqual(['AQ1234']);
    const method = burstOf('K7M2Q9').map((each) => ({ ...each, key: 'Process' }));
    expect(play(method).scans).toEqual(['K7M2Q9']);
  });

  it('falls back on the layout where keys have no codes', () => {
    expect(play(burstOf('K7M2Q9').map((each) => ({ ...each, code: '' }))).scans).toEqual(['K7M2Q9']);
  });
});
