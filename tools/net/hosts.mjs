/** The loopback address. */
export const loopback = '127.0.0.1';
/** On these a program listens at every address of the machine. */
const everywhere = ['0.0.0.0', '::'];

/** Address under which this machine reaches a listener on the host. */
export function reachableAt(host) {
  if (everywhere.includes(host)) return loopback;
  return host.includes(':') ? `[${host}]` : host;
}

/** Host name for addresses that users open on this machine. */
export function nameOf(host) {
  const reachable = reachableAt(host);
  return reachable === loopback ? 'localhost' : reachable;
}
