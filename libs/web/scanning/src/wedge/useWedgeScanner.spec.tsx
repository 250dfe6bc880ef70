import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { rhythm } from './burst.js';
import { takenBackSince } from './fieldMemory.js';
import { takesScans } from './listener.js';
import { useWedgeScanner } from './useWedgeScanner.js';

const heard = jest.fn();

function Ear({ name, enabled }: { name: string; enabled?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useWedgeScanner((code) => heard(name, code), { enabled, within: place });
  return (
    <div ref={place}>
      <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />
    </div>
  );
}

/** Presses keys as a scanner does: a few milliseconds apart, typing into the target unless the event is prevented. */
function burst(text: string, { target = document.activeElement ?? document.body, end = true } = {}) {
  [...text].forEach((key) => {
    const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`;
    const free = fireEvent.keyDown(target, { key, code, shiftKey: /[A-Z]/.test(key) });
    if (free && target instanceof HTMLInputElement) fireEvent.change(target, { target: { value: target.value + key } });
  });
  return end ? fireEvent.keyDown(target, { key: 'Enter', code: 'Enter' }) : undefined;
}

beforeEach(() => {
  jest.useFakeTimers();
  // Events take the page's clock, which the fake timers hold still.
  jest.spyOn(KeyboardEvent.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('useWedgeScanner', () => {
  it('hears a scan without any field in focus and swallows its Enter', () => {
    render(<Ear name="page" />);
    expect(burst('K7M2Q9ZX', { target: document.body })).toBe(false);
    expect(heard.mock.calls).toEqual([['page', 'K7M2Q9ZX']]);
  });

  it('hears a scan as soon as its field is drawn, before anything else has run', () => {
    const Hurried = () => {
      useLayoutEffect(() => void burst('K7M2Q9ZX', { target: document.body }), []);
      return <Ear name="page" />;
    };
    render(<Hurried />);
    expect(heard.mock.calls).toEqual([['page', 'K7M2Q9ZX']]);
  });

  it('leaves the text of the focused field as it was', () => {
    render(<Ear name="page" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'note' } });
    act(() => field.focus());
    burst('K7M2Q9ZX');
    expect(field.value).toBe('note');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells a field what of it the scanner has typed', () => {
    const told: (number | undefined)[] = [];
    render(
      <>
        <Ear name="page" />
        <input aria-label="amount" onInput={() => told.push(takenBackSince())} />
      </>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'amount' });
    act(() => field.focus());
    fireEvent.input(field, { target: { value: '7' } });
    jest.advanceTimersByTime(5_000);
    const began = performance.now();
    burst('K7M2Q9ZX');
    expect(field.value).toBe('7');
    expect(told.filter((since) => since !== undefined)).toEqual([began]);
    expect(told.at(-1)).toBe(began);
    expect(takenBackSince()).toBeUndefined();
  });

  it('leaves a field its keys that reads what a scanner types into it by itself', () => {
    render(
      <>
        <Ear name="page" />
        <input aria-label="search" {...takesScans} />
      </>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'search' });
    expect(burst('K7M2Q9ZX', { target: field })).toBe(true);
    expect(field.value).toBe('K7M2Q9ZX');
    expect(heard).not.toHaveBeenCalled();
  });

  it('hears a scan that ends in silence', () => {
    render(<Ear name="page" />);
    burst('K7M2Q9ZX', { end: false });
    expect(heard).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(rhythm.stutter + 5));
    expect(heard.mock.calls).toEqual([['page', 'K7M2Q9ZX']]);
  });

  it('gives keys back that came fast but are no scan', () => {
    render(<Ear name="page" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    act(() => field.focus());
    burst('AB12', { end: false });
    act(() => jest.advanceTimersByTime(rhythm.silence + 5));
    expect(field.value).toBe('AB12');
    expect(heard).not.toHaveBeenCalled();
  });

  it('lets a person type', async () => {
    const person = userEvent.setup({ delay: 90, advanceTimers: (time) => jest.advanceTimersByTime(time) });
    render(<Ear name="page" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await person.type(field, 'K7M2Q9ZX');
    expect(field.value).toBe('K7M2Q9ZX');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is deaf when disabled, and after it has left', () => {
    const { rerender, unmount } = render(<Ear name="page" enabled={false} />);
    burst('K7M2Q9ZX', { target: document.body });
    rerender(<Ear name="page" />);
    burst('K7M2Q9ZX', { target: document.body, end: false });
    unmount();
    act(() => jest.advanceTimersByTime(500));
    expect(heard).not.toHaveBeenCalled();
  });

  it('goes to the open dialog, not below it and not into a closed one', () => {
    const page = (open: boolean) => (
      <>
        <Ear name="page" />
        <div role="dialog" aria-modal="true" style={open ? {} : { display: 'none' }}>
          <Ear name="dialog" enabled={open} />
        </div>
      </>
    );
    const { rerender } = render(page(true));
    burst('K7M2Q9ZX', { target: document.body });
    rerender(page(false));
    burst('B7M2Q9ZX', { target: document.body });
    expect(heard.mock.calls).toEqual([
      ['dialog', 'K7M2Q9ZX'],
      ['page', 'B7M2Q9ZX'],
    ]);
  });

  it('stays silent below a dialog that scans nothing', () => {
    render(
      <>
        <Ear name="page" />
        <div role="dialog" aria-modal="true" />
      </>,
    );
    burst('K7M2Q9ZX', { target: document.body });
    expect(heard).not.toHaveBeenCalled();
  });
});
