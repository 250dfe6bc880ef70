import { Body, Controller, Get, Put } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import { accountActivity, accountMessages, ownAddress, updateAddressBody, type EditAddress } from '@depot/contracts/identity';
import { listOf, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { OwnAddresses } from './own-addresses.js';

/** The own addresses of whoever is signed in. */
@Controller('client/address')
export class AddressController {
  constructor(private readonly addresses: OwnAddresses) {}

  @Get()
  @Reads({ id: 'identityAddresses', allow: 'address.read', answers: listOf(ownAddress) })
  async find() {
    return { list: await this.addresses.list() };
  }

  @Put()
  @Command({ id: 'identityUpdateAddress', allow: 'address.edit', answers: objOf(ownAddress), sentence: accountActivity.addressUpdated })
  async update(@Body({ schema: updateAddressBody }) body: EditAddress) {
    return { obj: await this.addresses.save(body), message: say(accountMessages.addressUpdated, currentLanguage()) };
  }
}
