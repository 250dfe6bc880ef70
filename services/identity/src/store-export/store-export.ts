import { fromHundredths } from '@depot/contracts/amounts';
import type { Address, StoreCredit } from '@depot/contracts/identity';
import { type ExportedRow, flagCell } from '@depot/node-importing';
import { Injectable } from '@nestjs/common';
import { AddressService } from '../address/address.service.js';
import { StoreCreditRepository } from '../user/store-credit.repository.js';
import { UserRepository } from '../user/user.repository.js';

/** Stores as the import knows them. */
@Injectable()
export class StoreExport {
  constructor(
    private readonly users: UserRepository,
    private readonly addresses: AddressService,
    private readonly credits: StoreCreditRepository,
  ) {}

  /** In the order in which they were made, so that they are made in the same order again. */
  async rows(): Promise<ExportedRow[]> {
    const stores = await this.users.storesInOrder();
    const addresses = await this.addresses.addresses(stores.map(({ id }) => id));
    const credits = await this.credits.all();
    return stores.map(({ id, name, username, wholesalePrice, disabled, paymentTerms }) => ({
      name,
      username,
      wholesalePrice: flagCell(wholesalePrice),
      disabled: flagCell(disabled),
      ...creditCells(credits.get(id)),
      paymentTerms,
      ...cells('ship', addresses.get(id)?.ship),
      ...cells('bill', addresses.get(id)?.bill),
    }));
  }
}

/** A limit beyond which nothing happens is none. */
const creditCells = ({ policy, limit }: StoreCredit = { policy: 'NONE', limit: 0 }): ExportedRow => ({
  creditPolicy: policy,
  creditLimit: policy === 'NONE' ? null : fromHundredths(limit),
});

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
