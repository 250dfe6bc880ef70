/** The smallest remote there is: a page that asks the services for the warehouses. */
const manifest = `import { defineRemote } from '@depot/remote-kit';

const name = { gb: 'Probe', cn: 'Probe' };
const pick = ({ Probe }) => Probe;

const probe = defineRemote({
  name: 'mf-probe',
  team: 'probe',
  navigation: [{ path: 'probe', label: name, permission: 'product.read', icon: 'report', order: 95 }],
  routes: [{ path: 'probe', title: name, permission: 'product.read', screen: () => import('./Probe.js').then(pick) }],
  locales: { gb: () => Promise.resolve({ default: {} }), cn: () => Promise.resolve({ default: {} }) },
});

export { probe as manifest };
`;

const screen = ({
  part,
  operation,
  copies,
  code,
  api,
}) => `${copies.map((file, at) => `import * as copy${at} from '${file}';`).join('\n')}
import { ${api.split(/\W/)[0]} } from '@depot/api';
import { ${part} } from '@depot/ui';
${code}
const api = ${api}.injectEndpoints({
  endpoints: (build) => ({ probe: build.query({ query: () => (${operation}) }) }),
});

export function Probe() {
  const { data } = api.useProbeQuery(undefined);
  return <${part}>{JSON.stringify([data${copies.map((_, at) => `, copy${at}`).join('')}])}</${part}>;
}
`;

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Sources of a probe.
 *
 * @param {object} [offence] its deviations from a compatible remote
 * @param {string} [offence.part] its import from `@depot/ui`
 * @param {string} [offence.operation] its request to the services
 * @param {Record<string, string>} [offence.installed] versions of the product's packages in its build
 * @param {string} [offence.code] more code of its screen
 * @param {string} [offence.api] the API that its endpoints are injected into
 * @param {string[]} [offence.copies] files that it imports directly instead of the shared libraries
 * @returns {Map<string, string>} content by path
 */
export function probeFiles(offence = {}) {
  const { part = 'Page', operation = "{ url: '/warehouse' }", installed = {}, copies = [] } = offence;
  const { code = '', api = 'remoteApi(depotRemote)' } = offence;
  const packages = Object.entries(installed).map(([name, version]) => [
    `node_modules/${name}/package.json`,
    json({ name, version, type: 'module' }),
  ]);
  return new Map([
    ['package.json', json({ name: '@depot/mf-probe', version: '1.0.0', private: true, type: 'module' })],
    ['src/manifest.ts', manifest],
    ['src/Probe.tsx', screen({ part, operation, copies, code, api })],
    ...packages,
  ]);
}
