import type { Cents } from '@depot/contracts/amounts';
import { AmountColumn } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Totals of a store's invoices over a span of days. */
@Entity('invoice_sum')
export class InvoiceSumEntity {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  /** Length of the span. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  days!: number;

  /** Spans since the first of 1970. */
  @PrimaryColumn({ type: 'int', unsigned: true })
  span!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  storeId!: number;

  /** Live ones. */
  @Column({ type: 'int' })
  invoices!: number;

  @AmountColumn({ precision: 18 })
  sales!: Cents;

  @AmountColumn({ precision: 18 })
  paid!: Cents;
}
