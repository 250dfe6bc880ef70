import { failureMessage } from '@depot/api';
import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { defineSubmissions } from './submissions.js';
import { useSubmissions, useSubmit } from './useSubmissions.js';

const store = defineSubmissions<object>({ prefix: 'depot-spec-lines-', mark: 'depot-spec-queue' });
const lines = ['jars', 'tins'];
let sent = 0;
let answer: () => Promise<object>;
const ways = { send: () => ((sent += 1), answer()), labelsOf: () => [] };

/** A tab that has the draft. */
function Tab({ name }: { name: string }) {
  const submit = useSubmit(useSubmissions(store, ways));
  const [outcome, setOutcome] = useState('');
  const send = () =>
    submit({ title: 'Goods', path: '/in', request: {}, lines }).then(
      () => setOutcome('sent'),
      (failure: unknown) => setOutcome(failureMessage(failure)),
    );
  return (
    <>
      <button onClick={() => void send()}>{`${name} sends`}</button>
      <output aria-label={name}>{outcome}</output>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = (name: string, text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name }).textContent).toContain(text));

beforeEach(async () => {
  cleanup();
  localStorage.clear();
  sent = 0;
  answer = () => Promise.resolve({});
  await renderScreen(
    <>
      <Tab name="one" />
      <Tab name="two" />
    </>,
    { response: {} },
  );
});

it('sends a draft that two tabs have once, and says so to the second', async () => {
  press('one sends');
  await said('one', 'sent');
  press('two sends');
  await said('two', 'already been sent from another tab');
  expect(sent).toBe(1);
});

it('lets either send what the server would not have', async () => {
  answer = () => Promise.reject(Object.assign(new Error('No such product.'), { statusCode: 400, code: 'VALIDATION' }));
  press('one sends');
  await said('one', 'No such product.');
  answer = () => Promise.resolve({});
  press('two sends');
  await said('two', 'sent');
  expect(sent).toBe(2);
});
