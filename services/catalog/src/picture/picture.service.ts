import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  catalogMessages,
  pictureLimits,
  type PictureSize,
  type ProductAnswer,
  productName,
} from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { CONFIG, type Config } from '@depot/node-config';
import { currentTenantId, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { uploadOf } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogVersion } from '../listing/catalog-version.js';
import { ProductEntity } from '../product/product.entity.js';
import { ProductView } from '../product/product-view.js';
import * as sql from './picture.queries.js';
import { type Resized, resized } from './resize.js';

/** The picture of each product. */
@Injectable()
export class PictureService {
  constructor(
    private readonly db: Db,
    private readonly view: ProductView,
    private readonly catalogVersion: CatalogVersion,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Takes the file of the request in place of the picture that was there. An edit of the product that is open goes on.
   */
  async set(productId: number, request: FastifyRequest): Promise<ProductAnswer> {
    describeActivity({ productId, name: productName(await this.view.one(productId)) });
    const content = await received(request);
    const made = await resized(content);
    await this.db.of(ProductEntity).requireLocked({ id: productId });
    await this.keep(productId, content, made);
    return this.view.one(productId);
  }

  async remove(productId: number): Promise<ProductAnswer> {
    const product = await this.db.of(ProductEntity).requireLocked({ id: productId });
    describeActivity({ productId, name: productName(product) });
    await this.db.execute(sql.remove, { productId });
    await this.db.of(ProductEntity).update({ id: productId }, { picture: null });
    await this.catalogVersion.change();
    return this.view.one(productId);
  }

  /** The picture in WebP, for whoever was told its key. */
  async content(key: string, size: PictureSize): Promise<Buffer> {
    const [row] = await this.db
      .unscoped('a picture is asked for without a session, by its secret key')
      .query<{ content: Buffer }>(sql.content[size], { key });
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return row.content;
  }

  private async keep(productId: number, content: Buffer, { small, large }: Resized): Promise<void> {
    const contentHash = createHash('sha256').update(content).digest('hex');
    const key = this.keyOf(productId, contentHash);
    await this.db.execute(sql.keep, { productId, key, contentHash, small, large });
    await this.db.of(ProductEntity).update({ id: productId }, { picture: key });
    await this.catalogVersion.change();
  }

  /**
   * Follows from the content, and can be made by nobody who has the same picture: it is bound to tenant and product by
   * our secret.
   */
  private keyOf(productId: number, contentHash: string): string {
    const secret = createHmac('sha256', this.config.DEPOT_SECRET).update('product picture');
    return createHmac('sha256', secret.digest())
      .update(`${currentTenantId()} ${productId} ${contentHash}`)
      .digest('hex')
      .slice(0, 32);
  }
}

async function received(request: FastifyRequest): Promise<Buffer> {
  const upload = uploadOf(request);
  const localizedMessage = catalogMessages.pictureMissing;
  if (!upload) throw new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'file', localizedMessage }]);
  if (!upload.isCut) return readFile(upload.path);
  throw new DomainError('PAYLOAD_TOO_LARGE', catalogMessages.pictureTooLarge, {
    megabytes: pictureLimits.bytes / 1024 / 1024,
  });
}
