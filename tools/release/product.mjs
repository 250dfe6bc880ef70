import { answerOf } from '../net/answer-of.mjs';
import { Problem } from '../say/say.mjs';

/** The product of the environment: DEPOT_URL with the team's DEPOT_RELEASE_TOKEN. Undefined if it is not set. */
export function namedProduct(env = process.env) {
  const { DEPOT_URL: url, DEPOT_RELEASE_TOKEN: token } = env;
  if (url && token) return new ProductApi(url, token);
  if (url || token) throw new Problem('DEPOT_URL and DEPOT_RELEASE_TOKEN belong together: set both or neither.');
  return undefined;
}

/** Client for the product at an address, with a token. */
export class ProductApi {
  constructor(url, token) {
    if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Problem(`DEPOT_URL must be an address; it is "${url}".`);
    this.url = url.replace(/\/+$/, '');
    this.token = token;
  }

  get(path) {
    return this.ask('GET', path);
  }

  /** The response; a refusal is a `Problem` with its message. */
  ask(method, path, body) {
    const isForm = body instanceof FormData;
    return answerOf(this.url, `${this.url}/api/remotes/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: body && !isForm ? JSON.stringify(body) : body,
    });
  }
}
