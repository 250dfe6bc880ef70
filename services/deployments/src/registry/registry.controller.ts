import {
  publicKeys,
  type RegistryDocument,
  registryDocument,
  registrySignatureHeader,
  remotesQuery,
} from '@depot/contracts/deployments';
import { registryKeyId } from '@depot/contracts/registry-key';
import { contextIfAny } from '@depot/node-context';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { RegistryService } from './registry.service.js';
import { RegistrySigner } from './signer.js';

@Controller('remotes')
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    private readonly signer: RegistrySigner,
  ) {}

  /**
   * Which version of each remote the reader gets; ADMIN may ask for all of them with their traffic. The answer is
   * signed.
   */
  @Get()
  @ReadRoute({ id: 'deploymentsRemotes', allow: 'public', response: registryDocument })
  async remotes(
    @Query({ schema: remotesQuery }) { all }: z.output<typeof remotesQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistryDocument> {
    const session = contextIfAny()?.session;
    const document = registryDocument.parse(
      all && session?.role === 'ADMIN' ? await this.registry.everything() : await this.registry.forReader(session),
    );
    const text = JSON.stringify(document);
    reply.header(registrySignatureHeader, await this.signer.sign(text));
    reply.type('application/json; charset=utf-8').serializer(() => text); // byte for byte what was signed
    return document;
  }

  /**
   * The keys that its signatures are checked with, for whoever serves the shell's page by other means. The page itself
   * brings them.
   */
  @Get('keys')
  @ReadRoute({ id: 'deploymentsRegistryKeys', allow: 'public', response: publicKeys })
  keys(@Res({ passthrough: true }) reply: FastifyReply): z.output<typeof publicKeys> {
    reply.header('cache-control', 'no-cache');
    return { keys: this.signer.publicKeys.map((key) => ({ ...key, kid: registryKeyId(key) })) };
  }
}
