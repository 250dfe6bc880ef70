import { DomainError } from '@depot/contracts/errors';
import { type Preference, sessionMessages, type UpdatePreference } from '@depot/contracts/identity';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row extends Omit<Preference, 'newOrderNotice'> {
  newOrderNotice: number;
}

/** What a user who has chosen nothing gets. */
const defaults: Preference = { orderProductView: 'LIST', newOrderNotice: false, language: 'gb' };

/** The own preference of whoever is signed in. */
@Injectable()
export class PreferenceService {
  constructor(private readonly db: Db) {}

  async find(): Promise<Preference> {
    const [row] = await this.db.query<Row>(
      `SELECT order_product_view orderProductView, new_order_notice newOrderNotice, language
       FROM preference WHERE tenant_id = :tenantId AND user_id = :userId`,
      { userId: currentSession().id },
    );
    return row ? { ...row, newOrderNotice: row.newOrderNotice === 1 } : defaults;
  }

  /** Changes the given parts and answers the whole. */
  async update(change: UpdatePreference): Promise<Preference> {
    await this.ensure();
    describeActivity({}, { before: await this.find() });
    const { affectedRows } = await this.db.execute(
      `UPDATE preference SET
         order_product_view = COALESCE(:orderProductView, order_product_view),
         new_order_notice = COALESCE(:newOrderNotice, new_order_notice),
         language = COALESCE(:language, language)
       WHERE tenant_id = :tenantId AND user_id = :userId`,
      { orderProductView: null, newOrderNotice: null, language: null, ...change, userId: currentSession().id },
    );
    if (affectedRows === 0) throw new DomainError('NOT_FOUND', sessionMessages.preferenceNotFound);
    return this.find();
  }

  /** Names of inventory columns and whether they are shown; empty until the user has chosen. */
  async inventoryColumns(): Promise<Record<string, boolean>> {
    const [row] = await this.db.query<{ columns: string | null }>(
      'SELECT inventory_columns `columns` FROM preference WHERE tenant_id = :tenantId AND user_id = :userId',
      { userId: currentSession().id },
    );
    return row?.columns ? (JSON.parse(row.columns) as Record<string, boolean>) : {};
  }

  async setInventoryColumns(columns: Record<string, boolean>): Promise<void> {
    await this.ensure();
    await this.db.execute(
      'UPDATE preference SET inventory_columns = :columns WHERE tenant_id = :tenantId AND user_id = :userId',
      {
        columns: JSON.stringify(columns),
        userId: currentSession().id,
      },
    );
  }

  private async ensure(): Promise<void> {
    await this.db.execute(
      `INSERT INTO preference (user_id, tenant_id, order_product_view, new_order_notice, language)
       VALUES (:userId, :tenantId, :orderProductView, :newOrderNotice, :language)
       ON DUPLICATE KEY UPDATE user_id = user_id`,
      { userId: currentSession().id, ...defaults },
    );
  }
}
