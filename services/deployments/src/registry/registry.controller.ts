import {
  publicKeys,
  type RegistryDocument,
  registryDocument,
  registrySignatureHeader,
  remotesQuery,
  semanticVersion,
} from '@depot/contracts/deployments';
import { shellVersionHeader } from '@depot/contracts/page';
import { audienceFor, registryKeyId } from '@depot/contracts/registry-key';
import { findContext } from '@depot/node-context';
import { notOnDisk, ReadRoute } from '@depot/node-http';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { RegistryService } from './registry.service.js';
import { RegistryCounter } from './registry-counter.js';
import { RegistrySigner } from './signer.js';

@Controller('remotes')
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    private readonly signer: RegistrySigner,
    private readonly counter: RegistryCounter,
  ) {}

  /**
   * Reads which version of each remote the reader gets.
   *
   * Without a session it returns the default versions; a remote that the session overrides comes from elsewhere. With
   * `all=true` ADMIN gets every version with its share of the users; for others it does nothing. The header
   * `x-registry-signature` carries a detached JWS over the very bytes of the answer. Its header has a `time` (epoch
   * ms), a `counter` that rises with each change of who gets what, and the `audience`: `user` and the id, or `anyone`.
   * A tab names the version of its shell in `x-depot-shell` and gets versions that go with it, although another shell
   * may be served by now.
   *
   * @returns the registry document.
   */
  @Get()
  @ReadRoute({
    id: 'deploymentsRemotes',
    allow: 'public',
    provides: ['Remote'],
    response: registryDocument,
    kept: 'browser',
  })
  async getRemotes(
    @Query({ schema: remotesQuery }) { all }: z.output<typeof remotesQuery>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistryDocument> {
    const shell = semanticVersion.safeParse(request.headers[shellVersionHeader]).data;
    const session = findContext()?.session;
    const counter = await this.counter.getCurrent();
    const isWhole = all && session?.role === 'ADMIN';
    const document = registryDocument.parse(
      isWhole ? await this.registry.getEverything() : await this.registry.getForReader(session, shell),
    );
    if (isWhole) reply.header('cache-control', notOnDisk); // its targets are email addresses
    const text = JSON.stringify(document);
    reply.header(
      registrySignatureHeader,
      await this.signer.sign(text, { counter, audience: audienceFor(session?.id) }),
    );
    reply.type('application/json; charset=utf-8').serializer(() => text); // the very bytes that were signed
    return document;
  }

  /**
   * Reads the public keys with which the signature of the registry is checked.
   *
   * For a server that serves the shell's page by other means; the page itself brings them. The first key
   * signs.
   *
   * @returns the keys as a set of JWKs.
   */
  @Get('keys')
  @ReadRoute({ id: 'deploymentsRegistryKeys', allow: 'public', response: publicKeys })
  getKeys(@Res({ passthrough: true }) reply: FastifyReply): z.output<typeof publicKeys> {
    reply.header('cache-control', 'no-cache');
    return { keys: this.signer.publicKeys.map((key) => ({ ...key, kid: registryKeyId(key) })) };
  }
}
