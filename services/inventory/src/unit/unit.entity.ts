import type { EpochMs, Hundredths } from '@depot/contracts/amounts';
import type { UnitStatus } from '@depot/contracts/inventory';
import { AmountColumn, FlagColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** A piece with its own weight, or what remains of a lot. */
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

  /** When it came. */
  @Column({ type: 'int' })
  firstQuantity!: number;

  /** What its label says. */
  @AmountColumn()
  firstWeight!: Hundredths;

  @Column({ type: 'varchar', length: 50, nullable: true })
  lot!: string | null;

  /** YYYY-MM-DD */
  @Column({ type: 'date', nullable: true })
  expiry!: string | null;

  /** GS1 serial number: names one piece of its product. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  serial!: string | null;

  @TimeColumn()
  receivedTime!: EpochMs;

  /** Null while it is in stock. */
  @TimeColumn({ nullable: true })
  goneTime!: EpochMs | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  deliveryReceiptId!: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  receivedId!: number | null;

  /** Outside of what its product usually weighs, and taken all the same. */
  @FlagColumn({ default: false })
  weightConfirmed!: boolean;

  /** Counts up with everything that happens to the unit. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  version!: number;
}
