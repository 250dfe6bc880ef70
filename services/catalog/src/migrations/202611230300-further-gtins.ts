import { createTable, dropTable, type Migration } from '@depot/node-database';

/** GTINs of a product beside its own: those of cases, each with the pieces that it stands for. */
export const productGtins: Migration = {
  name: '202611230300-further-gtins',
  up: [
    createTable(
      'product_gtin',
      `
      product_id INT UNSIGNED NOT NULL,
      gtin VARCHAR(14) NOT NULL,
      tenant_id INT UNSIGNED NOT NULL,
      quantity INT NOT NULL,
      PRIMARY KEY (product_id, gtin),
      KEY product_gtin_tenant (tenant_id),
      CONSTRAINT product_gtin_product FOREIGN KEY (product_id) REFERENCES product (id)`,
    ),
  ],
  down: [dropTable('product_gtin')],
};
