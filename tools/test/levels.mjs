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
export const leftToAll = {
  'starts processes or servers of its own, to see what a fault of the machine does to them': [
    'services/host/test/alerts-live.',
    'services/host/test/full-disks.',
    'services/host/test/hostile-files.',
    'services/host/test/kept-secrets-before.',
    'services/host/test/killed-chromium.',
    'services/host/test/monitoring.',
    'services/host/test/older-backup.',
    'services/host/test/process-life.',
    'services/host/test/traces.',
    'services/host/test/unhandled-failure.',
    'services/host/test/wrong-clock.',
    'tools/stress/no-writes.',
    'tools/stress/replica.',
  ],
  'sends every route unexpected values; the bounds of each field stay in the gate': ['services/host/test/hostile-walk'],
  'imports file after file, or years of trade; each importer has a spec in the gate': [
    'libs/node/importing/src/run/run-import.',
    'services/host/test/import-locks.',
    'services/host/test/replay.',
    'services/host/test/retail-',
    'services/host/test/round-trip.',
    'services/host/test/staged-',
    'services/host/test/uploads.',
    'services/host/test/waiting-imports.',
  ],
  'prints many pages; the papers of money stay in the gate': [
    'services/documents/src/printing/joined-pdf.',
    'services/documents/test/label-sheet.',
    'services/documents/test/page-breaks.',
    'services/host/test/document-jobs.',
    'services/host/test/label-papers.',
    'services/host/test/logo.',
  ],
  'draws a whole screen in many states; a journey of the gate draws it, and its rules have specs of their own': [
    'mf-inbound/src/screens/inbound/InboundScreen.',
    'mf-inventory/src/screens/count-sheet/CountSheet.',
    'mf-orders/src/outbound/floorScans.',
    'mf-orders/src/screens/order-outbound/OrderOutbound.',
    'mf-orders/src/screens/return-edit/ReturnEdit.',
  ],
  'tests commands of operators and tools that only a run of everything uses': [
    'tools/bundle/',
    'tools/doctor/',
    'tools/mutate/',
    'tools/pictures/',
    'tools/recipes/',
    'tools/upgrade/',
  ],
};

const isLongRun = (file) => new RegExp(`^(?:${longRuns})[.]`).test(file);
const beginnings = Object.values(leftToAll).flat();
const isLeftToAll = (file) => isLongRun(file) || beginnings.some((beginning) => file.startsWith(beginning));

/** The spec files of the gate, as paths from the root of the workspace. */
export const listGateSpecs = (specs = findSpecs(root)) => specs.filter((file) => !isLeftToAll(file)).sort();

/** The spec files that only `npm test -- --all` runs. */
export const listSpecsLeftToAll = (specs = findSpecs(root)) => specs.filter(isLeftToAll).sort();
