import { answerLate, failureResponse, renderScreen, type Responses, scannerPaces, scanWith } from '@depot/web-testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { InboundRequest } from '../../api/inbound.js';
import { manifest } from '../../manifest.js';
import { InboundScreen } from './InboundScreen.js';

const product = {
  productId: 1,
  secondaryName: 'Cheese',
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  brand: null,
  hasWeight: 'Yes',
  availableQty: 0,
  totalWeight: 0,
  disabled: false,
};
const receipt = (status: string, id = 4) => ({
  id,
  displayId: 104,
  deliveryReceiptId: id,
  status,
  estimateArrivalTime: 0,
  createdBy: 'Dana',
  time: 0,
  deliveryReceiptItems: [
    { deliveryReceiptItemId: 41, productId: 1, productName: 'Cheese', nameOnBox: '', quantity: 2 },
  ],
});
const labels = ({ body }: { body: unknown }) => ({
  obj: {
    inboundItems: (body as InboundRequest).inboundItems.map(({ receiptItem, boxes }) => ({
      receiptItem,
      boxes: boxes.map(({ boxId, inventories }) => ({
        boxId,
        inventories: inventories.map((_, index) => ({
          inventoryId: boxId,
          productId: 1,
          qrValue: `LABEL${boxId}${index}`,
          qrText: `Cheese ${boxId}`,
        })),
      })),
    })),
  },
});
const base: Responses = {
  'GET /product': { list: [product] },
  'GET /delivery-receipt': { obj: receipt('NEW') },
  'POST /inventory/inbound': labels,
};
const open = (response: Responses = {}, at = '/in/inbound?deliveryReceiptId=4') =>
  renderScreen(<InboundScreen />, {
    response: { ...base, ...response },
    at,
    texts: { [manifest.name]: manifest.locales },
  });

const button = (text: string) =>
  screen.getByText(text, { selector: 'button span' }).closest('button') as HTMLButtonElement;
const press = (text: string) => fireEvent.click(button(text));

async function toConfirmation() {
  fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
  press('Next');
  for (const weight of ['12.5', '11']) {
    expect(button('Next').disabled).toBe(true);
    fireEvent.change(await screen.findByLabelText('Weight, line 1'), { target: { value: weight } });
    press('Next');
  }
}
async function confirm() {
  press('Confirm inbound');
  await screen.findAllByText('Are you sure you want to add those inventories?');
  const buttons = screen.getAllByText('Confirm inbound', { selector: 'button span' });
  fireEvent.click(buttons.at(-1) as HTMLElement);
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('inbound', () => {
  it('goes from names over weights and confirmation to the labels of each box', async () => {
    const { calls, address } = await open();
    await screen.findByLabelText('Name on box of Cheese');
    expect(button('Next').disabled).toBe(true);
    await toConfirmation();
    expect(screen.getByText('23.50')).toBeTruthy();
    await confirm();
    expect(await screen.findByText('Cheese 2')).toBeTruthy();
    const sent = calls.find(({ path }) => path === '/inventory/inbound')?.body as InboundRequest;
    expect(sent.inboundItems[0]?.boxes.map(({ inventories }) => inventories[0]?.weight)).toEqual([12.5, 11]);
    press('DONE');
    await screen.findAllByText('Are you sure you finished Inbound?');
    press('Finish Inbound');
    await waitFor(() => expect(address()).toBe('/in/delivery-receipt'));
  });

  it('leads from a filled box to the next open one, and past all that were filled alike to the confirmation', async () => {
    const deliveryReceiptItems = [{ ...receipt('NEW').deliveryReceiptItems[0], quantity: 5 }];
    await open({ 'GET /delivery-receipt': { obj: { ...receipt('NEW'), deliveryReceiptItems } } });
    fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
    press('Next');
    fireEvent.change(await screen.findByLabelText('Weight, line 1'), { target: { value: '12.5' } });
    press('Same for the boxes that follow');
    await screen.findByText('5 of 5 boxes filled');
    press('Next');
    expect(await screen.findByText('1–5, each')).toBeTruthy();
    expect(screen.getAllByText('12.50')).toHaveLength(1);
    expect(screen.getByText('Nothing is booked yet.')).toBeTruthy();
  });

  it('begins each step with the focus on its heading, unless a field of the step has it', async () => {
    await open();
    await toConfirmation();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Confirmation/ }));
    press('Previous');
    expect(document.activeElement).toBe(await screen.findByLabelText('Weight, line 1'));
    press('Next');
    await confirm();
    await screen.findByText('Cheese 2');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Print QR Code/ }));
  });

  it('has Print as its strong button until it was pressed, before the labels', async () => {
    await open({ 'POST /document/qr-code/download': failureResponse(503, 'BUSY', 'Printing is busy.') });
    await toConfirmation();
    await confirm();
    const label = await screen.findByText('Cheese 2');
    const isStrong = (text: string) => button(text).classList.contains('ant-btn-primary');
    expect([isStrong('Print'), isStrong('DONE')]).toEqual([true, false]);
    expect(button('Print').compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    press('Print');
    await waitFor(() => expect([isStrong('Print'), isStrong('DONE')]).toEqual([false, true]));
  });

  it('goes back box by box with what was typed, and from the first box to the names', async () => {
    await open();
    await toConfirmation();
    press('Previous');
    const weight = async () => (await screen.findByLabelText<HTMLInputElement>('Weight, line 1')).value;
    await waitFor(async () => expect(await weight()).toBe('11.00'));
    press('Previous');
    await waitFor(async () => expect(await weight()).toBe('12.50'));
    press('Previous');
    expect(await screen.findByLabelText<HTMLInputElement>('Name on box of Cheese')).toBeTruthy();
  });

  it.each(scannerPaces)('follows the labels of a scanner that sends a key every %d ms', async (paceMs) => {
    const gtin = '09506000134352';
    await open({ 'GET /product': { list: [{ ...product, gtin }] } });
    fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
    press('Next');
    screen.getByLabelText('Weight, line 1').focus();
    scanWith({ paceMs }, `01${gtin}320200041210A`);
    scanWith({ paceMs }, `01${gtin}320200050010B`);
    scanWith({ paceMs }, `01${gtin}3202000600`);
    expect(await screen.findByText('MANCHEGO: more than the 2 that were announced.')).toBeTruthy();
    expect(screen.getByText('2 of 2 boxes filled')).toBeTruthy();
    expect(screen.getByText('1 over')).toBeTruthy();
    press('Next');
    expect(['4.12', '5.00', '6.00'].map((weight) => screen.getByText(weight).textContent)).toHaveLength(3);
  });

  it.each(scannerPaces)('brings in once what a scanner of %d ms has read', async (paceMs) => {
    const gtin = '09506000134352';
    const { calls } = await open({ 'GET /product': { list: [{ ...product, gtin }] } });
    answerLate(paceMs);
    fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
    press('Next');
    screen.getByLabelText('Weight, line 1').focus();
    scanWith({ paceMs }, `01${gtin}320200041210A`);
    scanWith({ paceMs }, `01${gtin}320200050010B`);
    await screen.findByText('2 of 2 boxes filled');
    press('Next');
    await confirm();
    expect(await screen.findByText('Cheese 2')).toBeTruthy();
    const sent = calls.filter(({ path }) => path === '/inventory/inbound').map(({ body }) => body as InboundRequest);
    expect(sent).toHaveLength(1);
    const [boxes = []] = sent[0]!.inboundItems.map((item) => item.boxes.map(({ inventories }) => inventories[0]));
    expect(boxes).toMatchObject([
      { weight: 4.12, lot: 'A' },
      { weight: 5, lot: 'B' },
    ]);
  });

  it('fills a box again whose only line was removed, also after a reload', async () => {
    const counted = { 'GET /product': { list: [{ ...product, hasWeight: 'No' }] } };
    const { unmount } = await open(counted);
    fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
    press('Next');
    const quantity = () => screen.findByLabelText<HTMLInputElement>('Quantity, line 1');
    const fill = async (value: string) => fireEvent.change(await quantity(), { target: { value } });
    await fill('12');
    fireEvent.click(screen.getByLabelText('Remove line 1'));
    await waitFor(async () => expect((await quantity()).value).toBe(''));
    await fill('10');
    expect([button('Next').disabled, button('Add Same Inventory').disabled]).toEqual([false, false]);
    fireEvent.click(screen.getByLabelText('Remove line 1'));
    unmount();
    await open(counted);
    fireEvent.click(await screen.findByText('Next', { selector: 'button span' }));
    await fill('10');
    expect(button('Next').disabled).toBe(false);
  });

  it('gives the boxes that follow the content of one, and not the serial number of its piece', async () => {
    const gtin = '09506000134352';
    const { calls } = await open({ 'GET /product': { list: [{ ...product, gtin }] } });
    fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
    press('Next');
    await screen.findByLabelText('Weight, line 1');
    scanWith({ paceMs: 20 }, `01${gtin}320200041221SN-1`);
    await screen.findByText('1 of 2 boxes filled');
    press('Same for the boxes that follow');
    await screen.findByText('2 of 2 boxes filled');
    press('Next');
    await confirm();
    await screen.findByText('DONE', { selector: 'button span' });
    const sent = calls.find(({ path }) => path === '/inventory/inbound')?.body as InboundRequest;
    const first = sent.inboundItems[0]?.boxes.map(({ inventories }) => inventories[0]);
    expect(first?.map((line) => [line?.weight, line?.serial])).toEqual([
      [4.12, 'SN-1'],
      [4.12, undefined],
    ]);
  });

  it('gives the field of the next box the focus, also where a scan has filled the one before', async () => {
    const gtin = '09506000134352';
    const deliveryReceiptItems = [{ ...receipt('NEW').deliveryReceiptItems[0], quantity: 3 }];
    await open({
      'GET /product': { list: [{ ...product, gtin }] },
      'GET /delivery-receipt': { obj: { ...receipt('NEW'), deliveryReceiptItems } },
    });
    fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
    press('Next');
    scanWith({ paceMs: 20 }, `01${gtin}320200041210A`);
    await screen.findByText('1 of 3 boxes filled');
    press('Next');
    const weight = screen.getByLabelText<HTMLInputElement>('Weight, line 1');
    expect([document.activeElement, weight.value]).toEqual([weight, '']);
  });

  it('goes by Enter to the field that is still open, and on once the box is whole', async () => {
    await open();
    fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
    press('Next');
    const weight = () => screen.getByLabelText<HTMLInputElement>('Weight, line 1');
    weight().blur();
    fireEvent.keyDown(weight(), { key: 'Enter' });
    expect(document.activeElement).toBe(weight());
    fireEvent.change(weight(), { target: { value: '5' } });
    fireEvent.keyDown(weight(), { key: 'Enter' });
    await waitFor(() => expect(weight().value).toBe(''));
    expect(document.activeElement).toBe(weight());
  });

  it('leaves alone what a newer version of the page has kept, as long as nothing is entered', async () => {
    const newer = '{"version":2,"value":"newer"}';
    localStorage.setItem('inbound-draft-4', newer);
    await open();
    const name = await screen.findByLabelText('Name on box of Cheese');
    expect(localStorage.getItem('inbound-draft-4')).toBe(newer);
    fireEvent.change(name, { target: { value: 'MANCHEGO' } });
    expect(localStorage.getItem('inbound-draft-4')).toContain('MANCHEGO');
  });

  it('says of goods that are not sold any more what can be done, and of no others', async () => {
    const toBoxes = async (response: Responses = {}) => {
      const shown = await open(response);
      fireEvent.change(await screen.findByLabelText('Name on box of Cheese'), { target: { value: 'MANCHEGO' } });
      press('Next');
      return shown;
    };
    const hint = 'Cheese is disabled. Enable it again, or leave its boxes out.';
    const first = await toBoxes({ 'GET /product': { list: [{ ...product, disabled: true }] } });
    expect(await screen.findByText(hint)).toBeTruthy();
    expect(screen.queryByLabelText('Weight, line 1')).toBeNull();
    first.unmount();
    localStorage.clear();
    await toBoxes();
    expect(await screen.findByLabelText('Weight, line 1')).toBeTruthy();
    expect(screen.queryByText(hint)).toBeNull();
  });

  it.each([
    [
      'is missing',
      { 'GET /delivery-receipt': failureResponse(404, 'NOT_FOUND', 'Not found.') },
      '/in/inbound?deliveryReceiptId=4',
    ],
    ['is not NEW', { 'GET /delivery-receipt': { obj: receipt('COMPLETED') } }, '/in/inbound?deliveryReceiptId=4'],
    ['is not named', {}, '/in/inbound'],
  ])('leads to the list when the receipt %s', async (_why, response, at) => {
    const { address } = await open(response, at);
    await waitFor(() => expect(address()).toBe('/in/delivery-receipt'));
  });

  it('says the server’s no in a dialog and leads to the list', async () => {
    const { log, address } = await open({
      'POST /inventory/inbound': failureResponse(409, 'INVALID_TRANSITION', 'Received already.'),
    });
    await toConfirmation();
    await confirm();
    await waitFor(() => expect(address()).toBe('/in/delivery-receipt'));
    expect(log).toContain('alert Received already.');
  });

  it('comes back with what was entered', async () => {
    const first = await open();
    await toConfirmation();
    first.unmount();
    await open();
    // at the last of the boxes, where the work was left
    const weight = async () => (await screen.findByLabelText<HTMLInputElement>('Weight, line 1')).value;
    expect(await weight()).toBe('11.00');
    press('Previous');
    await waitFor(async () => expect(await weight()).toBe('12.50'));
    press('Previous');
    expect((await screen.findByLabelText<HTMLInputElement>('Name on box of Cheese')).value).toBe('MANCHEGO');
  });

  it('keeps what was entered after the server’s no, and of two deliveries each its own', async () => {
    const first = await open({ 'POST /inventory/inbound': failureResponse(400, 'VALIDATION', 'A weight is needed.') });
    await toConfirmation();
    await confirm();
    await waitFor(() => expect(first.address()).toBe('/in/delivery-receipt'));
    first.unmount();
    const second = await open(
      { 'GET /delivery-receipt': { obj: receipt('NEW', 5) } },
      '/in/inbound?deliveryReceiptId=5',
    );
    const name = () => screen.findByLabelText<HTMLInputElement>('Name on box of Cheese');
    expect((await name()).value).toBe('');
    fireEvent.change(await name(), { target: { value: 'OTHER' } });
    second.unmount();
    await open();
    expect(await screen.findByText('MANCHEGO', { selector: 'strong' })).toBeTruthy();
  });
});
