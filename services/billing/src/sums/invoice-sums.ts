import { type Cents, decimalText } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { spanDays, utcDay } from './spans.js';

/** What invoices of a store and UTC day come to: void ones nothing, credits less than nothing. */
interface DaySum {
  day: number;
  storeId: number;
  /** Live ones. */
  invoices: number;
  sales: Cents;
  paid: Cents;
}

/** Rows per INSERT. */
const chunk = 1000;

/** Keeps the sums of invoices by store and day true, in the transaction of what changes them. */
@Injectable()
export class InvoiceSums {
  constructor(private readonly db: Db) {}

  /** Runs what changes locked invoices, and moves the sums by as much. */
  async around<T>(rows: readonly number[], work: () => Promise<T>): Promise<T> {
    const before = await this.of(rows);
    const result = await work();
    await this.add([
      ...(await this.of(rows)),
      ...before.map((sum) => ({ ...sum, invoices: -sum.invoices, sales: -sum.sales, paid: -sum.paid })),
    ]);
    return result;
  }

  /** Counts invoices that were just inserted. */
  async inserted(rows: readonly number[]): Promise<void> {
    await this.add(await this.of(rows));
  }

  /** The rows are ours, so reading them locked waits for nobody, and shows them as they are now. */
  private async of(rows: readonly number[]): Promise<DaySum[]> {
    if (rows.length === 0) return [];
    return this.db.query<DaySum>(
      `SELECT invoice_date DIV ${utcDay} day, store_id storeId, SUM(status <> 'VOID') invoices,
         SUM(IF(status = 'VOID', 0, IF(kind = 'I', total, -total))) sales, SUM(IF(status = 'VOID', 0, IF(kind = 'I', paid, -paid))) paid
       FROM invoice WHERE tenant_id = :tenantId AND id IN (:rows) GROUP BY day, store_id FOR UPDATE`,
      { rows },
    );
  }

  /** In the order of the key, so that two commands lock the sums in the same order. */
  private async add(moves: readonly DaySum[]): Promise<void> {
    const sums = spanDays.toReversed().flatMap((days) => bySpan(moves, days));
    for (let from = 0; from < sums.length; from += chunk) {
      const rows = sums
        .slice(from, from + chunk)
        .map(({ days, span, storeId, invoices, sales, paid }) => [
          days,
          span,
          storeId,
          invoices,
          decimalText(sales),
          decimalText(paid),
        ]);
      await this.db.execute(
        `INSERT INTO invoice_sum (tenant_id, days, span, store_id, invoices, sales, paid)
         SELECT :tenantId, move.days, move.span, move.store_id, move.invoices, move.sales, move.paid
         FROM JSON_TABLE(:rows, '$[*]' COLUMNS (days TINYINT UNSIGNED PATH '$[0]', span INT UNSIGNED PATH '$[1]', store_id INT UNSIGNED PATH '$[2]',
           invoices INT PATH '$[3]', sales DECIMAL(18,2) PATH '$[4]', paid DECIMAL(18,2) PATH '$[5]')) move
         ON DUPLICATE KEY UPDATE invoices = invoice_sum.invoices + VALUES(invoices), sales = invoice_sum.sales + VALUES(sales), paid = invoice_sum.paid + VALUES(paid)`,
        { rows: JSON.stringify(rows) },
      );
    }
  }
}

interface SpanSum extends Omit<DaySum, 'day'> {
  days: number;
  span: number;
}

/** One row for each span and store whose sums move. */
function bySpan(moves: readonly DaySum[], days: number): SpanSum[] {
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
