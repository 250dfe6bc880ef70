import { advice, bad, good } from '../environment.mjs';

/** The environment must be usable; in production, links in mails must lead here safely. */
export async function configuration({ env, isDemo }) {
  const { assertProduction, loadConfig } = await import('@depot/node-config');
  let config;
  try {
    config = loadConfig({ DEPOT_MODE: isDemo ? 'demo' : 'production', ...env });
    assertProduction(config);
  } catch (error) {
    return bad(error.problems ? error.problems.join('; ') : error.message);
  }
  if (isDemo) return good('demo mode');
  if (!config.PUBLIC_URL.startsWith('https:'))
    return advice(`PUBLIC_URL is ${config.PUBLIC_URL}; people should reach the product by https.`);
  return good(`production at ${config.PUBLIC_URL}`);
}
