import type { NoticeReader, Preference, UpdatePreference } from '@depot/contracts/identity';
import { isAdminGroup, roles } from '@depot/contracts/permissions';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row extends Omit<Preference, 'newOrderNotice'> {
  newOrderNotice: number;
}

/** Reads and writes preferences, and finds the recipients of notices. */
@Injectable()
export class PreferenceRepository {
  constructor(private readonly db: Db) {}

  async find(userId: number): Promise<Preference | undefined> {
    const [row] = await this.db.query<Row>(
      `SELECT order_product_view orderProductView, new_order_notice newOrderNotice, language
       FROM preference WHERE tenant_id = :tenantId AND user_id = :userId`,
      { userId },
    );
    return row && { ...row, newOrderNotice: row.newOrderNotice === 1 };
  }

  /** Inserts the defaults if the user has no preference. Their language does not count as chosen. */
  async ensure(userId: number, defaults: Preference): Promise<void> {
    await this.db.execute(
      `INSERT INTO preference (user_id, tenant_id, order_product_view, new_order_notice, language, language_chosen)
       VALUES (:userId, :tenantId, :orderProductView, :newOrderNotice, :language, 0)
       ON DUPLICATE KEY UPDATE user_id = user_id`,
      { userId, ...defaults },
    );
  }

  /** Changes the fields in `change`; false if the user has no preference. */
  async update(userId: number, change: UpdatePreference): Promise<boolean> {
    const { affectedRows } = await this.db.execute(
      `UPDATE preference SET
         order_product_view = COALESCE(:orderProductView, order_product_view),
         new_order_notice = COALESCE(:newOrderNotice, new_order_notice),
         language = COALESCE(:language, language),
         language_chosen = IF(:language IS NULL, language_chosen, 1)
       WHERE tenant_id = :tenantId AND user_id = :userId`,
      { orderProductView: null, newOrderNotice: null, language: null, ...change, userId },
    );
    return affectedRows > 0;
  }

  /** As JSON; null or undefined until the user has chosen. */
  async findInventoryColumns(userId: number): Promise<string | null | undefined> {
    const [row] = await this.db.query<{ columns: string | null }>(
      'SELECT inventory_columns `columns` FROM preference WHERE tenant_id = :tenantId AND user_id = :userId',
      { userId },
    );
    return row?.columns;
  }

  async setInventoryColumns(userId: number, columns: string): Promise<void> {
    await this.db.execute(
      'UPDATE preference SET inventory_columns = :columns WHERE tenant_id = :tenantId AND user_id = :userId',
      { columns, userId },
    );
  }

  /** Users of the admin group who want an email for every new order. */
  listNewOrderReaders(): Promise<NoticeReader[]> {
    return this.db.query<NoticeReader>(
      `SELECT u.id userId, u.username, p.language FROM user u JOIN preference p ON p.user_id = u.id
       WHERE u.tenant_id = :tenantId AND u.role IN (:adminGroup) AND p.new_order_notice = 1
         AND u.disabled = 0 AND u.username IS NOT NULL AND u.activated = 1`,
      { adminGroup: roles.filter(isAdminGroup) },
    );
  }

  /** Users among these who can be emailed, with their languages; disabled ones only with `disabledToo`. */
  findReaders(userIds: readonly number[], disabledToo: boolean): Promise<NoticeReader[]> {
    return this.db.query<NoticeReader>(
      `SELECT u.id userId, u.username, COALESCE(p.language, 'gb') language FROM user u
        LEFT JOIN preference p ON p.user_id = u.id
       WHERE u.tenant_id = :tenantId AND u.id IN (:userIds) AND u.username IS NOT NULL AND u.activated = 1
         ${disabledToo ? '' : 'AND u.disabled = 0'}`,
      { userIds },
    );
  }
}
