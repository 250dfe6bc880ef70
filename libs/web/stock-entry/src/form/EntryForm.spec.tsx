import * as z from '@depot/storage/schema';
import { renderScreen, scanWith } from '@depot/web-testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineFormDraft, useDraft } from '../draft/useDraft.js';
import { byId, type EntryProduct } from '../product/entryProduct.js';
import { EntryForm } from './EntryForm.js';
import { useEntryForm } from './useEntryForm.js';

const product = (productId: number, name: string, hasWeight: EntryProduct['hasWeight'], gtin = ''): EntryProduct => ({
  productId,
  name,
  label: name,
  hasWeight,
  gtin,
  searchText: name.toLowerCase(),
});
const gtin = '09506000134352';
const products = byId([product(1, 'Manchego', 'Yes', gtin), product(2, 'Chai', 'No'), product(3, 'Feta', 'Yes')]);
const empty = () => ({});
const stored = defineFormDraft('test-draft', z.object({}));

let sent: unknown[] = [];
let fails = false;

function Form() {
  const draft = useDraft({ stored, userId: 1, empty });
  const form = useEntryForm({
    draft,
    products,
    send: async (lines) => {
      if (fails) throw Object.assign(new Error('down'), { statusCode: 0, code: 'UNAVAILABLE' });
      sent.push(...lines);
      return lines.map((_, index) => ({ qrValue: `LABEL${index}`, qrText: `Text ${index}` }));
    },
  });
  return <EntryForm draft={draft} form={form} />;
}

const open = () => renderScreen(<Form />);
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button span' }));
const choose = async (line: number, name: string) => {
  fireEvent.mouseDown(screen.getByLabelText(`Product, line ${line}`));
  fireEvent.click(await screen.findByTitle(name));
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const question = 'Are you sure you want to add those inventories?';

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sent = [];
  fails = false;
});

describe('entering goods', () => {
  it('leaves alone what a newer version of the form had kept, as long as nothing is entered', async () => {
    localStorage.setItem('test-draft', '{"version":2,"value":"newer"}');
    await open();
    expect(localStorage.getItem('test-draft')).toBe('{"version":2,"value":"newer"}');
    await choose(1, 'Chai');
    expect(localStorage.getItem('test-draft')).toContain('"productId":2');
  });

  it('lets a number of weighed pieces be deleted and typed anew; one that is left empty is one', async () => {
    const { user } = await open();
    await choose(1, 'Manchego');
    const pieces = field('Quantity, line 1');
    expect(pieces.value).toBe('1');
    await user.clear(pieces);
    await user.type(pieces, '5{Backspace}');
    expect(pieces.value).toBe('');
    await user.type(pieces, '7');
    expect(pieces.value).toBe('7');
    await user.clear(pieces);
    await user.tab();
    expect(pieces.value).toBe('1');
  });

  it('says what is missing, then asks, sends the lines and shows their labels', async () => {
    const { log } = await open();
    await choose(1, 'Manchego');
    expect(document.activeElement).toBe(field('Weight, line 1'));
    press('Add to the inventory');
    expect(screen.getByText('Enter a weight.')).toBeTruthy();
    expect(screen.getByText('Line 1: Enter a weight.').getAttribute('role')).toBe('status');
    expect(screen.queryAllByText(question)).toHaveLength(0);

    enter('Weight, line 1', '12.34');
    press('Add to the inventory');
    await screen.findAllByText(question);
    expect(screen.queryByText(/^Line 1:/)).toBeNull();
    press('Add inventories');
    expect(await screen.findByText('Text 0')).toBeTruthy();
    expect(sent).toEqual([{ productId: 1, quantity: 1, weight: 12.34 }]);
    expect(log).toEqual(['success Added to the inventory. Labels: 1']);
    expect(localStorage.getItem('test-draft')).toBeNull();
  });

  it('keeps everything when it fails', async () => {
    fails = true;
    const { log } = await open();
    await choose(1, 'Chai');
    enter('Quantity, line 1', '5');
    press('Add to the inventory');
    await screen.findAllByText(question);
    press('Add inventories');
    await waitFor(() => expect(log).toEqual(['failure down']));
    expect(field('Quantity, line 1').value).toBe('5');
  });

  it('brings the draft of the last visit back, and forgets it on Reset', async () => {
    const first = await open();
    await choose(1, 'Chai');
    enter('Quantity, line 1', '5');
    first.unmount();
    await open();
    expect(screen.getByText('What you entered last time is back.')).toBeTruthy();
    expect(field('Quantity, line 1').value).toBe('5');
    press('Reset');
    expect(field('Quantity, line 1').value).toBe('');
    expect(localStorage.getItem('test-draft')).toBeNull();
  });

  it('keeps labels that follow each other before the page is drawn', async () => {
    await open();
    for (const weight of ['000412', '000500', '000600']) scanWith({ paceMs: 1 }, `01${gtin}3202${weight}`);
    expect(await screen.findByText('Total 15.12 lb')).toBeTruthy();
    expect([1, 2, 3].map((line) => Number(field(`Weight, line ${line}`).value))).toEqual([4.12, 5, 6]);
  });

  it('gives no product the serial number that was scanned for another', async () => {
    await open();
    scanWith({ paceMs: 1 }, `01${gtin}320200041221S7`);
    await waitFor(() => expect(field('Weight, line 1').value).toBe('4.12'));
    await choose(1, 'Feta');
    enter('Weight, line 1', '5');
    press('Add to the inventory');
    await screen.findAllByText(question);
    press('Add inventories');
    expect(await screen.findByText('Text 0')).toBeTruthy();
    expect(sent).toEqual([{ productId: 3, quantity: 1, weight: 5 }]);
  });

  it('goes on with another line of the same product at Enter', async () => {
    await open();
    await choose(1, 'Chai');
    enter('Quantity, line 1', '5');
    fireEvent.keyDown(field('Quantity, line 1'), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(document.activeElement).toBe(field('Quantity, line 2')));
    enter('Quantity, line 2', '6');
    expect([1, 2].map((line) => field(`Quantity, line ${line}`).value)).toEqual(['5', '6']);
  });

  it('adds the same product again, and one line for each of many weights', async () => {
    await open();
    await choose(1, 'Manchego');
    enter('Weight, line 1', '5');
    press('Add Same Inventory');
    enter('Weight, line 2', '6');
    press('Add Multiple Inventory Weights');
    fireEvent.change(await screen.findByLabelText('Number of pieces'), { target: { value: '2' } });
    enter('Weight 1', '7.5');
    expect(screen.getByText('1 of 2 weighed')).toBeTruthy();
    enter('Weight 2', '8');
    press('Add 2 pieces');
    expect([1, 2, 3, 4].map((line) => Number(field(`Weight, line ${line}`).value))).toEqual([5, 6, 7.5, 8]);
    expect(screen.getByText('Total 26.50 lb')).toBeTruthy();
  });
});
