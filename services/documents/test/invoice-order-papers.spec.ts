import type { Invoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import { invoicesHtml, orderSheetsHtml } from '@depot/documents/print';
import { describe, expect, test } from '@jest/globals';
import { creditOf, invoiceOf, orderOf, seller } from '../src/testing/papers.js';

/** `<bdi>` isolates a name and parts nothing. */
const plain = (html: string) =>
  html
    .replace(/<\/?bdi>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
/** Text of each element of a kind, its parts separated by bars. */
const all = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => plain(inner));
/** The rows of the tables, cell by cell. */
const rows = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => [...all(row, 'th'), ...all(row, 'td')]);
const facts = (html: string) => all(html, 'dt').map((name, at) => [name, all(html, 'dd')[at]]);

describe('an invoice contains', () => {
  const print = (invoice: Invoice) => invoicesHtml('gb', [{ invoice }]);
  const weighed = {
    ...invoiceOf(1).invoiceItems[0]!,
    invoiceItemId: 2,
    description: 'Ham',
    notes: 'thin',
    quantity: 0,
    weight: 8.05,
    weights: [4.1, 3.95],
    byWeight: true,
  };

  test('each line with its unit, notes and weights', () => {
    const [head, jar, ham] = rows(print({ ...invoiceOf(1), invoiceItems: [invoiceOf(1).invoiceItems[0]!, weighed] }));
    expect(head).toHaveLength(5);
    expect(jar).toEqual(['Queso Cabrales', '3', '', '$7.77 / ea', '$95.96']);
    expect(ham).toEqual(['Ham|thin|4.10 + 3.95|', '', '8.05', '$7.77 / lb', '$95.96']);
  });

  test('weights that continue in another row, without repeating the line', () => {
    const weights = Array.from({ length: 160 }, () => 4);
    const [, first, rest] = rows(print({ ...invoiceOf(1), invoiceItems: [{ ...weighed, weights }] }));
    expect([first?.[0]?.split(' + ').length, first?.[4]]).toEqual([150, '$95.96']);
    expect(rest).toEqual([`|+ ${Array.from({ length: 10 }, () => '4.00').join(' + ')}|`, '', '', '', '']);
  });

  test('the amount due, and payment instructions while it is open', () => {
    const html = print(invoiceOf(1));
    expect(facts(html).slice(-3)).toEqual([
      ['Total', '$228.83'],
      ['Paid', '$0.00'],
      ['Balance Due', '$228.83'],
    ]);
    expect(html).toContain('First Harbor Bank');
    expect(html).not.toMatch(/class="stamp"|class="number struck"|<s>/);
  });

  test('the day of its payment', () => {
    const html = print(invoiceOf(1, { status: 'PAID', formattedSettledDay: '11/9/2026', paidMethod: 'CHECK' }));
    expect(html).toMatch(/class="stamp">PAID 11\/9\/2026 · Check</i);
    expect(html).not.toContain('First Harbor Bank');
    const marked = print(invoiceOf(1, { status: 'PAID', formattedSettledDay: '11/9/2026', paidMethod: 'MARKED' }));
    expect(marked).toMatch(/class="stamp">PAID 11\/9\/2026</i);
  });

  test('a void mark, with all amounts struck through', () => {
    const html = print(invoiceOf(2, { status: 'VOID', formattedSettledDay: '11/9/2026' }));
    expect(html.match(/class="number struck"/g)).toHaveLength(2);
    expect(html.match(/<s>/g)).toHaveLength(3);
  });

  test.each([
    ['gb', 'Order #58 Order date 11/4/2026 PO no. PO-4711'],
    ['cn', '订单 #58 下单日期 11/4/2026 采购单号 PO-4711'],
  ] as const)('of a credit, whose goods came back, also where these were never billed (%s)', (language, order) => {
    const said = (invoice: Invoice) =>
      facts(invoicesHtml(language, [{ invoice }]))
        .map((fact) => fact.join(' '))
        .join(' ');
    const { creditedOrder, ...credit } = creditOf(1);
    const invoiceWord = language === 'gb' ? 'For invoice' : '原发票';
    expect(said({ ...credit, creditedOrder })).toContain(`${order} ${invoiceWord} I12`);
    const unbilled = said({ ...credit, creditedOrder: creditedOrder && { ...creditedOrder, invoiceIds: [] } });
    expect(unbilled).toContain(order);
    expect(unbilled).not.toContain(invoiceWord);
  });

  test('the amount of a credit that reduces the balance', () => {
    expect(rows(print(creditOf(1)))[1]?.at(-1)).toBe('-$95.96');
    expect(facts(print(creditOf(1))).at(-1)?.[1]).toBe('-$228.83');
    const used = { ...creditOf(1), paid: 100, formattedPaid: '$100.00', formattedBalanceDue: '$128.83' };
    expect(
      facts(print(used))
        .slice(-3)
        .map(([, amount]) => amount),
    ).toEqual(['-$228.83', '$100.00', '-$128.83']);
  });
});

describe('an order contains', () => {
  const print = (order: Order, shipTo = '120 Hanover Square') =>
    orderSheetsHtml('gb', [
      {
        order,
        formattedDate: '11/4/2026',
        formattedShipDay: '',
        seller: seller('LETTER'),
        shipTo,
        outboundUrl: 'https://x/out/5',
      },
    ]);

  test.each(['PENDING', 'PROCESSING'] as const)('while %s, the locations of the goods to pick', (status) => {
    const html = print(orderOf(3, status));
    expect(rows(html).map((row) => row.length)).toEqual([6, 6, 6, 6]);
    expect(rows(html)[1]).toEqual(['A-0', 'Queso Cabrales', '3 pcs', '12.35 lb', expect.stringMatching(/./), '|']);
    expect(rows(html)[2]?.slice(1, 5)).toEqual([
      expect.stringContaining('|Ripe ones, please.|'),
      '3 pcs',
      '12.35 lb',
      '',
    ]);
    expect(html).toContain('<svg');
  });

  test('lines in the order of the locations', () => {
    const order = orderOf(3, 'PENDING');
    const places = ['B-1', 'A-10', 'A-9'];
    const moved = order.orderItems.map((item, at) => ({ ...item, location: places[at] }));
    const walked = rows(print({ ...order, orderItems: moved })).slice(1);
    expect(walked.map(([place]) => place)).toEqual(['A-9', 'A-10', 'B-1']);
  });

  test.each(['OUTBOUND', 'DONE'] as const)('once %s, the packed goods', (status) => {
    const html = print(orderOf(2, status));
    expect(rows(html)[1]).toEqual([expect.stringContaining('4.10 + 4.15 + 4.10'), '3 pcs', '12.35 lb']);
    expect(html).not.toContain('<svg');
    expect(facts(html).at(-1)?.[1]).toBe('6 pcs · 24.70 lb');
  });

  test('the name of the store if its address is unknown', () => {
    expect(print(orderOf(1, 'DONE'), '')).toMatch(/Around the Horn/);
    expect(print(orderOf(1, 'DONE'))).toContain('120 Hanover Square');
    expect(print({ ...orderOf(1, 'DONE'), poNumber: '' })).not.toContain('PO-4711');
  });
});
