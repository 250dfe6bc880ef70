export { databaseUrl, onServer } from './database/server.js';
export { TestClient, type AnyBody, type TestAnswer } from './app/client.js';
export { testApp, TestApp, type TestAppOptions } from './app/test-app.js';
export { testConfig } from './app/test-config.js';
export * from './database/test-database.js';
export { MemoryIdentity } from './identity/memory-identity.js';
export { memoryIdentity } from './identity/memory-identity.module.js';
export { testPassword, type TestTenant, type TestUser } from './identity/seed-tenant.js';
export { breakableLink, type BreakableLink } from './database/breakable-link.js';
