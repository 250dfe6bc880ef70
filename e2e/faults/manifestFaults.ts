import { answerInstead, type Fault } from './fault.js';

const manifestOf = (remote: string) => `**/remotes/${remote}/*/mf-manifest.json`;

export const manifestMissing: Fault = (page, remote) =>
  answerInstead(page, manifestOf(remote), (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );

/** Simulates a proxy that returns its own page with status 200 for every address. */
export const manifestIsPage: Fault = (page, remote) =>
  answerInstead(page, manifestOf(remote), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' }),
  );

/** Requests that are never answered. */
export const manifestHangs: Fault = (page, remote) => answerInstead(page, manifestOf(remote), () => undefined);
