import { type Address, addressNames, type EditAddress, type OwnAddress } from '@depot/contracts/identity';
import { currentSession, describeActivity } from '@depot/node-context';
import { assertUnchanged, computeContentVersion } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../user/user.repository.js';
import { AddressService } from './address.service.js';

/** Addresses of the caller, for editing. */
@Injectable()
export class OwnAddresses {
  constructor(
    private readonly users: UserRepository,
    private readonly addresses: AddressService,
  ) {}

  async list(): Promise<OwnAddress[]> {
    return (await this.addresses.listByUser(currentSession().id)).map(addVersion);
  }

  async save({ version, ...address }: EditAddress): Promise<OwnAddress> {
    const { id } = currentSession();
    describeActivity({ addressName: addressNames[address.type] });
    // An address that was never entered has no row to lock.
    await this.users.lock(id);
    const before = (await this.addresses.listByUser(id)).find(({ type }) => type === address.type);
    describeActivity({}, { before: before && addVersion(before) });
    if (before) assertUnchanged(version, selectFields(before));
    return addVersion(await this.addresses.save(id, address));
  }
}

/** Field by field, because a stored and a newly entered address have another order of fields. */
const selectFields = ({ type, name, address1, address2, city, state, zipCode }: Address): Address => {
  return { type, name, address1, address2, city, state, zipCode };
};

const addVersion = (address: Address): OwnAddress => ({
  ...selectFields(address),
  version: computeContentVersion(selectFields(address)),
});
