import type { EpochMs, Hundredths } from '@depot/contracts/amounts';
import type { UnitStatus } from '@depot/contracts/inventory';
import { AmountColumn, FlagColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** A weighed unit, or the rest of a lot. */
@Entity('inventory_unit')
export class UnitEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true, update: false })
  productId!: number;

  @Column({ type: 'char', length: 16, update: false })
  qrValue!: string;

  @Column({ type: 'enum', enum: ['IN_STOCK', 'SHIPPED', 'REMOVED'], default: 'IN_STOCK' })
  status!: UnitStatus;

  @Column({ type: 'int' })
  quantity!: number;

  @AmountColumn()
  weight!: Hundredths;

  /** Amount at the receipt. */
  @Column({ type: 'int' })
  firstQuantity!: number;

  /** Weight on the label. */
  @AmountColumn()
  firstWeight!: Hundredths;

  @Column({ type: 'varchar', length: 50, nullable: true })
  lot!: string | null;

  /** YYYY-MM-DD */
  @Column({ type: 'date', nullable: true })
  expiry!: string | null;

  /** GS1 serial number, unique within the product. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  serial!: string | null;

  @TimeColumn()
  receivedTime!: EpochMs;

  /** Null while the unit is in stock. */
  @TimeColumn({ nullable: true })
  goneTime!: EpochMs | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  deliveryReceiptId!: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  receivedId!: number | null;

  /** 1 if the weight is unusual for the product, and was confirmed. */
  @FlagColumn({ default: false })
  weightConfirmed!: boolean;

  /** Incremented with every change of the unit. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  version!: number;
}
