import { fromHundredths } from '@depot/contracts/amounts';
import type { Address, StoreCredit } from '@depot/contracts/identity';
import { type ExportedRow, formatFlag } from '@depot/node-importing';
import { Injectable } from '@nestjs/common';
import { AddressService } from '../address/address.service.js';
import { StoreCreditRepository } from '../user/store-credit.repository.js';
import type { UserEntity } from '../user/user.entity.js';
import { UserRepository } from '../user/user.repository.js';

/** A store in files. An address is undefined until it is entered. */
export interface FiledStore extends Pick<
  UserEntity,
  'id' | 'name' | 'username' | 'wholesalePrice' | 'disabled' | 'paymentTerms'
> {
  credit: StoreCredit;
  ship?: Address;
  bill?: Address;
}

const noCredit: StoreCredit = { policy: 'NONE', limit: 0 };

/** Reads stores for files. */
@Injectable()
export class FiledStores {
  constructor(
    private readonly users: UserRepository,
    private readonly addresses: AddressService,
    private readonly credits: StoreCreditRepository,
  ) {}

  /** In the order of creation, so that an import creates them in the same order. */
  async list(): Promise<FiledStore[]> {
    const stores = await this.users.listStoreRows();
    const addresses = await this.addresses.findByStores(stores.map(({ id }) => id));
    const credits = await this.credits.listAll();
    return stores.map(({ id, name, username, wholesalePrice, disabled, paymentTerms }) => ({
      id,
      name,
      username,
      wholesalePrice,
      disabled,
      paymentTerms,
      credit: credits.get(id) ?? noCredit,
      ...selectEntered('ship', addresses.get(id)?.ship),
      ...selectEntered('bill', addresses.get(id)?.bill),
    }));
  }
}

const selectEntered = (prefix: 'ship' | 'bill', address: Address | undefined) =>
  address?.address1 && { [prefix]: address };

/** Fields by the names of their columns. The limit of a store without a policy is empty. */
export function formatStoreCells({ credit, ship, bill, ...store }: FiledStore): ExportedRow {
  const { name, username, wholesalePrice, disabled, paymentTerms } = store;
  return {
    name,
    username,
    paymentTerms,
    wholesalePrice: formatFlag(wholesalePrice),
    disabled: formatFlag(disabled),
    creditPolicy: credit.policy,
    creditLimit: credit.policy === 'NONE' ? null : fromHundredths(credit.limit),
    ...formatAddressCells('ship', ship),
    ...formatAddressCells('bill', bill),
  };
}

function formatAddressCells(prefix: 'ship' | 'bill', address: Address | undefined): ExportedRow {
  if (!address) return {};
  return {
    [`${prefix}Name`]: address.name,
    [`${prefix}Address1`]: address.address1,
    [`${prefix}Address2`]: address.address2,
    [`${prefix}City`]: address.city,
    [`${prefix}State`]: address.state,
    [`${prefix}ZipCode`]: address.zipCode,
  };
}
