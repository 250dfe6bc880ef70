import { columnChange } from './column.mjs';
import { databaseColumnChange } from './database-column.mjs';
import { documentChange } from './document.mjs';
import { domainChange } from './domain.mjs';
import { routeChange } from './route.mjs';
import { screenChange } from './screen.mjs';
import { textChange } from './text.mjs';

/**
 * A small change for each recipe, in an order in which each finds what it builds on (`after`). `steps` has the edits of
 * each step of the recipe, `seen` says what the started product shows then.
 */
export const changes = [
  textChange,
  columnChange,
  databaseColumnChange,
  routeChange,
  screenChange,
  domainChange,
  documentChange,
];

/** The chosen ones, and those that they build on. */
export function withThoseBefore(chosen) {
  const names = new Set(chosen.map(({ recipe }) => recipe));
  for (const { recipe, after = [] } of changes.toReversed())
    if (names.has(recipe)) for (const name of after) names.add(name);
  return changes.filter(({ recipe }) => names.has(recipe));
}
