import type { Cents, Hundredths, StockMode } from '@depot/contracts/amounts';
import { AmountColumn, FlagColumn, TenantOwnedEntity, TenantRow } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity()
export class ProductEntity extends TenantOwnedEntity {
  @Column({ type: 'varchar', length: 150 })
  secondaryName!: string;

  @Column({ type: 'varchar', length: 150 })
  tertiaryName!: string;

  @Column({ type: 'int', unsigned: true })
  subCategoryId!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  brandId!: number | null;

  @AmountColumn()
  price!: Cents;

  @AmountColumn()
  wholesalePrice!: Cents;

  @Column({ type: 'enum', enum: ['Yes', 'No', 'Weighting'], update: false })
  hasWeight!: StockMode;

  @Column({ type: 'varchar', length: 1000 })
  description!: string;

  @Column({ type: 'int', nullable: true })
  reorderPoint!: number | null;

  @Column({ type: 'varchar', length: 50 })
  location!: string;

  @Column({ type: 'varchar', length: 14 })
  gtin!: string;

  @Column({ type: 'varchar', length: 50 })
  code!: string;

  @AmountColumn({ nullable: true })
  minWeight!: Hundredths | null;

  @AmountColumn({ nullable: true })
  maxWeight!: Hundredths | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  leadTimeDays!: number | null;

  @FlagColumn({ default: false })
  disabled!: boolean;

  /** Key of its picture. */
  @Column({ type: 'char', length: 32, nullable: true })
  picture!: string | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;
}

/** A substitute of a product. */
@Entity('product_alternate')
export class AlternateEntity extends TenantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  productId!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  alternateId!: number;

  @Column({ type: 'int' })
  sequence!: number;
}

/** A further GTIN of a product. */
@Entity('product_gtin')
export class GtinEntity extends TenantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  productId!: number;

  @PrimaryColumn({ type: 'varchar', length: 14 })
  gtin!: string;

  /** Number of its pieces. */
  @Column({ type: 'int' })
  quantity!: number;
}
