import { fireEvent } from '@testing-library/react';

interface ScannerSettings {
  /** Milliseconds between two keys. */
  paceMs: number;
  /** What it sends before each code. */
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

/** A key goes down at a moment of the scanner's own clock. True where the page lets it through. */
function pressAt(target: Element, init: KeyboardEventInit, timeMs: number): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeMs });
  return fireEvent(target, event);
}

/**
 * A hand scanner: types a code into whatever has the focus, at its pace by its own clock, so that the test waits for
 * nothing. What the page does not keep for itself lands in the focused field, as from a keyboard.
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

/** From the fastest scanner to those that a person could keep up with. Milliseconds a key. */
export const scannerPaces = [1, 20, 40, 80, 200] as const;
