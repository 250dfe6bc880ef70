/**
 * Makes a distributor with its first ADMIN: `npm run tenant -- "Acme Foods" America/New_York "Pat Reed"
 * pat@acme.example`.
 */
import './node-version.mjs';

const { createTenant } = await import('./tenant/create-tenant.mjs');
await createTenant(process.argv.slice(2));
