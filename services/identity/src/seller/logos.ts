import { createHash, createHmac } from 'node:crypto';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { type LogoOnPaper, logoSizes } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { currentTenantId } from '@depot/node-context';
import { readDimensions, readUploadedPicture, resizePicture } from '@depot/node-pictures';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TenantRepository } from '../tenant/tenant.repository.js';
import { LogoRepository } from './logo.repository.js';

/** Logo on the papers of a distributor. */
@Injectable()
export class Logos {
  constructor(
    private readonly logos: LogoRepository,
    private readonly tenants: TenantRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The current logo of the tenant. */
  findCurrent(): Promise<LogoOnPaper | undefined> {
    return this.logos.findCurrent();
  }

  /** Replaces the logo by the file of the request. */
  async set(request: FastifyRequest): Promise<void> {
    const content = await readUploadedPicture(request);
    const { paper } = await resizePicture(content, logoSizes);
    const { width, height } = readDimensions(paper, 'image/webp') ?? { width: 1, height: 1 };
    // Concurrent changes run one after the other.
    await this.tenants.lock(currentTenantId());
    await this.logos.use({ key: this.deriveKey(content), width, height }, paper);
  }

  async remove(): Promise<void> {
    await this.tenants.lock(currentTenantId());
    await this.logos.useNone();
  }

  /** The logo as WebP, for callers that know its key. */
  async getContent(key: string): Promise<Buffer> {
    const content = await this.logos.readContent(key);
    if (!content) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return content;
  }

  /** Derived from the content with a secret, so that a holder of the same picture cannot compute it. */
  private deriveKey(content: Buffer): string {
    const contentHash = createHash('sha256').update(content).digest('hex');
    const secret = createHmac('sha256', this.config.DEPOT_SECRET).update('seller logo');
    const key = createHmac('sha256', secret.digest()).update(`${currentTenantId()} ${contentHash}`);
    return key.digest('hex').slice(0, 32);
  }
}
