import { Module, type DynamicModule } from '@nestjs/common';
import { IDENTITY_PORT, SESSION_DIRECTORY } from '@depot/contracts/identity';
import { MemoryIdentity } from './memory-identity.js';

@Module({})
export class MemoryIdentityModule {
  static of(identity: MemoryIdentity): DynamicModule {
    const ports = [
      { provide: IDENTITY_PORT, useValue: identity },
      { provide: SESSION_DIRECTORY, useValue: identity },
    ];
    return { module: MemoryIdentityModule, global: true, providers: ports, exports: ports };
  }
}
