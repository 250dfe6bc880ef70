import { currentTenantId } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { UserService } from './user.service.js';

/** Milliseconds for which a name is cached: another process may have changed it. */
const ttlMs = 3_000;
/** Maximum number of cached names. */
const capacity = 10_000;

interface CachedName {
  tenantId: number;
  name: string;
  /** Epoch ms. */
  until: number;
}

/** Names of stores for lists, at most `ttlMs` old. Commands read the store itself. */
@Injectable()
export class StoreNames {
  private readonly cached = new Map<number, CachedName>();

  constructor(
    private readonly db: Db,
    private readonly users: UserService,
  ) {}

  /** Names by store. Unknown ids, users who are no stores and those of other tenants are missing. */
  async findNames(storeIds: readonly number[]): Promise<Map<number, string>> {
    const tenantId = currentTenantId();
    const now = Date.now();
    const names = new Map<number, string>();
    for (const storeId of storeIds) {
      const known = this.cached.get(storeId);
      if (known && known.tenantId === tenantId && known.until > now) names.set(storeId, known.name);
    }
    const missing = storeIds.filter((storeId) => !names.has(storeId));
    for (const { storeId, name } of (await this.users.findStores(missing)).values()) {
      names.set(storeId, name);
      if (!this.db.isBehind) this.storeName(storeId, { tenantId, name, until: now + ttlMs });
    }
    return names;
  }

  /** The next call reads the database. */
  clear(): void {
    this.cached.clear();
  }

  private storeName(storeId: number, entry: CachedName): void {
    if (this.cached.size >= capacity) this.cached.clear();
    this.cached.set(storeId, entry);
  }
}
