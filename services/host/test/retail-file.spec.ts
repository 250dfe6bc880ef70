import { describe, expect, it } from '@jest/globals';
import { replay } from '../src/replay/replay.js';
import { parseCents } from '../src/replay/retail-line.js';
import { retailBooks } from './retail-consistency.js';
import { hasRetailFile, retailFile, retailWord } from './retail-file.js';

/** Milliseconds for half a million lines on a busy machine. */
const timeoutMs = 120_000;

describe('prices of the file', () => {
  it.each([
    ['2.55', 255],
    ['2.1', 210],
    ['0.001', 0],
    ['0.005', 1],
    ['1.285', 129],
    ['-11062.06', -1106206],
    ['12', 1200],
  ])('%s is %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });
});

(hasRetailFile ? describe : describe.skip)(`the whole real data set${retailWord}`, () => {
  it(
    'has a place for every line, and its sums are those of the file',
    async () => {
      const { target, sums } = retailBooks();
      const { lines, figures } = await replay(target, { path: retailFile });
      expect(lines).toBe(541_909);
      const { sold, returned, unmatched, corrections, writtenOff } = figures;
      const kinds = [sold, returned, unmatched, corrections, writtenOff];
      expect(kinds.reduce((sum, figure) => sum + figure.lines, 0)).toBe(541_909);
      expect(sums).toMatchObject({ lines: sold.lines, sold: sold.cents, returned: -returned.cents });

      const whole = kinds.reduce((sum, { cents }) => sum + cents, 0) / 100;
      // 9,747,747.934 and 10,666,684.544 in the file, and 530,104 sales: four prices have more than two decimals
      expect(Math.abs(whole - 9_747_747.934)).toBeLessThan(0.1);
      expect(Math.abs(sold.cents / 100 - 10_666_684.544)).toBeLessThan(0.1);
      expect(Math.abs(sums.priced - 530_104)).toBeLessThanOrEqual(4);
    },
    timeoutMs,
  );
});
