import type { EpochMs } from '@depot/contracts/amounts';
import { TimeColumn } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of units in stock at the end of a day of the tenant's timezone. */
@Entity('inventory_count')
export class DailyCountEntity {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  day!: string;

  /** Last moment of the day. A row with another time was counted in another timezone, and is counted again. */
  @TimeColumn()
  time!: EpochMs;

  @Column({ type: 'int' })
  count!: number;
}
