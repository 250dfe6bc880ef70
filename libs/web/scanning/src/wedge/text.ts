import { separator } from '../gs1/elements.js';
import { parse } from '../parse.js';
import { characterByCode, characterByKey } from './characters.js';
import { scannerSettings } from './scannerSettings.js';
import type { Stroke } from './stroke.js';

type Translate = (stroke: Stroke) => string | undefined;

/** Alt with digits of the keypad: the code of one character, as scanners write control characters on Windows. */
const altDigit = ({ alt, code }: Stroke) => (alt ? /^Numpad(\d)$/.exec(code)?.[1] : undefined);

function textBy(strokes: readonly Stroke[], translate: Translate): string {
  let text = '';
  let code = '';
  const endCode = () => {
    text += code && String.fromCharCode(Number(code));
    code = '';
  };
  for (const stroke of strokes) {
    const digit = altDigit(stroke);
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

const byPlace: Translate = (stroke) => characterByCode(stroke) ?? characterByKey(stroke);
const isKnown = (text: string) => ['label', 'gs1'].includes(parse(text).kind);

/**
 * Text of a scan. Keys are read by position on a US keyboard, independent of the active layout or input method; if that
 * gives no known code, by this computer's layout. Stored settings of the scanner take precedence.
 */
export function textOf(strokes: readonly Stroke[]): string {
  const { layout, separator: sent, prefix } = scannerSettings();
  const read = (translate: Translate) => {
    const text = textBy(strokes, translate);
    return sent === '' ? text : text.replaceAll(sent, separator);
  };
  const physical = read(byPlace);
  if (layout === 'us') return physical;
  const local = read(characterByKey);
  if (layout === 'local') return local;
  const isKnownBehind = (text: string) => isKnown(text.startsWith(prefix) ? text.slice(prefix.length) : text);
  return !isKnownBehind(physical) && isKnownBehind(local) ? local : physical;
}

/** Text of the keys by position on a US keyboard and by this computer's layout. */
export const readings = (strokes: readonly Stroke[]): Record<'us' | 'local', string> => ({
  us: textBy(strokes, byPlace),
  local: textBy(strokes, characterByKey),
});
