import { createHash, createHmac } from 'node:crypto';
import { type PictureSize, pictureSizes, type ProductAnswer, productName } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { CONFIG, type Config } from '@depot/node-config';
import { currentTenantId, describeActivity } from '@depot/node-context';
import { readUploadedPicture, resizePicture } from '@depot/node-pictures';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { ProductRepository } from '../product/product.repository.js';
import { ProductView } from '../product/product-view.js';
import { PictureRepository } from './picture.repository.js';

/** The picture of each product. */
@Injectable()
export class PictureService {
  constructor(
    private readonly pictures: PictureRepository,
    private readonly products: ProductRepository,
    private readonly view: ProductView,
    private readonly catalogVersion: CatalogVersion,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Replaces the picture by the file of the request. Open edits of the product stay valid. */
  async set(productId: number, request: FastifyRequest): Promise<ProductAnswer> {
    describeActivity({ productId, name: productName(await this.view.getProduct(productId)) });
    const getContent = await readUploadedPicture(request);
    const made = await resizePicture(getContent, pictureSizes);
    await this.products.lock(productId);
    await this.storePicture(productId, getContent, made);
    return this.view.getProduct(productId);
  }

  async remove(productId: number): Promise<ProductAnswer> {
    const product = await this.products.lock(productId);
    describeActivity({ productId, name: productName(product) });
    await this.pictures.remove(productId);
    await this.products.update(productId, { picture: null });
    await this.catalogVersion.change();
    return this.view.getProduct(productId);
  }

  /** The picture as WebP, for callers that know its key. */
  async content(key: string, size: PictureSize): Promise<Buffer> {
    const content = await this.pictures.readContent(key, size);
    if (!content) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return content;
  }

  private async storePicture(
    productId: number,
    content: Buffer,
    { small, large }: Record<PictureSize, Buffer>,
  ): Promise<void> {
    const contentHash = createHash('sha256').update(content).digest('hex');
    const key = this.deriveKey(productId, contentHash);
    await this.pictures.replace({ productId, key, contentHash, small, large });
    await this.products.update(productId, { picture: key });
    await this.catalogVersion.change();
  }

  /**
   * Derived from the content, tenant and product with our secret, so that a holder of the same picture cannot compute
   * it.
   */
  private deriveKey(productId: number, contentHash: string): string {
    const secret = createHmac('sha256', this.config.DEPOT_SECRET).update('product picture');
    return createHmac('sha256', secret.digest())
      .update(`${currentTenantId()} ${productId} ${contentHash}`)
      .digest('hex')
      .slice(0, 32);
  }
}
