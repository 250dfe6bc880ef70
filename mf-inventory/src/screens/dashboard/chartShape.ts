/** Both tables of the dashboard show five rows at a time. */
export const rowsPerTable = 5;

export interface CountPoint {
  /** Epoch ms. */
  time: number;
  count: number;
}

export interface ChartShape {
  /** Path of the line and of the area below it, in the units of the view box. */
  line: string;
  area: string;
  points: { x: number; y: number; point: CountPoint }[];
  /** Values at the grid lines, with their heights. */
  ticks: { y: number; value: number }[];
}

export const chartSize = { width: 640, height: 200, left: 52, right: 12, top: 12, bottom: 26 } as const;
const tickCount = 4;

/** Rounds the step to 1, 2 or 5 times a power of ten, so that the axis has at most `tickCount` steps. */
function roundStep(range: number): number {
  const raw = Math.max(range / tickCount, 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
}

/** Layout of the counts, oldest on the left. The axis starts at 0 unless that flattens the line. */
export function computeChartShape(counts: readonly CountPoint[]): ChartShape | undefined {
  const sorted = counts.toSorted((a, b) => a.time - b.time);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < 2) return undefined;
  const values = sorted.map(({ count }) => count);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const base = least > most / 2 ? least : 0;
  const step = roundStep(most - base);
  const bottom = Math.floor(base / step) * step;
  const top = Math.max(Math.ceil(most / step) * step, bottom + step);
  const { width, height, left, right, top: above, bottom: below } = chartSize;
  const computeX = (time: number) =>
    left + ((time - first.time) / (last.time - first.time || 1)) * (width - left - right);
  const computeY = (value: number) => above + (1 - (value - bottom) / (top - bottom)) * (height - above - below);
  const points = sorted.map((point) => ({ x: computeX(point.time), y: computeY(point.count), point }));
  const line = points.map((at, index) => `${index === 0 ? 'M' : 'L'}${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join('');
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step);
  const [start, end] = [computeX(first.time).toFixed(1), computeX(last.time).toFixed(1)];
  return {
    line,
    area: `${line}L${end} ${computeY(bottom)}L${start} ${computeY(bottom)}Z`,
    points,
    ticks: ticks.map((value) => ({ value, y: computeY(value) })),
  };
}
