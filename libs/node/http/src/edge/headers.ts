import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const own = "'self'";

/** Headers that tell the browser what a page of ours may do: only what comes from here, no inline scripts, no foreign frames. */
export async function setSecurityHeaders(server: FastifyInstance, isSecure: boolean): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [own],
        scriptSrc: [own],
        scriptSrcAttr: ["'none'"],
        // antd writes its styles into the page.
        styleSrc: [own, "'unsafe-inline'"],
        imgSrc: [own, 'data:', 'blob:'],
        fontSrc: [own, 'data:'],
        connectSrc: [own],
        workerSrc: [own],
        // PDFs are shown from memory.
        frameSrc: [own, 'blob:'],
        mediaSrc: [own, 'blob:'],
        objectSrc: ["'none'"],
        baseUri: [own],
        formAction: [own],
        frameAncestors: [own],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  server.addHook('onRequest', (_request, reply, done) => {
    // The camera scans labels.
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
    done();
  });
}
