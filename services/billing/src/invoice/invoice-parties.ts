import type { PostalAddress } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import {
  type Address,
  ADDRESS_PORT,
  type AddressPort,
  IDENTITY_PORT,
  type IdentityPort,
  type StoreFacts,
  type TenantFacts,
} from '@depot/contracts/identity';
import { Inject, Injectable } from '@nestjs/common';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';

/** Issuer and recipient of an invoice, with their current names. */
export interface PartiesOnInvoice {
  clientName: string;
  sellerName: string;
  /** Version of the seller's data for papers. */
  sellerId: number;
  /** Days in which the store pays. */
  paymentTerms: number;
  timezone: string;
  /** JSON. */
  billAddress: string;
  /** JSON. */
  shipAddress: string;
}

/** Finds the parties of an invoice; it keeps them as they are on the day that it is made. */
@Injectable()
export class InvoiceParties {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(ADDRESS_PORT) private readonly addresses: AddressPort,
    private readonly sellers: InvoiceSellerRepository,
  ) {}

  async loadParties(storeId: number): Promise<PartiesOnInvoice> {
    const store = await this.identity.storeOfOrder(storeId);
    const [parties] = (await this.loadPartiesByStore([store])).values();
    if (!parties) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return parties;
  }

  /** By store id. */
  async loadPartiesByStore(stores: readonly StoreFacts[]): Promise<Map<number, PartiesOnInvoice>> {
    const tenant = await this.identity.tenant();
    const addresses = await this.addresses.addresses(stores.map(({ storeId }) => storeId));
    const sellerId = await this.sellers.saveSeller(await this.identity.seller());
    return new Map(
      stores.map((store) => [
        store.storeId,
        { ...buildParties(store, tenant, addresses.get(store.storeId)), sellerId },
      ]),
    );
  }
}

function buildParties(
  store: StoreFacts,
  tenant: TenantFacts,
  addresses: { bill: Address; ship: Address } | undefined,
): Omit<PartiesOnInvoice, 'sellerId'> {
  return {
    clientName: store.name,
    sellerName: tenant.name,
    timezone: tenant.timezone,
    paymentTerms: store.paymentTerms,
    billAddress: JSON.stringify(selectPostalAddress(addresses?.bill)),
    shipAddress: JSON.stringify(selectPostalAddress(addresses?.ship)),
  };
}

function selectPostalAddress(address: Address | undefined): PostalAddress {
  const { name = '', address1 = '', address2 = '', city = '', state = '', zipCode = '' } = address ?? {};
  return { name, address1, address2, city, state, zipCode };
}
