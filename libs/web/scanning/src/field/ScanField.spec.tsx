import { startI18n } from '@depot/i18n';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ScanField } from './ScanField.js';
import { accept, rejectScan, type Scan, type ScanVerdict } from './useScans.js';

const vibrate = jest.fn<(pattern: number[]) => boolean>();
const onScan = jest.fn<(scan: Scan) => ScanVerdict | Promise<ScanVerdict>>();

beforeAll(() => startI18n('gb'));
beforeEach(() => {
  vibrate.mockReset();
  onScan.mockReset();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(cleanup);

const wedge = (text: string) =>
  [...text, 'Enter'].forEach((key) => fireEvent.keyDown(document.body, { key, code: '' }));

describe('ScanField', () => {
  it('takes a typed code with Enter and says that it was right', async () => {
    onScan.mockReturnValue(accept('12.30 lb taken'));
    render(<ScanField onScan={onScan} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'k7m2q9zx' } });
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
    expect(await screen.findByText('12.30 lb taken')).toBeTruthy();
    expect(onScan.mock.calls[0]?.[0]).toEqual({
      text: 'k7m2q9zx',
      source: 'typed',
      read: { kind: 'label', qrValue: 'K7M2Q9ZX' },
    });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('says what there is to scan until something was', async () => {
    onScan.mockReturnValue(accept('in'));
    const { rerender } = render(<ScanField onScan={onScan} />);
    expect(screen.getByRole('status').textContent).toBe('Nothing scanned yet.');
    rerender(<ScanField onScan={onScan} hint="Scan a box." />);
    expect(screen.getByRole('status').textContent).toBe('Scan a box.');
    wedge('K7M2Q9ZX');
    await screen.findByText('in');
    expect(screen.queryByText('Scan a box.')).toBeNull();
  });

  it('feels different when a scan is refused', async () => {
    onScan.mockReturnValueOnce(accept('in')).mockReturnValueOnce(rejectScan('twice'));
    render(<ScanField onScan={onScan} />);
    wedge('K7M2Q9ZX');
    await screen.findByText('in');
    wedge('K7M2Q9ZX');
    const rejection = await screen.findByText('twice');
    expect(rejection.closest('[data-accepted]')?.getAttribute('data-accepted')).toBe('false');
    expect(vibrate.mock.calls[0]).not.toEqual(vibrate.mock.calls[1]);
  });

  it('answers scans one after the other, in their order', async () => {
    const order: string[] = [];
    let finishFirst = () => {};
    onScan.mockImplementation(async ({ text }) => {
      order.push(`start ${text}`);
      if (text === 'AAAAAA') await new Promise<void>((resolve) => (finishFirst = resolve));
      order.push(`end ${text}`);
      return accept(text);
    });
    render(<ScanField onScan={onScan} />);
    wedge('AAAAAA');
    wedge('BBBBBB');
    await screen.findByRole('status');
    expect(order).toEqual(['start AAAAAA']);
    finishFirst();
    await screen.findByText('BBBBBB');
    expect(order).toEqual(['start AAAAAA', 'end AAAAAA', 'start BBBBBB', 'end BBBBBB']);
  });

  it('does not cover a refusal by what is scanned next; the same code, taken after all, takes it away', async () => {
    const answers = [rejectScan('not ordered'), accept('one'), rejectScan('twice'), accept('after all')];
    onScan.mockImplementation(() => answers.shift()!);
    render(<ScanField onScan={onScan} />);
    wedge('AAAAAA');
    wedge('BBBBBB');
    expect(await screen.findByText('one')).toBeTruthy();
    const earlier = screen.getByRole('list', { name: 'Refused before' });
    expect(earlier.textContent).toContain('not ordered');
    wedge('CCCCCC');
    await screen.findByText('twice');
    wedge('AAAAAA');
    expect(await screen.findByText('after all')).toBeTruthy();
    expect(screen.queryByText('not ordered')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss CCCCCC' }));
    expect(screen.queryByText('twice')).toBeNull();
  });

  it('lets the next scan be answered where the answer to one does not come', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      onScan.mockImplementation(({ text }) => (text === 'AAAAAA' ? new Promise(() => undefined) : accept(text)));
      render(<ScanField onScan={onScan} />);
      wedge('AAAAAA');
      wedge('BBBBBB');
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(screen.getByText('BBBBBB')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('refuses when handling fails, and goes on', async () => {
    onScan.mockRejectedValueOnce(new Error('offline')).mockReturnValueOnce(accept('second'));
    render(<ScanField onScan={onScan} />);
    wedge('AAAAAA');
    expect(await screen.findByText(/could not be handled/)).toBeTruthy();
    wedge('BBBBBB');
    expect(await screen.findByText('second')).toBeTruthy();
  });

  it('offers the decimal keypad for weights and is off when disabled', () => {
    const { rerender } = render(<ScanField onScan={onScan} entry="weight" />);
    expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe('decimal');
    rerender(<ScanField onScan={onScan} enabled={false} />);
    wedge('K7M2Q9ZX');
    expect(onScan).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  });
});
