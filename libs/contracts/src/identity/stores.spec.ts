import { expect, test } from '@jest/globals';
import { postalText, storesCalled } from './stores.js';

const address = {
  name: 'Corner Shop',
  address1: '12 Main Street',
  address2: 'Rear entrance',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62701',
};

test('an address is written as on an envelope', () => {
  expect(postalText(address)).toBe('Corner Shop\n12 Main Street\nRear entrance\nSpringfield, IL 62701');
});

test.each([
  ['a second line', { address2: '' }, 'Corner Shop\n12 Main Street\nSpringfield, IL 62701'],
  ['a city', { city: '' }, 'Corner Shop\n12 Main Street\nRear entrance\nIL 62701'],
  ['a state', { state: '' }, 'Corner Shop\n12 Main Street\nRear entrance\nSpringfield, 62701'],
  ['a place', { city: '', state: '', zipCode: '' }, 'Corner Shop\n12 Main Street\nRear entrance'],
])('an address without %s has no gap', (_, missing, written) => {
  expect(postalText({ ...address, ...missing })).toBe(written);
});

test('a store is found by every word of a text, those that begin with it first', () => {
  const names = ['New Corner Shop', 'Corner Shop', 'Corner Market', 'Bakery'];
  const stores = new Map(names.map((name, id) => [id, { name }]));
  expect(storesCalled(' shop corner ', stores)).toEqual([0, 1]);
  expect(storesCalled('CORNER', stores)).toEqual([1, 2, 0]);
  expect(storesCalled('CORNER', stores, 1)).toEqual([1]);
});
