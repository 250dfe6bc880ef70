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

/** The own addresses of whoever is signed in. */
@Controller('client/address')
export class AddressController {
  constructor(private readonly addresses: OwnAddresses) {}

  @Get()
  @ReadRoute({ id: 'identityAddresses', allow: 'address.read', response: listOf(ownAddress) })
  async find() {
    return { list: await this.addresses.list() };
  }

  @Put()
  @Command({
    id: 'identityUpdateAddress',
    allow: 'address.edit',
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
