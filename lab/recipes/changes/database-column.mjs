/** A category has a remark. */
export const databaseColumnChange = {
  recipe: 'database-column',
  steps: [
    [
      {
        at: 'services/<domain>/src/migrations',
        file: 'services/catalog/src/migrations/202611281900-category-remark.ts',
        add: `import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Remark on the goods of a category. */
export const remarkOfCategory: Migration = {
  name: '202611281900-category-remark',
  up: [alterTable('category', addColumn('remark', "VARCHAR(200) NOT NULL DEFAULT ''"))],
  down: [alterTable('category', dropColumn('remark'))],
};
`,
      },
      {
        at: 'index.ts',
        file: 'services/catalog/src/migrations/index.ts',
        after: "import { productIdentifiers } from './202611281700-identifiers-of-products.js';",
        add: "\nimport { remarkOfCategory } from './202611281900-category-remark.js';",
      },
      {
        at: 'index.ts',
        file: 'services/catalog/src/migrations/index.ts',
        after: '  productIdentifiers,',
        add: '\n  remarkOfCategory,',
      },
    ],
    [
      {
        at: '<aggregate>.entity.ts',
        file: 'services/catalog/src/category/category.entity.ts',
        after: '  subWarehouseId!: number;',
        add: `

  /** Remark on its goods. */
  @Column({ type: 'varchar', length: 200, default: '' })
  remark!: string;`,
      },
    ],
    [
      {
        at: '<aggregate>.repository.ts',
        file: 'services/catalog/src/category/category.repository.ts',
        instead: '  /** Both levels, by the names from the outside in. */',
        add: `  /** Remarks, by name. */
  remarks(): Promise<{ id: number; name: string; remark: string }[]> {
    return this.db.query('SELECT id, name, remark FROM category WHERE tenant_id = :tenantId ORDER BY name');
  }

  /** Both levels, by the names from the outside in. */`,
      },
    ],
    [],
    [],
  ],
};
