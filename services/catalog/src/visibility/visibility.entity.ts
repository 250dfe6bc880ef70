import { TenantRow } from '@depot/node-database';
import { Entity, PrimaryColumn } from 'typeorm';

/** A product that a store sees. */
@Entity('product_store')
export class VisibilityEntity extends TenantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  storeId!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  productId!: number;
}
