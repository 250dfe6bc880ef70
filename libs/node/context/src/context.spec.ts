import { describe, expect, it } from '@jest/globals';
import {
  currentContext,
  currentLanguage,
  currentSession,
  currentTenantId,
  describeActivity,
  runInContext,
} from './context.js';

describe('context', () => {
  it('keeps parallel work apart', async () => {
    const seen = await Promise.all(
      [1, 2, 3].map((tenantId) =>
        runInContext({ tenantId }, async () => {
          await new Promise(setImmediate);
          return currentTenantId();
        }),
      ),
    );
    expect(seen).toEqual([1, 2, 3]);
  });

  it('refuses work without a context, a tenant or a user', () => {
    expect(() => currentContext()).toThrow('runInContext');
    expect(() => runInContext({}, () => currentTenantId())).toThrow('no tenant');
    expect(() => runInContext({ tenantId: 1 }, () => currentSession())).toThrow('Please sign in');
    expect(currentLanguage()).toBe('gb');
  });

  it('replaces a correlation id that could forge log lines', () => {
    const id = runInContext({ correlationId: 'a\nb' }, () => currentContext().correlationId);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('adds up what a command tells about itself', () => {
    const note = runInContext({ tenantId: 1 }, () => {
      describeActivity({ id: 1 }, { before: 'a' });
      describeActivity({ name: 'x' }, { after: 'b' });
      return currentContext().activity;
    });
    expect(note).toEqual({ values: { id: 1, name: 'x' }, before: 'a', after: 'b' });
  });
});
