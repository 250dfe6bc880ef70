import { createProductBody, type Product, updateProductBody } from '@depot/contracts/catalog';
import { describe, expect, it } from '@jest/globals';
import { createRequest, getFieldOfPath, isPriceChanged, toProductValues, updateRequest } from './values.js';

const product: Product = {
  productId: 7,
  secondaryName: 'Queso Manchego',
  tertiaryName: '曼彻格奶酪',
  subWarehouse: { id: 1, name: 'Cold' },
  category: { id: 2, name: 'Cheese' },
  subCategory: { id: 3, name: 'Hard' },
  brand: null,
  price: 12.5,
  wholesalePrice: 9.99,
  hasWeight: 'Yes',
  description: '',
  reorderPoint: null,
  location: 'A1',
  gtin: '',
  code: '',
  reserved: 0,
  totalWeight: 0,
  availableQty: 0,
  disabled: false,
  version: 4,
};
const values = toProductValues(product, [9, 8], [20]);
const opened = { product, stores: { list: [20], version: 'a1' } };

describe('values of the product form', () => {
  it('comes back from the form as it went in', () => {
    expect(updateRequest(opened, values)).toEqual({
      product: expect.objectContaining({
        productId: 7,
        version: 4,
        secondaryName: 'Queso Manchego',
        subWarehouse: { id: 1 },
        category: { id: 2 },
        subCategory: { id: 3 },
        brand: null,
        price: 12.5,
        wholesalePrice: 9.99,
        reorderPoint: null,
      }),
      altProducts: [
        { productId: 9, sequence: 1 },
        { productId: 8, sequence: 2 },
      ],
    });
  });

  it('says which stores see it only where they were changed, with what there was when it was opened', () => {
    expect(updateRequest(opened, { ...values, storeIds: [21, 20] })).toMatchObject({
      storeIds: [21, 20],
      storesVersion: 'a1',
    });
    expect(updateRequest(opened, { ...values, storeIds: [] }, true)).toMatchObject({
      storeIds: [],
      storesVersion: undefined,
    });
  });

  it('makes requests that the contract takes', () => {
    expect(updateProductBody.safeParse(updateRequest(opened, values)).error).toBeUndefined();
    expect(createProductBody.safeParse(createRequest({ ...values, brandId: 5 })).error).toBeUndefined();
  });

  it('keeps the GTINs of cases as they are, and what is empty for the server to leave out', () => {
    const gtins = [{ gtin: '14006381333938', quantity: 24 }];
    const kept = toProductValues({ ...product, gtins }, [], []);
    expect(updateRequest(opened, kept).product.gtins).toEqual(gtins);
    const { product: sent } = createRequest({ ...kept, gtins: [{ gtin: ' 96385074 ', quantity: null }, {}] });
    expect(sent.gtins).toEqual([{ gtin: '96385074' }, { gtin: '' }]);
    expect(updateRequest(opened, values).product.gtins).toEqual([]);
  });

  it('never sends Has Weight on an edit', () => {
    expect(updateRequest(opened, { ...values, hasWeight: 'No' }).product).not.toHaveProperty('hasWeight');
    expect(createRequest(values).product.hasWeight).toBe('Yes');
  });

  it('trims texts', () => {
    const { product: sent } = createRequest({ ...values, secondaryName: '  Brie ', location: ' B2 ', gtin: undefined });
    expect(sent).toMatchObject({ secondaryName: 'Brie', location: 'B2', gtin: '' });
  });

  it.each([
    ['the same prices', {}, false],
    ['another price', { price: 1251 }, true],
    ['another wholesale price', { wholesalePrice: 100 }, true],
    ['an emptied wholesale price, so that the price applies', { wholesalePrice: null }, true],
    ['another name', { secondaryName: 'x' }, false],
  ])('offers a correction after %s: %j', (_name, change, offered) => {
    expect(isPriceChanged(product, { ...values, ...change })).toBe(offered);
  });

  it('finds the field of an error', () => {
    expect(
      [
        'product.secondaryName',
        'product.subCategory.id',
        'product.category',
        'altProducts.0.productId',
        'storeIds.2',
        'product.gtins',
      ].map(getFieldOfPath),
    ).toEqual(['secondaryName', 'subCategoryId', 'categoryId', 'alternates', 'storeIds', 'gtin']);
  });
});
