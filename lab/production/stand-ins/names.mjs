/** Loaded before everything else: `depot.example` is this machine. */
import dns from 'node:dns';

const lookup = dns.lookup;
dns.lookup = (name, ...rest) => lookup(name === 'depot.example' ? '127.0.0.1' : name, ...rest);
