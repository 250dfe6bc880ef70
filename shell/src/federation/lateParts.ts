/**
 * Provides the parts of the kit that remotes use and the first page does not. The imports also are what makes
 * the build offer them to the remotes. Both come from the cache when a remote asks for them a moment later.
 */
export async function fetchLateParts(): Promise<void> {
  await import('@depot/ui/data');
  await import('@depot/ui/extra');
}
