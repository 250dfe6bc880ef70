import type { Address, AddressPort } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { AddressService } from '../address/address.service.js';

/** Addresses of stores for papers of other domains. */
@Injectable()
export class AddressAdapter implements AddressPort {
  constructor(private readonly service: AddressService) {}

  addresses(storeIds: readonly number[]): Promise<Map<number, { bill: Address; ship: Address }>> {
    return this.service.findByStores(storeIds);
  }
}
