import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { Global, Module } from '@nestjs/common';

/** Ids of the stores that were offered everything, in order. */
export const offered: number[] = [];

const catalog: Pick<CatalogPort, 'offerEverythingTo' | 'offer' | 'offerRest' | 'listing'> = {
  offerEverythingTo: async (storeId) => void offered.push(storeId),
  offer: async () => undefined,
  offerRest: async (storeIds) => void offered.push(...storeIds),
  listing: async () => [],
};

/** Stands for the catalogue where identity is tested alone. */
@Global()
@Module({ providers: [{ provide: CATALOG_PORT, useValue: catalog }], exports: [CATALOG_PORT] })
export class OfferedProductsModule {}
