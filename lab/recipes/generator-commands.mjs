/** Generates a remote, a screen, a route and a domain in a clone, builds them and runs their tests. */
export const generatorCommands = [
  'npx nx g @depot/tools:remote mf-sample',
  `npx nx g @depot/tools:screen shelf-remarks --remote=mf-reports --path=report/shelf-remarks \\
     --permission=report.admin`,
  'npx nx g @depot/tools:route shelf-ages --domain=reports --permission=report.admin --roles=AW',
  'npx nx g @depot/tools:domain almanac --route=almanac-year --permission=order.read --roles=AWOSV',
  'npm install --prefer-offline --no-audit --no-fund',
  'npx nx build host',
  'npm run generate',
  'npx nx run-many -t build -p mf-sample mf-reports',
  'npm run typecheck',
  'node tools/lint/lint.mjs mf-sample mf-reports services/reports services/almanac services/host libs/contracts',
  `npm run jest -- mf-sample mf-reports/src/screens/shelf-remarks mf-reports/src/guide shelf-ages almanac-year \\
     services/host/test/access services/host/test/permission-walk services/host/test/open-api`,
];
