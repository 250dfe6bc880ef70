import { negated } from '@depot/contracts/amounts';
import { Injectable } from '@nestjs/common';
import { type DaySum, InvoiceSumRepository, type SpanSum } from './invoice-sum.repository.js';
import { spanDays } from './spans.js';

/** Maintains the sums of invoices by store and day, in the transaction of each change. */
@Injectable()
export class InvoiceSums {
  constructor(private readonly sums: InvoiceSumRepository) {}

  /** Runs a change of locked invoices, and applies the difference to the sums. */
  async applyChange<T>(rows: readonly number[], work: () => Promise<T>): Promise<T> {
    const before = await this.sums.sumInvoices(rows);
    const result = await work();
    await this.add([
      ...(await this.sums.sumInvoices(rows)),
      ...before.map((sum) => ({ ...sum, invoices: -sum.invoices, sales: negated(sum.sales), paid: negated(sum.paid) })),
    ]);
    return result;
  }

  /** Counts invoices that were just inserted. */
  async addInserted(rows: readonly number[]): Promise<void> {
    await this.add(await this.sums.sumInvoices(rows));
  }

  /** In the order of the key, so that two commands lock the sums in the same order. */
  private async add(moves: readonly DaySum[]): Promise<void> {
    const sums = spanDays.toReversed().flatMap((days) => groupBySpan(moves, days));
    await this.sums.addSums(sums);
  }
}

/** One row for each span and store whose sums move. */
function groupBySpan(moves: readonly DaySum[], days: number): SpanSum[] {
  const sums = new Map<string, SpanSum>();
  for (const { day, storeId, invoices, sales, paid } of moves) {
    const span = Math.floor(Number(day) / days);
    const sum = sums.get(`${span} ${storeId}`) ?? { days, span, storeId, invoices: 0, sales: 0, paid: 0 };
    sums.set(`${span} ${storeId}`, {
      ...sum,
      invoices: sum.invoices + Number(invoices),
      sales: sum.sales + sales,
      paid: sum.paid + paid,
    });
  }
  return [...sums.values()]
    .filter(({ invoices, sales, paid }) => invoices !== 0 || sales !== 0 || paid !== 0)
    .toSorted((a, b) => a.span - b.span || a.storeId - b.storeId);
}
