import { assertAllKnown, catalogMessages } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { type Alternate, AlternateRepository } from './alternate.repository.js';
import { ProductReader } from './product-reader.js';

/** Substitutes of products, in their sequence. */
@Injectable()
export class Alternates {
  constructor(
    private readonly alternates: AlternateRepository,
    private readonly products: ProductReader,
  ) {}

  findByProduct(productId: number): Promise<Alternate[]> {
    return this.alternates.findByProduct(productId);
  }

  findByProducts(productIds: readonly number[]): Promise<(Alternate & { ofId: number })[]> {
    return this.alternates.findByProducts(productIds);
  }

  /**
   * Replaces them. A product named twice counts once, with its first sequence. NOT_FOUND with the lines whose products
   * are not there.
   */
  async set(productId: number, alternates: readonly Alternate[]): Promise<void> {
    const sequences = new Map([...alternates].reverse().map((one) => [one.productId, one.sequence]));
    if (sequences.has(productId)) throw new DomainError('VALIDATION', catalogMessages.alternateOfItself);
    await this.assertKnown(alternates.map((one) => one.productId));
    await this.alternates.removeByProduct(productId);
    if (sequences.size > 0) await this.alternates.insert(productId, [...sequences]);
  }

  private async assertKnown(productIds: readonly number[]): Promise<void> {
    const known = new Set((await this.products.findByIds(productIds)).map((product) => product.productId));
    assertAllKnown(productIds, known, (index) => `altProducts.${index}.productId`);
  }
}
