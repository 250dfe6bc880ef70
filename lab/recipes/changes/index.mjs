import { columnChange } from './column.mjs';
import { databaseColumnChange } from './database-column.mjs';
import { documentChange } from './document.mjs';
import { domainChange } from './domain.mjs';
import { routeChange } from './route.mjs';
import { screenChange } from './screen.mjs';
import { textChange } from './text.mjs';

/**
 * A small change for each recipe, ordered by dependency (`after`). `steps` has the edits of each step of the recipe,
 * `seen` the expected result in the started product.
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

/** The selected changes and their dependencies. */
export function withThoseBefore(chosen) {
  const names = new Set(chosen.map(({ recipe }) => recipe));
  for (const { recipe, after = [] } of changes.toReversed())
    if (names.has(recipe)) for (const name of after) names.add(name);
  return changes.filter(({ recipe }) => names.has(recipe));
}
