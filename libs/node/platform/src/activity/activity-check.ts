import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ActivityChain, type ChainHead, type ChainState } from './activity-chain.js';
import { computeSeal, sealedColumns, type SealedLine } from './seal.js';

/** Lines read at a time. */
const batch = 1000;

/**
 * `changed`: a line differs from its hash; `missing`: a line was deleted; `cleared`: lines were cleared without the
 * required line.
 */
type Break = { kind: 'changed' | 'missing' | 'cleared'; number: number };

/** Result of a check. `broken` is the first place where the chain does not hold. */
export interface ActivityReport {
  /** Lines that were checked. */
  lines: number;
  head: ChainHead;
  broken?: Break;
}

type Link = SealedLine & { seal_no: number; hash: string };

/** Reads the activity log again, link by link. */
@Injectable()
export class ActivityCheck {
  constructor(
    private readonly db: Db,
    private readonly chain: ActivityChain,
  ) {}

  /** @param onProgress receives the number of lines read */
  async run(onProgress?: (lines: number) => void): Promise<ActivityReport> {
    for (;;) {
      await this.chain.sealNew();
      const state = await this.chain.readState();
      const report = await this.read(state, onProgress);
      if (!report.broken || (await this.chain.readState()).cleared.number === state.cleared.number) return report;
      // The missing lines were cleared by a permitted user meanwhile; continues with the newer lines.
    }
  }

  private async read(state: ChainState, onProgress?: (lines: number) => void): Promise<ActivityReport> {
    const at: ChainHead = { ...state.cleared };
    const createReport = (broken?: Break): ActivityReport => ({
      lines: at.number - state.cleared.number,
      head: state.head,
      broken,
    });
    while (at.number < state.head.number) {
      const links = await this.listAfter(at.number, state.head.number);
      for (const link of links) {
        const broken = findBreak(at, link);
        if (broken) return createReport(broken);
        Object.assign(at, { number: link.seal_no, hash: link.hash });
      }
      if (links.length === 0) return createReport({ kind: 'missing', number: at.number + 1 });
      onProgress?.(at.number - state.cleared.number);
    }
    if (at.hash !== state.head.hash) return createReport({ kind: 'changed', number: at.number });
    return createReport(
      (await this.hasClearingLine(state)) ? undefined : { kind: 'cleared', number: state.cleared.number },
    );
  }

  private listAfter(number: number, last: number): Promise<Link[]> {
    return this.across.query<Link>(
      `SELECT ${sealedColumns}, seal_no, hash FROM activity_log WHERE seal_no > :number AND seal_no <= :last
        ORDER BY seal_no LIMIT ${batch}`,
      { number, last },
    );
  }

  /** True if a line names the last of the cleared ones, as clearing the log requires. */
  private async hasClearingLine({ cleared }: ChainState): Promise<boolean> {
    if (cleared.number === 0) return true;
    // It may have been written since the last line was linked.
    await this.chain.sealNew();
    const rows = await this.across.query(
      `SELECT id FROM activity_log WHERE seal_no > :number AND completed = 1
        AND JSON_VALUE(after_json, '$.hash') = :hash
       ORDER BY seal_no LIMIT 1`,
      { ...cleared },
    );
    return rows.length > 0;
  }

  private get across() {
    return this.db.unscoped('the chain of the activity log spans all tenants');
  }
}

function findBreak(at: ChainHead, link: Link): Break | undefined {
  if (link.seal_no !== at.number + 1) return { kind: 'missing', number: at.number + 1 };
  return computeSeal(at.hash, link) === link.hash ? undefined : { kind: 'changed', number: link.seal_no };
}
