import { describe, expect, it } from '@jest/globals';
import { listMissingParts, readAddresses } from './row-addresses.js';

const ship = { shipAddress1: '1 Main St', shipCity: 'Austin', shipState: 'TX', shipZipCode: '78701' } as const;

describe('addresses of an imported store', () => {
  it('uses a single address for both, with the name of the store', () => {
    const [shipping, billing] = readAddresses({ name: 'Wok', ...ship });
    expect(shipping).toEqual({
      type: 'SHIP',
      name: 'Wok',
      address1: '1 Main St',
      address2: '',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    });
    expect(billing).toEqual({ ...shipping, type: 'BILL' });
  });

  it('keeps both addresses if both are given', () => {
    const row = {
      name: 'Wok',
      ...ship,
      billName: 'Wok LLC',
      billAddress1: '2 Side St',
      billCity: 'Reno',
      billState: 'NV',
      billZipCode: '89501',
    } as const;
    expect(readAddresses(row).map(({ type, name, city }) => [type, name, city])).toEqual([
      ['SHIP', 'Wok', 'Austin'],
      ['BILL', 'Wok LLC', 'Reno'],
    ]);
  });

  it('lists missing parts of an address, and none without an address', () => {
    expect(listMissingParts({ name: 'Wok', shipCity: 'Austin' })).toEqual(['shipAddress1', 'shipState', 'shipZipCode']);
    expect(listMissingParts({ name: 'Wok' })).toEqual([]);
    expect(readAddresses({ name: 'Wok' })).toEqual([]);
  });
});
