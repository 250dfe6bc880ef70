import { releasedName, type ReleaseTrain, semanticVersion, trafficSplit } from '@depot/contracts/deployments';
import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { targetList } from '../version/read-version.js';
import { storedJson } from '../version/stored-json.js';

/** Shares and targets of a remote or the shell by version, and users who have another version than the default. */
const memberState = z.object({
  split: z.array(trafficSplit.element.extend({ targets: targetList.optional() })).min(1),
  places: z.array(z.tuple([semanticVersion, z.array(z.tuple([z.number(), z.number()]))])),
});
export type MemberState = z.output<typeof memberState>;

const storedMember = z.object({ remote: releasedName, before: memberState.nullable(), after: semanticVersion });
/** A member of a train as it is stored; `before` is null of a remote that no user had. */
export type StoredMember = z.output<typeof storedMember>;

/** A train with what its members were before it. */
export interface StoredTrain extends Omit<ReleaseTrain, 'members'> {
  members: StoredMember[];
}

interface Row {
  id: number;
  members: string;
  who: string;
  time: number;
  backWho: string | null;
  backAt: number | null;
}

/** Trains that are read at most: the latest. */
const maxTrains = 20;
const storedMembers = storedJson(z.array(storedMember));

/** Release trains. They belong to no tenant: there is one shell. */
@Injectable()
export class TrainRepository {
  constructor(private readonly db: Db) {}

  /** The latest, newest first; one with unreadable members is left out. */
  async listLatest(): Promise<StoredTrain[]> {
    const rows = await this.across.query<Row>(
      `SELECT id, members, who, time, back_who AS backWho, back_at AS backAt FROM release_train
        ORDER BY id DESC LIMIT ${maxTrains}`,
    );
    return rows.flatMap(({ id, members, who, time, backWho, backAt }) => {
      const { data } = storedMembers.safeParse(members);
      const back = backAt === null ? null : { who: backWho ?? '', time: Number(backAt) };
      return data ? [{ id, members: data, who, time: Number(time), back }] : [];
    });
  }

  async insert(members: readonly StoredMember[], who: string): Promise<number> {
    const { insertId } = await this.across.execute(
      `INSERT INTO release_train (members, who, time) VALUES (:members, :who, ${databaseTime})`,
      { members: JSON.stringify(members), who },
    );
    return insertId;
  }

  /** Marks a train as taken back; false if it is already. */
  async markBack(id: number, who: string): Promise<boolean> {
    const { affectedRows } = await this.across.execute(
      `UPDATE release_train SET back_who = :who, back_at = ${databaseTime} WHERE id = :id AND back_at IS NULL`,
      { id, who },
    );
    return affectedRows === 1;
  }

  private get across() {
    return this.db.unscoped('one shell serves all tenants');
  }
}
