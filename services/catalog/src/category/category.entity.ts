import { TenantOwnedEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

@Entity()
export class SubWarehouseEntity extends TenantOwnedEntity {
  @Column({ type: 'varchar', length: 100 })
  name!: string;
}

/** Category 1. */
@Entity()
export class CategoryEntity extends TenantOwnedEntity {
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'int', unsigned: true })
  subWarehouseId!: number;
}

/** Category 2. */
@Entity()
export class SubCategoryEntity extends TenantOwnedEntity {
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'int', unsigned: true })
  categoryId!: number;
}
