import { registryDocument, remotesQuery, type RegistryDocument } from '@depot/contracts/deployments';
import { contextIfAny } from '@depot/node-context';
import { Reads } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { RegistryService } from './registry.service.js';

@Controller('remotes')
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  /** Which version of each remote the reader gets; ADMIN may ask for all of them with their traffic. */
  @Get()
  @Reads({ id: 'deploymentsRemotes', allow: 'public', answers: registryDocument })
  remotes(@Query({ schema: remotesQuery }) { all }: z.output<typeof remotesQuery>): Promise<RegistryDocument> {
    const session = contextIfAny()?.session;
    return all && session?.role === 'ADMIN' ? this.registry.everything() : this.registry.forUser(session?.id);
  }
}
