import { apiSlice } from '@depot/api';
import { useDispatch } from '@depot/rtk';
import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Button beside a screen that simulates the network coming back, which refetches the data on screen. */
export function NetworkBack() {
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => void dispatch(apiSlice.internalActions.onOnline())}>
      The network is back
    </button>
  );
}

/**
 * Simulates the network coming back until the given total of requests is reached. Earlier requests have finished by
 * then, so none is sent twice at the same time.
 */
export async function askedAgain(times: number, asked: () => readonly unknown[]): Promise<void> {
  await waitFor(() => {
    fireEvent.click(screen.getByText('The network is back'));
    if (asked().length < times) throw new Error(`It was asked ${asked().length} times.`);
  });
}
