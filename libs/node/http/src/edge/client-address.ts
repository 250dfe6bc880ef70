import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a provider cannot change. */
const customerBits = 64;

/**
 * Address of the client in canonical form, at most 39 characters. Trusted proxies name it in `X-Forwarded-For`, which
 * may contain anything; if it is no address, the nearest one counts.
 */
export function readClientAddress({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const fromNearest = ips ?? [ip];
  const firstWrong = fromNearest.findIndex((hop) => normalizeAddress(hop) === undefined);
  const known = firstWrong === -1 ? fromNearest : fromNearest.slice(0, firstWrong);
  return normalizeAddress(known.at(-1) ?? '') ?? '';
}

const normalized = new Map<string, string>();
/** Few addresses are frequent; the limit bounds the memory that clients can use. */
const maxNormalized = 1_000;
/** Longest text of an address with its zone that is remembered. */
const longest = 64;

function normalizeAddress(text: string): string | undefined {
  const known = normalized.get(text);
  if (known !== undefined) return known;
  const address = parseAddress(text);
  if (address !== undefined && text.length <= longest && normalized.size < maxNormalized) normalized.set(text, address);
  return address;
}

/** The address without the zone of a link-local one; an IPv4 address that came as IPv6 is IPv4. */
function parseAddress(text: string): string | undefined {
  const [address = ''] = text.split('%');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/** Network of a client: the address itself, or in IPv6 the customer's prefix. */
export function findNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`).toString();
}
