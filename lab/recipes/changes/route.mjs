/** Remarks on categories can be read and written. */
export const routeChange = {
  recipe: 'route',
  after: ['database-column'],
  steps: [
    [
      {
        at: 'libs/contracts/src/<domain>',
        file: 'libs/contracts/src/catalog/catalog.schemas.ts',
        after: 'export const idQuery = z.object({ id: idParam });',
        add: `

/** Remark on the goods of a category 1. */
export const categoryRemark = named.extend({ remark: z.string() });
export const remarkCategoryBody = z.object({ id, remark: text(200) });
export type RemarkCategory = z.output<typeof remarkCategoryBody>;`,
      },
    ],
    [],
    [
      {
        at: 'services/<domain>/src/<aggregate>',
        file: 'services/catalog/src/category/category.controller.ts',
        instead: `  /**
   * Deletes a category 1`,
        add: `  /**
   * Lists the remark on the goods of each category 1.
   *
   * @returns the categories 1 by name, each with its remark.
   */
  @Get('remark')
  @ReadRoute({
    id: 'catalogCategoryRemarks',
    allow: 'catalogue.page',
    provides: ['Category'],
    response: listOf(categoryRemark),
  })
  async remarks() {
    return { list: await this.categories.remarks() };
  }

  /**
   * Writes the remark on the goods of a category 1.
   *
   * @returns the category 1 with its remark.
   */
  @Put('remark')
  @Command({
    id: 'catalogRemarkCategory',
    allow: 'catalogue.edit',
    invalidates: ['Category'],
    response: objOf(categoryRemark),
    localizedMessage: catalogActivity.categoryRemarked,
  })
  async remark(@Body({ schema: remarkCategoryBody }) body: RemarkCategory) {
    return { obj: await this.categories.remark(body) };
  }

  /**
   * Deletes a category 1`,
      },
      {
        at: 'services/<domain>/src/<aggregate>',
        file: 'services/catalog/src/category/category.controller.ts',
        instead: `  category,
  type CreateCategory,
  createCategoryBody,
  idQuery,
  type UpdateCategory,`,
        add: `  category,
  categoryRemark,
  type CreateCategory,
  createCategoryBody,
  idQuery,
  type RemarkCategory,
  remarkCategoryBody,
  type UpdateCategory,`,
      },
      {
        at: 'libs/contracts/src/<domain>/activity.ts',
        file: 'libs/contracts/src/catalog/activity.ts',
        after: "  categoryDeleted: { gb: 'Deleted category 1 \"{name}\"', cn: '删除了一级分类“{name}”' },",
        add: "\n  categoryRemarked: { gb: 'Set the remark of category 1 \"{name}\"', cn: '设置了一级分类“{name}”的说明' },",
      },
    ],
    [
      {
        at: 'services/<domain>/src/<aggregate>',
        file: 'services/catalog/src/category/category.service.ts',
        instead: 'import { catalogMessages, type Category, type CreateCategory, type UpdateCategory }',
        add: `import {
  catalogMessages,
  type Category,
  type CreateCategory,
  type RemarkCategory,
  type UpdateCategory,
}`,
      },
      {
        at: 'services/<domain>/src/<aggregate>',
        file: 'services/catalog/src/category/category.service.ts',
        instead: '  private async getCategory(id: number)',
        add: `  /** Remark of each. */
  remarks() {
    return this.categories.remarks();
  }

  async remark({ id, remark }: RemarkCategory) {
    const { name } = await this.categories.lock(id);
    describeActivity({ name });
    await this.categories.update(id, { remark });
    return { id, name, remark };
  }

  private async getCategory(id: number)`,
      },
    ],
    [
      {
        at: 'services/host/test/access/routes.ts',
        file: 'services/host/test/access/routes.ts',
        after: 'DELETE /api/category                              | AW    | A     | -',
        add: `
GET /api/category/remark                          | AW    | AW    | -
PUT /api/category/remark                          | AW    | A     | -`,
      },
      {
        at: 'services/host/test/access/bounds.ts',
        file: 'services/host/test/access/bounds.ts',
        after: 'poNumber                                       | line 0..40           | decisions §10',
        add: '\nremark                                         | line 0..200          | one sentence',
      },
      {
        at: 'services/host/src/api-texts',
        file: 'services/host/src/api-texts/catalog-fields.ts',
        after: 'description                   | Description of the product. | "Rolled leaves, 24 bags"',
        add: '\nremark                        | What is to be known about the goods. | "Keep dry"',
      },
      {
        at: 'services/<domain>/test',
        file: 'services/catalog/test/category-remark.db.spec.ts',
        add: `import type { TestApp } from '@depot/node-testing';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let app: TestApp;
let trade: Trade;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
});
afterAll(() => app.close());

const remarks = async () =>
  (await trade.manager.get<{ list: { id: number; remark: string }[] }>('/api/category/remark')).body.list;

it('a manager writes a remark, and a store may not', async () => {
  const id = (await remarks())[0]!.id;
  expect((await trade.manager.put('/api/category/remark', { id, remark: 'Keep dry' })).status).toBe(200);
  expect((await trade.store.put('/api/category/remark', { id, remark: 'Mine' })).status).toBe(403);
  expect((await remarks()).find((one) => one.id === id)?.remark).toBe('Keep dry');
});
`,
      },
    ],
    [
      {
        at: 'src/api/operations.json',
        file: 'mf-reports/src/api/operations.json',
        after: '  "reportsProductUsage": {}',
        add: ',\n  "catalogCategoryRemarks": {},\n  "catalogRemarkCategory": {}',
      },
      {
        at: 'src/api/<domain>.ts',
        file: 'mf-reports/src/api/catalog.ts',
        add: `export { useCatalogCategoryRemarksQuery, useCatalogRemarkCategoryMutation } from './generated/catalog.js';
`,
      },
    ],
    [],
  ],
  async seen({ admin, store, expectEqual }) {
    const [{ id }] = (await admin.get('/category/remark')).list;
    await admin.put('/category/remark', { id, remark: 'Keep dry' });
    const [{ remark }] = (await admin.get('/category/remark')).list;
    expectEqual('the remark', remark, 'Keep dry');
    const refused = await store.get('/category/remark').catch((error) => error.message);
    expectEqual('what a store is told', /403|FORBIDDEN|not allowed/i.test(String(refused)), true);
  },
};
