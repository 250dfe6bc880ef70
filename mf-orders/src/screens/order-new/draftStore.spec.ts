import { beforeEach, describe, expect, test } from '@jest/globals';
import { newLine } from '../../ordering/draftLine.js';
import { clearDraft, loadDraft, saveDraft } from './draftStore.js';

describe('an order that is being written', () => {
  beforeEach(() => localStorage.clear());

  test('comes back to the person who wrote it', () => {
    saveDraft(5, { storeId: 9, lines: [newLine({ productId: 3, amount: 2, notes: 'cold' }), newLine()] });
    expect(loadDraft(5)).toEqual({ storeId: 9, lines: [expect.objectContaining({ productId: 3, amount: 2, notes: 'cold' })] });
    expect(loadDraft(6)).toBeUndefined();
  });

  test('is gone once it says nothing or was placed', () => {
    saveDraft(5, { lines: [newLine({ productId: 3, amount: 2 })] });
    saveDraft(5, { lines: [newLine()] });
    expect(loadDraft(5)).toBeUndefined();
    saveDraft(5, { lines: [newLine({ productId: 3, amount: 2 })] });
    clearDraft();
    expect(loadDraft(5)).toBeUndefined();
  });

  test('something unreadable is no draft', () => {
    localStorage.setItem('order-product-block-draft', '{"userId":5,"lines":[{"productId":"3"}]}');
    expect(loadDraft(5)).toBeUndefined();
    localStorage.setItem('order-product-block-draft', '{');
    expect(loadDraft(5)).toBeUndefined();
  });
});
