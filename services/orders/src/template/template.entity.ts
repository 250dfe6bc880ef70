import { TenantOwnedEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

@Entity('order_template')
export class TemplateEntity extends TenantOwnedEntity {
  /** User id of the owner; for a STORE the store id. */
  @Column({ type: 'int', unsigned: true, update: false })
  ownerId!: number;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'int', unsigned: true })
  subWarehouseId!: number;
}

@Entity('order_template_line')
export class TemplateLineEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true })
  templateId!: number;

  @Column({ type: 'smallint', unsigned: true })
  position!: number;

  @Column({ type: 'int', unsigned: true })
  productId!: number;

  @Column({ type: 'varchar', length: 310 })
  productName!: string;

  @Column({ type: 'int', unsigned: true })
  quantity!: number;
}
