import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountInput } from './AmountInputs.js';

function Price() {
  const [cents, setCents] = useState<number | null>(null);
  return <AmountInput aria-label="Price" value={cents} onChange={setCents} />;
}
/** Suggests $12.00 while nothing is entered. */
function Suggested() {
  const [cents, setCents] = useState<number>();
  return (
    <>
      <AmountInput aria-label="Price" value={cents ?? 1200} onChange={(value) => setCents(value ?? undefined)} />
      <button onClick={() => setCents(900)}>Scan</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' });

beforeEach(cleanup);

test('a number stands as it was typed until the field is left, then as it is written', async () => {
  const { user } = await renderScreen(<Price />);
  await user.type(field(), '1.1');
  expect(field().value).toBe('1.1');
  await user.tab();
  expect(field().value).toBe('1.10');
});

test.each([
  ['１２．５', '12.50'],
  ['１２。５', '12.50'],
  ['　７', '7.00'],
])('what a Chinese keyboard types full-width is a number: %s', async (typed, written) => {
  const { user } = await renderScreen(<Price />);
  await user.type(field(), typed);
  await user.tab();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([written, null]);
});

test('what is no number stays to be seen', async () => {
  const { user } = await renderScreen(<Price />);
  await user.type(field(), 'K7M2');
  await user.tab();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['K7M2', 'true']);
});

test('a form is not sent as long as a text that is no number stands in it', async () => {
  const sent: string[] = [];
  const { user } = await renderScreen(
    <form onSubmit={(event) => (event.preventDefault(), sent.push(field().value))}>
      <Price />
      <button>Save</button>
    </form>,
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(field(), '1,000.50');
  await save();
  expect(sent).toEqual([]);
  expect(field().validationMessage).toBe('Enter a number such as 12.50.');
  await user.clear(field());
  await save();
  await user.type(field(), '1000.50');
  await save();
  expect(sent).toEqual(['', '1000.50']);
});

test('a number can be deleted and another one typed where the caller has one for an empty field', async () => {
  const { user } = await renderScreen(<Suggested />);
  await user.clear(field());
  await user.type(field(), '5{Backspace}');
  expect(field().value).toBe('');
  await user.type(field(), '7');
  expect(field().value).toBe('7');
  await user.clear(field());
  await user.tab();
  expect(field().value).toBe('12.00');
});

test('a field that was emptied shows what somebody else sets, such as a scan', async () => {
  const { user } = await renderScreen(<Suggested />);
  await user.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Scan' }));
  expect(field().value).toBe('9.00');
  await user.clear(field());
  fireEvent.click(screen.getByRole('button', { name: 'Scan' })); // while the field has the focus
  expect(field().value).toBe('9.00');
});
