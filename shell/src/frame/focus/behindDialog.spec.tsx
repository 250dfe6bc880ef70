import { Input, Modal } from '@depot/ui';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { watchFocus } from './watchFocus.js';

let end: () => void;
beforeEach(() => {
  end = watchFocus();
  // antd only focuses visible elements
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
});
afterEach(() => {
  cleanup();
  end();
  jest.restoreAllMocks();
});

function Page({ isHere }: { isHere: boolean }) {
  return (
    <>
      {isHere && <input aria-label="Of the page" autoFocus />}
      <Modal open title="Search" footer={null} styles={{ wrapper: { position: 'fixed' } }}>
        <button>Before</button>
        <Input autoFocus aria-label="Of the dialog" />
      </Modal>
    </>
  );
}

test('a field that comes up behind a dialog does not take the focus from the field in it', async () => {
  const { rerender } = render(<Page isHere={false} />);
  const field = await screen.findByLabelText('Of the dialog');
  await waitFor(() => expect(document.activeElement).toBe(field));
  rerender(<Page isHere />);
  expect(screen.getByLabelText('Of the page')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});
