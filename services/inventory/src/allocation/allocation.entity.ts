import type { Hundredths } from '@depot/contracts/amounts';
import { AmountColumn, TenantOwnedEntity, TenantRow } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an order line got of one unit. */
@Entity('stock_allocation')
export class AllocationEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true })
  orderId!: number;

  @Column({ type: 'int', unsigned: true })
  orderItemId!: number;

  @Column({ type: 'int', unsigned: true })
  productId!: number;

  @Column({ type: 'int', unsigned: true })
  unitId!: number;

  @Column({ type: 'int' })
  quantity!: number;

  /** Pounds. */
  @AmountColumn()
  weight!: Hundredths;

  /** What of it has come back. */
  @Column({ type: 'int', default: 0 })
  backQuantity!: number;

  @AmountColumn({ default: 0 })
  backWeight!: Hundredths;
}

/** What of an allocation came back with a return. */
@Entity('return_allocation')
export class ReturnAllocationEntity extends TenantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  returnId!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  allocationId!: number;

  @Column({ type: 'int' })
  quantity!: number;

  @AmountColumn()
  weight!: Hundredths;
}
