import type { Cents, EpochMs, Hundredths, StockMode } from '@depot/contracts/amounts';
import { AmountColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

@Entity('order_return')
export class ReturnEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true, update: false })
  displayId!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  orderId!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  storeId!: number;

  @TimeColumn({ update: false })
  time!: EpochMs;

  @Column({ type: 'int', unsigned: true, update: false })
  createdBy!: number;
}

@Entity('order_return_line')
export class ReturnLineEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true })
  returnId!: number;

  @Column({ type: 'int', unsigned: true })
  orderId!: number;

  @Column({ type: 'int', unsigned: true })
  orderLineId!: number;

  @Column({ type: 'int', unsigned: true })
  productId!: number;

  @Column({ type: 'varchar', length: 310 })
  name!: string;

  @Column({ type: 'enum', enum: ['Yes', 'No', 'Weighting'] })
  hasWeight!: StockMode;

  @Column({ type: 'int', unsigned: true })
  returnQuantity!: number;

  @AmountColumn()
  returnWeight!: Hundredths;

  @AmountColumn()
  rate!: Cents;

  /** Reason of a rate that differs from the billed one. */
  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;

  /** Restocked amount. */
  @Column({ type: 'int', unsigned: true })
  quantity!: number;

  /** Restocked amount. */
  @AmountColumn()
  weight!: Hundredths;
}

/** A weighed unit that was restocked. */
@Entity('order_return_unit')
export class ReturnUnitEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true })
  returnId!: number;

  @Column({ type: 'int', unsigned: true })
  returnLineId!: number;

  @Column({ type: 'int', unsigned: true })
  orderId!: number;

  @Column({ type: 'int', unsigned: true })
  inventoryId!: number;
}
