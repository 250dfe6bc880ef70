import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { AccountFacts, StoreFacts, User, UserFacts } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { computeContentVersion, Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { UserEntity } from './user.entity.js';

interface Row extends Omit<User, 'disabled' | 'activated' | 'wholesalePrice' | 'version'> {
  disabled: number;
  activated: number;
  wholesalePrice: number;
}

const fields = `
  SELECT id, name, COALESCE(username, '') username, role, disabled, activated, wholesale_price wholesalePrice,
    u.store_id storeId,
    COALESCE(c.policy, 'NONE') creditPolicy, COALESCE(c.credit_limit, 0.00) creditLimit,
    u.payment_terms paymentTerms
  FROM user u LEFT JOIN store_credit c ON c.tenant_id = u.tenant_id AND c.store_id = u.id
  WHERE u.tenant_id = :tenantId`;

/** The fields that an edit can change, for the content version. */
function selectEditable({
  name,
  role,
  disabled,
  wholesalePrice,
  creditPolicy,
  creditLimit,
  paymentTerms,
}: Row): object {
  return { name, role, disabled, wholesalePrice, creditPolicy, creditLimit, paymentTerms };
}

/** A former store keeps these columns in its row, and they are not shown. */
const selectStoreFields = ({ role, wholesalePrice, creditPolicy, creditLimit }: Row) =>
  role === 'STORE'
    ? { wholesalePrice: wholesalePrice === 1, creditPolicy, creditLimit }
    : { wholesalePrice: false, creditPolicy: 'NONE' as const, creditLimit: 0 };

const formatUser = (row: Row): User => ({
  ...row,
  ...selectStoreFields(row),
  disabled: row.disabled === 1,
  activated: row.activated === 1,
  version: computeContentVersion(selectEditable(row)),
});

interface StoreRow extends Omit<StoreFacts, 'wholesalePrice' | 'disabled'> {
  wholesalePrice: 0 | 1;
  disabled: 0 | 1;
}

/** Reads and writes users. */
@Injectable()
export class UserRepository {
  constructor(private readonly db: Db) {}

  /** The users of the tenant by name; with `role`, only those of that role. */
  async list(role: Role | undefined): Promise<User[]> {
    const rows = await this.db.query<Row>(`${fields} AND (:role IS NULL OR role = :role) ORDER BY name, id`, {
      role: role ?? null,
    });
    return rows.map(formatUser);
  }

  /** @throws NOT_FOUND for an unknown user */
  async getUser(id: number): Promise<User> {
    const [row] = await this.db.query<Row>(`${fields} AND id = :id`, { id });
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return formatUser(row);
  }

  /** Stores of the tenant by name; all of them without `storeIds`. */
  async listStores(storeIds?: readonly number[]): Promise<StoreFacts[]> {
    return this.queryStores(`u.role = 'STORE' ${storeIds ? 'AND u.id IN (:storeIds)' : ''}`, storeIds);
  }

  /** Current and former stores. */
  async listCurrentAndFormerStores(storeIds: readonly number[]): Promise<StoreFacts[]> {
    return this.queryStores('u.id IN (:storeIds)', storeIds);
  }

  private async queryStores(condition: string, storeIds?: readonly number[]): Promise<StoreFacts[]> {
    const rows = await this.db.query<StoreRow>(
      `SELECT u.id storeId, u.name, u.wholesale_price wholesalePrice, u.disabled,
        COALESCE(c.policy, 'NONE') creditPolicy, u.payment_terms paymentTerms
       FROM user u LEFT JOIN store_credit c ON c.tenant_id = u.tenant_id AND c.store_id = u.id
       WHERE u.tenant_id = :tenantId AND ${condition}
       ORDER BY u.name, u.id`,
      { storeIds },
    );
    return rows.map((row) => ({ ...row, wholesalePrice: row.wholesalePrice === 1, disabled: row.disabled === 1 }));
  }

  /** Rows of all stores in the order of creation. */
  async listStoreRows(): Promise<UserEntity[]> {
    return this.db.of(UserEntity).find({ role: 'STORE' }, { order: { id: 'ASC' } });
  }

  /** Users of the tenant by name; all of them without `userIds`. */
  async listNames(userIds?: readonly number[]): Promise<UserFacts[]> {
    if (userIds?.length === 0) return [];
    return this.db.query<UserFacts>(
      `SELECT id, name, role FROM user WHERE tenant_id = :tenantId ${userIds ? 'AND id IN (:userIds)' : ''}
       ORDER BY name, id`,
      { userIds },
    );
  }

  /** Users of any tenant by email address. */
  async findAccounts(usernames: readonly string[]): Promise<AccountFacts[]> {
    if (usernames.length === 0) return [];
    return this.db
      .unscoped('an operator names users of any tenant by email address')
      .query<AccountFacts>(
        'SELECT id, name, role, username, tenant_id AS tenantId FROM user WHERE username IN (:usernames)',
        { usernames },
      );
  }

  /**
   * Locks the user until the end of the transaction.
   * @throws NOT_FOUND for an unknown user
   */
  async lock(id: number): Promise<UserEntity> {
    return this.db.of(UserEntity).requireLocked({ id });
  }

  /** Name and role of a user; `FOR UPDATE` locks the row. */
  async findNameAndRole(
    userId: number,
    ending: '' | 'FOR UPDATE' = '',
  ): Promise<{ name: string; role: Role } | undefined> {
    const [user] = await this.db.query<{ name: string; role: Role }>(
      `SELECT name, role FROM user WHERE tenant_id = :tenantId AND id = :userId ${ending}`,
      { userId },
    );
    return user;
  }

  /** True if the user has registered, and so has a password. */
  async isRegistered(id: number): Promise<boolean> {
    const rows = await this.db.query(
      'SELECT id FROM user WHERE tenant_id = :tenantId AND id = :id AND password_hash IS NOT NULL',
      { id },
    );
    return rows.length > 0;
  }

  /** Returns the id. The unique key refuses an email address that is taken. */
  async insert(user: NewRow<UserEntity>): Promise<number> {
    return this.db.of(UserEntity).insert(user);
  }

  /** Returns the ids, in order. */
  async insertMany(users: readonly NewRow<UserEntity>[]): Promise<number[]> {
    return this.db.bulk(UserEntity).insertReturningIds(users);
  }

  /** Locks the stores among these users until the end of the transaction, in the order of their ids. */
  async lockStores(ids: readonly number[]): Promise<void> {
    await this.db.query(
      `SELECT id FROM user WHERE tenant_id = :tenantId AND role = 'STORE' AND id IN (:ids) ORDER BY id FOR UPDATE`,
      { ids },
    );
  }

  /** Changes locked users; each row names the same columns. */
  async updateMany<K extends keyof UserEntity>(rows: readonly Pick<UserEntity, K>[]): Promise<void> {
    await this.db.bulk(UserEntity).update(rows);
  }

  async update(id: number, changes: Partial<Omit<UserEntity, 'id' | 'tenantId'>>): Promise<void> {
    await this.db.of(UserEntity).update({ id }, changes);
  }

  /** The names among these that stores of the tenant have. */
  async findTakenNames(names: readonly string[]): Promise<string[]> {
    const stores = await this.db.query<{ name: string }>(
      `SELECT name FROM user WHERE tenant_id = :tenantId AND role = 'STORE' AND name IN (:names)`,
      { names },
    );
    return stores.map(({ name }) => name);
  }

  /** The email addresses among these that users of any tenant have. */
  async findTakenUsernames(usernames: readonly string[]): Promise<string[]> {
    const users = await this.db
      .unscoped('an email address is unique over all tenants')
      .query<{ username: string }>('SELECT username FROM user WHERE username IN (:usernames)', { usernames });
    return users.map(({ username }) => username);
  }
}
