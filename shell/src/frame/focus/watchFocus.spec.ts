import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { watchFocus } from './watchFocus.js';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="#x" id="entry">Orders</a></nav>
    <main tabindex="-1">
      <button id="opener">Open</button>
      <ul><li id="line"><button id="first">One</button><button id="second">Two</button></li></ul>
    </main>`;
  end = watchFocus();
});
afterEach(() => end());

const find = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id || document.activeElement?.localName;
/** Waits until all scheduled work has run. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

test('begins in the content', async () => {
  await waitFor(() => expect(focused()).toBe('main'));
});

test('goes to what is left around the control that is gone, which is no stop afterwards', async () => {
  find('first').focus();
  find('first').remove();
  await waitFor(() => expect(focused()).toBe('line'));
  find('opener').focus();
  expect(find('line').hasAttribute('tabindex')).toBe(false);
});

test('goes to the content when the page around it is gone', async () => {
  find('second').focus();
  document.querySelector('main')!.replaceChildren(document.createElement('h2'));
  await waitFor(() => expect(focused()).toBe('main'));
});

test('goes back to who opened a dialog that is gone', async () => {
  find('opener').focus();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog"><button id="yes">Yes</button></div>';
  document.body.append(dialog);
  find('yes').focus();
  dialog.remove();
  await waitFor(() => expect(focused()).toBe('opener'));
});

test('stays within the dialog below when a question over it is gone with what had asked it', async () => {
  find('opener').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="below"><button id="asks">Pay</button></div>');
  find('asks').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="over"><button id="yes">Yes</button></div>');
  find('yes').focus();
  find('asks').remove();
  find('over').remove();
  await waitFor(() => expect(focused()).toBe('below'));
});

test('leaves what is switched off', async () => {
  find('first').focus();
  find('first').blur(); // browsers do it by themselves, and a moment later
  find('first').setAttribute('disabled', '');
  await waitFor(() => expect(focused()).toBe('line'));
});

test('stays where somebody has put it', async () => {
  find('first').focus();
  find('first').remove();
  find('entry').focus();
  await drawn();
  expect(focused()).toBe('entry');
});

test('does not fetch what was let go of', async () => {
  find('first').focus();
  find('first').blur();
  await drawn();
  find('first').remove();
  await drawn();
  expect(focused()).toBe('body');
});
