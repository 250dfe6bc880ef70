import type { SellerAnswer, SellerFacts, UpdateSeller } from '@depot/contracts/identity';
import { currentTenantId, describeActivity } from '@depot/node-context';
import { assertUnchanged, contentVersionOf } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { TenantRepository } from '../tenant/tenant.repository.js';
import { Logos } from './logos.js';
import { SellerRepository } from './seller.repository.js';

const empty = { address: '', phone: '', email: '', taxId: '', paymentInstructions: '', paper: 'LETTER' as const };

/** What papers of a tenant say of who sells. */
@Injectable()
export class Sellers {
  constructor(
    private readonly sellers: SellerRepository,
    private readonly tenants: TenantRepository,
    private readonly logos: Logos,
  ) {}

  /** Of the tenant of the context: its name alone until more is entered. */
  async current(): Promise<SellerFacts> {
    return this.withLogo(await this.written());
  }

  private async written(): Promise<SellerFacts> {
    const stored = await this.sellers.find();
    if (stored) return plain(stored);
    const { name } = await this.tenants.require(currentTenantId());
    return plain({ legalName: name, ...empty });
  }

  async toEdit(): Promise<SellerAnswer> {
    return this.withLogo(withVersion(await this.written()));
  }

  /** STALE where it has changed since the version that is given. */
  async save({ version, ...seller }: UpdateSeller): Promise<SellerAnswer> {
    // One that was never entered has no row to lock.
    await this.tenants.lock(currentTenantId());
    const before = await this.written();
    assertUnchanged(version, before);
    const after = plain(seller);
    describeActivity({}, { before, after });
    await this.sellers.save(after);
    return this.withLogo(withVersion(after));
  }

  /** The logo is changed by itself, and is no part of the version. */
  private async withLogo<Facts extends SellerFacts>(facts: Facts): Promise<Facts> {
    const logo = await this.logos.current();
    return logo ? { ...facts, logo } : facts;
  }
}

/** Field by field, always in the same order: the version is made of it. */
function plain({ legalName, address, phone, email, taxId, paymentInstructions, paper }: SellerFacts): SellerFacts {
  return { legalName, address, phone, email, taxId, paymentInstructions, paper };
}

const withVersion = (seller: SellerFacts): SellerAnswer => ({ ...seller, version: contentVersionOf(seller) });
