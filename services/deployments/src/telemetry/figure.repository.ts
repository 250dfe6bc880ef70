import { Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { classCount } from './buckets.js';
import type { MinuteFigure } from './minute-figures.js';

const classColumns = Array.from({ length: classCount }, (_, place) => `c${place}`);
const counted = ['count', 'total', ...classColumns];
const columns = ['minute', 'remote', 'version', 'channel', 'figure', ...counted].join(', ');
const sums = counted.map((name) => `${name} = ${name} + VALUES(${name})`).join(', ');

const sumsOfCounted = counted.map((name) => `CAST(SUM(${name}) AS SIGNED) AS ${name}`).join(', ');

const summing = `SELECT remote, version, figure, ${sumsOfCounted} FROM remote_figure`;

const withClasses = (rows: Sum[]): FigureSum[] =>
  rows.map((row) => ({ ...row, classes: classColumns.map((name) => Number(row[name])) }));

type Sum = Pick<MinuteFigure, 'remote' | 'version' | 'figure' | 'count' | 'total'> & Record<string, number | string>;

/** A figure of a version over a range of minutes. */
export type FigureSum = Pick<MinuteFigure, 'remote' | 'version' | 'figure' | 'count' | 'total' | 'classes'>;

/** A count within a step of time. */
export interface StepCount extends Pick<MinuteFigure, 'remote' | 'version' | 'figure' | 'count'> {
  /** Number of the step: minutes since the epoch by the length of a step. */
  step: number;
}

/** The minutes' figures of all processes. */
@Injectable()
export class FigureRepository {
  constructor(private readonly db: Db) {}

  /** Adds to what other processes have counted in the same minute. */
  async add(rows: readonly MinuteFigure[]): Promise<void> {
    if (rows.length === 0) return;
    const values = rows.map(({ minute, remote, version, channel, figure, count, total, classes }) => [
      minute,
      remote,
      version,
      channel,
      figure,
      count,
      total,
      ...classes,
    ]);
    await this.across.execute(`INSERT INTO remote_figure (${columns}) VALUES :values ON DUPLICATE KEY UPDATE ${sums}`, {
      values,
    });
  }

  /** Sums from a minute on. */
  async sumFigures(from: number): Promise<FigureSum[]> {
    return withClasses(
      await this.across.query<Sum>(`${summing} WHERE minute >= :from GROUP BY remote, version, figure`, { from }),
    );
  }

  /** Counts from a minute on, in steps of `length` minutes. */
  countSteps(from: number, length: number, figures: readonly string[]): Promise<StepCount[]> {
    return this.across.query<StepCount>(
      `SELECT minute DIV :length AS step, remote, version, figure, CAST(SUM(count) AS SIGNED) AS count
       FROM remote_figure WHERE minute >= :from AND figure IN (:figures) GROUP BY 1, 2, 3, 4`,
      { from, length, figures },
    );
  }

  async removeBefore(minute: number): Promise<void> {
    await removeAll((limit) =>
      this.across.execute('DELETE FROM remote_figure WHERE minute < :minute LIMIT :limit', { minute, limit }),
    );
  }

  private get across() {
    return this.db.unscoped('a remote serves all tenants alike');
  }
}
