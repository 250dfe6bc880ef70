import { bad, good, serviceAddress } from '../environment.mjs';

const timeoutMs = 8000;
/** Headers that a proxy must pass on unchanged. */
const headers = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cache-control',
  'strict-transport-security',
];

/** Checks that the public address gives the same answers as the process, except the operator's pages. */
export async function proxy({ env, isDemo }) {
  if (isDemo || !env.PUBLIC_URL) return good('none; people ask the services themselves');
  const path = '/api/remotes';
  const [outside, inside] = await Promise.all([ask(env.PUBLIC_URL + path), ask(serviceAddress(env) + path)]);
  if (outside.failure)
    return bad(`${env.PUBLIC_URL} cannot be reached from here: ${outside.failure}. Look at the proxy and its name.`);
  if (outside.status !== inside.status) return bad(`${env.PUBLIC_URL}${path} answers ${outside.status}.`);
  const changed = headers.filter((name) => outside.headers.get(name) !== inside.headers.get(name));
  if (changed.length > 0)
    return bad(`it changes ${changed.join(', ')}: let headers of the processes pass as they are.`);
  const open = [];
  for (const secret of ['/metrics', '/api/docs'])
    if ((await ask(env.PUBLIC_URL + secret)).status === 200) open.push(secret);
  if (open.length > 0) return bad(`${open.join(' and ')} can be read by everybody: see docs/ops/nginx.conf.`);
  return good(`${env.PUBLIC_URL} passes answers on as they are`);
}

async function ask(url) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await answer.arrayBuffer();
    return answer;
  } catch (error) {
    return { failure: error.cause?.code ?? error.message };
  }
}
