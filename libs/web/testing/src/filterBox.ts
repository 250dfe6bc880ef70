import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { RenderedScreen } from './renderScreen.js';

interface FilteredList {
  /** Opens the list at an address. */
  open: (at: string) => Promise<RenderedScreen>;
  path: string;
  /** A filter in the address, without the question mark. */
  query: string;
  /** Label of the box that shows it. */
  box: string;
}

/**
 * Values of a list's search field after four steps: with a filter in the address, after the list's own link, after that
 * link during typing, and with the filter again. Each should equal the address.
 */
export async function boxAlongTheWay({ open, path, query, box }: FilteredList): Promise<string[]> {
  const { follow } = await open(`${path}?${query}`);
  const values: string[] = [];
  const look = async () => {
    const field = await screen.findByLabelText<HTMLInputElement>(box);
    await waitFor(() => field.isConnected);
    values.push(field.value);
    return field;
  };
  await look();
  await follow(path);
  fireEvent.change(await look(), { target: { value: '77' } });
  await follow(path);
  await look();
  await follow(`${path}?${query}`);
  await look();
  return values;
}
