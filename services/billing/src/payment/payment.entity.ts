import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { RecordedMethod } from '@depot/contracts/billing';
import { AmountColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** Part of a payment for one invoice; negative for a reversal. */
@Entity('invoice_payment')
export class PaymentEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true, update: false })
  invoiceId!: number;

  /** Shared by all parts of one payment. */
  @Column({ type: 'int', unsigned: true, update: false })
  number!: number;

  @AmountColumn({ precision: 15, update: false })
  amount!: Cents;

  @Column({
    type: 'enum',
    enum: ['CASH', 'CHECK', 'CARD', 'TRANSFER', 'OTHER', 'MARKED', 'CREDIT'],
    update: false,
  })
  method!: RecordedMethod;

  @TimeColumn({ update: false })
  paymentDate!: EpochMs;

  @Column({ type: 'varchar', length: 100, update: false })
  reference!: string;

  @Column({ type: 'varchar', length: 500, update: false })
  note!: string;

  /** The payment that this one takes back. */
  @Column({ type: 'int', unsigned: true, nullable: true, update: false })
  reverses!: number | null;

  @Column({ type: 'varchar', length: 300, update: false })
  reason!: string;

  @Column({ type: 'int', unsigned: true, nullable: true, update: false })
  userId!: number | null;

  @Column({ type: 'varchar', length: 200, update: false })
  userName!: string;

  @TimeColumn({ update: false })
  time!: EpochMs;
}
