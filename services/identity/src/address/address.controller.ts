import { Body, Controller, Get, Put } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import { accountActivity, accountMessages, address, updateAddressBody, type UpdateAddress } from '@depot/contracts/identity';
import { listOf, objOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { AddressService } from './address.service.js';

/** The own addresses of whoever is signed in. */
@Controller('client/address')
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Get()
  @Reads({ id: 'identityAddresses', allow: 'address.read', answers: listOf(address) })
  async find() {
    return { list: await this.addresses.of(currentSession().id) };
  }

  @Put()
  @Command({ id: 'identityUpdateAddress', allow: 'address.edit', answers: objOf(address), sentence: accountActivity.addressUpdated })
  async update(@Body({ schema: updateAddressBody }) body: UpdateAddress) {
    const { id } = currentSession();
    describeActivity({}, { before: (await this.addresses.of(id)).find(({ type }) => type === body.type) });
    const obj = await this.addresses.save(id, body);
    return { obj, message: say(accountMessages.addressUpdated, currentLanguage()) };
  }
}
