import { Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ActivityLineEntity } from './activity-line.entity.js';
import { beginning, computeSeal, sealedColumns, type SealedLine } from './seal.js';

/** Lines sealed in one transaction. */
const batch = 500;
const reason = 'the chain of the activity log spans all tenants';

/** The newest link of the chain: its number, counted from 1, and its hash. */
export interface ChainHead {
  number: number;
  hash: string;
}

/** The chain's end, and where the lines begin that have not been deleted since. */
export interface ChainState {
  head: ChainHead;
  cleared: ChainHead;
}

interface Row {
  last_no: number;
  last_hash: string;
  cleared_no: number;
  cleared_hash: string;
}

/**
 * Links the lines of the activity log: each gets a number and a hash of itself and of the link before. Commands write
 * their lines side by side; they are linked a moment later, one process at a time, so that no command waits for
 * another's.
 */
@Injectable()
export class ActivityChain {
  constructor(private readonly db: Db) {}

  /** Links every line that is stored and not linked yet. */
  async sealNew(): Promise<void> {
    while (await this.hasNew()) {
      const sealed = await this.db.transaction(async () => this.writeSeals((await this.lockState()).head));
      if (sealed < batch) return;
    }
  }

  /**
   * Deletes every existing line and returns the head of the chain. The command's own line must contain that head:
   * without it the check reports the deletion. The lines are hidden at once and deleted later by `removeCleared`, so
   * that the user does not wait for a large delete.
   */
  async clear(): Promise<ChainHead> {
    await this.db.outsideTransaction(() => this.sealNew());
    const { head } = await this.lockState();
    await this.across.execute('UPDATE activity_chain SET cleared_no = :number, cleared_hash = :hash WHERE id = 1', {
      ...head,
    });
    return head;
  }

  /** Deletes the cleared lines in short statements; an interrupted run continues at the next one. */
  async removeCleared(): Promise<void> {
    const { number } = (await this.readState()).cleared;
    await removeAll((limit) =>
      this.across.execute('DELETE FROM activity_log WHERE seal_no <= :number ORDER BY seal_no LIMIT :limit', {
        number,
        limit,
      }),
    );
  }

  /** Reads the head of the chain. */
  async readState(): Promise<ChainState> {
    return convertState(await this.across.query<Row>('SELECT * FROM activity_chain WHERE id = 1'));
  }

  /** Reads the head of the chain and locks it until the end of the transaction. */
  private async lockState(): Promise<ChainState> {
    return convertState(await this.across.query<Row>('SELECT * FROM activity_chain WHERE id = 1 FOR UPDATE'));
  }

  private async hasNew(): Promise<boolean> {
    return (await this.across.query('SELECT id FROM activity_log WHERE seal_no IS NULL LIMIT 1')).length > 0;
  }

  /** Links the oldest loose lines to `head`, which moves along, and returns how many they were. */
  private async writeSeals(head: ChainHead): Promise<number> {
    const lines = await this.across.query<SealedLine>(
      `SELECT ${sealedColumns} FROM activity_log WHERE seal_no IS NULL ORDER BY id LIMIT ${batch}`,
    );
    if (lines.length === 0) return 0;
    const links = lines.map((line) => {
      Object.assign(head, { number: head.number + 1, hash: computeSeal(head.hash, line) });
      return { id: line.id, sealNo: head.number, hash: head.hash };
    });
    await this.across.bulk(ActivityLineEntity).update(links);
    await this.across.execute('UPDATE activity_chain SET last_no = :number, last_hash = :hash WHERE id = 1', {
      ...head,
    });
    return lines.length;
  }

  private get across() {
    return this.db.unscoped(reason);
  }
}

function convertState([row]: Row[]): ChainState {
  const { last_no, last_hash, cleared_no, cleared_hash } = row ?? {
    last_no: 0,
    last_hash: beginning,
    cleared_no: 0,
    cleared_hash: beginning,
  };
  return { head: { number: last_no, hash: last_hash }, cleared: { number: cleared_no, hash: cleared_hash } };
}
