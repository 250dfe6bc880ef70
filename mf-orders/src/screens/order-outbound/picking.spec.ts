import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { computeProgress, type PickLine, pickPiece, type Picks, pickWeight, restorePicks } from './picking.js';
import { type Piece, sortPiecesByAge } from './pieces.js';

const piece = (inventoryId: number, productId: number, weight: number, receivedDate = inventoryId): Piece => ({
  inventoryId,
  productId,
  weight,
  receivedDate,
  qrValue: `Q${inventoryId}`,
  qrText: `piece ${inventoryId}`,
});
const ham: PickLine = { orderItemId: 1, productId: 10, quantity: 2 };
const beef: PickLine = { orderItemId: 2, productId: 20, quantity: 1 };
const lines = [ham, beef];
const pieces = sortPiecesByAge([
  piece(3, 10, 825, 30),
  piece(1, 10, 825, 10),
  piece(2, 10, 790),
  piece(4, 20, 825),
  piece(5, 10, 825, 50),
]);
const ids = (picks: Picks) => picks.map(({ inventoryId }) => inventoryId);
const after = (outcome: ReturnType<typeof pickPiece>) => ('picks' in outcome ? outcome.picks : []);

describe('weights', () => {
  test('take distinct pieces of equal weight, the oldest first', () => {
    const one = after(pickWeight([], ham, pieces, 825));
    const two = after(pickWeight(one, ham, pieces, 825));
    expect(ids(two)).toEqual([1, 3]);
    expect(computeProgress(two, ham)).toMatchObject({ matched: 2, missing: 0, unavailable: 0 });
  });

  test('that no piece has are kept to be looked over, and the line stays invalid', () => {
    const outcome = pickWeight([], ham, pieces, 999);
    expect(outcome.result).toBe('noPiece');
    expect(computeProgress(after(outcome), ham)).toMatchObject({ matched: 0, missing: 2, unavailable: 1 });
  });

  test('are refused once the line has as many as ordered', () => {
    const one = after(pickWeight([], beef, pieces, 825));
    expect(pickWeight(one, beef, pieces, 825).result).toBe('lineFull');
  });
});

describe('labels', () => {
  test('find their line by product', () => {
    const outcome = pickPiece([], lines, pieces, piece(4, 20, 825));
    expect(outcome).toMatchObject({ result: 'taken', line: beef });
  });

  test('are refused twice, on no line and on a full line', () => {
    const one = after(pickPiece([], lines, pieces, piece(4, 20, 825)));
    expect(pickPiece(one, lines, pieces, piece(4, 20, 825)).result).toBe('twice');
    expect(pickPiece(one, lines, pieces, piece(6, 20, 700)).result).toBe('full');
    expect(pickPiece(one, lines, pieces, piece(7, 30, 700)).result).toBe('notOrdered');
  });

  test('of a piece that a weight stood for make the weight stand for another', () => {
    const weighed = after(pickWeight([], ham, pieces, 825));
    const scanned = after(pickPiece(weighed, lines, pieces, piece(1, 10, 825)));
    expect(ids(scanned)).toEqual([3, 1]);
  });

  test('of the only piece of that weight mean the weight entered before', () => {
    const weighed = after(pickWeight([], ham, pieces, 790));
    const scanned = after(pickPiece(weighed, lines, pieces, piece(2, 10, 790)));
    expect(ids(scanned)).toEqual([2]);
    expect(pickPiece(scanned, lines, pieces, piece(2, 10, 790)).result).toBe('twice');
  });
});

describe('labels of suppliers', () => {
  const [old, young] = [
    { ...piece(6, 10, 825, 1), lot: 'L1', serial: 'S6' },
    { ...piece(7, 10, 825, 2), lot: 'L2', serial: 'S7' },
  ];
  const known = sortPiecesByAge([...pieces, old, young]);
  const scan = (picks: Picks, said: { lot?: string; serial?: string }) => pickWeight(picks, ham, known, 825, said);

  test('name one piece by their serial number, once', () => {
    const outcome = scan([], { lot: 'L2', serial: 'S7' });
    expect(ids(after(outcome))).toEqual([7]);
    expect(scan(after(outcome), { lot: 'L2', serial: 'S7' }).result).toBe('twice');
  });

  test('with a serial number that nobody knows stand for one piece all the same', () => {
    const outcome = scan([], { serial: 'NEW' });
    expect(ids(after(outcome))).toEqual([6]);
    expect(scan(after(outcome), { serial: 'NEW' })).toMatchObject({ result: 'twice', piece: { qrText: 'NEW' } });
    expect(scan(after(outcome), { serial: 'OTHER' }).result).toBe('taken');
  });

  test('take a piece of their lot, else one of none, and never one of another lot', () => {
    expect(ids(after(scan([], { lot: 'L2' })))).toEqual([7]);
    expect(ids(after(scan([], { lot: 'L3' })))).toEqual([1]);
    expect(pickWeight([], ham, [old, young], 825, { lot: 'L3' }).result).toBe('noPiece');
  });

  test('keep what they said over a reload', () => {
    const picks = after(scan([], { lot: 'L2', serial: 'NEW' }));
    expect(restorePicks(picks, lines, known)).toEqual(picks);
  });
});

describe('picks kept over a reload', () => {
  test('come back; a piece that left meanwhile has to be looked over', () => {
    const picks = after(pickPiece(after(pickWeight([], ham, pieces, 790)), lines, pieces, piece(3, 10, 825)));
    expect(restorePicks(picks, lines, pieces)).toEqual(picks);
    const gone = pieces.filter(({ inventoryId }) => inventoryId !== 3);
    expect(computeProgress(restorePicks(picks, lines, gone), ham)).toMatchObject({ matched: 1, unavailable: 1 });
  });

  test('keep the piece whose label was scanned, whatever weight before it has none', () => {
    const kept: Picks = [
      { orderItemId: 1, weight: 825, by: 'weight' },
      { orderItemId: 1, weight: 825, inventoryId: 1, by: 'label' },
    ];
    const only = (...wanted: number[]) => pieces.filter(({ inventoryId }) => wanted.includes(inventoryId));
    expect(ids(restorePicks(kept, lines, only(1)))).toEqual([undefined, 1]);
    expect(ids(restorePicks(kept, lines, only(1, 3)))).toEqual([3, 1]);
    expect(ids(restorePicks(kept.toReversed(), lines, only(1)))).toEqual([1, undefined]);
  });

  test('whose label was scanned take no other piece of that weight, however often the stock is read', () => {
    const scanned = after(pickPiece([], lines, pieces, piece(3, 10, 825)));
    const gone = pieces.filter(({ inventoryId }) => inventoryId !== 3);
    const once = restorePicks(scanned, lines, gone);
    expect([ids(once), ids(restorePicks(once, lines, gone))]).toEqual([[undefined], [undefined]]);
    expect(ids(after(pickPiece(once, lines, gone, piece(5, 10, 825))))).toEqual([5]);
  });

  test('of a line that asks for fewer are cut to what it asks for', () => {
    const picks = after(pickWeight(after(pickWeight([], ham, pieces, 825)), ham, pieces, 825));
    expect(restorePicks(picks, [{ ...ham, quantity: 1 }], pieces)).toHaveLength(1);
    expect(restorePicks(picks, [beef], pieces)).toEqual([]);
  });
});

test('whatever is scanned and typed, no piece is taken twice and no line gets more than ordered', () => {
  const step = fc.oneof(
    fc.record({ scan: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ weight: fc.constantFrom(825, 790, 700), line: fc.constantFrom(ham, beef) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      let picks: Picks = [];
      for (const each of steps) {
        const found = 'scan' in each ? pieces.find(({ inventoryId }) => inventoryId === each.scan) : undefined;
        const outcome =
          'scan' in each
            ? found && pickPiece(picks, lines, pieces, found)
            : pickWeight(picks, each.line, pieces, each.weight);
        if (outcome && 'picks' in outcome) picks = outcome.picks;
      }
      const taken = ids(picks).filter((id) => id !== undefined);
      expect(new Set(taken).size).toBe(taken.length);
      lines.forEach((line) => expect(computeProgress(picks, line).picks.length).toBeLessThanOrEqual(line.quantity));
      picks.forEach(({ inventoryId, weight, orderItemId }) => {
        const matched = pieces.find((each) => each.inventoryId === inventoryId);
        const line = lines.find((each) => each.orderItemId === orderItemId);
        if (matched) expect([matched.weight, matched.productId]).toEqual([weight, line?.productId]);
      });
    }),
  );
});
