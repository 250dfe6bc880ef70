import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aloneMs, listenForGuideKey } from './guide.js';

const onPressed = jest.fn();
let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  end = listenForGuideKey(onPressed);
});
afterEach(() => {
  end();
  onPressed.mockClear();
  jest.useRealTimers();
  document.body.replaceChildren();
});

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test.each(['?', '？'])('%s alone opens the guide', (key) => {
  press('Shift');
  press(key);
  expect(onPressed).not.toHaveBeenCalled();
  wait(aloneMs);
  expect(onPressed).toHaveBeenCalledTimes(1);
});

test('a code with a question mark in it does not, wherever in the code it stands', () => {
  for (const code of ['?10ABC', 'https://id.test/01/0950?17=261231', 'ABC?']) {
    for (const key of code) {
      press(key);
      wait(8);
    }
    wait(1_000);
  }
  expect(onPressed).not.toHaveBeenCalled();
});

test('it belongs to whatever is written, and to shortcuts of others', () => {
  const field = document.body.appendChild(document.createElement('input'));
  press('?', {}, field);
  wait(1_000);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    press('?', { [modifier]: true });
    wait(1_000);
  }
  expect(onPressed).not.toHaveBeenCalled();

  const box = document.body.appendChild(document.createElement('input'));
  box.type = 'checkbox';
  press('?', {}, box);
  wait(1_000);
  expect(onPressed).toHaveBeenCalledTimes(1);
});

test('nothing happens once nobody listens', () => {
  press('?');
  end();
  wait(1_000);
  press('?');
  wait(1_000);
  expect(onPressed).not.toHaveBeenCalled();
});
