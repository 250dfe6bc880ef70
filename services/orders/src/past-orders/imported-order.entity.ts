import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number that an order has in the file it came from; it comes in once. */
@Entity('imported_order')
export class ImportedOrderEntity {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  @PrimaryColumn({ type: 'varchar', length: 50 })
  reference!: string;

  @Column({ type: 'int', unsigned: true })
  orderId!: number;
}
