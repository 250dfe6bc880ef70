import type { EpochMs, Hundredths } from '@depot/contracts/amounts';
import { AmountColumn, TenantRow, TimeColumn } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A product of a stock count. Amounts are null until it is counted. */
@Entity('stock_count_line')
export class StockCountLineEntity extends TenantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  countId!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  productId!: number;

  @Column({ type: 'int', nullable: true })
  quantity!: number | null;

  @AmountColumn({ nullable: true })
  weight!: Hundredths | null;

  @Column({ type: 'int', nullable: true })
  bookQuantity!: number | null;

  @AmountColumn({ nullable: true })
  bookWeight!: Hundredths | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  countedBy!: string | null;

  @TimeColumn({ nullable: true })
  countedTime!: EpochMs | null;

  /** Incremented with every finding. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  version!: number;
}
