/** Last query of each list by its path. In memory only, so it is limited to this tab. */
const queries = new Map<string, string>();

/** Stores the current query of a list: `?page=2&filter=tea`, or an empty string. */
export function recordQuery(path: string, query: string): void {
  queries.set(path, query);
}

/**
 * Address of the list that the item belongs to, with the filter, order and page last used in this tab. `otherwise` is
 * the query for a list that was not open yet.
 */
export function listAddress(path: string, otherwise = ''): string {
  return path + (queries.get(path) ?? otherwise);
}

/** Clears the queries when the user changes. */
export function forgetListAddresses(): void {
  queries.clear();
}
