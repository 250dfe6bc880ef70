import { catalogMessages } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { type Alternate, AlternateRepository } from './alternate.repository.js';

/** Substitutes of products, in their sequence. */
@Injectable()
export class Alternates {
  constructor(private readonly alternates: AlternateRepository) {}

  of(productId: number): Promise<Alternate[]> {
    return this.alternates.of(productId);
  }

  ofMany(productIds: readonly number[]): Promise<(Alternate & { ofId: number })[]> {
    return this.alternates.ofMany(productIds);
  }

  /** Replaces them. A product named twice counts once, with its first sequence. */
  async set(productId: number, alternates: readonly Alternate[]): Promise<void> {
    const sequences = new Map([...alternates].reverse().map((one) => [one.productId, one.sequence]));
    if (sequences.has(productId)) throw new DomainError('VALIDATION', catalogMessages.alternateOfItself);
    await this.alternates.removeOf(productId);
    if (sequences.size === 0) return;
    const entered = await this.alternates.insert(productId, [...sequences]);
    if (entered !== sequences.size) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  }
}
