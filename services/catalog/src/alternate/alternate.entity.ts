import { TenantRow } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
