/**
 * What `npm test`, the gate of every change, leaves to `npm test -- --all`. A file in neither list is in the gate.
 * docs/testing.md says what a push no longer notices.
 */
import { findSpecs } from '../nx/package-targets.mjs';
import { root } from '../workspace-root.mjs';

/**
 * Left to the stage `exhaustive`, also by a run of everything: many processes behind nginx, and files of millions of
 * rows that are read one by one.
 */
export const longRuns = [
  'services/host/test/(rolling-restart|domains-at-proxy)',
  'libs/node/importing/src/source/hostile-files',
].join('|');

/** Beginnings of paths, by the reason why the gate can do without these files. */
export const leftToAll = {};

const isLongRun = (file) => new RegExp(`^(?:${longRuns})[.]`).test(file);
const beginnings = Object.values(leftToAll).flat();
const isLeftToAll = (file) => isLongRun(file) || beginnings.some((beginning) => file.startsWith(beginning));

/** The spec files of the gate, as paths from the root of the workspace. */
export const listGateSpecs = (specs = findSpecs(root)) => specs.filter((file) => !isLeftToAll(file)).sort();

/** The spec files that only `npm test -- --all` runs. */
export const listSpecsLeftToAll = (specs = findSpecs(root)) => specs.filter(isLeftToAll).sort();
