import {
  type Channel,
  type TelemetryEvent,
  type TelemetryFigure,
  telemetryTimings,
} from '@depot/contracts/deployments';
import { classCount, findClass } from './buckets.js';

/** One figure of one version within one minute. */
export interface MinuteFigure {
  /** Minutes since the epoch. */
  minute: number;
  remote: string;
  version: string;
  channel: Channel;
  figure: TelemetryFigure;
  count: number;
  /** Sum of the values of a timing, rounded. */
  total: number;
  /** Of a timing: how many values each class has. */
  classes: number[];
}

export const minute = 60_000;
const timings: ReadonlySet<string> = new Set(telemetryTimings);

const isTiming = (figure: TelemetryFigure): boolean => timings.has(figure);

const emptyClasses = () => Array.from({ length: classCount }, () => 0);

/** Sums events by minute. Its size is bounded by published versions times metrics. */
export class MinuteFigures {
  private figures = new Map<string, MinuteFigure>();

  add({ remote, version, figure, value }: TelemetryEvent, channel: Channel, time: number): void {
    if (isTiming(figure) && value === undefined) return;
    const row = this.row({ minute: Math.floor(time / minute), remote, version, channel, figure });
    row.count += 1;
    if (value === undefined || !isTiming(figure)) return;
    row.total += Math.round(value);
    const place = findClass(value);
    row.classes[place] = (row.classes[place] ?? 0) + 1;
  }

  /**
   * Returns all sums in the order of the table's key, so that two processes never wait for each other, and starts over.
   */
  drainRows(): MinuteFigure[] {
    const taken = [...this.figures].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    this.figures = new Map();
    return taken;
  }

  /** Puts back what could not be stored. */
  restoreRows(rows: readonly MinuteFigure[]): void {
    for (const given of rows) {
      const row = this.row(given);
      row.count += given.count;
      row.total += given.total;
      row.classes = row.classes.map((count, place) => count + (given.classes[place] ?? 0));
    }
  }

  private row(of: Pick<MinuteFigure, 'minute' | 'remote' | 'version' | 'channel' | 'figure'>): MinuteFigure {
    const { minute, remote, version, channel, figure } = of;
    const key = [minute, remote, version, channel, figure].join('|');
    const known = this.figures.get(key);
    if (known) return known;
    const row = { minute, remote, version, channel, figure, count: 0, total: 0, classes: emptyClasses() };
    this.figures.set(key, row);
    return row;
  }
}
