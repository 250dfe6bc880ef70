import { createReadStream } from 'node:fs';

/** Encodings in which spreadsheets save CSV: Unicode, and the code pages of Chinese and western Windows. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

const sampleBytes = 256 * 1024;

/**
 * Encoding of a text file: by its byte order mark, else UTF-8 if all of it is valid, or nearly all (systems cut texts
 * within a character), else Chinese if it looks like it, else western.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let sample = Buffer.alloc(0);
  let isUtf8 = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (sample.length === 0) {
      const marked = detectByMark(chunk);
      if (marked) return marked;
    }
    if (sample.length < sampleBytes) sample = Buffer.concat([sample, chunk]);
    isUtf8 &&= canDecode(utf8, chunk);
  }
  if ((isUtf8 && canEnd(utf8)) || isLikelyUtf8(sample)) return 'utf-8';
  return isChineseEncoding(sample) ? 'gb18030' : 'windows-1252';
}

function detectByMark(start: Buffer): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return undefined;
}

function canDecode(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** False when the file ends within a character. */
function canEnd(decoder: TextDecoder): boolean {
  try {
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Other encodings seldom have the bytes of such a character in a row, and most of those above 0x7F are none then. */
const manyBytes = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

function isLikelyUtf8(sample: Buffer): boolean {
  const text = sample.toString('latin1');
  const whole = text.match(manyBytes)?.length ?? 0;
  const others = text.replace(manyBytes, '').match(/[\x80-\xff]/g)?.length ?? 0;
  return whole > others * 2;
}

/**
 * Western text read as Chinese gives rare characters; Chinese text gives mostly the 6,763 of GB 2312, whose bytes are
 * all above 0xA0.
 */
function isChineseEncoding(sample: Buffer): boolean {
  let pairs = 0;
  let others = 0;
  for (let index = 0; index < sample.length - 1; index += 1) {
    const lead = sample[index] ?? 0;
    if (lead < 0x80) continue;
    const trail = sample[index + 1] ?? 0;
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1) pairs += 1;
    else others += 1;
    index += 1;
  }
  return pairs > 0 && pairs > others * 4;
}
