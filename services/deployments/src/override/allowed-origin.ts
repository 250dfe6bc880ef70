/** Does one of the settings' origins stand for this one? `http://localhost:*` stands for every port. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  const anyPort = origin.replace(/:\d+$/, ':*');
  return allowed.some((pattern) => pattern === origin || pattern === anyPort);
}
