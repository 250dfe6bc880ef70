import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What is written into a line of the activity log after it was stored: its link of the chain. */
@Entity('activity_log')
export class ActivityLineEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  /** Its number, counted from 1; null until it is linked. */
  @Column({ type: 'bigint', unsigned: true, nullable: true })
  sealNo!: number | null;

  /** Of itself and of the link before. */
  @Column({ type: 'char', length: 64, nullable: true })
  hash!: string | null;
}
