import { separator } from '../gs1/elements.js';
import { parse } from '../parse.js';
import { findCharacterByCode, findCharacterByKey } from './characters.js';
import { getScannerSettings } from './scannerSettings.js';
import type { Stroke } from './stroke.js';

type Translate = (stroke: Stroke) => string | undefined;

/** Alt with digits of the keypad: the code of one character, as scanners write control characters on Windows. */
const readAltDigit = ({ alt, code }: Stroke) => (alt ? /^Numpad(\d)$/.exec(code)?.[1] : undefined);

function joinText(strokes: readonly Stroke[], translate: Translate): string {
  let text = '';
  let code = '';
  const endCode = () => {
    text += code && String.fromCharCode(Number(code));
    code = '';
  };
  for (const stroke of strokes) {
    const digit = readAltDigit(stroke);
    if (digit) {
      code += digit;
      if (code.length === 4) endCode();
    } else {
      endCode();
      text += translate(stroke) ?? '';
    }
  }
  endCode();
  return text;
}

const byPlace: Translate = (stroke) => findCharacterByCode(stroke) ?? findCharacterByKey(stroke);
const isKnown = (text: string) => ['label', 'gs1'].includes(parse(text).kind);

/**
 * Text of a scan. Keys are read by position on a US keyboard, independent of the active layout or input method; if that
 * gives no known code, by this computer's layout. Stored settings of the scanner take precedence.
 */
export function readStrokes(strokes: readonly Stroke[]): string {
  const { layout, separator: sent, prefix } = getScannerSettings();
  const read = (translate: Translate) => {
    const text = joinText(strokes, translate);
    return sent === '' ? text : text.replaceAll(sent, separator);
  };
  const physical = read(byPlace);
  if (layout === 'us') return physical;
  const local = read(findCharacterByKey);
  if (layout === 'local') return local;
  const isKnownBehind = (text: string) => isKnown(text.startsWith(prefix) ? text.slice(prefix.length) : text);
  return !isKnownBehind(physical) && isKnownBehind(local) ? local : physical;
}

/** Text of the keys by position on a US keyboard and by this computer's layout. */
export const listReadings = (strokes: readonly Stroke[]): Record<'us' | 'local', string> => ({
  us: joinText(strokes, byPlace),
  local: joinText(strokes, findCharacterByKey),
});
