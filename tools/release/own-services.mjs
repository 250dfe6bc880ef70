/**
 * What the services of this checkout or bundle offer, which must be built.
 *
 * @returns {Promise<{ contract: string, operations: string[] }>}
 */
export async function readOwnServices() {
  const { contractVersion } = await import('@depot/contracts/deployments');
  const { listOfferedOperations } = await import('@depot/service-host');
  const operations = listOfferedOperations().map(({ method, path }) => `${method} ${path}`);
  return { contract: contractVersion, operations };
}
