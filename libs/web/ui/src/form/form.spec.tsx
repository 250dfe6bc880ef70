import { Link } from '@depot/router';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Form, type FormInstance, Input } from '../antd.js';
import { AmountInput } from '../data/amount/AmountInputs.js';
import { showFieldErrors } from './fieldErrors.js';
import { useUnsavedChanges } from './useUnsavedChanges.js';

function Dirty() {
  useUnsavedChanges(true);
  return <Link to="/in/elsewhere">away</Link>;
}

test('a dirty form asks before it is left', async () => {
  const { user, address } = await renderScreen(<Dirty />, { at: '/in/form' });
  await user.click(screen.getByText('away'));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(address()).toBe('/in/form');
  await user.click(screen.getByText('away'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(address()).toBe('/in/elsewhere');
});

test('a dirty form asks once, however often the way out is taken', async () => {
  const { user, address } = await renderScreen(<Dirty />, { at: '/in/form' });
  const link = screen.getByText('away');
  act(() => link.click());
  await screen.findByRole('dialog');
  act(() => link.click());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(address()).toBe('/in/elsewhere');
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Form that the user tries to leave while it is being saved. */
function Saved({ how }: { how: 'released' | 'clean' | 'gone' }) {
  const [phase, setPhase] = useState<'dirty' | 'clean' | 'gone'>('dirty');
  return (
    <>
      {phase !== 'gone' && <SavedForm dirty={phase === 'dirty'} how={how} />}
      <button onClick={() => how !== 'released' && setPhase(how)}>{how}</button>
    </>
  );
}

let release: () => void = () => undefined;
function SavedForm({ dirty, how }: { dirty: boolean; how: string }) {
  const changes = useUnsavedChanges(dirty);
  if (how === 'released') ({ release } = changes);
  return <Link to="/in/elsewhere">away</Link>;
}

test.each([
  ['released', '/in/list'],
  ['clean', '/in/elsewhere'],
  ['gone', '/in/form'],
] as const)('nothing is asked any more once it is saved: %s leads to %s', async (how, to) => {
  const { user, address } = await renderScreen(
    <>
      <Saved how={how} />
      <Link to="/in/list">the list</Link>
    </>,
    { at: '/in/form' },
  );
  await user.click(screen.getByText('away'));
  await screen.findByRole('button', { name: 'Leave' });
  await act(async () => {
    if (how !== 'released') return screen.getByText(how).click();
    release();
    screen.getByText('the list').click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(to);
});

test('closing the tab is asked while something is unsaved, and only then', async () => {
  let release: () => void = () => undefined;
  function MaybeDirty({ dirty }: { dirty: boolean }) {
    ({ release } = useUnsavedChanges(dirty));
    return null;
  }
  function Switch() {
    const [dirty, setDirty] = useState(false);
    return (
      <>
        <MaybeDirty dirty={dirty} />
        <button onClick={() => setDirty((before) => !before)}>switch</button>
      </>
    );
  }
  /** Tells whether the browser asks before it closes the tab. */
  const isAsked = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  const { user, unmount } = await renderScreen(<Switch />, { at: '/in/form' });
  const change = () => user.click(screen.getByRole('button', { name: 'switch' }));
  expect(isAsked()).toBe(false);
  await change();
  expect(isAsked()).toBe(true);
  await change();
  expect(isAsked()).toBe(false);
  await change();
  release();
  expect(isAsked()).toBe(false);
  // A change after saving is unsaved again.
  await change();
  await change();
  expect(isAsked()).toBe(true);
  unmount();
  expect(isAsked()).toBe(false);
});

test('errors of the server stand at their fields; those without a field are left to the caller', async () => {
  let form: FormInstance | undefined;
  function Fields() {
    [form] = Form.useForm();
    return (
      <Form form={form}>
        <Form.Item name={['lines', 0, 'quantity']} label="Quantity">
          <Input />
        </Form.Item>
      </Form>
    );
  }
  await renderScreen(<Fields />);
  const show = (path: string) =>
    form && showFieldErrors(form, [{ path, message: 'At least 1.' }], (name) => name.replace('orderItems', 'lines'));
  let found: boolean | undefined;
  await act(async () => (found = show('orderItems.0.quantity')));
  expect(found).toBe(true);
  expect(await screen.findByText('At least 1.')).toBeTruthy();
  expect(show('orderItems.7.quantity')).toBe(false);
});

test('money is typed in dollars and kept in cents', async () => {
  const typed: (number | null)[] = [];
  function Price() {
    const [cents, setCents] = useState<number | null>(1005);
    return (
      <AmountInput
        aria-label="Price"
        value={cents}
        onChange={(next) => {
          typed.push(next);
          setCents(next);
        }}
      />
    );
  }
  const { user } = await renderScreen(<Price />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' });
  expect(field.value).toBe('10.05');
  await user.clear(field);
  await user.type(field, '1.15');
  expect(typed.at(-1)).toBe(115);
  expect(field.inputMode).toBe('decimal');
});
