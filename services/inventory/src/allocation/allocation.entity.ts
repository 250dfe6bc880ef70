import { AmountColumn, TenantEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** What an order line got of one unit. */
@Entity('stock_allocation')
export class AllocationEntity extends TenantEntity {
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
  weight!: number;
}
