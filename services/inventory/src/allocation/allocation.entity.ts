import type { Hundredths } from '@depot/contracts/amounts';
import { AmountColumn, TenantOwnedEntity, TenantRow } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Amount of a unit that an order line received. */
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

  /** Returned amount. */
  @Column({ type: 'int', default: 0 })
  backQuantity!: number;

  @AmountColumn({ default: 0 })
  backWeight!: Hundredths;
}

/** Amount of an allocation that a return has restocked. */
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
