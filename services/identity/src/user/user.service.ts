import { commonMessages, DomainError } from '@depot/contracts/errors';
import { type NewUser, sessionMessages, type StoreFacts, type UserFacts } from '@depot/contracts/identity';
import { hashPassword } from '@depot/node-auth';
import { Db, isDuplicate } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { UserEntity } from './user.entity.js';

interface StoreRow extends Omit<StoreFacts, 'wholesalePrice' | 'disabled'> {
  wholesalePrice: 0 | 1;
  disabled: 0 | 1;
}

/** Users as other domains see them, and making active ones. */
@Injectable()
export class UserService {
  constructor(private readonly db: Db) {}

  async stores(storeIds?: readonly number[]): Promise<Map<number, StoreFacts>> {
    if (storeIds?.length === 0) return new Map();
    const rows = await this.db.query<StoreRow>(
      `SELECT u.id storeId, u.name, u.wholesale_price wholesalePrice, u.disabled, COALESCE(c.policy, 'NONE') creditPolicy
       FROM user u LEFT JOIN store_credit c ON c.tenant_id = u.tenant_id AND c.store_id = u.id
       WHERE u.tenant_id = :tenantId AND u.role = 'STORE' ${storeIds ? 'AND u.id IN (:storeIds)' : ''} ORDER BY u.name, u.id`,
      { storeIds },
    );
    return new Map(
      rows.map((row) => [
        row.storeId,
        { ...row, wholesalePrice: row.wholesalePrice === 1, disabled: row.disabled === 1 },
      ]),
    );
  }

  async store(storeId: number): Promise<StoreFacts> {
    const store = (await this.stores([storeId])).get(storeId);
    if (!store) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return store;
  }

  async users(userIds: readonly number[]): Promise<Map<number, UserFacts>> {
    const rows = await this.db.of(UserEntity).find({ id: In([...userIds]) });
    return new Map(rows.map(({ id, name, role }) => [id, { id, name, role }]));
  }

  async create({ name, role, username, password, wholesalePrice = false, storeId }: NewUser): Promise<number> {
    if (role === 'READ_ONLY_STORE') await this.store(storeId ?? 0);
    const passwordHash = password === undefined ? null : await hashPassword(password);
    try {
      return await this.db.of(UserEntity).insert({
        name,
        role,
        username: username?.trim().toLowerCase() ?? null,
        passwordHash,
        activated: passwordHash !== null,
        wholesalePrice,
        storeId: storeId ?? null,
        createdAt: Date.now(),
      });
    } catch (error) {
      if (isDuplicate(error, 'user_username')) throw new DomainError('DUPLICATE', sessionMessages.emailTaken);
      throw error;
    }
  }
}
