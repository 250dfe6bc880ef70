import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Text of a valid PDF; undefined if Poppler's program is not installed. */
export function pdfText(path: string): string | undefined {
  const bytes = readFileSync(path);
  const isWhole = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-16).includes('%%EOF');
  if (!isWhole) throw new Error(`${path} is no whole PDF.`);
  const { error, stdout } = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  return error ? undefined : stdout;
}
