import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { User } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { contentVersion, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row extends Omit<User, 'disabled' | 'activated' | 'wholesalePrice' | 'version'> {
  disabled: number;
  activated: number;
  wholesalePrice: number;
}

const fields = `
  SELECT id, name, COALESCE(username, '') username, role, disabled, activated, wholesale_price wholesalePrice, u.store_id storeId,
    COALESCE(c.policy, 'NONE') creditPolicy, COALESCE(c.credit_limit, 0.00) creditLimit
  FROM user u LEFT JOIN store_credit c ON c.tenant_id = u.tenant_id AND c.store_id = u.id WHERE u.tenant_id = :tenantId`;

/** What an edit may change. */
function editable({ name, role, disabled, wholesalePrice, creditPolicy, creditLimit }: Row): object {
  return { name, role, disabled, wholesalePrice, creditPolicy, creditLimit };
}

const userOf = (row: Row): User => ({
  ...row,
  disabled: row.disabled === 1,
  activated: row.activated === 1,
  wholesalePrice: row.wholesalePrice === 1,
  version: contentVersion(editable(row)),
});

/** Users as the settings screens see them. */
@Injectable()
export class UserQueries {
  constructor(private readonly db: Db) {}

  /** The users of the tenant by name; of one role where one is named. */
  async list(role: Role | undefined): Promise<User[]> {
    const rows = await this.db.query<Row>(`${fields} AND (:role IS NULL OR role = :role) ORDER BY name, id`, {
      role: role ?? null,
    });
    return rows.map(userOf);
  }

  /** The user, or a refusal with 404. */
  async one(id: number): Promise<User> {
    const [row] = await this.db.query<Row>(`${fields} AND id = :id`, { id });
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return userOf(row);
  }
}
