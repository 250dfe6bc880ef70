import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Columns that are written after a line was stored: its link of the chain. */
@Entity('activity_log')
export class ActivityLineEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  /** Its number, counted from 1; null until it is linked. */
  @Column({ type: 'bigint', unsigned: true, nullable: true })
  sealNo!: number | null;

  /** Hash of the line and of the previous link. */
  @Column({ type: 'char', length: 64, nullable: true })
  hash!: string | null;
}
