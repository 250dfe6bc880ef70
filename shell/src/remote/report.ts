/** Tells of an error in a remote. `trace` is React's component stack, where there is one. */
export function report(source: string, error: unknown, trace?: string): void {
  console.error(`[${source}]`, error, trace ?? '');
}
