import type {
  AccountFacts,
  IdentityPort,
  NewTenant,
  NewUser,
  SellerFacts,
  StoreCredit,
  StoreFacts,
  TenantFacts,
  UserFacts,
} from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Logos } from '../seller/logos.js';
import { Sellers } from '../seller/sellers.js';
import { TenantService } from '../tenant/tenant.service.js';
import { StoreCredits } from '../user/store-credit.js';
import { StoreNames } from '../user/store-names.js';
import { UserService } from '../user/user.service.js';

/** Users, stores and tenants for other domains. */
@Injectable()
export class IdentityAdapter implements IdentityPort {
  constructor(
    private readonly tenantRows: TenantService,
    private readonly userRows: UserService,
    private readonly credits: StoreCredits,
    private readonly names: StoreNames,
    private readonly sellers: Sellers,
    private readonly logos: Logos,
  ) {}

  stores(storeIds?: readonly number[]): Promise<Map<number, StoreFacts>> {
    return this.userRows.findStores(storeIds);
  }

  storeNames(storeIds: readonly number[]): Promise<Map<number, string>> {
    return this.names.findNames(storeIds);
  }

  store(storeId: number): Promise<StoreFacts> {
    return this.userRows.getStore(storeId);
  }

  lockStore(storeId: number): Promise<StoreFacts> {
    return this.userRows.lockStore(storeId);
  }

  storeOfOrder(storeId: number): Promise<StoreFacts> {
    return this.userRows.getStoreOfOrder(storeId);
  }

  credit(storeId: number): Promise<StoreCredit> {
    return this.credits.getCredit(storeId);
  }

  lockCredit(storeId: number): Promise<StoreCredit> {
    return this.credits.lockCredit(storeId);
  }

  users(userIds?: readonly number[]): Promise<Map<number, UserFacts>> {
    return this.userRows.findUsers(userIds);
  }

  accounts(usernames: readonly string[]): Promise<Map<string, AccountFacts>> {
    return this.userRows.accounts(usernames);
  }

  tenant(): Promise<TenantFacts> {
    return this.tenantRows.getCurrent();
  }

  seller(): Promise<SellerFacts> {
    return this.sellers.getCurrent();
  }

  logo(key: string): Promise<Uint8Array> {
    return this.logos.getContent(key);
  }

  allTenants(): Promise<TenantFacts[]> {
    return this.tenantRows.listAll();
  }

  createTenant(tenant: NewTenant): Promise<number> {
    return this.tenantRows.create(tenant);
  }

  createUser(user: NewUser): Promise<number> {
    return this.userRows.create(user);
  }
}
