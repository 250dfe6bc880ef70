import { commonMessages, DomainError } from '@depot/contracts/errors';
import {
  type AccountFacts,
  type NewUser,
  sessionMessages,
  type StoreFacts,
  type UserFacts,
} from '@depot/contracts/identity';
import { hashPassword } from '@depot/node-auth';
import { isDuplicate } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { UserRepository } from './user.repository.js';

/** Users and stores for other domains. */
@Injectable()
export class UserService {
  constructor(private readonly userRepository: UserRepository) {}

  async findStores(storeIds?: readonly number[]): Promise<Map<number, StoreFacts>> {
    if (storeIds?.length === 0) return new Map();
    return new Map((await this.userRepository.listStores(storeIds)).map((store) => [store.storeId, store]));
  }

  async getStore(storeId: number): Promise<StoreFacts> {
    const store = (await this.findStores([storeId])).get(storeId);
    if (!store) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return store;
  }

  /** Like `getStore`, and locks the store until the end of the transaction. */
  async lockStore(storeId: number): Promise<StoreFacts> {
    await this.userRepository.lock(storeId);
    return this.getStore(storeId);
  }

  /** Like `getStore`, for current and former stores. */
  async getStoreOfOrder(storeId: number): Promise<StoreFacts> {
    const [store] = await this.userRepository.listCurrentAndFormerStores([storeId]);
    if (!store) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return store;
  }

  async findUsers(userIds?: readonly number[]): Promise<Map<number, UserFacts>> {
    const rows = await this.userRepository.listNames(userIds);
    return new Map(rows.map((user) => [user.id, user]));
  }

  /** Across tenants: users by the email address with which they sign in. */
  async accounts(usernames: readonly string[]): Promise<Map<string, AccountFacts>> {
    const rows = await this.userRepository.findAccounts(usernames);
    return new Map(rows.map((account) => [account.username, account]));
  }

  async create({ name, role, username, password, wholesalePrice = false, storeId }: NewUser): Promise<number> {
    if (role === 'READ_ONLY_STORE') await this.assertStaysStore(storeId ?? 0);
    const passwordHash = password === undefined ? null : await hashPassword(password);
    try {
      return await this.userRepository.insert({
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

  /** The lock keeps the role until the commit. */
  private async assertStaysStore(storeId: number): Promise<void> {
    const store = await this.userRepository.findNameAndRole(storeId, 'FOR UPDATE');
    if (store?.role !== 'STORE') throw new DomainError('NOT_FOUND', commonMessages.notFound);
  }
}
