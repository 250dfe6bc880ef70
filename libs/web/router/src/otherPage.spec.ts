import { expect, test } from '@jest/globals';
import { isOtherPage } from './otherPage.js';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://depot.test');
  return { pathname, search };
};

test.each([
  ['/in/order', '/in/order/new', true],
  ['/in/order/edit?id=107', '/in/order/edit?id=108', true],
  ['/in/order/process?orderId=107&displayId=7', '/in/order/process?orderId=108&displayId=8', true],
  ['/in/inventory/details?pid=4', '/in/inventory/details?pid=5&weight=Yes', true],
  ['/in/settings/product/edit?id=7', '/in/settings/product/edit', true],
  ['/in/order/edit?id=107&currentPage=2', '/in/order/edit?id=107', false],
  ['/in/settings/user/details?userId=20', '/in/settings/user/details?userId=20&page=2', false],
  ['/in/order?filter=7&page=2', '/in/order?filter=8', false],
  ['/in/report?valid=1', '/in/report?valid=2', false],
])('from %s to %s the page is left: %s', (from, to, isLeft) => {
  expect(isOtherPage(at(from), at(to))).toBe(isLeft);
});
