import { runInContext } from '@depot/node-context';
import { Db, grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger.service.js';
import { LedgerEntryRepository, type UnpostedDocument } from '../ledger-entry.repository.js';

/** Documents of one transaction: few enough to keep locks short. */
const batch = 500;

/** A kind of document: how those without entries are found, and posted. */
interface DocumentKind {
  list: (after: number, limit: number) => Promise<UnpostedDocument[]>;
  /** Returns the ids of those that it posted. */
  post: (rows: number[]) => Promise<string[]>;
}

/**
 * Posts the documents that have no entries: those from before the ledger, those that a process of an older version
 * writes during an upgrade, and those of a restored older backup. Each batch is a transaction of its own, so that a
 * process that dies leaves the rest to the next one.
 */
@Injectable()
export class PostMissingEntries {
  constructor(
    private readonly db: Db,
    private readonly documents: LedgerEntryRepository,
    private readonly ledger: LedgerService,
  ) {}

  /** Returns the ids of the documents that were posted, by tenant. Ends early once `signal` is aborted. */
  async execute(signal?: AbortSignal): Promise<Map<number, string[]>> {
    const posted = new Map<number, string[]>();
    for (const kind of this.kinds) {
      for (let after = 0; !signal?.aborted;) {
        const documents = await kind.list(after, batch);
        const last = documents.at(-1);
        if (!last) break;
        after = last.id;
        for (const [tenantId, own] of grouped(documents, (document) => document.tenantId)) {
          const rows = own.map(({ id }) => id);
          const work = () => this.db.transaction(() => kind.post(rows));
          const ids = await runInContext({ tenantId, isBackground: true }, work);
          posted.set(tenantId, [...(posted.get(tenantId) ?? []), ...ids]);
        }
      }
    }
    return posted;
  }

  private get kinds(): DocumentKind[] {
    return [
      {
        list: (after, limit) => this.documents.listUnpostedInvoices(after, limit),
        post: (rows) => this.ledger.postInvoices(rows),
      },
      {
        list: (after, limit) => this.documents.listUnpostedPayments(after, limit),
        post: async (rows) => {
          await this.documents.lockPayments(rows);
          return this.ledger.postPayments(rows);
        },
      },
    ];
  }
}
