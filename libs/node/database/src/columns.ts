import { decimalText, parseDecimalText } from '@depot/contracts/amounts';
import { Column, type ColumnOptions, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';

/** A row of a tenant. `Db.of()` and `Db.bulk()` set and check `tenantId`; callers never pass it. */
export abstract class TenantRow {
  @Column({ type: 'int', unsigned: true, update: false })
  tenantId!: number;
}

/** One with an id that the database generates. */
export abstract class TenantOwnedEntity extends TenantRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;
}

/** Hundredths in code, DECIMAL text on the way in, text or already hundredths on the way out. */
export const hundredths: ValueTransformer = {
  to: (value: unknown): unknown => (typeof value === 'number' ? decimalText(value) : value),
  from: (value: unknown): unknown => (typeof value === 'string' ? parseDecimalText(value) : value),
};

/** Money (cents) or weight (hundredths of a pound): an integer in code, DECIMAL(14,2) in the database. */
export function AmountColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'decimal', precision: 14, scale: 2, ...options, transformer: hundredths });
}

/** A moment, in epoch milliseconds (BIGINT): needs no timezone. */
export function TimeColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'bigint', ...options });
}

/** Yes or no (TINYINT(1)). */
export function FlagColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'boolean', ...options });
}
