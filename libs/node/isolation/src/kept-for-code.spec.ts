import { expect, test } from '@jest/globals';
import { countRunnableBytes, measureCodeBytes } from './kept-for-code.js';

test('memory that may be written and run is added up, and no other', () => {
  const maps = [
    '00400000-004b2000 r-xp 00000000 fe:00 132 /usr/bin/node',
    '7f730e800000-7f732e7c0000 rwxp 00000000 00:00 0',
    '7f732e800000-7f732e801000 rw-p 00000000 00:00 0',
    '7f732e900000-7f732e901000 rwxp 00000000 00:00 0 [heap]',
    '7ffd0a1e0000-7ffd0a201000 rw-p 00000000 00:00 0 [stack]',
    '',
  ];
  expect(countRunnableBytes(maps.join('\n'))).toBe(0x1ffc0000 + 0x1000);
  expect(countRunnableBytes('')).toBe(0);
});

test('what this Node keeps is below a gigabyte', () => {
  expect(measureCodeBytes()).toBeGreaterThanOrEqual(0);
  expect(measureCodeBytes()).toBeLessThan(2 ** 30);
});
