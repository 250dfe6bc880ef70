import type { Address, UpdateAddress } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AddressEntity } from './address.entity.js';

/** An address of a user. */
export interface AddressRow extends Address {
  userId: number;
}

const columns = ['userId', 'type', 'name', 'address1', 'address2', 'city', 'state', 'zipCode'] as const;

/** Reads and writes addresses. */
@Injectable()
export class AddressRepository {
  constructor(private readonly db: Db) {}

  findByUsers(userIds: readonly number[]): Promise<AddressRow[]> {
    return this.db.query<AddressRow>(
      `SELECT user_id userId, type, name, address1, address2, city, state, zip_code zipCode
       FROM address WHERE tenant_id = :tenantId AND user_id IN (:userIds)`,
      { userIds: [...userIds] },
    );
  }

  /** Inserts or replaces addresses of several users in one statement. */
  async saveAll(addresses: readonly (AddressRow | (UpdateAddress & { userId: number }))[]): Promise<void> {
    if (addresses.length === 0) return;
    const rows = addresses.map((address) => ({ ...address, address2: address.address2 ?? '' }));
    const { table, values } = this.db.bulk(AddressEntity).asTable(rows, columns);
    await this.db.execute(
      `INSERT INTO address (user_id, type, tenant_id, name, address1, address2, city, state, zip_code)
       SELECT u.id, j.type, u.tenant_id, j.name, j.address1, j.address2, j.city, j.state, j.zip_code
       FROM ${table} j JOIN user u ON u.id = j.user_id AND u.tenant_id = :tenantId
       ON DUPLICATE KEY UPDATE name = VALUES(name), address1 = VALUES(address1), address2 = VALUES(address2),
         city = VALUES(city), state = VALUES(state), zip_code = VALUES(zip_code)`,
      values,
    );
  }

  /** Addresses of these users, locked until the end of the transaction. */
  async lock(userIds: readonly number[]): Promise<void> {
    await this.db.query(
      `SELECT user_id FROM address WHERE tenant_id = :tenantId AND user_id IN (:userIds)
       ORDER BY user_id, type FOR UPDATE`,
      { userIds: [...userIds] },
    );
  }

  /** Removes the address of this type of each of the users. */
  async remove(userIds: readonly number[], type: Address['type']): Promise<void> {
    await this.db.execute(
      'DELETE FROM address WHERE tenant_id = :tenantId AND type = :type AND user_id IN (:userIds)',
      { userIds: [...userIds], type },
    );
  }

  /** The users of the tenant among these, independent of their role. */
  async filterTenantUsers(userIds: readonly number[]): Promise<number[]> {
    const users = await this.db.query<{ id: number }>(
      'SELECT id FROM user WHERE tenant_id = :tenantId AND id IN (:userIds)',
      { userIds: [...userIds] },
    );
    return users.map(({ id }) => id);
  }
}
