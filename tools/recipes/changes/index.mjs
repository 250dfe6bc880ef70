import { column } from './column.mjs';
import { databaseColumn } from './database-column.mjs';
import { domain } from './domain.mjs';
import { route } from './route.mjs';
import { screen } from './screen.mjs';
import { text } from './text.mjs';

/**
 * A small change for each recipe, in an order in which each finds what it builds on (`after`). `steps` has the edits of
 * each step of the recipe, `seen` says what the started product shows then.
 */
export const changes = [text, column, databaseColumn, route, screen, domain];

/** The chosen ones, and those that they build on. */
export function withThoseBefore(chosen) {
  const names = new Set(chosen.map(({ recipe }) => recipe));
  for (const { recipe, after = [] } of changes.toReversed())
    if (names.has(recipe)) for (const name of after) names.add(name);
  return changes.filter(({ recipe }) => names.has(recipe));
}
