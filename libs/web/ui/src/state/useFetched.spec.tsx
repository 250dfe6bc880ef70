import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FetchedPart, fetchedPart, useFetched } from './useFetched.js';

interface SignProps {
  source: FetchedPart<string>;
  isNeeded?: boolean;
}

function Sign({ source, isNeeded }: SignProps) {
  const { part, failed, retry } = useFetched(source, isNeeded);
  if (failed) return <button onClick={retry}>again</button>;
  return <p>{part ?? 'on its way'}</p>;
}

test('a part is fetched once it is needed, and once for all', async () => {
  let asked = 0;
  const source = fetchedPart(() => Promise.resolve(`part ${(asked += 1)}`));
  const { rerender } = render(<Sign source={source} isNeeded={false} />);
  await act(() => Promise.resolve());
  expect([asked, screen.queryByText('on its way') !== null]).toEqual([0, true]);
  rerender(<Sign source={source} />);
  expect(await screen.findByText('part 1')).toBeTruthy();
  render(<Sign source={source} />);
  expect(screen.getAllByText('part 1')).toHaveLength(2);
});

test('what did not come is told in its place and asked for again', async () => {
  let isThere = false;
  const source = fetchedPart(() => (isThere ? Promise.resolve('part') : Promise.reject(new Error('no network'))));
  render(<Sign source={source} />);
  const again = await screen.findByRole('button', { name: 'again' });
  isThere = true;
  await userEvent.click(again);
  expect(await screen.findByText('part')).toBeTruthy();
});

test('what did not come while nobody needed it is not told of, but asked for again', async () => {
  let fail: (failure: Error) => void = () => undefined;
  const loads = [() => new Promise<string>((_, reject) => (fail = reject)), () => Promise.resolve('part')];
  const source = fetchedPart(() => loads.shift()!());
  const { rerender } = render(<Sign source={source} />);
  rerender(<Sign source={source} isNeeded={false} />);
  await act(async () => fail(new Error('no network')));
  rerender(<Sign source={source} />);
  expect(screen.getByText('on its way')).toBeTruthy();
  expect(await screen.findByText('part')).toBeTruthy();
});
