import type { EpochMs } from '@depot/contracts/amounts';
import { TimeColumn } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of units in stock on a day. */
@Entity('inventory_count')
export class DailyCountEntity {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  day!: string;

  /** Time of the count on that day. */
  @TimeColumn()
  time!: EpochMs;

  @Column({ type: 'int' })
  count!: number;
}
