import { separator } from '../gs1/elements.js';
import type { Stroke } from './stroke.js';

/** Keys of a US keyboard except letters and digits: without and with Shift. US is the default layout of scanners. */
const printed: Record<string, string> = {
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadDecimal: '..',
  NumpadSubtract: '--',
  NumpadAdd: '++',
  NumpadDivide: '//',
  NumpadMultiply: '**',
};

/** Ctrl+key combinations for control characters: `]` is GS (29). */
const buildControlCode = (character: string) => String.fromCharCode(character.toUpperCase().charCodeAt(0) & 31);

function findPlainByCode({ code, shift }: Stroke): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shift ? letter : letter.toLowerCase();
  const pair = printed[code] ?? /^Numpad(\d)$/.exec(code)?.[1]?.repeat(2);
  return shift ? pair?.[1] : pair?.[0];
}

/** Character of the physical key on a US keyboard; undefined for keys without a character. */
export function findCharacterByCode(stroke: Stroke): string | undefined {
  if (stroke.code === 'F8') return separator; // how some scanners are set to send FNC1
  const plain = findPlainByCode(stroke);
  return plain !== undefined && stroke.ctrl ? buildControlCode(plain) : plain;
}

/** Character of the key in this computer's layout. */
export function findCharacterByKey({ key, ctrl }: Stroke): string | undefined {
  if (key === 'F8') return separator;
  if (key.length !== 1) return undefined;
  return ctrl ? buildControlCode(key) : key;
}

/** True for a stroke that a scan may contain. */
export function isCharacter(stroke: Stroke): boolean {
  return (findCharacterByCode(stroke) ?? findCharacterByKey(stroke)) !== undefined;
}
