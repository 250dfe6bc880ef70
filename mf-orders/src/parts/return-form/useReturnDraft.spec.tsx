import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createItemRow, createRow, type ReturnRow } from './returnRow.js';
import { useKeptReturn, useReturnDraft } from './useReturnDraft.js';

const orderId = 7;
const row = (uuid: string): ReturnRow => ({ ...createRow({ productId: 30, returnQty: 1 }), uuid });

/** Tab with the return of the order: it loads the draft, adds its own row, clears or sends. */
function Tab({ name }: { name: string }) {
  const draft = useReturnDraft(orderId);
  const [lines, setLines] = useState<readonly ReturnRow[]>(draft ?? [createItemRow(undefined)]);
  const { forget } = useKeptReturn(orderId, lines);
  return (
    <>
      <output aria-label={name}>{lines.map(({ uuid, returnQty }) => (returnQty ? uuid : '')).join(' ')}</output>
      <button onClick={() => setLines([...lines, row(name)])}>{`${name} enters`}</button>
      <button onClick={() => setLines([createItemRow(undefined)])}>{`${name} empties`}</button>
      <button onClick={forget}>{`${name} sends`}</button>
    </>
  );
}

/** Initial rows of a page that opens now. */
async function reopened(): Promise<string> {
  cleanup();
  await renderScreen(<Tab name="later" />, { response: {} });
  return screen.getByRole('status', { name: 'later' }).textContent.trim();
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  cleanup();
  localStorage.clear();
  await renderScreen(
    <>
      <Tab name="one" />
      <Tab name="two" />
    </>,
    { response: {} },
  );
  press('one enters');
});

it('is there again when the page is opened anew', async () => {
  expect(await reopened()).toBe('one');
});

it('holds what was entered in two tabs', async () => {
  press('two enters');
  expect((await reopened()).split(/ +/)).toEqual(['one', 'two']);
});

it.each(['two sends', 'two empties'])('keeps the rows of the other tab where %s', async (button) => {
  press('two enters');
  press(button);
  expect(await reopened()).toBe('one');
});

it('is gone once both have sent', async () => {
  press('two enters');
  press('two sends');
  press('one sends');
  expect(await reopened()).toBe('');
  expect(Object.keys(localStorage).filter((key) => key.includes('return-draft'))).toEqual([]);
});
