import type { PictureSize } from '@depot/contracts/catalog';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A picture for storing, which replaces the previous one. */
export interface NewPicture extends Record<PictureSize, Buffer> {
  productId: number;
  key: string;
  contentHash: string;
}

const replacePicture = `
  REPLACE INTO product_picture (tenant_id, product_id, picture_key, content_hash, small, large)
  VALUES (:tenantId, :productId, :key, :contentHash, :small, :large)`;

const deletePicture = 'DELETE FROM product_picture WHERE tenant_id = :tenantId AND product_id = :productId';

const contentBySize: Record<PictureSize, string> = {
  small: 'SELECT small AS content FROM product_picture WHERE picture_key = :key',
  large: 'SELECT large AS content FROM product_picture WHERE picture_key = :key',
};

/** Reads and writes pictures of products. */
@Injectable()
export class PictureRepository {
  constructor(private readonly db: Db) {}

  async replace(picture: NewPicture): Promise<void> {
    await this.db.execute(replacePicture, { ...picture });
  }

  async remove(productId: number): Promise<void> {
    await this.db.execute(deletePicture, { productId });
  }

  /** The picture in WebP; of any tenant, because its key is secret. */
  async readContent(key: string, size: PictureSize): Promise<Buffer | undefined> {
    const [row] = await this.db
      .unscoped('a picture is requested without a session, by its secret key')
      .query<{ content: Buffer }>(contentBySize[size], { key });
    return row?.content;
  }
}
