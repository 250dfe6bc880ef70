import type { EpochMs, Hundredths, StockMode } from '@depot/contracts/amounts';
import { AmountColumn, TenantRow, TimeColumn } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Stock of a product. CHECK constraints keep it above zero and above its bookings. */
@Entity('product_stock')
export class StockEntity extends TenantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  productId!: number;

  @Column({ type: 'enum', enum: ['Yes', 'No', 'Weighting'], update: false })
  hasWeight!: StockMode;

  @Column({ type: 'int', default: 0 })
  quantity!: number;

  @AmountColumn({ default: 0 })
  totalWeight!: Hundredths;

  @Column({ type: 'int', default: 0 })
  bookedQuantity!: number;

  @AmountColumn({ default: 0 })
  bookedWeight!: Hundredths;

  @Column({ type: 'int', default: 0 })
  reservedQuantity!: number;

  @AmountColumn({ default: 0 })
  reservedWeight!: Hundredths;

  /** Time of the latest receipt, epoch ms. */
  @TimeColumn({ nullable: true })
  lastIn!: EpochMs | null;
}
