import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a provider cannot change. */
const customerBits = 64;

/**
 * Where a request comes from, in canonical form and so at most 39 characters. Proxies that are trusted name the
 * caller in `X-Forwarded-For`, which may say anything; where that is no address, the nearest one on the way counts.
 */
export function clientAddressOf({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const fromNearest = ips ?? [ip];
  const firstWrong = fromNearest.findIndex((hop) => canonical(hop) === undefined);
  const known = firstWrong === -1 ? fromNearest : fromNearest.slice(0, firstWrong);
  return canonical(known.at(-1) ?? '') ?? '';
}

/** The address without the zone of a link-local one; an IPv4 address that came as IPv6 is IPv4. */
function canonical(text: string): string | undefined {
  const [address = ''] = text.split('%');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/** Whom an address stands for: itself, or in IPv6 the whole network of a customer. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`).toString();
}
