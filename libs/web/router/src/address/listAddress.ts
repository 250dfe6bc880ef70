/** What the address of each list said last, by its path. This tab's alone: it goes with the page. */
const queries = new Map<string, string>();

/** A list stands with this query: `?page=2&filter=tea`, or nothing. */
export function noteQuery(path: string, query: string): void {
  queries.set(path, query);
}

/**
 * Where something of a list leads back to: the list as it was left in this tab, with its filter, order and page.
 * `otherwise` is the query of one that was not open yet.
 */
export function listAddress(path: string, otherwise = ''): string {
  return path + (queries.get(path) ?? otherwise);
}

/** Another person begins with lists as they are. */
export function forgetListAddresses(): void {
  queries.clear();
}
