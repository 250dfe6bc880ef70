import type { Cents, EpochMs, Hundredths, StockMode } from '@depot/contracts/amounts';
import type { InvoiceStatus } from '@depot/contracts/billing';
import { AmountColumn, TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';
import type { InvoiceKind } from './invoice-id.js';

@Entity('invoice')
export class InvoiceEntity extends TenantOwnedEntity {
  @Column({ type: 'enum', enum: ['I', 'RI'] })
  kind!: InvoiceKind;

  @Column({ type: 'int', unsigned: true })
  number!: number;

  @Column({ type: 'int', unsigned: true })
  orderId!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  returnId!: number | null;

  /** Display id of the order, or of the return. */
  @Column({ type: 'int', unsigned: true })
  relatedDisplayId!: number;

  @Column({ type: 'int', unsigned: true })
  storeId!: number;

  @Column({ type: 'varchar', length: 150 })
  clientName!: string;

  @Column({ type: 'varchar', length: 150 })
  sellerName!: string;

  /** The seller's data on the paper; null for invoices from before it was stored. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  sellerId!: number | null;

  /** In which the date is shown. */
  @Column({ type: 'varchar', length: 64 })
  timezone!: string;

  @TimeColumn()
  invoiceDate!: EpochMs;

  /** A moment of the day on which it is to be paid. */
  @TimeColumn()
  dueAt!: EpochMs;

  /** JSON. */
  @Column({ type: 'varchar', length: 1000 })
  billAddress!: string;

  /** JSON. */
  @Column({ type: 'varchar', length: 1000 })
  shipAddress!: string;

  /** Day of the order when it was billed, YYYY-MM-DD; null for credits. */
  @Column({ type: 'date', nullable: true })
  deliveryDate!: string | null;

  /** Number of the order in the books of the store. */
  @Column({ type: 'varchar', length: 40, default: '' })
  poNumber!: string;

  @Column({ type: 'varchar', length: 500, default: '' })
  note!: string;

  @Column({ type: 'enum', enum: ['UNPAID', 'PAID', 'VOID'] })
  status!: InvoiceStatus;

  @AmountColumn({ precision: 15 })
  total!: Cents;

  @AmountColumn({ precision: 15 })
  paid!: Cents;

  @TimeColumn({ nullable: true })
  paidTime!: EpochMs | null;

  @TimeColumn({ nullable: true })
  voidTime!: EpochMs | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  paidBy!: number | null;

  /** SHA-256 of the content of a paid invoice, which is immutable. */
  @Column({ type: 'char', length: 64, nullable: true })
  contentHash!: string | null;

  /** Number of postings in the ledger; 0 for an invoice without entries. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  ledgerVersion!: number;

  /** Total in the ledger; 0 for a void invoice. */
  @AmountColumn({ precision: 15, default: 0 })
  ledgerTotal!: Cents;
}

@Entity('invoice_item')
export class InvoiceItemEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true })
  invoiceId!: number;

  @Column({ type: 'smallint', unsigned: true })
  position!: number;

  @Column({ type: 'int', unsigned: true })
  orderLineId!: number;

  /** The order line while the invoice lives; unique, so that a line is billed once. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  liveOrderLineId!: number | null;

  @Column({ type: 'int', unsigned: true })
  productId!: number;

  @Column({ type: 'varchar', length: 310 })
  description!: string;

  /** From the order's line. */
  @Column({ type: 'varchar', length: 500, default: '' })
  notes!: string;

  @Column({ type: 'enum', enum: ['Yes', 'No', 'Weighting'] })
  hasWeight!: StockMode;

  @Column({ type: 'int', unsigned: true })
  quantity!: number;

  @AmountColumn()
  weight!: Hundredths;

  /** JSON list of hundredths of a pound. */
  @Column({ type: 'mediumtext' })
  weights!: string;

  @AmountColumn()
  rate!: Cents;

  @AmountColumn({ precision: 15 })
  amount!: Cents;

  @Column({ type: 'int', unsigned: true })
  mostQuantity!: number;

  @AmountColumn()
  mostWeight!: Hundredths;
}
