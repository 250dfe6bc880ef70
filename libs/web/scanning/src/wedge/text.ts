import { parse } from '../parse.js';
import { characterByCode, characterByKey } from './characters.js';
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

const isKnown = (text: string) => ['label', 'gs1'].includes(parse(text).kind);

/**
 * What the scanner meant. Its keys are read as a US keyboard's, whatever layout or input method is active here; if that
 * gives nothing we know, as this computer's layout gives it.
 */
export function textOf(strokes: readonly Stroke[]): string {
  const physical = textBy(strokes, (stroke) => characterByCode(stroke) ?? characterByKey(stroke));
  if (isKnown(physical)) return physical;
  const local = textBy(strokes, characterByKey);
  return isKnown(local) ? local : physical;
}
