import { startI18n } from '@depot/i18n';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { accept, rejectScan, type ScanVerdict } from '../field/useScans.js';
import type { Gs1Facts } from '../gs1/facts.js';
import { parse } from '../parse.js';
import { type LabelHandlers, useLabelParts } from './useLabelParts.js';

beforeAll(() => startI18n('gb'));

const chuck = '(01)09506000134352';
const tea = '(01)04006381333931';
const twins = '(01)14006381333938';

const words = ({ weight, lot }: Gs1Facts) => [weight, lot].filter(Boolean).join(' ');

/** Page on which chuck is weighed, tea is counted, and two products share a GTIN; other labels are rejected. */
function openFloor() {
  const boxes: string[] = [];
  const put = (box: number, name: string, facts: Gs1Facts, awaits = false) => {
    boxes[box] = `${name} ${words(facts)}`.trim();
    return { place: box, verdict: accept(boxes[box]), ...(awaits && { awaits: name }) };
  };
  const nameOf = ({ gtin }: Gs1Facts, productId?: number) =>
    productId ? `twin ${productId}` : gtin === chuck.slice(4) ? 'chuck' : gtin === tea.slice(4) ? 'tea' : undefined;
  const handlers: LabelHandlers<number> = {
    onItem: (facts, productId) => {
      const name = nameOf(facts, productId);
      if (!name && facts.gtin === twins.slice(4))
        return { among: [1, 2].map((id) => ({ productId: id, name: `twin ${id}` })) };
      if (!name) return { refused: rejectScan('not here') };
      return put(boxes.length, name, facts, name === 'chuck' && facts.weight === undefined);
    },
    onPart: (box, facts, part) => {
      const name = nameOf(facts) ?? 'twin 1';
      return name === 'tea' && part.weight ? undefined : put(box, name, facts, name === 'chuck' && !facts.weight);
    },
  };
  return { boxes, handlers };
}

async function scanAll(...texts: string[]) {
  const { boxes, handlers } = openFloor();
  const { result } = renderHook(() => useLabelParts(handlers));
  const verdicts: ScanVerdict[] = [];
  for (const text of texts) {
    const read = parse(text);
    if (read.kind !== 'gs1') throw new Error(`No GS1 code: ${text}`);
    await act(async () => verdicts.push(await result.current.take(read.gs1)));
  }
  return { boxes, verdicts, result };
}

describe('a label in several barcodes', () => {
  it.each([
    ['item first', [chuck, '(3202)001234', '(10)A', chuck, '(10)B', '(3202)000500']],
    ['item last', ['(3202)001234', '(10)A', chuck, '(10)B', '(3202)000500', chuck]],
    ['item between', ['(10)A', chuck, '(3202)001234', '(10)B', chuck, '(3202)000500']],
    ['each with its item', [`${chuck}(3202)001234`, `${chuck}(10)A`, `${chuck}(10)B`, `${chuck}(3202)000500`]],
  ])('fills one box, %s', async (_order, texts) => {
    expect((await scanAll(...texts)).boxes).toEqual(['chuck 1234 A', 'chuck 500 B']);
  });

  it.each([
    ['item first', [tea, '(10)A', tea, '(10)A', tea, '(10)B']],
    ['item last', ['(10)A', tea, '(10)A', tea, '(10)B', tea]],
  ])('of counted goods is one box, %s', async (_order, texts) => {
    expect((await scanAll(...texts)).boxes).toEqual(['tea A', 'tea A', 'tea B']);
  });

  it('fills nothing until its item is known, and says so', async () => {
    const { boxes, verdicts, result } = await scanAll('(3202)001234');
    expect(boxes).toEqual([]);
    expect(verdicts[0]).toMatchObject({ accepted: true, isHalf: true });
    expect(result.current.half?.text).toBe('12.34 lb');
    act(() => result.current.half?.discard());
    expect(result.current.half).toBeUndefined();
  });

  it('is refused as a whole with its item', async () => {
    const { boxes, verdicts } = await scanAll(`${chuck}(3202)001234`, '(01)09506000117843', '(3202)000500', chuck);
    expect(boxes).toEqual(['chuck 1234', 'chuck']);
    expect(verdicts.map(({ accepted }) => accepted)).toEqual([true, false, false, true]);
  });

  it('gives way to another one that is begun', async () => {
    const { boxes, verdicts } = await scanAll('(3202)001234', '(3202)000500', chuck);
    expect(boxes).toEqual(['chuck 500']);
    expect(verdicts[1]?.text).toContain('12.34 lb of another carton is discarded');
  });

  it('is not joined with what its goods do not have', async () => {
    const { boxes, result } = await scanAll(tea, '(3202)001234', chuck);
    expect(boxes).toEqual(['tea', 'chuck 1234']);
    expect(result.current.half).toBeUndefined();
  });

  it('is told where a barcode of it comes twice', async () => {
    const { boxes, verdicts } = await scanAll(tea, '(10)A', '(10)A');
    expect(boxes).toEqual(['tea A']);
    expect(verdicts[2]).toMatchObject({ accepted: false, text: expect.stringContaining('already taken') });
  });

  it('waits for the choice among products with its GTIN, also with what is scanned meanwhile', async () => {
    const { boxes, verdicts } = await scanAll(twins, '(10)A');
    expect(boxes).toEqual([]);
    expect(verdicts[1]?.choices?.map(({ label }) => label)).toEqual(['twin 1', 'twin 2']);
    await act(async () => void (await verdicts[0]?.choices?.[1]?.choose()));
    expect(boxes).toEqual(['twin 2 A']);
  });
});
