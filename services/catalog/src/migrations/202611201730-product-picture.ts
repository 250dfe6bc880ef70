import { addColumn, alterTable, createTable, dropColumn, dropTable, type Migration } from '@depot/node-database';

/** Pictures apart from the products, so that no list reads them. The product names the key of its picture. */
export const productPicture: Migration = {
  name: '202611201730-product-picture',
  up: [
    createTable(
      'product_picture',
      `
      tenant_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      picture_key CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      content_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      small MEDIUMBLOB NOT NULL,
      large MEDIUMBLOB NOT NULL,
      PRIMARY KEY (tenant_id, product_id),
      UNIQUE KEY product_picture_key (picture_key),
      CONSTRAINT product_picture_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE`,
    ),
    alterTable('product', addColumn('picture', 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL')),
  ],
  down: [alterTable('product', dropColumn('picture')), dropTable('product_picture')],
};
