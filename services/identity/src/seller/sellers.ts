import type { SellerAnswer, SellerFacts, UpdateSeller } from '@depot/contracts/identity';
import { currentTenantId, describeActivity } from '@depot/node-context';
import { assertUnchanged, computeContentVersion } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { TenantRepository } from '../tenant/tenant.repository.js';
import { Logos } from './logos.js';
import { SellerRepository } from './seller.repository.js';

const empty = { address: '', phone: '', email: '', taxId: '', paymentInstructions: '', paper: 'LETTER' as const };

/** Company details of a tenant, as its papers show them. */
@Injectable()
export class Sellers {
  constructor(
    private readonly sellers: SellerRepository,
    private readonly tenants: TenantRepository,
    private readonly logos: Logos,
  ) {}

  /** The details of the tenant; only its name until more is entered. */
  async getCurrent(): Promise<SellerFacts> {
    return this.addLogo(await this.loadDetails());
  }

  private async loadDetails(): Promise<SellerFacts> {
    const stored = await this.sellers.find();
    if (stored) return selectFields(stored);
    const { name } = await this.tenants.require(currentTenantId());
    return selectFields({ legalName: name, ...empty });
  }

  async getEditable(): Promise<SellerAnswer> {
    return this.addLogo(addVersion(await this.loadDetails()));
  }

  /** @throws STALE if the details have changed since `version` */
  async save({ version, ...seller }: UpdateSeller): Promise<SellerAnswer> {
    // Details that were never entered have no row to lock.
    await this.tenants.lock(currentTenantId());
    const before = await this.loadDetails();
    assertUnchanged(version, before);
    const after = selectFields(seller);
    describeActivity({}, { before, after });
    await this.sellers.save(after);
    return this.addLogo(addVersion(after));
  }

  /** The logo is changed separately and is no part of the version. */
  private async addLogo<Facts extends SellerFacts>(facts: Facts): Promise<Facts> {
    const logo = await this.logos.findCurrent();
    return logo ? { ...facts, logo } : facts;
  }
}

/** Field by field in a fixed order, because the version is computed from it. */
function selectFields({
  legalName,
  address,
  phone,
  email,
  taxId,
  paymentInstructions,
  paper,
}: SellerFacts): SellerFacts {
  return { legalName, address, phone, email, taxId, paymentInstructions, paper };
}

const addVersion = (seller: SellerFacts): SellerAnswer => ({ ...seller, version: computeContentVersion(seller) });
