import type { SellerAnswer, SellerFacts, UpdateSeller } from '@depot/contracts/identity';
import { currentTenantId, describeActivity } from '@depot/node-context';
import { assertUnchanged, contentVersionOf } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { TenantRepository } from '../tenant/tenant.repository.js';
import { SellerRepository } from './seller.repository.js';

const empty = { address: '', phone: '', email: '', taxId: '', paymentInstructions: '', paper: 'LETTER' as const };

/** What papers of a tenant say of who sells. */
@Injectable()
export class Sellers {
  constructor(
    private readonly sellers: SellerRepository,
    private readonly tenants: TenantRepository,
  ) {}

  /** Of the tenant of the context: its name alone until more is entered. */
  async current(): Promise<SellerFacts> {
    const stored = await this.sellers.find();
    if (stored) return plain(stored);
    const { name } = await this.tenants.require(currentTenantId());
    return plain({ legalName: name, ...empty });
  }

  async toEdit(): Promise<SellerAnswer> {
    return withVersion(await this.current());
  }

  /** STALE where it has changed since the version that is given. */
  async save({ version, ...seller }: UpdateSeller): Promise<SellerAnswer> {
    // One that was never entered has no row to lock.
    await this.tenants.lock(currentTenantId());
    const before = await this.current();
    assertUnchanged(version, before);
    const after = plain(seller);
    describeActivity({}, { before, after });
    await this.sellers.save(after);
    return withVersion(after);
  }
}

/** Field by field, always in the same order: the version is made of it. */
function plain({ legalName, address, phone, email, taxId, paymentInstructions, paper }: SellerFacts): SellerFacts {
  return { legalName, address, phone, email, taxId, paymentInstructions, paper };
}

const withVersion = (seller: SellerFacts): SellerAnswer => ({ ...seller, version: contentVersionOf(seller) });
