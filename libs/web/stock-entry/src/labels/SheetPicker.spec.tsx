import { labelSheets } from '@depot/documents';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { SheetPicker } from './SheetPicker.js';

function Sheet({ name }: { name: keyof typeof labelSheets }) {
  const [start, setStart] = useState(1);
  return (
    <>
      <SheetPicker sheet={labelSheets[name]} value={start} count={2} onChange={setStart} />
      <p>from {start}</p>
    </>
  );
}
const cells = () => screen.queryAllByRole('button');

test('each label of the sheet can be the first, counted from one', async () => {
  const { user } = await renderScreen(<Sheet name="AVERY_5163" />);
  expect(cells().map(({ textContent }) => Number(textContent))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await user.click(screen.getByRole('button', { name: 'Start at label 5' }));
  expect(screen.getByText('from 5')).toBeTruthy();
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('5');
});

test('a roll, which has one after another, asks for none', async () => {
  cleanup();
  await renderScreen(<Sheet name="ROLL_4X6" />);
  expect(screen.getByText('from 1')).toBeTruthy();
  expect(cells()).toEqual([]);
});
