import { apiSlice } from '@depot/api';
import { useDispatch } from '@depot/rtk';
import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Beside a screen: a press is the moment at which the network is back, and what is on screen is asked for anew. */
export function NetworkBack() {
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => void dispatch(apiSlice.internalActions.onOnline())}>
      The network is back
    </button>
  );
}

/**
 * The network comes back until something was asked so often in all. What was asked before has been answered then:
 * nothing is asked twice at the same time.
 */
export async function askedAgain(times: number, asked: () => readonly unknown[]): Promise<void> {
  await waitFor(() => {
    fireEvent.click(screen.getByText('The network is back'));
    if (asked().length < times) throw new Error(`It was asked ${asked().length} times.`);
  });
}
