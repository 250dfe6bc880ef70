import { TenantOwnedEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** One announced product. */
@Entity()
export class DeliveryReceiptItemEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true })
  deliveryReceiptId!: number;

  @Column({ type: 'int', unsigned: true })
  productId!: number;

  /** Product name on the boxes of the supplier. */
  @Column({ type: 'varchar', length: 100, default: '' })
  nameOnBox!: string;

  @Column({ type: 'int' })
  quantity!: number;

  /** Null until the goods are received. */
  @Column({ type: 'int', nullable: true })
  receivedQuantity!: number | null;
}
