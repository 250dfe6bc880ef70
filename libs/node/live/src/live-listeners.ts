import { sessionTopic } from '@depot/contracts/live';
import { Injectable } from '@nestjs/common';
import type { LiveRow } from './live-rows.js';

/** Topics named in one event; above that, listeners reload everything. */
const maxPublished = 200;

/** An open stream of a user. */
export interface Listener {
  userId: number;
  tenantId: number;
  /** The only store whose changes it receives; undefined for all. */
  storeId: number | undefined;
  /** `upTo` is the reader's position. `tooMany` replaces topics that exceed the limit. */
  publish(topics: readonly string[] | 'tooMany', upTo: number): void;
  end(): void;
}

/** The listeners of this process, by tenant. */
@Injectable()
export class LiveListeners {
  private readonly byTenant = new Map<number, Set<Listener>>();

  get isEmpty(): boolean {
    return this.byTenant.size === 0;
  }

  add(listener: Listener): void {
    const its = this.byTenant.get(listener.tenantId) ?? new Set();
    this.byTenant.set(listener.tenantId, its.add(listener));
  }

  remove(listener: Listener): void {
    const its = this.byTenant.get(listener.tenantId);
    its?.delete(listener);
    if (its?.size === 0) this.byTenant.delete(listener.tenantId);
  }

  /** Number of streams that a user has open in this process. */
  countStreams({ tenantId, userId }: Pick<Listener, 'tenantId' | 'userId'>): number {
    return [...(this.byTenant.get(tenantId) ?? [])].filter((listener) => listener.userId === userId).length;
  }

  /** Sends each listener the topics that concern it, in one event. */
  publish(rows: readonly LiveRow[], upTo: number): void {
    for (const [tenantId, listeners] of this.byTenant) {
      const its = rows.filter((row) => row.tenantId === tenantId);
      if (its.length === 0) continue;
      for (const listener of listeners) {
        const topics = collectTopics(its, listener.storeId);
        if (topics.length > 0) listener.publish(topics, upTo);
      }
    }
  }

  endAll(): void {
    for (const listeners of this.byTenant.values()) for (const listener of listeners) listener.end();
  }
}

/** Topics of the rows that concern the store, each once. */
export function collectTopics(rows: readonly LiveRow[], storeId: number | undefined): readonly string[] | 'tooMany' {
  const heard = rows.filter((row) => storeId === undefined || row.storeId === storeId || row.topics === sessionTopic);
  const topics = new Set(heard.flatMap((row) => row.topics.split(' ')));
  return topics.size > maxPublished ? 'tooMany' : [...topics];
}
