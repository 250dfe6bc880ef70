import {
  addColumn,
  alterTable,
  changeRows,
  createTable,
  dropColumn,
  dropTable,
  type Migration,
} from '@depot/node-database';

/**
 * What a stock count knows of each piece at the moment when it was counted. A unit counts its changes (`version`), so
 * that posting sees whether anything has happened to it since. A product is in one open count at most:
 * `stock_count_open` has a row for each while it lasts.
 */
export const countFindings: Migration = {
  name: '202611220900-count-findings',
  up: [
    createTable(
      'stock_count_open',
      `
      product_id INT UNSIGNED NOT NULL PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      count_id INT UNSIGNED NOT NULL,
      KEY stock_count_open_count (count_id),
      CONSTRAINT stock_count_open_count FOREIGN KEY (count_id) REFERENCES stock_count (id)`,
    ),
    // Where counts overlap already, the product stays with the first.
    changeRows(`INSERT INTO stock_count_open (product_id, tenant_id, count_id)
     SELECT l.product_id, l.tenant_id, MIN(l.count_id) FROM stock_count_line l JOIN stock_count c ON c.id = l.count_id
     WHERE c.status = 'OPEN' GROUP BY l.product_id, l.tenant_id`),
    changeRows(`DELETE u FROM stock_count_unit u JOIN stock_count c ON c.id = u.count_id AND c.status = 'OPEN'
       JOIN stock_count_open o ON o.product_id = u.product_id AND o.count_id <> u.count_id`),
    changeRows(`DELETE l FROM stock_count_line l JOIN stock_count c ON c.id = l.count_id AND c.status = 'OPEN'
       JOIN stock_count_open o ON o.product_id = l.product_id AND o.count_id <> l.count_id`),
    alterTable('inventory_unit', addColumn('version', "INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'counts its changes'")),
    alterTable(
      'stock_count_line',
      addColumn('version', "INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'counts its findings'"),
    ),
    alterTable(
      'stock_count_unit',
      addColumn('weight', "DECIMAL(14, 2) NOT NULL DEFAULT 0 COMMENT 'when it was counted'"),
      addColumn('expected_version', "INT UNSIGNED NULL COMMENT 'of the unit, in stock when its product was begun'"),
      addColumn('found_version', "INT UNSIGNED NULL COMMENT 'of the unit, when it was scanned'"),
      addColumn(
        'was_removed',
        "TINYINT(1) NOT NULL DEFAULT 0 COMMENT 'scanned, though it had been taken out of stock'",
      ),
    ),
    // What a piece was when it was scanned has not been kept: it is taken to have been in stock.
    changeRows(`UPDATE stock_count_unit c JOIN inventory_unit u ON u.id = c.unit_id
     SET c.weight = u.first_weight, c.expected_version = u.version,
       c.found_version = IF(c.is_found = 1, u.version, NULL)`),
    alterTable('stock_count_unit', dropColumn('is_found')),
  ],
  down: [
    alterTable('stock_count_unit', addColumn('is_found', 'TINYINT(1) NOT NULL DEFAULT 0')),
    changeRows('UPDATE stock_count_unit SET is_found = found_version IS NOT NULL'),
    alterTable(
      'stock_count_unit',
      dropColumn('weight'),
      dropColumn('expected_version'),
      dropColumn('found_version'),
      dropColumn('was_removed'),
    ),
    alterTable('stock_count_line', dropColumn('version')),
    alterTable('inventory_unit', dropColumn('version')),
    dropTable('stock_count_open'),
  ],
};
