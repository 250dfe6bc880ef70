import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
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

describe('a question', () => {
  it('cannot be closed while what it asked for is under way, and then answers yes', async () => {
    let release = () => {};
    const run = () => new Promise<void>((resolve) => (release = resolve));
    const answered = jest.fn();
    function Asks() {
      const confirm = useConfirm();
      const ask = () => void confirm({ title: 'Delete?', yes: 'Delete', no: 'Keep', run }).then(answered);
      return <button onClick={ask}>ask</button>;
    }
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
});
