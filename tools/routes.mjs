/**
 * Prints every route of the product with the domain that serves it: `npm run -s routes`. With `-- --nginx` as the map
 * that docs/ops/nginx.conf includes: `npm run -s routes -- --nginx > docs/ops/nginx-routes.conf`.
 */
import './node-version.mjs';

try {
  const { nginxRoutes, offeredOperations, routeTable } = await import('@depot/service-host');
  const print = process.argv.includes('--nginx') ? nginxRoutes : routeTable;
  process.stdout.write(print(offeredOperations()));
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('The services are not built: npm run build');
  process.exitCode = 1;
}
