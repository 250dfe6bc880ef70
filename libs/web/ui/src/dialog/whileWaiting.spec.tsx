import { renderScreen } from '@depot/web-testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App, Button, Input } from 'antd';
import { AmountInput } from '../data/amount/AmountInputs.js';
import { Page } from '../page/PageHeader.js';
import { Modal } from './Modal.js';
import { useConfirm } from './useConfirm.js';

const escape = () => fireEvent.keyDown(window, { key: 'Escape', code: 'Escape', keyCode: 27 });

describe('a dialog', () => {
  it.each([true, false])('whose button waits (%s) is closed only where it does not', (loading) => {
    const onCancel = jest.fn();
    render(
      <Modal open title="Save?" cancelText="Keep" okButtonProps={{ loading }} onCancel={onCancel}>
        text
      </Modal>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    escape();
    expect(onCancel.mock.calls.length > 0).toBe(!loading);
  });
});

const fields = (
  <>
    <Input aria-label="Name" />
    <AmountInput aria-label="Price" disabled={false} />
    <Button>Add</Button>
    <Button disabled={false} loading>
      Save
    </Button>
  </>
);
const isDisabled = (element: HTMLElement) => (element as HTMLInputElement).disabled;

describe.each([
  ['dialog', (waits: boolean) => <Modal open waits={waits} footer={null} closable={false} children={fields} />],
  ['page', (waits: boolean) => <Page waits={waits} children={fields} />],
])('a %s', (_kind, draw) => {
  it.each([true, false])('that waits (%s) takes nothing more, and says so', (waits) => {
    render(draw(waits));
    const held = ['Name', 'Price'].map((name) => isDisabled(screen.getByLabelText(name)));
    expect(held).toEqual([waits, waits]);
    expect(isDisabled(screen.getByRole('button', { name: 'Add' }))).toBe(waits);
    // it shows the waiting itself
    expect(isDisabled(screen.getByRole('button', { name: /Save/ }))).toBe(false);
  });

  it('gives the focus back once the answer is there', () => {
    const { rerender } = render(draw(false));
    const name = screen.getByLabelText('Name');
    act(() => name.focus());
    rerender(draw(true));
    act(() => name.blur()); // a browser removes focus from a disabled element
    rerender(draw(false));
    expect(document.activeElement).toBe(name);
  });
});

/** Button that asks a question; `release` completes the action after yes, and `answered` receives the answer. */
function asking() {
  let done = () => {};
  const run = () => new Promise<void>((resolve) => (done = resolve));
  const answered = jest.fn();
  function Asks() {
    const confirm = useConfirm();
    const ask = () => void confirm({ title: 'Delete?', yes: 'Delete', no: 'Keep', run }).then(answered);
    return <button onClick={ask}>ask</button>;
  }
  return { Asks, answered, release: () => done() };
}

describe('a question', () => {
  it('cannot be closed while what it asked for is under way, and then answers yes', async () => {
    const { Asks, answered, release } = asking();
    render(
      <App>
        <Asks />
      </App>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'ask' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveProperty('disabled', true));
    escape();
    expect(answered).not.toHaveBeenCalled();
    await act(async () => release());
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
  });

  it.each([false, true])('goes with its page, but for what it has begun (%s)', async (isBegun) => {
    const { Asks, answered, release } = asking();
    const { follow } = await renderScreen(<Asks />, { at: '/in/order' });
    fireEvent.click(screen.getByRole('button', { name: 'ask' }));
    const yes = await screen.findByRole('button', { name: 'Delete' });
    if (isBegun) fireEvent.click(yes);
    await follow('/in/elsewhere');
    if (isBegun) expect(answered).not.toHaveBeenCalled();
    await act(async () => release());
    await waitFor(() => expect(answered).toHaveBeenCalledWith(isBegun));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of one order is not answered on the page of another one', async () => {
    const { Asks, answered } = asking();
    const { follow } = await renderScreen(<Asks />, { at: '/in/order/edit?id=107' });
    fireEvent.click(screen.getByRole('button', { name: 'ask' }));
    await screen.findByRole('button', { name: 'Delete' });
    await follow('/in/order/edit?id=108');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
