import type { Cents, EpochMs, Hundredths, StockMode } from '@depot/contracts/amounts';
import type { OrderStatus } from '@depot/contracts/orders';
import { AmountColumn, FlagColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('orders')
export class OrderEntity extends TenantOwnedEntity {
  /** Nullable, because a later statement of the same transaction can assign it. Committed orders have one. */
  @Column({ type: 'int', unsigned: true, nullable: true, update: false })
  displayId!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  storeId!: number;

  @Column({ type: 'enum', enum: ['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED'] })
  status!: OrderStatus;

  /** Number of changes. An edit names the version that the user has seen. */
  @Column({ type: 'int', unsigned: true })
  version!: number;

  @TimeColumn({ update: false })
  time!: EpochMs;

  /** Shipping time; null before. */
  @TimeColumn({ nullable: true })
  outboundTime!: EpochMs | null;

  @Column({ type: 'int', unsigned: true, update: false })
  createdBy!: number;

  /** True if every line is on an invoice that is not void. The order then counts as debt against the credit limit. */
  @FlagColumn({ default: false })
  billed!: boolean;

  /** Requested delivery day, YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  deliveryDate!: string | null;

  /** Number of the order in the bookkeeping of the store. */
  @Column({ type: 'varchar', length: 40, default: '' })
  poNumber!: string;

  @Column({ type: 'varchar', length: 500, default: '' })
  note!: string;
}

@Entity('order_line')
export class OrderLineEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true, update: false })
  orderId!: number;

  @Column({ type: 'smallint', unsigned: true })
  position!: number;

  @Column({ type: 'int', unsigned: true })
  productId!: number;

  /** Product name at the time of the order. */
  @Column({ type: 'varchar', length: 310 })
  name!: string;

  @Column({ type: 'enum', enum: ['Yes', 'No', 'Weighting'] })
  hasWeight!: StockMode;

  @Column({ type: 'int', unsigned: true })
  quantity!: number;

  /** Pounds ordered for pooled weight; pounds shipped for weighed pieces. */
  @AmountColumn()
  weight!: Hundredths;

  /** Dollars a piece or a pound. */
  @AmountColumn()
  rate!: Cents;

  @Column({ type: 'varchar', length: 500 })
  notes!: string;

  /** Amount that is not booked: units, or hundredths of a pound for pooled weight. */
  @Column({ type: 'int', unsigned: true })
  short!: number;
}

/** A weighed unit that was shipped on a line. */
@Entity('order_line_unit')
export class OrderLineUnitEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true })
  orderId!: number;

  @Column({ type: 'int', unsigned: true })
  orderLineId!: number;

  @Column({ type: 'int', unsigned: true })
  inventoryId!: number;

  @AmountColumn()
  weight!: Hundredths;
}

/** Number of an order in its import file. The key prevents a second import. */
@Entity('imported_order')
export class ImportedOrderEntity {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  @PrimaryColumn({ type: 'varchar', length: 50 })
  reference!: string;

  @Column({ type: 'int', unsigned: true })
  orderId!: number;
}
