import type { FirstSteps } from '@depot/contracts/inventory';
import { renderScreen, type ScreenSettings } from '@depot/web-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { FirstStepsSection } from './FirstStepsSection.js';

const all = (isDone: boolean): FirstSteps => ({
  hasCompany: isDone,
  hasAreas: isDone,
  hasCategories: isDone,
  hasProducts: isDone,
  hasStores: isDone,
  hasReceived: isDone,
  hasOrdered: isDone,
  hasShipped: isDone,
  hasBilled: isDone,
  hasPaid: isDone,
  orderId: null,
});
const show = (done: Partial<FirstSteps>, settings: ScreenSettings = {}) =>
  renderScreen(<FirstStepsSection />, {
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /dashboard/first-steps': { obj: { ...all(false), ...done } } },
    ...settings,
  });
const nextStep = () => document.querySelector('[aria-current=step]')?.textContent;

beforeEach(() => localStorage.clear());

describe('the first steps', () => {
  test('each leads to its screen, and the first that is not done is the next', async () => {
    const { user, address } = await show({ hasCompany: true, hasAreas: true, hasStores: true });
    expect(await screen.findByText('3 of 10 done')).toBeTruthy();
    const done = screen.getAllByText('done').map((mark) => mark.closest('li')?.querySelector('a')?.textContent);
    expect(done).toEqual(['Enter the company details', 'Add an area of the warehouse', 'Invite stores']);
    expect(nextStep()).toBe('Add categories');
    await user.click(screen.getByText('Add categories'));
    expect(address()).toBe('/in/settings/category');
  });

  test('who may not place orders for stores records the first one', async () => {
    const { user, address } = await show({}, { claims: { r: 'WAREHOUSE_ADMIN' } });
    await user.click(await screen.findByText('Place the first order'));
    expect(address()).toBe('/in/order/manual');
  });

  test('from the order on they lead to its page, until it is paid', async () => {
    const { user, address } = await show({ ...all(true), hasBilled: false, hasPaid: false, orderId: 41 });
    expect(await screen.findByText('8 of 10 done')).toBeTruthy();
    expect(nextStep()).toBe('Complete the order and make its invoice');
    for (const step of ['Process the order and ship it', 'Record the payment']) {
      const link = screen.getByRole('link', { name: step });
      expect(link.getAttribute('href')).toBe('/in/order/edit?id=41');
    }
    await user.click(screen.getByText('Complete the order and make its invoice'));
    expect(address()).toBe('/in/order/edit?id=41');
  });

  test('they are gone when all is there', async () => {
    const { calls } = await show(all(true));
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
  });

  test('who dismisses them is not asked again, nobody else is meant', async () => {
    const first = await show({}, { claims: { id: 7 } });
    await first.user.click(await screen.findByText('Dismiss'));
    expect(screen.queryByText('First steps')).toBeNull();
    first.unmount();
    const again = await show({}, { claims: { id: 7 } });
    expect(again.calls).toEqual([]);
    again.unmount();
    await show({}, { claims: { id: 8 } });
    expect(await screen.findByText('First steps')).toBeTruthy();
  });

  test('the floor does not set anything up', async () => {
    const { calls } = await show({}, { claims: { r: 'WAREHOUSE_OPS' } });
    expect(calls).toEqual([]);
    expect(screen.queryByText('First steps')).toBeNull();
  });
});
