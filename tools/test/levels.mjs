/**
 * Files that `npm test`, the gate of every change, leaves to `npm test -- --all`. A file in neither list is in the
 * gate. docs/testing.md lists the faults that a push no longer notices.
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
    'libs/node/backup/src/backup.',
    'libs/node/database/src/connections/',
    'libs/node/database/src/migration/between-others.',
    'services/documents/src/printing/',
    'services/host/src/compose.',
    'services/host/src/host.',
    'services/host/test/alerts-live.',
    'services/host/test/backup.',
    'services/host/test/database-away.',
    'services/host/test/full-disks.',
    'services/host/test/hostile-files.',
    'services/host/test/kept-secrets-before.',
    'services/documents/test/killed-chromium.',
    'services/host/test/killed-migration.',
    'services/host/test/killed.',
    'services/host/test/live.',
    'services/host/test/monitoring.',
    'services/deployments/test/offending-remotes.',
    'services/host/test/older-backup.',
    'services/host/test/process-life.',
    'services/deployments/test/released-shells.',
    'services/host/test/traces.',
    'services/host/test/unhandled-failure.',
    'services/host/test/waits.',
    'services/host/test/wrong-clock.',
    'tools/check/alerts.',
    'lab/stress/no-writes.',
    'lab/stress/replica.',
    'tools/with-database.',
  ],
  'sends every route unexpected values; the bounds of each field stay in the gate': ['services/host/test/hostile-walk'],
  'imports file after file, or years of trade; the importer of products has a spec in the gate': [
    'libs/node/importing/src/run/run-import.',
    'services/reports/test/export-looks.',
    'services/inventory/test/first-steps.',
    'services/catalog/test/import-locks.',
    'services/orders/test/past-orders.',
    'services/host/test/replay.',
    'services/host/test/retail-',
    'services/catalog/test/round-trip.',
    'services/catalog/test/staged-rows.',
    'services/orders/test/staged-import.',
    'services/catalog/test/updating-import.',
    'services/admin/test/uploads.',
    'services/admin/test/waiting-imports.',
    'services/identity/src/store-import/store.importer.',
    'services/inventory/src/stock-import/stock.importer.',
  ],
  'prints many pages; the papers of money stay in the gate': [
    'services/documents/src/label/',
    'services/documents/src/printing/joined-pdf.',
    'services/documents/test/label-sheet.',
    'services/documents/test/label-text.',
    'services/documents/test/page-breaks.',
    'services/documents/test/document-jobs.',
    'services/documents/test/label-papers.',
    'services/identity/test/logo.',
    'services/documents/test/order-papers.',
    'services/reports/test/report-files.',
  ],
  'draws a whole screen in many states; a journey of the gate draws it, and its rules have specs of their own': [
    'libs/web/invoicing/src/dialog/OrderInvoicesDialog.',
    'libs/web/invoicing/src/payment/PaymentsPanel.',
    'libs/web/stock-entry/src/form/EntryForm.',
    'mf-admin/src/screens/',
    'mf-inbound/src/screens/',
    'mf-inventory/src/screens/',
    'mf-orders/src/outbound/cartonLabels.',
    'mf-orders/src/outbound/floorScans.',
    'mf-orders/src/screens/',
    'mf-reports/src/screens/',
    'mf-settings/src/screens/',
    'shell/src/sign-in/pages/',
  ],
  'repeats random runs at length; the random tester runs in the gate': [
    'libs/node/http/src/response/compile-serializer.property.',
    'libs/web/scanning/src/gs1/roundtrip.',
    'libs/web/scanning/src/wedge/paces.',
    'services/inventory/src/counting/count.property.',
  ],
  'has many callers do one thing at once; the races for stock, orders and money stay in the gate': [
    'services/catalog/test/chosen-at-once.',
    'services/host/test/may-be-behind.',
    'services/reports/test/nothing-open.',
    'services/catalog/test/offered-at-once.',
  ],
  'tests commands of operators and tools that only a run of everything uses': [
    'services/host/test/mail.',
    'tools/backup/',
    'tools/bundle/',
    'tools/dev/',
    'tools/doctor/',
    'tools/lint/typed-rules.',
    'lab/mutate/',
    'tools/nx/',
    'lab/pictures/',
    'lab/recipes/',
    'tools/release/probes/',
    'lab/upgrade/',
  ],
};

/**
 * Files below a folder of screens that render nothing: state, rules and addresses. They stay in the gate, whatever the
 * list says of their folder.
 */
const isDrawn = (file) => file.endsWith('.tsx') || !/\/src\/(?:screens|pages)\//.test(file);

const isLongRun = (file) => new RegExp(`^(?:${longRuns})[.]`).test(file);
const beginnings = Object.values(leftToAll).flat();
const isLeftToAll = (file) =>
  isLongRun(file) || (isDrawn(file) && beginnings.some((beginning) => file.startsWith(beginning)));

/** The spec files of the gate, as paths from the root of the workspace. */
export const listGateSpecs = (specs = findSpecs(root)) => specs.filter((file) => !isLeftToAll(file)).sort();

/** The spec files that only `npm test -- --all` runs. */
export const listSpecsLeftToAll = (specs = findSpecs(root)) => specs.filter(isLeftToAll).sort();
