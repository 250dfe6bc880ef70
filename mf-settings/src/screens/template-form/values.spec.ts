import { templateBody } from '@depot/contracts/orders';
import { describe, expect, it } from '@jest/globals';
import { buildTemplateRequest, toTemplateValues } from './values.js';

const line = (productId: number, disabled = false) => ({
  productId,
  productName: `P${productId}`,
  quantity: 2,
  disabled,
});

describe('values of the template form', () => {
  it('leaves out lines whose product is gone, and says which', () => {
    const { values, gone, names } = toTemplateValues({
      name: 'Monday',
      subWarehouseId: 3,
      orderItems: [line(1), line(2, true), line(3)],
    });
    expect(values.orderItems).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 3, quantity: 2 },
    ]);
    expect([gone, names.get(1), names.get(3)]).toEqual([['P2'], 'P1', 'P3']);
  });

  it('always has a line to fill in', () => {
    expect(
      toTemplateValues({ name: 'Monday', subWarehouseId: 3, orderItems: [line(2, true)] }).values.orderItems,
    ).toEqual([{}]);
  });

  it('makes requests that the contract takes', () => {
    const values = { name: ' Monday ', subWarehouseId: 3, orderItems: [{ productId: 1, quantity: 2 }, {}] };
    expect(buildTemplateRequest(values, { id: 9, version: 'v' })).toEqual({
      id: 9,
      version: 'v',
      name: 'Monday',
      subWarehouseId: 3,
      orderItems: [{ productId: 1, quantity: 2 }],
    });
    expect(templateBody.safeParse(buildTemplateRequest(values)).success).toBe(true);
  });
});
