import { expect, test } from '@jest/globals';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import shellPlugin from './runtime-plugin.js';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Args = Parameters<ResolveShare>[0];

const offer = (from: string, version: string) => ({ from, version, lib: () => `${from}'s` });

function resolved(offers: Record<string, ReturnType<typeof offer>>, pkgName = 'react'): string | undefined {
  const highest = Object.values(offers).at(-1);
  const args = {
    scope: 'default',
    pkgName,
    version: '20.0.0',
    shareScopeMap: { default: { [pkgName]: offers } },
    resolver: () => ({ shared: highest, useTreesShaking: false }),
  } as unknown as Args;
  const answer = shellPlugin().resolveShare?.(args) as { resolver: () => { shared: { from: string } } } | undefined;
  return answer?.resolver().shared.from;
}

test('a remote that carries a newer React never replaces the shell’s', () => {
  expect(resolved({ '19.3.1': offer('shell', '19.3.1'), '20.0.0': offer('mf_orders', '20.0.0') })).toBe('shell');
});

test('what the shell does not offer is found as usual', () => {
  expect(resolved({ '1.0.0': offer('mf_orders', '1.0.0') }, 'a-library')).toBe('mf_orders');
});
