import type { Order } from '@depot/contracts/orders';
import type { Role } from '@depot/contracts/permissions';
import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderTitle } from './OrderTitle.js';

const order = { storeName: 'Island Trading', status: 'PENDING', time: Date.UTC(2026, 2, 7, 15) } as Order;

beforeEach(cleanup);

test.each<[Role, boolean]>([
  ['ADMIN', true],
  ['WAREHOUSE_OPS', true],
  ['STORE', false],
  ['READ_ONLY_STORE', false],
])('%s reads whose order it is: %s', async (r, isNamed) => {
  const texts = { [manifest.name]: manifest.locales };
  await renderScreen(<OrderTitle order={order} onBack={() => undefined} />, { claims: { r }, texts });
  expect(await screen.findByText('Pending')).toBeTruthy();
  expect(screen.queryByText('Island Trading') !== null).toBe(isNamed);
});
