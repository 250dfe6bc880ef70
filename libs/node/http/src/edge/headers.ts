import type { FastifyInstance } from 'fastify';

const own = "'self'";

/** Content security policy: scripts of this origin only, no inline scripts, no foreign frames. */
const policy: Readonly<Record<string, readonly string[]>> = {
  'default-src': [own],
  // The camera's code reader is WebAssembly; `eval` stays forbidden.
  'script-src': [own, "'wasm-unsafe-eval'"],
  'script-src-attr': ["'none'"],
  // Inline styles need the page's nonce, which its response adds.
  'style-src': [own],
  // antd measures a text field by an element whose style it sets as an attribute.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [own, 'data:', 'blob:'],
  'font-src': [own, 'data:'],
  'connect-src': [own],
  'worker-src': [own],
  // PDFs are shown from memory.
  'frame-src': [own, 'blob:'],
  'media-src': [own, 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': [own],
  'frame-ancestors': [own],
};

export const policyHeader = 'content-security-policy';

/** A policy that allows more by some of its directives. */
export function extendPolicy(policy: string, more: Readonly<Record<string, readonly string[]>>): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ', 1);
    return [directive, ...(more[name] ?? [])].join(' ');
  });
  return directives.join('; ');
}

/** The headers that helmet would set, made once: they are the same for every answer. */
export function buildSecurityHeaders(isSecure: boolean): Record<string, string> {
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  return {
    // Cacheable responses set their own header.
    'cache-control': 'no-store',
    [policyHeader]: [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // The camera scans labels.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sends the security headers with every answer that is routed, errors and files included. */
export function setSecurityHeaders(server: FastifyInstance, isSecure: boolean): void {
  const headers = buildSecurityHeaders(isSecure);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
