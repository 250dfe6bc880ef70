import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { LedgerAccount } from '@depot/contracts/billing';
import { AmountColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';
import type { LedgerDocument } from './posting-rules.js';

/** A line of a posting. Entries are added, never changed and never deleted. */
@Entity('ledger_entry')
export class LedgerEntryEntity extends TenantOwnedEntity {
  @Column({ type: 'enum', enum: ['I', 'RI', 'P'], update: false })
  document!: LedgerDocument;

  /** Row of `invoice` or `invoice_payment`. */
  @Column({ type: 'int', unsigned: true, update: false })
  documentId!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  number!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  version!: number;

  @Column({ type: 'tinyint', unsigned: true, update: false })
  line!: number;

  /** Calendar day of the distributor, YYYY-MM-DD. */
  @Column({ type: 'date', update: false })
  postingDay!: string;

  @TimeColumn({ update: false })
  recorded!: EpochMs;

  @Column({ type: 'varchar', length: 24, update: false })
  account!: LedgerAccount;

  @Column({ type: 'int', unsigned: true, update: false })
  storeId!: number;

  /** Positive for a debit. */
  @AmountColumn({ precision: 15, update: false })
  amount!: Cents;
}
