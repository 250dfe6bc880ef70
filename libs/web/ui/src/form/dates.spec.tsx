import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField } from './DateField.js';
import { type OpenPeriod, PeriodField } from './PeriodField.js';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a year that is being typed is nobody’s day yet', async () => {
  const told: (string | undefined)[] = [];
  function Field() {
    const [day, setDay] = useState<string | undefined>('2026-11-02');
    return <DateField aria-label="Day" value={day} onChange={(next) => (told.push(next), setDay(next))} />;
  }
  await renderScreen(<Field />);
  for (const typed of ['0002-11-02', '0020-11-02', '0202-11-02', '2025-11-02']) type('Day', typed);
  type('Day', '');
  expect(told).toEqual(['2025-11-02', undefined]);
});

test('what is no day yet stays in the field until it is left', async () => {
  await renderScreen(<DateField aria-label="Day" value="2026-11-02" required onChange={() => undefined} />);
  type('Day', '');
  expect(valueOf('Day')).toBe('');
  fireEvent.blur(screen.getByLabelText('Day'));
  expect(valueOf('Day')).toBe('2026-11-02');
});

test('a day beyond the other end moves that along', async () => {
  function Field() {
    const [days, setDays] = useState<readonly [string, string]>(['2026-11-01', '2026-11-10']);
    return <PeriodField days={days} onChange={setDays} />;
  }
  await renderScreen(<Field />);
  type('From day', '2026-11-20');
  expect([valueOf('From day'), valueOf('To day')]).toEqual(['2026-11-20', '2026-11-20']);
  type('To day', '2026-11-05');
  expect([valueOf('From day'), valueOf('To day')]).toEqual(['2026-11-05', '2026-11-05']);
});

test('an end that may be missing is emptied alone', async () => {
  const told: OpenPeriod[] = [];
  await renderScreen(
    <PeriodField period={{ from: '2026-11-01', to: '2026-11-10' }} onChange={(period) => told.push(period)} />,
  );
  type('From day', '');
  expect(told).toEqual([{ from: undefined, to: '2026-11-10' }]);
});
