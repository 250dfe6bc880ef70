import { startI18n } from '@depot/i18n';
import { WeightInput } from '@depot/ui/data';
import { scannerPaces, scanWith } from '@depot/web-testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useWedgeScanner } from './useWedgeScanner.js';

const heard = jest.fn();
const went = jest.fn();

/** Step of a wizard: a weight, which Enter submits, and a note. */
function Step() {
  const [weight, setWeight] = useState<number | null>(null);
  const [note, setNote] = useState('');
  useWedgeScanner(heard);
  return (
    <>
      <WeightInput aria-label="Weight" value={weight} onChange={setWeight} onPressEnter={() => went(weight)} />
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </>
  );
}

const label = 'K7M2Q9ZX4T01234A';
const box = '01095060001343523202000412' + '10A7';
const focus = (name: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(name);
  act(() => field.focus());
  return field;
};

beforeAll(() => startI18n('gb'));
beforeEach(() => {
  heard.mockReset();
  went.mockReset();
  localStorage.clear();
});
afterEach(cleanup);

describe.each(scannerPaces)('a scanner that sends a key every %d ms', (paceMs) => {
  it.each([
    ['a label of ours', label],
    ["a supplier's box", box],
    ['the bars on a retail pack', '4006381333931'],
    ['a symbology identifier', `]C1${box}`],
  ])('is heard in a field for a weight, which stays empty: %s', (_name, code) => {
    render(<Step />);
    const field = focus('Weight');
    scanWith({ paceMs }, code);
    expect(heard.mock.calls).toEqual([[code]]);
    expect(field.value).toBe('');
    expect(went).not.toHaveBeenCalled();
  });

  it('leaves a note as it was, and is heard with nothing in focus', () => {
    render(<Step />);
    const note = focus('Note');
    scanWith({ paceMs }, label);
    expect(note.value).toBe('');
    act(() => note.blur());
    scanWith({ paceMs }, box);
    expect(heard.mock.calls).toEqual([[label], [box]]);
  });

  it('never makes a weight of what is none, and does not go on with it', () => {
    render(<Step />);
    const field = focus('Weight');
    scanWith({ paceMs }, '3202000412?');
    expect(went).not.toHaveBeenCalled();
    if (heard.mock.calls.length === 0) {
      expect(field.value).toBe('3202000412?');
      expect(field.getAttribute('aria-invalid')).toBe('true');
    } else expect(field.value).toBe('');
  });

  it('is told by its prefix, whatever it sends', () => {
    localStorage.setItem('depot-scanner', JSON.stringify({ prefix: '~', separator: '', layout: 'auto' }));
    render(<Step />);
    const field = focus('Weight');
    scanWith({ paceMs, prefix: '~' }, '412');
    expect(heard.mock.calls).toEqual([['412']]);
    expect(field.value).toBe('');
  });
});

describe('the slowest setting there is', () => {
  it('is heard with a prefix, at 990 ms a key', () => {
    localStorage.setItem('depot-scanner', JSON.stringify({ prefix: '~', separator: '', layout: 'auto' }));
    render(<Step />);
    const field = focus('Weight');
    scanWith({ paceMs: 990, prefix: '~' }, box);
    expect(heard.mock.calls).toEqual([[box]]);
    expect(field.value).toBe('');
  });

  it('sends its FNC1 as it is kept for it', () => {
    localStorage.setItem('depot-scanner', JSON.stringify({ prefix: '', separator: '#', layout: 'auto' }));
    render(<Step />);
    scanWith({ paceMs: 20 }, '010950600013435210A7#21S9');
    expect(heard.mock.calls).toEqual([['010950600013435210A7\u001d21S9']]);
  });
});

it('lets a hand enter a weight and go on', () => {
  render(<Step />);
  const field = focus('Weight');
  scanWith({ paceMs: 180 }, '4.12');
  expect(field.value).toBe('4.12');
  expect(went).toHaveBeenCalledWith(412);
  expect(heard).not.toHaveBeenCalled();
});
