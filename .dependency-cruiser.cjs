/** Who may import whom: the table of docs/architecture.md. CommonJS, because the tool loads it with `require`. */

const tests = '\\.spec\\.(ts|tsx|mjs)$';
const testTools = 'node_modules/(@jest|fast-check|@testing-library|@nestjs/testing|jsqr|@axe-core)/';

/** Every package with a package.json of its own. */
const rooms = '^(libs/(?:web|node)/[^/]+|libs/contracts|services/[^/]+|shell|mf-[^/]+|tools|e2e|lab)/';

/** What runs while federation begins to share packages: federation itself, and the metrics that it records. */
const beforeSharing =
  '^shell/src/remotes/(?:(?:load|verify)/|telemetry/queue\\.ts$|preload/failedPreload\\.ts$)|' +
  '^libs/web/api/src/idempotency\\.ts$';

/** What the list of orders is drawn with; parts of it that are fetched later stand in a folder of their own. */
const firstList = '^mf-orders/src/(?:screens/order-list|parts/order-items|parts/order-row|parts/outbound-queue)/[^/]+$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'contracts-know-only-zod',
      'Contracts are read by browser and server alike: no framework, nothing of Node.',
      { path: '^libs/contracts/', pathNot: tests },
      { pathNot: '^libs/contracts/|node_modules/zod/' },
    ),
    forbid(
      'web-kits-stay-in-the-browser',
      'A web kit imports web kits and contracts.',
      { path: '^libs/web/' },
      { path: '^(libs/node|services|shell|mf-[^/]+|e2e|lab)/|node_modules/(@nestjs|typeorm|mysql2)/' },
    ),
    forbid(
      'node-kits-stay-on-the-server',
      'A node kit imports node kits and contracts.',
      { path: '^libs/node/' },
      { path: '^(libs/web|services|shell|mf-[^/]+|e2e|lab)/|node_modules/(react|react-dom|antd)/' },
    ),
    forbid(
      'database-knows-no-platform',
      'The platform stands on the database kit: outbox, numbering, activity log, idempotency, scheduler.',
      { path: '^libs/node/database/', pathNot: tests },
      { path: '^libs/node/platform/' },
    ),
    forbid(
      'screens-know-no-server',
      'The shell and the remotes import web kits and contracts.',
      { path: '^(shell|mf-[^/]+)/' },
      { path: '^(libs/node|services|e2e|lab)/|node_modules/(@nestjs|typeorm|mysql2)/' },
    ),
    forbid(
      'remotes-meet-at-run-time',
      'The shell and the remotes never import each other.',
      { path: '^(shell|mf-[^/]+)/' },
      { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    ),
    forbid(
      'nothing-shared-before-sharing',
      'Runs before any package is shared: a kit leaves the page white. Types, and what is fetched later, may be.',
      { path: beforeSharing, pathNot: tests },
      {
        pathNot: `${beforeSharing}|^libs/contracts/|node_modules/@module-federation/`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'first-list-without-tables',
      'A phone draws its first list before tables and choices are there. Types, and what is fetched later, may be.',
      { path: firstList, pathNot: tests },
      { path: '^libs/web/ui/src/(?:data|extra)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'screens-import-no-other-screen',
      'What two screens use moves to src/parts.',
      { path: '^(shell|mf-[^/]+)/src/screens/([^/]+)/' },
      { path: '^$1/src/screens/', pathNot: '^$1/src/screens/$2/' },
    ),
    forbid(
      'parts-import-no-screen',
      'Parts and api stand below the screens.',
      { path: '^(shell|mf-[^/]+)/src/(parts|api)/' },
      { path: '^$1/src/screens/' },
    ),
    forbid(
      'services-use-ports',
      'A service uses another through its port in contracts.',
      { path: '^services/(?!(?:host|testing)/)([^/]+)/src/' },
      { path: '^services/(?!testing/|[^/]+/test/)', pathNot: '^services/$1/' },
    ),
    forbid(
      'tests-of-services-stay-outside',
      'Neither a service nor a kit imports tests of services.',
      { path: '^(?:services/[^/]+/src|libs/[^/]+/[^/]+)/', pathNot: '^services/testing/' },
      { path: '^services/(?:testing/|[^/]+/test/)' },
    ),
    forbid(
      'tests-compose-through-testing',
      'Tests of a service import that service, and get others composed from services/testing.',
      { path: '^services/([^/]+)/test/' },
      { path: '^services/', pathNot: '^services/(?:$1|testing)/' },
    ),
    forbid(
      'testing-composes-modules',
      'services/testing takes a service through its module, and all of them as the host composes them.',
      { path: '^services/testing/' },
      {
        path: '^services/(?!testing/)',
        pathNot: '^services/(?:([^/]+)/src/\\1\\.module|host/src/(?:compose|domains))\\.ts$',
      },
    ),
    forbid(
      'services-know-no-screens',
      'A service imports node kits and contracts; of the web only the documents, which it prints.',
      { path: '^services/' },
      { path: '^(libs/web/(?!documents/)|shell/|mf-[^/]+/|e2e/|lab/)' },
    ),
    forbid(
      'host-composes-modules',
      'The host takes a service through its module.',
      { path: '^services/host/src/' },
      {
        path: '^services/(?!host/)',
        pathNot: '^services/([^/]+)/src/\\1\\.module\\.ts$',
      },
    ),
    forbid(
      'controllers-know-no-entities',
      'What crosses the wire is a contract, not a row.',
      { path: '\\.controller\\.ts$' },
      { path: '\\.entity\\.ts$' },
    ),
    forbid(
      'files-named-by-subject',
      'A name without a subject collects everything.',
      {},
      { path: '(?:^|/)(?:utils?|helpers?|common|misc|shared)[./]', pathNot: 'node_modules/' },
    ),
    forbid(
      'packages-by-name',
      'A relative path never leaves its package: packages are imported by name.',
      { path: rooms, pathNot: '^(?:tools|lab)/' },
      { path: rooms, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace', 'npm'] },
    ),
    forbid(
      'commands-and-lab-import-each-other-alone',
      'Commands start what the lab holds, and the lab uses their modules.',
      { path: '^(?:tools|lab)/', pathNot: '^lab/bench/' },
      { path: rooms, pathNot: '^(?:tools|lab)/', dependencyTypesNot: ['aliased-workspace', 'npm'] },
    ),
    forbid(
      'tests-stay-outside',
      'Product code imports no tests and no tools for tests.',
      { path: '^(shell|mf-[^/]+|services|libs)/', pathNot: `${tests}|^(libs/(web|node)|services)/testing/|/test/` },
      { path: `${tests}|${testTools}` },
    ),
    forbid(
      'no-cycles',
      'Modules that need each other are one module or need a third. Entities may point at each other.',
      { pathNot: '\\.entity\\.ts$' },
      { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$', dependencyTypesNot: ['type-only'] } },
    ),
    forbid('everything-resolves', 'An import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
