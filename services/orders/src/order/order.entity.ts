import type { Cents, EpochMs, Hundredths, StockMode } from '@depot/contracts/amounts';
import type { OrderStatus } from '@depot/contracts/orders';
import { AmountColumn, FlagColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('orders')
export class OrderEntity extends TenantOwnedEntity {
  /** The schema lets it be null so that the number can be given by a later statement; no stored order has none. */
  @Column({ type: 'int', unsigned: true, nullable: true, update: false })
  displayId!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  storeId!: number;

  @Column({ type: 'enum', enum: ['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED'] })
  status!: OrderStatus;

  /** Counts changes; an edit names the version it saw. */
  @Column({ type: 'int', unsigned: true })
  version!: number;

  @TimeColumn({ update: false })
  time!: EpochMs;

  /** When the goods left; null while they are here. */
  @TimeColumn({ nullable: true })
  outboundTime!: EpochMs | null;

  @Column({ type: 'int', unsigned: true, update: false })
  createdBy!: number;

  /** Every line is on a live invoice: nothing of it counts against the store's limit as not billed. */
  @FlagColumn({ default: false })
  billed!: boolean;

  /** YYYY-MM-DD, wanted at the store. */
  @Column({ type: 'date', nullable: true })
  deliveryDate!: string | null;

  /** The order's number in the store's own books. */
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

  /** As it was when it was ordered. */
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

  /** Not booked: pieces, or hundredths of a pound for pooled weight. */
  @Column({ type: 'int', unsigned: true })
  short!: number;
}

/** A weighed piece that left on a line. */
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

/** The number that an order has in the file it came from; it comes in once. */
@Entity('imported_order')
export class ImportedOrderEntity {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  @PrimaryColumn({ type: 'varchar', length: 50 })
  reference!: string;

  @Column({ type: 'int', unsigned: true })
  orderId!: number;
}
