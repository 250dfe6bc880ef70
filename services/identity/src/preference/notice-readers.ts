import type { NoticePort, NoticeReader } from '@depot/contracts/identity';
import { isAdminGroup, roles } from '@depot/contracts/permissions';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Finds those whose preference asks for mails. */
@Injectable()
export class NoticeReaders implements NoticePort {
  constructor(private readonly db: Db) {}

  newOrderReaders(): Promise<NoticeReader[]> {
    return this.db.query<NoticeReader>(
      `SELECT u.id userId, u.username, p.language FROM user u JOIN preference p ON p.user_id = u.id
       WHERE u.tenant_id = :tenantId AND u.role IN (:adminGroup) AND p.new_order_notice = 1
         AND u.disabled = 0 AND u.username IS NOT NULL AND u.activated = 1`,
      { adminGroup: roles.filter(isAdminGroup) },
    );
  }

  async reader(userId: number): Promise<NoticeReader | undefined> {
    return (await this.readers([userId])).get(userId);
  }

  async readers(userIds: readonly number[]): Promise<Map<number, NoticeReader>> {
    if (userIds.length === 0) return new Map();
    const readers = await this.db.query<NoticeReader>(
      `SELECT u.id userId, u.username, COALESCE(p.language, 'gb') language FROM user u LEFT JOIN preference p ON p.user_id = u.id
       WHERE u.tenant_id = :tenantId AND u.id IN (:userIds) AND u.disabled = 0 AND u.username IS NOT NULL AND u.activated = 1`,
      { userIds },
    );
    return new Map(readers.map((reader) => [reader.userId, reader]));
  }
}
