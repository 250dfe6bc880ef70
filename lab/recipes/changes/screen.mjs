const folder = 'mf-reports/src/screens/category-remarks';

/** A screen on which remarks on categories are read and written. */
export const screenChange = {
  recipe: 'screen',
  after: ['route'],
  steps: [
    [
      {
        at: 'src/screens',
        file: `${folder}/CategoryRemarks.tsx`,
        add: `import { failureMessage } from '@depot/api';
import { Page } from '@depot/ui';
import { DataTable } from '@depot/ui/data';
import { useCatalogCategoryRemarksQuery } from '../../api/catalog.js';
import { useTexts } from '../../texts.js';
import { type RemarkRow, useRemarkColumns } from './columns.js';

/** Remark on the goods of each category. */
export function CategoryRemarks() {
  const { t } = useTexts();
  const { data, error, refetch } = useCatalogCategoryRemarksQuery();
  const columns = useRemarkColumns();
  return (
    <Page>
      <DataTable<RemarkRow>
        label={t('remarks.title')}
        columns={columns}
        rows={error ? undefined : data?.list}
        rowKey="id"
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('category.empty')}
      />
    </Page>
  );
}
`,
      },
      {
        at: 'src/screens',
        file: `${folder}/columns.tsx`,
        add: `import { Input } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo } from 'react';
import { useCatalogRemarkCategoryMutation } from '../../api/catalog.js';
import { useTexts } from '../../texts.js';

export interface RemarkRow {
  id: number;
  name: string;
  remark: string;
}

/** The remark is written where it stands, and kept with Enter. */
export function useRemarkColumns(): DataColumn<RemarkRow>[] {
  const { t } = useTexts();
  const [write] = useCatalogRemarkCategoryMutation();
  return useMemo((): DataColumn<RemarkRow>[] => {
    return [
      { key: 'category', title: t('category.category'), dataIndex: 'name' },
      {
        key: 'remark',
        title: t('remarks.remark'),
        render: (_, { id, name, remark }) => (
          <Input
            aria-label={t('remarks.of', { name })}
            defaultValue={remark}
            maxLength={200}
            onPressEnter={({ currentTarget }) => void write({ id, remark: currentTarget.value })}
          />
        ),
      },
    ];
  }, [t, write]);
}
`,
      },
      {
        at: 'src/screens',
        file: `${folder}/CategoryRemarks.spec.tsx`,
        add: `import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { CategoryRemarks } from './CategoryRemarks.js';

const show = (response: Responses) =>
  renderScreen(<CategoryRemarks />, {
    at: '/in/report/remarks',
    texts: { [manifest.name]: manifest.locales },
    response,
  });

test('each category has its remark, and a failure is said', async () => {
  const { unmount } = await show({ 'GET /category/remark': { list: [{ id: 3, name: 'Tea', remark: 'Keep dry' }] } });
  expect((await screen.findByLabelText<HTMLInputElement>('Remark on Tea')).value).toBe('Keep dry');
  unmount();
  await show({ 'GET /category/remark': () => failureResponse(500, 'INTERNAL', 'Out of order.') });
  expect(await screen.findByText('Out of order.')).toBeTruthy();
});
`,
      },
      {
        at: 'src/locales',
        file: 'mf-reports/src/locales/gb.json',
        instead: '  "usage": {\n',
        add: `  "remarks": {
    "title": "Remarks on categories",
    "remark": "Remark",
    "of": "Remark on {{name}}"
  },
  "usage": {
`,
      },
      {
        at: 'src/locales',
        file: 'mf-reports/src/locales/cn.json',
        instead: '  "usage": {\n',
        add: `  "remarks": {
    "title": "分类说明",
    "remark": "说明",
    "of": "“{{name}}”的说明"
  },
  "usage": {
`,
      },
    ],
    [
      {
        at: 'src/manifest.ts',
        file: 'mf-reports/src/manifest.ts',
        instead: `    {
      path: 'report/product-usage',`,
        add: `    {
      path: 'report/remarks',
      title: { gb: 'Remarks on categories', cn: '分类说明' },
      permission: 'catalogue.page',
      screen: () => import('./screens/category-remarks/CategoryRemarks.js').then((module) => module.CategoryRemarks),
    },
    {
      path: 'report/product-usage',`,
      },
      {
        at: 'src/manifest.ts',
        file: 'mf-reports/src/manifest.ts',
        after:
          "        { path: 'report/category', label: { gb: 'Category', cn: '分类' }, permission: 'report.admin' },",
        add: "\n        { path: 'report/remarks', label: { gb: 'Remarks', cn: '说明' }, permission: 'catalogue.page' },",
      },
    ],
    [
      {
        at: 'src/guide/gb.json',
        file: 'mf-reports/src/guide/gb.json',
        instead: '  "report/product-usage": {',
        add: `  "report/remarks": {
    "purpose": "What is to be known about the goods of each category.",
    "steps": ["Write the remark beside its category and press Enter."]
  },
  "report/product-usage": {`,
      },
      {
        at: 'cn.json',
        file: 'mf-reports/src/guide/cn.json',
        instead: '  "report/product-usage": {',
        add: `  "report/remarks": {
    "purpose": "各分类商品的注意事项。",
    "steps": ["在分类旁填写说明，按回车键保存。"]
  },
  "report/product-usage": {`,
      },
    ],
    [],
    [],
    [],
    [],
  ],
  async seen({ page }) {
    await page.goto('/in/report/remarks');
    await page
      .getByLabel(/^Remark on /)
      .first()
      .waitFor();
  },
};
