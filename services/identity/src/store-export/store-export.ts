import type { Address } from '@depot/contracts/identity';
import { type ExportedRow, flagCell } from '@depot/node-importing';
import { Injectable } from '@nestjs/common';
import { AddressService } from '../address/address.service.js';
import { UserRepository } from '../user/user.repository.js';

/** Stores as the import knows them. */
@Injectable()
export class StoreExport {
  constructor(
    private readonly users: UserRepository,
    private readonly addresses: AddressService,
  ) {}

  /** In the order in which they were made, so that they are made in the same order again. */
  async rows(): Promise<ExportedRow[]> {
    const stores = await this.users.storesInOrder();
    const addresses = await this.addresses.addresses(stores.map(({ id }) => id));
    return stores.map(({ id, name, username, wholesalePrice, disabled }) => ({
      name,
      username,
      wholesalePrice: flagCell(wholesalePrice),
      disabled: flagCell(disabled),
      ...cells('ship', addresses.get(id)?.ship),
      ...cells('bill', addresses.get(id)?.bill),
    }));
  }
}

/** Nothing of an address that was never entered. */
function cells(prefix: 'ship' | 'bill', address: Address | undefined): ExportedRow {
  if (!address?.address1) return {};
  return {
    [`${prefix}Name`]: address.name,
    [`${prefix}Address1`]: address.address1,
    [`${prefix}Address2`]: address.address2,
    [`${prefix}City`]: address.city,
    [`${prefix}State`]: address.state,
    [`${prefix}ZipCode`]: address.zipCode,
  };
}
