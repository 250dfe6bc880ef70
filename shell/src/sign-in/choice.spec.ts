import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createChoiceMenu } from './choice.js';

const choose = jest.fn();
let button: HTMLButtonElement;
let menu: HTMLElement;
const items = () => [...menu.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
const focused = () => items().findIndex((item) => item === document.activeElement);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  button = document.createElement('button');
  const options = ['gb', 'cn', 'es'].map((value) => ({ value, label: document.createTextNode(value) }));
  const whole = createChoiceMenu({ button, options, current: () => 'cn', choose });
  document.body.append(whole);
  menu = whole.querySelector<HTMLElement>('[role=menu]')!;
});
afterEach(() => document.body.replaceChildren());

const isOpen = () => [menu.hidden, button.getAttribute('aria-expanded')];

test('opens at what is chosen, says so, and closes by the same button', () => {
  expect([isOpen(), button.getAttribute('aria-haspopup')]).toEqual([[true, 'false'], 'menu']);
  button.click();
  expect([isOpen(), focused()]).toEqual([[false, 'true'], 1]);
  expect(items().map((item) => item.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
  button.click();
  expect(isOpen()).toEqual([true, 'false']);
});

test('arrows go through it and round', () => {
  button.click();
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'x'].map((key) => {
    press(key);
    return focused();
  });
  expect(way).toEqual([2, 0, 1, 0, 2, 2]);
});

test.each(['Enter', ' '])('%p takes what has the focus', (key) => {
  button.click();
  press('ArrowDown');
  press(key);
  expect(choose).toHaveBeenCalledWith('es');
  expect([isOpen()[0], document.activeElement]).toEqual([true, button]);
});

test('Escape and going elsewhere close it, and nothing is chosen', () => {
  button.click();
  press('Escape');
  expect([isOpen()[0], document.activeElement]).toEqual([true, button]);
  button.click();
  items()[1]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: items()[2] }));
  expect(isOpen()[0]).toBe(false);
  items()[1]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body }));
  expect(isOpen()[0]).toBe(true);
  expect(choose).not.toHaveBeenCalled();
});
