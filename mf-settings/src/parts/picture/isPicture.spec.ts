import { File } from 'node:buffer';
import { expect, test } from '@jest/globals';
import { isPicture } from './useUsablePicture.js';

const named = (...bytes: (number | string)[]) =>
  new File(
    [Buffer.concat(bytes.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))],
    'photo.png',
  );

test('a file is what its content says, whatever it is called', async () => {
  expect(await isPicture(named(0x89, 'PNG\r\n', 0x1a, '\n'))).toBe(true);
  expect(await isPicture(named(0xff, 0xd8, 0xff, 0xe0))).toBe(true);
  expect(await isPicture(named('RIFF', 0, 0, 0, 0, 'WEBP'))).toBe(true);
  expect(await isPicture(named('RIFF', 0, 0, 0, 0, 'WAVE'))).toBe(false);
  expect(await isPicture(named('GIF89a'))).toBe(false);
  expect(await isPicture(named(''))).toBe(false);
});
