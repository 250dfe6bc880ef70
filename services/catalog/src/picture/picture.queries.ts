import type { PictureSize } from '@depot/contracts/catalog';

export const keep = `
  REPLACE INTO product_picture (tenant_id, product_id, picture_key, content_hash, small, large)
  VALUES (:tenantId, :productId, :key, :contentHash, :small, :large)`;

export const remove = 'DELETE FROM product_picture WHERE tenant_id = :tenantId AND product_id = :productId';

export const content: Record<PictureSize, string> = {
  small: 'SELECT small AS content FROM product_picture WHERE picture_key = :key',
  large: 'SELECT large AS content FROM product_picture WHERE picture_key = :key',
};
