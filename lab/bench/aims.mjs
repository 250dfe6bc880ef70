import { measureSpread, median } from './against/spread.mjs';

/**
 * What is aimed at. `figure` is the name under which a script records it; `of` says what the ratio is to. An aim is for
 * the ratio, or for the value where there is none; `scale` makes the unit of the value.
 */
export const aims = [
  { what: 'order list, page 1', script: 'orders', figure: 'overview, page 1, baseline', of: 'bare', atLeast: 0.9 },
  { what: 'order list, page 500', script: 'orders', figure: 'overview, page 500, baseline', of: 'bare', atLeast: 0.9 },
  {
    what: 'new order, 5,000 products',
    script: 'orders',
    figure: 'new order, 5000 products, baseline',
    of: 'bare',
    atLeast: 1,
  },
  { what: 'one unit by its label', script: 'inventory', figure: 'one unit by its label', of: 'bare', atLeast: 0.9 },
  { what: 'history, first page', script: 'inventory', figure: 'history, first page', of: 'bare', atLeast: 0.9 },
  { what: 'create', script: 'orders', figure: 'create, 1000 products, equal', of: 'equal', atLeast: 1 },
  { what: 'process', script: 'orders', figure: 'process, 1000 products, equal', of: 'equal', atLeast: 1 },
  { what: 'outbound', script: 'orders', figure: 'outbound, 1000 products, equal', of: 'equal', atLeast: 1 },
  { what: "a neighbour's list, p99 ms", script: 'neighbours', figure: 'list', of: 'quiet', atMost: 1.5 },
  { what: "a neighbour's order, p99 ms", script: 'neighbours', figure: 'order', of: 'quiet', atMost: 1.5 },
  { what: 'reload of the order list, ms', script: 'federation', figure: 'reloaded', atMost: 500 },
  { what: 'remote not visited, ms', script: 'federation', figure: 'unvisited', atMost: 100 },
  { what: 'back at a visited list, ms', script: 'federation', figure: 'visited', atMost: 50 },
  { what: 'phone, own orders, s from the click', script: 'phone', figure: 'orders', atMost: 2, scale: 1 / 1000 },
  { what: 'phone, own orders, kB', script: 'phone', figure: 'ordersBytes', atMost: 300, scale: 1 / 1000 },
  { what: 'services under 50 clients, MB', script: 'memory', figure: 'resident', atMost: 250 },
];

/** The cells of an aim's row: value, baseline, ratio, spread, aim, and whether it is reached. */
export function describeAim({ of, atLeast, atMost, scale = 1 }, figure) {
  const aim = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  if (!figure) return ['not measured', '', '', '', aim, ''];
  const { values, baseline } = figure;
  const ratios = baseline?.map((other, round) => values[round] / other);
  const decisive = of ? ratios : values.map((value) => value * scale);
  const reached = atLeast === undefined ? median(decisive) <= atMost : median(decisive) >= atLeast;
  return [
    formatFigure(median(values) * scale),
    baseline ? `${formatFigure(median(baseline) * scale)}${of ? ` ${of}` : ''}` : '',
    ratios ? median(ratios).toFixed(2) : '',
    values.length > 1 ? `± ${(100 * measureSpread(decisive)).toFixed(0)} %` : '',
    aim,
    reached ? 'reached' : 'not reached',
  ];
}

const formatFigure = (value) => value.toFixed(value < 10 ? 2 : 0);
