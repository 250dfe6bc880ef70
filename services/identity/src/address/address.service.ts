import { type Address, addressTypes, type UpdateAddress } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { AddressRepository, type AddressRow } from './address.repository.js';

const empty = { name: '', address1: '', address2: '', city: '', state: '', zipCode: '' };

/** Billing and shipping addresses. */
@Injectable()
export class AddressService {
  constructor(private readonly stored: AddressRepository) {}

  /** Both addresses of a user; empty until they are entered. */
  async listByUser(userId: number): Promise<Address[]> {
    const rows = await this.stored.findByUsers([userId]);
    return addressTypes.map((type) => selectAddress(rows, userId, type));
  }

  /** A former store keeps its addresses, because its orders are still delivered and billed there. */
  async findByStores(storeIds: readonly number[]): Promise<Map<number, { bill: Address; ship: Address }>> {
    const stores = await this.stored.filterTenantUsers(storeIds);
    const rows = await this.stored.findByUsers(stores);
    return new Map(
      stores.map((id) => [id, { bill: selectAddress(rows, id, 'BILL'), ship: selectAddress(rows, id, 'SHIP') }]),
    );
  }

  /** Inserts or replaces one address of a user. */
  async save(userId: number, address: UpdateAddress): Promise<Address> {
    await this.stored.saveAll([{ userId, ...address }]);
    return { ...address, address2: address.address2 ?? '' };
  }

  /** Inserts or replaces addresses of several users in one statement. */
  saveAll(addresses: readonly (UpdateAddress & { userId: number })[]): Promise<void> {
    return this.stored.saveAll(addresses);
  }
}

function selectAddress(rows: readonly AddressRow[], userId: number, type: Address['type']): Address {
  const row = rows.find((candidate) => candidate.userId === userId && candidate.type === type);
  if (!row) return { type, ...empty };
  const { userId: _, ...address } = row;
  return address;
}
