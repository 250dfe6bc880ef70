import type { RegistryEntry, VersionHealth } from '@depot/contracts/deployments';
import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Deployments } from './Deployments.js';

const shell = { team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [], routes: [] };
const entry: RegistryEntry = {
  ...{ url: '/x/mf-manifest.json', metadata: { integrity: '', version: '1.0.0' }, extras: { shell } },
  deployment: { traffic: 100, default: true },
};
const healthOf = (remote: string, loads: number): VersionHealth => ({
  ...{ remote, version: '1.0.0', channel: 'stable', loads, failures: 0, success: null, views: 0, errors: 0 },
  ...{ errorRate: null, violations: 0, counts: {}, p75: { msLoad: null }, series: [] },
});

async function open(response: Responses = {}) {
  return renderScreen(<Deployments />, {
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /remotes': { schema: 's', microFrontends: { 'mf-orders': [entry], 'mf-reports': [entry] } },
      'GET /remotes/health': { list: [healthOf('mf-reports', 12), healthOf('mf-orders', 345)] },
      'GET /remotes/rollouts': { list: [] },
      'GET /remotes/override': { list: [], allowed: [] },
      'GET /remotes/releases': { list: [] },
      'GET /remotes/tokens': { list: [] },
      'GET /remotes/train': { list: [] },
      ...response,
    },
  });
}
const loadsOf = async (remote: string) => {
  const part = within(await screen.findByRole('region', { name: remote }));
  return (await part.findByRole('row', { name: /1\.0\.0/ })).textContent;
};

test('what was measured stands at the remote whose it is, also where two have a version of one name', async () => {
  await open();
  expect(await loadsOf('mf-orders')).toContain('345');
  expect(await loadsOf('mf-reports')).toContain('12');
});

test('the minutes that are looked at are asked for', async () => {
  const { user, calls } = await open();
  const asked = () => calls.filter(({ path }) => path === '/remotes/health').map(({ query }) => query.get('minutes'));
  await loadsOf('mf-orders');
  await user.click(screen.getByText('15 min'));
  await loadsOf('mf-orders');
  expect(asked()).toEqual(['60', '15']);
});

test('a registry that does not answer says so, and can be asked again', async () => {
  const answers: object[] = [failureResponse(500, 'INTERNAL', 'Broken.'), failureResponse(500, 'INTERNAL', 'Broken.')];
  const { user } = await open({
    'GET /remotes': () => answers.shift() ?? { schema: 's', microFrontends: {} },
  });
  expect(await screen.findByText('Broken.')).toBeTruthy();
  expect(screen.queryByText('Nothing has been published yet.')).toBeNull();
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Nothing has been published yet.')).toBeTruthy();
});

test('a version without users says whether it was halted or withdrawn', async () => {
  const former = (version: string, ended?: 'halted' | 'withdrawn'): RegistryEntry => ({
    ...entry,
    metadata: { integrity: '', version },
    deployment: { traffic: 0, default: false, ...(ended && { ended }) },
  });
  const versions = [former('0.7.0'), former('0.8.0', 'withdrawn'), former('0.9.0', 'halted'), entry];
  await open({ 'GET /remotes': { schema: 's', microFrontends: { 'mf-orders': versions } } });
  const list = within(await screen.findByRole('region', { name: 'mf-orders' }));
  for (const row of [/0\.9\.0.*Halted/, /0\.8\.0.*Withdrawn/, /0\.7\.0.*Retired/])
    expect(await list.findByRole('row', { name: row })).toBeTruthy();
});
