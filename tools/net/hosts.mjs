/** Of this machine alone. */
export const loopback = '127.0.0.1';
/** On these a program listens at every address of the machine. */
const everywhere = ['0.0.0.0', '::'];

/** Where this machine reaches what listens on the host, as it stands in an address. */
export function reachableAt(host) {
  if (everywhere.includes(host)) return loopback;
  return host.includes(':') ? `[${host}]` : host;
}

/** What people type to reach it from this machine. */
export function nameOf(host) {
  const reachable = reachableAt(host);
  return reachable === loopback ? 'localhost' : reachable;
}
