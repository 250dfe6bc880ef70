import {
  answerLate,
  failureResponse,
  labelOf,
  pieceOfLabel,
  renderScreen,
  type Responses,
  scannerPaces,
  scanWith,
  shuffled,
} from '@depot/web-testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { CountSheet } from './CountSheet.js';

const head = {
  id: 7,
  displayId: 3,
  status: 'OPEN',
  name: 'Cold store',
  createdBy: 'Ana',
  time: 0,
  products: 2,
  counted: 0,
};
const line = (productId: number, own: object) => ({
  productId,
  productName: `Product ${productId}`,
  location: '',
  gtin: '',
  hasWeight: 'Yes',
  version: 0,
  units: [],
  ...own,
});
const gtin = '00012345600012';

interface Request {
  productId: number;
  add?: number[];
  quantity?: number;
  version?: number;
}

/** Server that stores its input and rejects an amount that is not based on the current version. */
function counting(own: Responses = {}) {
  const found: number[] = [];
  let jars: number | undefined;
  let versions = [0, 0];
  const raise = (productId: number) => {
    versions = versions.map((version, index) => (index === productId - 1 ? version + 1 : version));
  };
  const progress = (productId: number, quantity: number) => {
    raise(productId);
    return { obj: { ...head, counted: 1, line: { productId, version: versions[productId - 1], quantity, weight: 0 } } };
  };
  const response: Responses = {
    'GET /stock-count/lines': () => {
      const olives = { hasWeight: 'No', gtin, productName: 'Olives', version: versions[1], quantity: jars };
      return { obj: { ...head, lines: [line(1, {}), line(2, olives)] } };
    },
    'GET /stock-count/pieces': { list: [] },
    'GET /inventory': ({ query }) => {
      const inventoryId = Number(query.get('qrValue')?.slice(5));
      const unit = { inventoryId, productId: 1, productName: 'Product 1', qrText: `Piece ${inventoryId}` };
      return { obj: { ...unit, status: 'IN_STOCK', weight: 1, quantity: 1, hasWeight: 'Yes', qrValue: '' } };
    },
    'PUT /stock-count/line': ({ body }) => {
      const { productId, add = [], quantity, version } = body as Request;
      if (version !== undefined && version !== versions[productId - 1])
        return failureResponse(409, 'STALE', `Li has entered ${jars} meanwhile.`);
      found.push(...add);
      jars = quantity ?? jars;
      return progress(productId, productId === 1 ? found.length : (jars ?? 0));
    },
    ...own,
  };
  /** Another user has counted the jars. */
  const type = (amount: number) => {
    jars = amount;
    raise(2);
  };
  return { response, found: () => [...found].sort(), jars: () => jars ?? 0, type };
}

/** Delays the responses of a route until it is released. */
function holding({ response }: ReturnType<typeof counting>, route: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = response[route] as (call: unknown) => object;
  response[route] = (call) => released.then(() => answer(call));
  return { release: () => release() };
}

const open = (response: Responses) =>
  renderScreen(<CountSheet />, {
    response,
    at: '/in/inventory/count/count?id=7',
    texts: { [manifest.name]: manifest.locales },
  });
const scan = (text: string) => [...text, 'Enter'].forEach((key) => fireEvent.keyDown(document.body, { key, code: '' }));

/** Delays each response by its own time. */
function delayed(times: number[]): void {
  const direct = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, times.shift() ?? 0));
    return direct(...request);
  };
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the sheet of a stock count', () => {
  it('takes a serial number of counted goods once, also when the sheet is opened again', async () => {
    const server = counting();
    const first = await open(server.response);
    await screen.findByText('Olives');
    scan(`01${gtin}21A1`);
    await waitFor(() => expect(server.jars()).toBe(1));
    scan(`01${gtin}21A1`);
    expect(await screen.findByText('The piece with serial number A1 is counted already.')).toBeTruthy();
    scan(`01${gtin}21A2`);
    await waitFor(() => expect(server.jars()).toBe(2));
    first.unmount();

    await open(server.response);
    await screen.findByText('Olives');
    scan(`01${gtin}21A2`);
    expect(await screen.findByText('The piece with serial number A2 is counted already.')).toBeTruthy();
    expect(server.jars()).toBe(2);
  });

  /** Server with two lines of one GTIN; `put` records the requests for them. */
  function sharing() {
    const put: [productId: number, quantity: number][] = [];
    const leaf = (productId: number, productName: string) => line(productId, { hasWeight: 'No', gtin, productName });
    const { response } = counting({
      'GET /stock-count/lines': { obj: { ...head, lines: [leaf(2, 'Olives'), leaf(3, 'Capers')] } },
      'PUT /stock-count/line': ({ body }) => {
        const { productId, quantity = 0 } = body as Request;
        put.push([productId, quantity]);
        return { obj: { ...head, counted: 1, line: { productId, version: put.length, quantity, weight: 0 } } };
      },
    });
    return { response, put };
  }

  it('asks which of two products with one GTIN it is, and counts that one from then on', async () => {
    const { response, put } = sharing();
    const { user } = await open(response);
    await screen.findByText('Capers');
    scan(`01${gtin}`);
    expect(await screen.findByText(`Several products have the GTIN ${gtin}. Which one is this?`)).toBeTruthy();
    expect(put).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Capers' }));
    await waitFor(() => expect(put).toEqual([[3, 1]]));
    scan(`01${gtin}`);
    await waitFor(() => expect(put.at(-1)).toEqual([3, 2]));
  });

  it('takes the lot and the item number of one carton as one, in either order', async () => {
    const server = counting();
    await open(server.response);
    await screen.findByText('Olives');
    scan('10LOT7');
    expect(await screen.findByText(/^Half scanned: .*Now scan the barcode with the item number/)).toBeTruthy();
    expect(server.jars()).toBe(0);
    scan(`01${gtin}`);
    await waitFor(() => expect(server.jars()).toBe(1));
    scan(`01${gtin}`);
    await waitFor(() => expect(server.jars()).toBe(2));
    scan('10LOT8');
    expect(await screen.findByText('Olives: another barcode of the same carton; nothing more to enter.')).toBeTruthy();
    expect(server.jars()).toBe(2);
  });

  it('takes a serial number anew once somebody has said by hand that there are fewer', async () => {
    const server = counting();
    const { user } = await open(server.response);
    await screen.findByText('Olives');
    for (const serial of ['A1', 'A2']) scan(`01${gtin}21${serial}`);
    await waitFor(() => expect(server.jars()).toBe(2));
    const type = async (amount: string) => {
      const field = await screen.findByRole('spinbutton', { name: 'Found of Olives' });
      await user.clear(field);
      await user.type(field, `${amount}{Enter}`);
      await waitFor(() => expect(server.jars()).toBe(Number(amount)));
    };

    await type('5');
    scan(`01${gtin}21A1`);
    expect(await screen.findByText('The piece with serial number A1 is counted already.')).toBeTruthy();

    await type('0');
    for (const serial of ['A1', 'A2']) scan(`01${gtin}21${serial}`);
    await waitFor(() => expect(server.jars()).toBe(2));
  });

  it('keeps what is being typed when an answer comes in, and gives way to what its writer has not seen', async () => {
    const server = counting();
    const { release } = holding(server, 'PUT /stock-count/line');
    const { user } = await open(server.response);
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Found of Olives' });
    server.type(2);
    scan(`01${gtin}21A1`);
    await waitFor(() => expect(field.value).toBe('1'));
    await user.clear(field);
    await user.type(field, '7');
    release();
    expect(await screen.findByText(/1 of 2/)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('7');
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Li has entered 3 meanwhile.')).toBeTruthy();
    await waitFor(() => expect(field.value).toBe('3'));
    expect(server.jars()).toBe(3);
    // now they have
    await user.clear(field);
    await user.type(field, '7{Enter}');
    await waitFor(() => expect(server.jars()).toBe(7));
  });

  it('takes an amount whose writer has scanned before, though the answer came after', async () => {
    const server = counting();
    const { release } = holding(server, 'PUT /stock-count/line');
    const { user } = await open(server.response);
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Found of Olives' });
    scan(`01${gtin}`);
    await waitFor(() => expect(field.value).toBe('1'));
    await user.clear(field);
    await user.type(field, '7');
    release();
    expect(await screen.findByText(/1 of 2/)).toBeTruthy();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(server.jars()).toBe(7));
    expect(screen.queryByText(/Li has entered/)).toBeNull();
  });

  it.each(scannerPaces)('adds what a scanner of %d ms reads while somebody types to what was typed', async (paceMs) => {
    const server = counting();
    await open(server.response);
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Found of Olives' });
    answerLate(paceMs);
    scanWith({ paceMs }, `01${gtin}`);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: '7' } });
    scanWith({ paceMs }, `01${gtin}`);
    scanWith({ paceMs }, `01${gtin}`);
    await waitFor(() => expect(field.value).toBe('9'));
    await waitFor(() => expect(server.jars()).toBe(9));
    expect(screen.queryByText(/Li has entered/)).toBeNull();
  });

  it('takes the same amount again from a hand: what the books say may be another by now', async () => {
    const server = counting();
    const { user, calls } = await open(server.response);
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Found of Olives' });
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as Request).quantity);
    await user.type(field, '100{Enter}');
    await waitFor(() => expect(sent()).toEqual([100]));
    expect(await screen.findByText(/1 of 2/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '100{Enter}');
    await waitFor(() => expect(sent()).toEqual([100, 100]));
    fireEvent.blur(field); // no input since
    scan(`01${gtin}`);
    await waitFor(() => expect(sent()).toEqual([100, 100, 101]));
  });

  it.each(scannerPaces)('takes nothing for an amount that a scanner of %d ms has typed over it', async (paceMs) => {
    const label = { inventoryId: 1, productId: 1, qrText: 'Piece 1', qrValue: labelOf(1) };
    const server = counting({ 'GET /stock-count/pieces': { list: [label] } });
    const { user, calls } = await open(server.response);
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Found of Olives' });
    await user.type(field, '1{Enter}');
    await waitFor(() => expect(server.jars()).toBe(1));
    act(() => field.focus());
    scanWith({ paceMs }, labelOf(1));
    await waitFor(() => expect(server.found()).toEqual([1]));
    fireEvent.blur(field);
    scanWith({ paceMs }, `01${gtin}`);
    await waitFor(() => expect(server.jars()).toBe(2));
    const amounts = calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as Request).quantity);
    expect(amounts).toEqual([1, undefined, 2]);
  });

  it('leaves the focus to whoever types when an answer comes late', async () => {
    const loose = [line(1, { hasWeight: 'Weighting' }), line(2, { hasWeight: 'No', gtin })];
    const server = counting({ 'GET /stock-count/lines': { obj: { ...head, lines: loose } } });
    const typed = holding(server, 'GET /inventory');
    const { user } = await open(server.response);
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Found of Product 2' });
    scan('PIECE1');
    await user.type(field, '1');
    typed.release();
    expect(await screen.findByText('Product 1: enter how much there is.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.type(field, '2{Enter}');
    await waitFor(() => expect(server.jars()).toBe(12));
  });

  it('keeps the serial numbers of a product whose lower amount the server would not have', async () => {
    const server = counting();
    await open(server.response);
    const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Found of Olives' });
    for (const serial of ['A1', 'A2']) scan(`01${gtin}21${serial}`);
    await waitFor(() => expect(server.jars()).toBe(2));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'To the review' }).disabled).toBe(false),
    );
    server.type(4);
    fireEvent.change(field, { target: { value: '0' } });
    // accepted with the first scan, but not yet confirmed at the second one
    answerLate(1);
    scan(`01${gtin}21A1`);
    expect(await screen.findByText('Olives: 1')).toBeTruthy();
    expect(await screen.findByText('Li has entered 4 meanwhile.')).toBeTruthy();
    await waitFor(() => expect(field.value).toBe('4'));
    scan(`01${gtin}21A2`);
    expect(await screen.findByText('The piece with serial number A2 is counted already.')).toBeTruthy();
    expect(server.jars()).toBe(4);
  });

  it('takes a serial number anew that the server would not have', async () => {
    const refusals = [failureResponse(403, 'VIEW_ONLY', 'View only.')];
    const server = counting();
    const kept = server.response['PUT /stock-count/line'] as (request: unknown) => unknown;
    const { user } = await open({
      ...server.response,
      'PUT /stock-count/line': (call) => refusals.pop() ?? kept(call),
    });
    await screen.findByText('Olives');
    scan(`01${gtin}21A1`);
    await user.click(await screen.findByRole('button', { name: 'I have read it' }));
    scan(`01${gtin}21A1`);
    await waitFor(() => expect(server.jars()).toBe(1));
  });

  it('keeps every label that was scanned faster than the server answers', async () => {
    const server = counting();
    await open(server.response);
    await screen.findByText('Product 1');
    delayed([40, 40, 5, 60, 1, 80, 30, 2, 70, 20, 50, 10]);
    for (const id of [1, 2, 3, 4, 5, 6]) scan(`PIECE${id}`);
    await waitFor(() => expect(server.found()).toEqual([1, 2, 3, 4, 5, 6]));
    expect(await screen.findByText('6 pieces scanned')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Take Piece \d off the list/ })).toHaveLength(6);
  });

  it.each(scannerPaces.flatMap((paceMs) => [1, 2].map((seed) => [paceMs, seed] as const)))(
    'keeps all that a scanner of %d ms has read, however answers overtake each other (%d)',
    async (paceMs, seed) => {
      const known = [1, 2, 3].map((id) => ({
        inventoryId: id,
        productId: 1,
        qrText: `Piece ${id}`,
        qrValue: labelOf(id),
      }));
      const server = counting({
        'GET /stock-count/pieces': { list: known },
        'GET /inventory': ({ query }) => {
          const inventoryId = pieceOfLabel(query.get('qrValue'));
          const unit = { inventoryId, productId: 1, productName: 'Product 1', qrText: `Piece ${inventoryId}` };
          return { obj: { ...unit, status: 'IN_STOCK', weight: 1, quantity: 1, hasWeight: 'Yes', qrValue: '' } };
        },
      });
      await open(server.response);
      await screen.findByText('Product 1');
      answerLate(seed);
      const codes = [1, 2, 3, 4, 5, 6, 2].map(labelOf);
      for (const code of shuffled([...codes, `01${gtin}`, `01${gtin}`], seed)) scanWith({ paceMs }, code);
      await waitFor(() => expect(server.found()).toEqual([1, 2, 3, 4, 5, 6]));
      await waitFor(() => expect(server.jars()).toBe(2));
      expect(await screen.findByText('6 pieces scanned')).toBeTruthy();
    },
  );

  it('adds up barcodes that come faster than the server answers', async () => {
    const server = counting();
    await open(server.response);
    await screen.findByText('Olives');
    delayed([60, 5, 30, 1]);
    for (let scans = 0; scans < 4; scans += 1) scan(`01${gtin}`);
    expect(await screen.findByText('Olives: 4')).toBeTruthy();
    await waitFor(() => expect(server.jars()).toBe(4));
  });

  it('counts a case as its pieces', async () => {
    const olives = line(2, { hasWeight: 'No', gtin, gtins: [{ gtin: '14006381333938', quantity: 6 }] });
    const server = counting({ 'GET /stock-count/lines': { obj: { ...head, lines: [olives] } } });
    await open(server.response);
    await screen.findByText('Product 2');
    scan('0114006381333938');
    scan(`01${gtin}`);
    await waitFor(() => expect(server.jars()).toBe(7));
  });

  it('tells the labels of the place without asking, and asks for a label where pieces have one', async () => {
    const labelled = '09506000134352';
    const server = counting({
      'GET /stock-count/lines': { obj: { ...head, lines: [line(1, { gtin: labelled })] } },
      'GET /stock-count/pieces': { list: [{ inventoryId: 9, productId: 1, qrText: 'Piece 9', qrValue: 'PIECE9' }] },
    });
    const { calls } = await open(server.response);
    await screen.findByText('Product 1');
    scan(`01${labelled}`);
    expect(await screen.findByText(/scan the label of each piece/)).toBeTruthy();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/stock-count/pieces'));
    scan('PIECE9');
    await waitFor(() => expect(server.found()).toEqual([9]));
    expect(calls.filter(({ path }) => path === '/stock-count/pieces')).toHaveLength(1);
  });

  it('tells a label that was scanned before the labels of the place were there, where nobody can be asked', async () => {
    let send: (answer: object) => void = () => undefined;
    const labels = new Promise<object>((resolve) => {
      send = resolve;
    });
    const server = counting({
      'GET /stock-count/pieces': () => labels,
      'GET /inventory': failureResponse(404, 'NOT_FOUND', 'No such label.'),
    });
    const { calls } = await open(server.response);
    await screen.findByText('Product 1');
    scan('PIECE4');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/inventory'));
    send({ list: [{ inventoryId: 4, productId: 1, qrText: 'Piece 4', qrValue: 'PIECE4' }] });
    await waitFor(() => expect(server.found()).toEqual([4]));
  });

  it('looks up a piece that is not in stock, and says what has become of it', async () => {
    const gone = { inventoryId: 5, productId: 1, productName: 'Product 1', qrText: 'Piece 5', qrValue: 'PIECE5' };
    const server = counting({
      'GET /inventory': { obj: { ...gone, status: 'SHIPPED', weight: 1, quantity: 1, hasWeight: 'Yes' } },
    });
    await open(server.response);
    await screen.findByText('Product 1');
    scan('PIECE5');
    expect(await screen.findByText(/Piece 5/)).toBeTruthy();
    expect(server.found()).toEqual([]);
  });

  it('says why the server would not have what was found, until somebody has read it', async () => {
    const server = counting({
      'PUT /stock-count/line': failureResponse(409, 'STALE', 'Li has entered 9 for Olives meanwhile.'),
    });
    const { user } = await open(server.response);
    await user.type(await screen.findByRole('spinbutton', { name: 'Found of Olives' }), '8{Enter}');
    expect(await screen.findByText('Li has entered 9 for Olives meanwhile.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have read it' }));
    await waitFor(() => expect(screen.queryByText(/Li has entered/)).toBeNull());
    expect(localStorage.length).toBe(0);
  });
});
