import { afterAll, describe, expect, it } from '@jest/globals';
import { temporaryFiles } from '../testing/temporary-files.js';
import { detectEncoding } from './encoding.js';

const files = temporaryFiles();
afterAll(() => files.remove());

const encodingOf = (...bytes: (string | readonly number[])[]) =>
  detectEncoding(files.write(Buffer.concat(bytes.map((part) => Buffer.from(part as string)))));

/** 名称,数量 as a Chinese Windows saves it. */
const chinese = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xca, 0xfd, 0xc1, 0xbf];

describe('the encoding of a text file', () => {
  it('is told by its mark', async () => {
    expect(await encodingOf([0xff, 0xfe, 0x41, 0x00])).toBe('utf-16le');
    expect(await encodingOf([0xfe, 0xff, 0x00, 0x41])).toBe('utf-16be');
    expect(await encodingOf([0xff, 0x41])).toBe('windows-1252');
  });

  it('is UTF-8 where all of it is, also where characters lie on the border of what is read at once', async () => {
    expect(await encodingOf('Name')).toBe('utf-8');
    expect(await encodingOf('')).toBe('utf-8');
    for (const shift of [0, 1, 2])
      expect(await encodingOf('x'.repeat(64 * 1024 - shift), '名'.repeat(9))).toBe('utf-8');
  });

  it('is no UTF-8 where the file ends within a character, or one wrong byte comes late', async () => {
    expect(await encodingOf('Café', [0xe5, 0x90])).toBe('windows-1252');
    expect(await encodingOf('x'.repeat(300 * 1024), [0xe9, 0x2c])).toBe('windows-1252');
  });

  it('is UTF-8 of which a character was cut, where most of the others are whole', async () => {
    expect(await encodingOf('Name,Price\n', '曼彻格奶酪（十二个月'.slice(0, 9), [0xe6, 0x9c], ',1\n')).toBe('utf-8');
    expect(await encodingOf('A,B\n', '奶酪火腿面包', [0xe5], ',2\n')).toBe('utf-8');
  });

  it('is Chinese or western by what the text reads like', async () => {
    expect(await encodingOf('A,B\n', chinese)).toBe('gb18030');
    expect(await encodingOf('Caf', [0xe9], ',Jalape', [0xf1], 'o,Cr', [0xe8], 'me')).toBe('windows-1252');
  });
});
