import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  captureTyping,
  formatShortcut,
  isPaletteKey,
  isPaletteOpen,
  readTypedAhead,
  releaseFocus,
  restoreFocus,
  setPaletteOpen,
  subscribePalette,
} from './palette.js';

const key = (name: string, held: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, ...held });
/** Presses a key while the palette is loading; true if it does not reach the page behind. */
function pressed(name: string, held?: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true, ...held });
  captureTyping(event);
  return event.defaultPrevented;
}

afterEach(() => {
  setPaletteOpen(false);
  readTypedAhead();
});

describe('while the palette is on its way', () => {
  test('it keeps what is typed, until its field takes the keys itself', () => {
    setPaletteOpen(true);
    expect(['a', 'b', 'Backspace', 'c', 'Enter'].map((name) => pressed(name))).toEqual([true, true, true, true, true]);
    expect(readTypedAhead()).toBe('ac');
    expect(pressed('d')).toBe(false);
    expect(readTypedAhead()).toBe('');
  });

  test('the page keeps what is no text, and shortcuts', () => {
    setPaletteOpen(true);
    expect([pressed('Tab'), pressed('F5'), pressed('c', { ctrlKey: true })]).toEqual([false, false, false]);
    expect([pressed('c', { metaKey: true }), pressed('c', { altKey: true })]).toEqual([false, false]);
    expect(readTypedAhead()).toBe('');
  });

  test('Escape closes it, and then the page has its keys', () => {
    setPaletteOpen(true);
    expect(pressed('Escape')).toBe(true);
    expect(isPaletteOpen()).toBe(false);
    expect(pressed('a')).toBe(false);
  });

  test('opening it again keeps what was typed meanwhile', () => {
    setPaletteOpen(true);
    pressed('a');
    setPaletteOpen(true);
    pressed('b');
    expect(readTypedAhead()).toBe('ab');
  });
});

test('whoever listens hears of it, until they do not', () => {
  const heard = jest.fn();
  const forget = subscribePalette(heard);
  setPaletteOpen(true);
  expect([heard.mock.calls.length, isPaletteOpen()]).toEqual([1, true]);
  forget();
  setPaletteOpen(false);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the focus goes back once, to what had it and is still there', () => {
  const [button, gone] = [document.createElement('button'), document.createElement('button')];
  document.body.append(button, gone);
  button.focus();
  setPaletteOpen(true);
  button.blur();
  restoreFocus();
  expect(document.activeElement).toBe(button);
  button.blur();
  restoreFocus();
  expect(document.activeElement).toBe(document.body);
  setPaletteOpen(false);
  gone.focus();
  setPaletteOpen(true);
  gone.remove();
  restoreFocus();
  expect(document.activeElement).toBe(document.body);
});

test('Ctrl-K opens it, or ⌘K, and nothing like it', () => {
  expect([key('k', { ctrlKey: true }), key('K', { metaKey: true })].map(isPaletteKey)).toEqual([true, true]);
  for (const held of [
    {},
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, shiftKey: true },
  ])
    expect(isPaletteKey(key('k', held))).toBe(false);
  expect(isPaletteKey(key('j', { ctrlKey: true }))).toBe(false);
  expect(formatShortcut()).toBe('Ctrl K');
});

test('the page that it opens keeps the focus', () => {
  document.body.innerHTML = '<button id="before">Search</button><h1 tabindex="-1">Order</h1>';
  document.getElementById('before')!.focus();
  setPaletteOpen(true);
  document.querySelector('h1')!.focus();
  setPaletteOpen(false);
  releaseFocus();
  restoreFocus();
  expect(document.activeElement?.localName).toBe('h1');
});
