/**
 * The kinds of test files, by their paths from the root of the workspace. Jest and Nx's targets both choose by this
 * list, so that no file is run by neither.
 */

export const isSpec = (file) => /\.spec\.(?:ts|tsx|mjs)$/.test(file);

/** Needs a database server. */
export const isDatabaseSpec = (file) => file.includes('.db.spec.');

/** Reads files of many packages: as part of the target `test` of its package, any change would affect it. */
export const isCheckoutSpec = (file) => isSpec(file) && checkoutSpecs.some((beginning) => file.startsWith(beginning));

const checkoutSpecs = [
  'services/host/test/adding-migrations.',
  'tools/bundle/',
  'tools/check/',
  'tools/dev/',
  'tools/doctor/',
  'tools/generate/',
  'tools/mutate/',
  'tools/new/',
  'tools/nx/',
  'tools/pack/',
  'tools/pictures/',
  'tools/recipes/',
  'tools/surfaces/',
  'tools/test/',
];

/** Specs of `services/host/test` that prove one domain, by the beginning of their name. The others prove the whole. */
const provenInHost = {
  admin: ['activity-log', 'uploads'],
  billing: [
    'ageing',
    'credit-',
    'former-stores',
    'invoices',
    'large-sums',
    'money-exactness',
    'payments',
    'statement-',
  ],
  deployments: ['offending-remotes', 'released-shells'],
  documents: [
    'document-jobs',
    'killed-chromium',
    'label-papers',
    'logo',
    'mail',
    'money-papers',
    'order-papers',
    'seller',
  ],
  inbound: ['inbound'],
  inventory: ['lots', 'reconcil', 'stock-count'],
  orders: [
    ...['chosen-at-once', 'manual-and-templates', 'not-offered', 'offered-at-once', 'order-', 'paper-transitions'],
    ...['past-orders', 'reorder', 'returns', 'stale-edits', 'standing-orders'],
  ],
  reports: ['nothing-open', 'report-files'],
};

/** The domain that a spec of the host proves, or undefined where it proves the whole. */
export function findProvenDomain(file) {
  const name = /^services\/host\/test\/([^/]+)$/.exec(file)?.[1];
  if (!name) return undefined;
  const lengths = Object.entries(provenInHost).map(([domain, beginnings]) => [
    domain,
    Math.max(0, ...beginnings.filter((beginning) => name.startsWith(beginning)).map(({ length }) => length)),
  ]);
  const [domain, length] = lengths.sort(([, one], [, other]) => other - one)[0];
  return length > 0 ? domain : undefined;
}

/** The folder of the package whose targets run a spec. */
export function findTestingPackage(file) {
  const domain = findProvenDomain(file);
  if (domain) return `services/${domain}`;
  return /^(?:(?:services|libs\/(?:web|node))\/[^/]+|libs\/contracts|[^/]+)/.exec(file)?.[0];
}
