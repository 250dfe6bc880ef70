import type { FirstSteps } from '@depot/contracts/inventory';
import { renderScreen, type ScreenSettings } from '@depot/web-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { FirstStepsSection } from './FirstStepsSection.js';

const nothing: FirstSteps = {
  hasAreas: false,
  hasCategories: false,
  hasProducts: false,
  hasStores: false,
  hasReceived: false,
  hasOrdered: false,
};
const everything: FirstSteps = {
  hasAreas: true,
  hasCategories: true,
  hasProducts: true,
  hasStores: true,
  hasReceived: true,
  hasOrdered: true,
};
const show = (done: Partial<FirstSteps>, settings: ScreenSettings = {}) =>
  renderScreen(<FirstStepsSection />, {
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /dashboard/first-steps': { obj: { ...nothing, ...done } } },
    ...settings,
  });
const nextStep = () => document.querySelector('[aria-current=step]')?.textContent;

beforeEach(() => localStorage.clear());

describe('the first steps', () => {
  test('each leads to its screen, and the first that is not done is the next', async () => {
    const { user, address } = await show({ hasAreas: true, hasStores: true });
    expect(await screen.findByText('2 of 6 done')).toBeTruthy();
    expect(screen.getAllByText('done')).toHaveLength(2);
    expect(nextStep()).toBe('Add categories');
    await user.click(screen.getByText('Add categories'));
    expect(address()).toBe('/in/settings/category');
  });

  test('who may not place orders for stores records the first one', async () => {
    const { user, address } = await show({}, { claims: { r: 'WAREHOUSE_ADMIN' } });
    await user.click(await screen.findByText('Place the first order'));
    expect(address()).toBe('/in/order/manual');
  });

  test('they are gone when all is there', async () => {
    const { calls } = await show(everything);
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
