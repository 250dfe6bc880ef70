import { relative } from 'node:path';
import { line } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { reasons } from './reasons.mjs';

const reasonOf = new Map(reasons.map(({ id, reason }) => [id, reason]));
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const short = (text) => (text.length > 90 ? `${text.slice(0, 87)}…` : text);

/** The change of a fault, from the first difference on. */
export function describe({ file, line: at, rule, before, after }) {
  const [was, is] = [oneLine(before), oneLine(after)];
  let same = 0;
  while (same < Math.min(was.length, is.length) && was[same] === is[same]) same += 1;
  const from = was.length > 90 || is.length > 90 ? Math.max(0, same - 30) : 0;
  return `${file}:${at} ${rule}: ${short(was.slice(from))} → ${short(is.slice(from)) || 'nothing'}`;
}

/** Results of an area's faults. A fault with a documented reason counts as survived as well. */
export function figuresOf({ name, aim, total, chosen }, tried) {
  const of = (outcome) => chosen.filter(({ id }) => (tried.get(id)?.outcome ?? 'not tried') === outcome);
  const [noticed, survived, undecided, left] = ['noticed', 'survived', 'undecided', 'not tried'].map(of);
  const count = chosen.length - left.length;
  const share = count === 0 ? 100 : Math.floor((noticed.length / count) * 100);
  return { name, aim, total, count, noticed: noticed.length, share, survived, undecided, left: left.length };
}

/** Prints one area: noticed and tried faults, and each that was not noticed. */
export function printArea(figures, tried) {
  const { name, count, noticed, share, survived, undecided } = figures;
  line(`${name}: ${noticed} of ${count} noticed (${share} %), ${undecided.length} undecided`);
  for (const mutant of [...survived, ...undecided]) {
    const { outcome, tests } = tried.get(mutant.id);
    line(`  ${mutant.id} ${outcome}: ${describe(mutant)}`);
    const names = tests.map((test) => relative(root, test)).join(', ');
    line(`    ${reasonOf.get(mutant.id) ?? (names ? `against ${names}` : 'no test loads it')}`);
  }
}

/** The figures of all areas as a table, followed by the faults that were not noticed. */
export function printTable(all) {
  line('| | faults | tried | noticed | | aim |');
  line('| --- | --- | --- | --- | --- | --- |');
  for (const { name, aim, total, count, noticed, share } of all)
    line(`| ${[name, total, count, noticed, count === 0 ? '–' : `${share} %`, aim ? `${aim} %` : ''].join(' | ')} |`);
  const open = new Map(
    all.flatMap(({ survived, undecided }) => [...survived, ...undecided]).map((one) => [one.id, one]),
  );
  line();
  for (const [id, mutant] of open)
    line(`- \`${describe(mutant).replaceAll('`', "'")}\`: ${reasonOf.get(id) ?? 'without a reason'}`);
}
