/** Faults that survive: by id, with the fault in short and why no test notices it. */
export const reasons = [
  {
    id: 'a95d09bef4',
    fault: 'shell/src/registry/signature.ts turned constant: false → true',
    reason: 'no gap: whether the public key could be exported again, which nobody does',
  },
  {
    id: '7634e1b12c',
    fault: 'shell/src/palette/dialog/Palette.tsx turned condition: !searching → searching',
    reason: 'a gap: the words of a search that failed, which no test has fail',
  },
  {
    id: '183ad9b326',
    fault: 'libs/web/stock-entry/src/queue/QueuedSubmissions.tsx changed operator: === → !==',
    reason: 'a gap: the bar above every page; what stands in it is tested, whether it stands there is not',
  },
  {
    id: 'ebe86fce5e',
    fault: 'services/billing/src/invoice/invoice.repository.ts SQL: removed tenant',
    reason: 'no gap: the rows are ids that were read for the tenant just before, and no two tenants share one',
  },
  {
    id: '8179af5617',
    fault: 'libs/web/documents/src/invoice/InvoiceLines.tsx half a condition',
    reason: 'no gap: invoice-order-papers.spec.ts of services/documents is red with it, and comes late for its package',
  },
  {
    id: '662a5c5753',
    fault: 'services/inventory/src/counting/stock-count.repository.ts SQL: removed condition',
    reason: 'open: tried against two files only, of which one counts on a database; whole products were not asked',
  },
];
