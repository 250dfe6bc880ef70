import { randomUUID } from 'node:crypto';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type {
  AccountFacts,
  IdentityPort,
  NewTenant,
  NewUser,
  SellerFacts,
  SessionDirectory,
  SessionFacts,
  StoreCredit,
  StoreFacts,
  TenantFacts,
  UserFacts,
} from '@depot/contracts/identity';
import { belongsToStore } from '@depot/contracts/permissions';
import { currentTenantId } from '@depot/node-context';

type User = NewUser & { id: number; tenantId: number };

/** Tenants, users and sessions in memory, for tests of a domain that knows identity only by its ports. */
export class MemoryIdentity implements IdentityPort, SessionDirectory {
  readonly tenants = new Map<number, TenantFacts>();
  private readonly members = new Map<number, User>();
  private readonly sessions = new Map<string, number>();

  allTenants(): Promise<TenantFacts[]> {
    return Promise.resolve([...this.tenants.values()]);
  }

  async createTenant({ name, timezone }: NewTenant): Promise<number> {
    const id = this.tenants.size + 1;
    this.tenants.set(id, { id, name, timezone, viewOnly: false, suspended: false });
    return id;
  }

  lockStore(storeId: number): Promise<StoreFacts> {
    return this.store(storeId);
  }

  async createUser(user: NewUser): Promise<number> {
    const id = this.members.size + 1;
    this.members.set(id, { ...user, id, tenantId: currentTenantId() });
    return id;
  }

  /** Changes a tenant's row, e.g. to view-only mode. */
  change(tenantId: number, change: Partial<TenantFacts>): void {
    const tenant = this.tenants.get(tenantId);
    if (tenant) this.tenants.set(tenantId, { ...tenant, ...change });
  }

  openSession(userId: number): string {
    const sessionId = randomUUID();
    this.sessions.set(sessionId, userId);
    return sessionId;
  }

  async find(sessionId: string): Promise<SessionFacts | undefined> {
    const user = this.members.get(this.sessions.get(sessionId) ?? 0);
    const tenant = user && this.tenants.get(user.tenantId);
    if (!user || !tenant || tenant.suspended) return undefined;
    return {
      sessionId,
      id: user.id,
      role: user.role,
      tenantId: user.tenantId,
      storeId: belongsToStore(user.role) ? (user.storeId ?? user.id) : undefined,
      displayName: user.name,
      language: 'gb',
      timezone: tenant.timezone,
      viewOnly: tenant.viewOnly,
    };
  }

  async stores(storeIds?: readonly number[]): Promise<Map<number, StoreFacts>> {
    const stores = this.ofTenant().filter(({ id, role }) => role === 'STORE' && (!storeIds || storeIds.includes(id)));
    return new Map(
      stores.map(({ id, name, wholesalePrice = false }) => [
        id,
        { storeId: id, name, wholesalePrice, disabled: false, creditPolicy: 'NONE', paymentTerms: 30 },
      ]),
    );
  }

  async storeNames(storeIds: readonly number[]): Promise<Map<number, string>> {
    return new Map([...(await this.stores(storeIds))].map(([storeId, { name }]) => [storeId, name]));
  }

  async store(storeId: number): Promise<StoreFacts> {
    const store = (await this.stores([storeId])).get(storeId);
    if (!store) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return store;
  }

  storeOfOrder(storeId: number): Promise<StoreFacts> {
    return this.store(storeId);
  }

  /** No store has a limit here. */
  async credit(): Promise<StoreCredit> {
    return { policy: 'NONE', limit: 0 };
  }

  async lockCredit(): Promise<StoreCredit> {
    return this.credit();
  }

  async users(userIds: readonly number[]): Promise<Map<number, UserFacts>> {
    const users = this.ofTenant().filter(({ id }) => userIds.includes(id));
    return new Map(users.map(({ id, name, role }) => [id, { id, name, role }]));
  }

  async accounts(usernames: readonly string[]): Promise<Map<string, AccountFacts>> {
    const found = [...this.members.values()].flatMap(({ id, name, role, tenantId, username }) =>
      username !== undefined && usernames.includes(username) ? [{ id, name, role, tenantId, username }] : [],
    );
    return new Map(found.map((account) => [account.username, account]));
  }

  async tenant(): Promise<TenantFacts> {
    const tenant = this.tenants.get(currentTenantId());
    if (!tenant) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return tenant;
  }

  async seller(): Promise<SellerFacts> {
    const { name: legalName } = await this.tenant();
    return { legalName, address: '', phone: '', email: '', taxId: '', paymentInstructions: '', paper: 'LETTER' };
  }

  logo(): Promise<Uint8Array> {
    return Promise.reject(new DomainError('NOT_FOUND', commonMessages.notFound));
  }

  private ofTenant(): User[] {
    return [...this.members.values()].filter(({ tenantId }) => tenantId === currentTenantId());
  }
}
