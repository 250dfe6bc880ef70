import type { ProductFacts } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { inventoryMessages, type ReceiveLine } from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { UnitRepository } from '../unit/unit.repository.js';

/** A serial number is unique within a product. */
const buildSerialKey = (productId: number, serial: string) => `${productId} ${serial}`;

/** Rejects serial numbers that exist already. */
@Injectable()
export class SerialNumbers {
  constructor(private readonly units: UnitRepository) {}

  /**
   * The caller has locked the stock rows of the products.
   *
   * @throws DUPLICATE if a serial number is repeated, in stock or shipped
   */
  async assertNew(lines: readonly ReceiveLine[], products: ReadonlyMap<number, ProductFacts>): Promise<void> {
    const numbered = lines.flatMap(({ productId, serial }) => (serial ? [{ productId, serial }] : []));
    const seen = new Set<string>();
    const reject = (message: keyof typeof inventoryMessages, productId: number, serial: string) =>
      new DomainError('DUPLICATE', inventoryMessages[message], {
        product: products.get(productId)?.name ?? '',
        serial,
      });
    for (const { productId, serial } of numbered) {
      if (seen.has(buildSerialKey(productId, serial))) throw reject('serialTwice', productId, serial);
      seen.add(buildSerialKey(productId, serial));
    }
    const productIds = [...new Set(numbered.map(({ productId }) => productId))];
    const serials = [...new Set(numbered.map(({ serial }) => serial))];
    for (const { productId, serial, status } of await this.units.findBySerials(productIds, serials)) {
      if (serial === null || !seen.has(buildSerialKey(productId, serial))) continue;
      throw reject(status === 'IN_STOCK' ? 'serialInStock' : 'serialShipped', productId, serial);
    }
  }
}
