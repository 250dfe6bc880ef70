import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { recordAsOf, useAsOf } from './asOf.js';

const asked = { url: '/report/sales', params: { from: '2026-01-01' } };
const of = (time: string | undefined) => new Response('{}', { headers: time ? { 'x-as-of': time } : {} });
const note = (time: string | undefined, question: object = asked) =>
  act(() => recordAsOf(question as typeof asked, of(time)));

function Page() {
  return <p>{useAsOf(asked) ?? 'now'}</p>;
}
beforeEach(() => note(undefined));

const shown = () => screen.getByText(/./).textContent;

test('says of which moment the newest answer to the question is, and nothing once it is as new as can be', () => {
  render(<Page />);
  expect(shown()).toBe('now');
  note('2026-11-23T14:02:07.500Z');
  expect(shown()).toBe(String(Date.UTC(2026, 10, 23, 14, 2, 7, 500)));
  note('2026-11-23T15:00:00.000Z');
  expect(shown()).toBe(String(Date.UTC(2026, 10, 23, 15)));
  note('2026-11-23T16:00:00.000Z', { ...asked, params: { from: '2026-02-01' } });
  expect(shown()).toBe(String(Date.UTC(2026, 10, 23, 15)));
  note(undefined);
  expect(shown()).toBe('now');
});

test('what is asked most often is remembered longest', () => {
  render(<Page />);
  note('2026-11-23T14:00:00.000Z');
  for (let day = 1; day <= 60; day += 1) note('2026-11-23T15:00:00.000Z', { ...asked, params: { from: String(day) } });
  note('2026-11-23T14:00:00.000Z');
  for (let day = 61; day <= 120; day += 1)
    note('2026-11-23T15:00:00.000Z', { ...asked, params: { from: String(day) } });
  expect(shown()).toBe(String(Date.UTC(2026, 10, 23, 14)));
});
