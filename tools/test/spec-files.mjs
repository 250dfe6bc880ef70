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
  'lab/mutate/',
  'tools/new/',
  'tools/nx/',
  'tools/pack/',
  'lab/pictures/',
  'lab/recipes/',
  'tools/surfaces/',
  'tools/test/',
];

/** The folder of the package whose targets run a spec: the nearest one with a package.json. */
export function findTestingPackage(file) {
  return /^(?:services\/[^/]+\/test(?=\/)|(?:services|libs\/(?:web|node))\/[^/]+|libs\/contracts|[^/]+)/.exec(
    file,
  )?.[0];
}
