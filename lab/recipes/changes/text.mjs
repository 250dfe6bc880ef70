/** The report of categories says that it is of this moment; a picture that is gone is called so. */
export const textChange = {
  recipe: 'text',
  steps: [
    [
      {
        at: 'src/locales/gb.json',
        file: 'mf-reports/src/locales/gb.json',
        after: '"title": "Category report",',
        add: '\n    "asOfNow": "As of now",',
      },
      {
        at: 'src/locales/cn.json',
        file: 'mf-reports/src/locales/cn.json',
        after: '"title": "分类报表",',
        add: '\n    "asOfNow": "截至目前",',
      },
    ],
    [
      {
        at: 'src/screens',
        file: 'mf-reports/src/screens/category-report/CategoryReport.tsx',
        after: '            <AsOf report="/report/category" />\n',
        add: "            {t('category.asOfNow')}\n",
      },
    ],
    [
      {
        at: 'libs/contracts/src/<domain>/messages.ts',
        file: 'libs/contracts/src/catalog/messages.ts',
        after: 'export const catalogMessages = {',
        add: "\n  pictureGone: { gb: 'This picture is no longer there.', cn: '该图片已不存在。' },",
      },
      {
        at: 'services/<domain>/src',
        file: 'services/catalog/src/picture/picture.service.ts',
        instead: 'import { type PictureSize, pictureSizes, type ProductAnswer, productName }',
        add: `import {
  catalogMessages,
  type PictureSize,
  pictureSizes,
  type ProductAnswer,
  productName,
}`,
      },
      {
        at: 'services/<domain>/src',
        file: 'services/catalog/src/picture/picture.service.ts',
        instead: 'import { commonMessages, DomainError }',
        add: 'import { DomainError }',
      },
      {
        at: 'services/<domain>/src',
        file: 'services/catalog/src/picture/picture.service.ts',
        instead: "if (!content) throw new DomainError('NOT_FOUND', commonMessages.notFound);",
        add: "if (!content) throw new DomainError('NOT_FOUND', catalogMessages.pictureGone);",
      },
    ],
  ],
  async seen({ page }) {
    await page.goto('/in/report/category');
    await page.getByText('As of now').waitFor();
  },
};
