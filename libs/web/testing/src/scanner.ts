import { fireEvent } from '@testing-library/react';

interface ScannerSettings {
  /** Milliseconds between two keys. */
  paceMs: number;
  /** Text sent before each code. */
  prefix?: string;
  /** The key that ends a code. */
  end?: 'Enter' | 'Tab';
}

/** Milliseconds from one code to the next. */
const betweenCodesMs = 1_500;
let nowMs = 0;

/** Key and place on a US keyboard. */
function keyOf(character: string): KeyboardEventInit {
  if (character === '\u001d') return { key: ']', code: 'BracketRight', ctrlKey: true };
  if (/\d/.test(character)) return { key: character, code: `Digit${character}` };
  if (/[a-z]/i.test(character))
    return { key: character, code: `Key${character.toUpperCase()}`, shiftKey: /[A-Z]/.test(character) };
  return { key: character, code: '' };
}

/** Presses a key at a time of the scanner's clock. True if the page does not prevent it. */
function pressAt(target: Element, init: KeyboardEventInit, timeMs: number): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeMs });
  return fireEvent(target, event);
}

/**
 * Hand scanner: types a code into the focused element at its pace on a simulated clock, so that the test does not wait.
 * Unless the page prevents the event, the key reaches the field, as from a keyboard.
 */
export function scanWith({ paceMs, prefix = '', end = 'Enter' }: ScannerSettings, code: string): void {
  nowMs = Math.max(nowMs, performance.now()) + betweenCodesMs;
  for (const character of prefix + code) {
    const target = document.activeElement ?? document.body;
    const isLet = pressAt(target, keyOf(character), (nowMs += paceMs));
    if (isLet && character >= ' ' && target instanceof HTMLInputElement)
      fireEvent.change(target, { target: { value: target.value + character } });
  }
  pressAt(document.activeElement ?? document.body, { key: end, code: end }, (nowMs += paceMs));
}

/** Milliseconds per key, from the fastest scanner to a pace that a user could type. */
export const scannerPaces = [1, 20, 40, 80, 200] as const;
