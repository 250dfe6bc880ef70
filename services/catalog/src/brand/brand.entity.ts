import { TenantOwnedEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** A supplier. */
@Entity()
export class BrandEntity extends TenantOwnedEntity {
  @Column({ type: 'varchar', length: 100 })
  name!: string;
}
