import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Busy } from '../failures.js';
import { type Claim, ConnectionSlots, type Slot } from './slots.js';

const claim = (tenantId: number | undefined, more: Partial<Claim> = {}): Claim => ({
  tenantId,
  isTransaction: false,
  isBackground: false,
  isUrgent: false,
  ...more,
});
const order = { isTransaction: true };

describe('the places of a pool of 20', () => {
  let slots: ConnectionSlots;
  beforeEach(() => {
    jest.useFakeTimers();
    slots = new ConnectionSlots(20);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Takes all free slots, up to `most`. */
  const takeAll = (wanted: Claim, most = 100): Slot[] => {
    const taken: Slot[] = [];
    for (let count = 0; count < most; count += 1) {
      const slot = slots.take(wanted);
      if (slot instanceof Promise) {
        slot.catch(() => undefined);
        break;
      }
      taken.push(slot);
    }
    return taken;
  };

  it('leaves places to reads, to other tenants, to the background and to health checks', () => {
    expect(takeAll(claim(1, order))).toHaveLength(10);
    expect(takeAll(claim(1))).toHaveLength(5);
    expect(takeAll(claim(2, order))).toHaveLength(4);
    expect(takeAll(claim(3))).toHaveLength(0);
    expect(takeAll(claim(undefined, { isUrgent: true }))).toHaveLength(1);
  });

  it('keeps imports of one tenant, and the whole background, to their share', () => {
    expect(takeAll(claim(1, { isBackground: true }))).toHaveLength(2);
    expect(takeAll(claim(2, { isBackground: true, ...order }))).toHaveLength(2);
    expect(takeAll(claim(3, { isBackground: true }))).toHaveLength(1);
    expect(takeAll(claim(4, order))).toHaveLength(10);
  });

  it('serves whoever holds fewer before those that came first', async () => {
    const full = [...takeAll(claim(1), 15), ...takeAll(claim(2), 4)];
    const served: number[] = [];
    const waiting = [1, 1, 3].map(async (tenantId) => {
      await slots.take(claim(tenantId));
      served.push(tenantId);
    });
    full[18]?.release();
    full[0]?.release();
    await Promise.all([waiting[2], waiting[0]]);
    expect(served).toEqual([3, 1]);
    expect(slots.waiting).toBe(1);
  });

  it('lets nobody wait without end, and a place given back twice is one place', async () => {
    const [first] = takeAll(claim(1, order), 10);
    const late = slots.take(claim(1, order));
    const outcome = expect(late).rejects.toBeInstanceOf(Busy);
    await jest.advanceTimersByTimeAsync(5_000);
    await outcome;
    expect(slots.waiting).toBe(0);
    first?.release();
    first?.release();
    expect(takeAll(claim(1, order))).toHaveLength(1);
  });
});
