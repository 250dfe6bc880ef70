import { translate } from '@depot/contracts/errors';
import {
  accountActivity,
  accountMessages,
  type EditAddress,
  ownAddress,
  updateAddressBody,
} from '@depot/contracts/identity';
import { listOf, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { OwnAddresses } from './own-addresses.js';

/** Addresses of the caller. */
@Controller('client/address')
export class AddressController {
  constructor(private readonly addresses: OwnAddresses) {}

  /**
   * Lists the caller's own billing and shipping addresses.
   *
   * @returns both addresses; the fields of an address that was never entered are empty.
   */
  @Get()
  @ReadRoute({ id: 'identityAddresses', allow: 'address.read', provides: ['Address'], response: listOf(ownAddress) })
  async find() {
    return { list: await this.addresses.list() };
  }

  /**
   * Enters or replaces one of the caller's own addresses.
   *
   * 409 STALE if `version` is given and the address has changed since.
   *
   * @returns the updated address.
   */
  @Put()
  @Command({
    id: 'identityUpdateAddress',
    allow: 'address.edit',
    invalidates: ['Address'],
    response: objOf(ownAddress),
    localizedMessage: accountActivity.addressUpdated,
  })
  async update(@Body({ schema: updateAddressBody }) body: EditAddress) {
    return {
      obj: await this.addresses.save(body),
      message: translate(accountMessages.addressUpdated, currentLanguage()),
    };
  }
}
