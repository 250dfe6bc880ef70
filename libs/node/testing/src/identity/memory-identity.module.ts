import { IDENTITY_PORT, SESSION_DIRECTORY } from '@depot/contracts/identity';
import { type DynamicModule, Module } from '@nestjs/common';
import type { MemoryIdentity } from './memory-identity.js';

@Module({})
class MemoryIdentityModule {}

/** The module that gives users in memory to every domain under test. */
export function memoryIdentity(identity: MemoryIdentity): DynamicModule {
  const ports = [
    { provide: IDENTITY_PORT, useValue: identity },
    { provide: SESSION_DIRECTORY, useValue: identity },
  ];
  return { module: MemoryIdentityModule, global: true, providers: ports, exports: ports };
}
