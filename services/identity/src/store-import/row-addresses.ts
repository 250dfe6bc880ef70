import type { UpdateAddress } from '@depot/contracts/identity';
import type { StoreRow } from './store-row.js';

type Prefix = 'ship' | 'bill';
type Part = 'Address1' | 'City' | 'State' | 'ZipCode';

const needed: Part[] = ['Address1', 'City', 'State', 'ZipCode'];

const isGiven = (row: StoreRow, prefix: Prefix) => needed.some((part) => row[`${prefix}${part}`] !== undefined);

/** Empty columns of addresses that are filled in partly. */
export function listMissingParts(row: StoreRow): string[] {
  return (['ship', 'bill'] as const)
    .filter((prefix) => isGiven(row, prefix))
    .flatMap((prefix) => needed.map((part): keyof StoreRow => `${prefix}${part}`))
    .filter((field) => row[field] === undefined);
}

/** Addresses of a complete row. A single address is used for both; the default of its name is the store's. */
export function readAddresses(row: StoreRow): UpdateAddress[] {
  const ship = readAddress(row, 'ship') ?? readAddress(row, 'bill');
  const bill = readAddress(row, 'bill') ?? ship;
  return ship && bill
    ? [
        { type: 'SHIP', ...ship },
        { type: 'BILL', ...bill },
      ]
    : [];
}

function readAddress(row: StoreRow, prefix: Prefix): Omit<UpdateAddress, 'type'> | undefined {
  const address1 = row[`${prefix}Address1`];
  const city = row[`${prefix}City`];
  const state = row[`${prefix}State`];
  const zipCode = row[`${prefix}ZipCode`];
  if (!address1 || !city || !state || !zipCode) return undefined;
  return {
    name: row[`${prefix}Name`] ?? row.name,
    address1,
    address2: row[`${prefix}Address2`] ?? '',
    city,
    state,
    zipCode,
  };
}
