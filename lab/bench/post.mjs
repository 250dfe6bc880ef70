import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * Sends JSON and returns JSON over connections that stay open. `node:http` costs the measuring process less than
 * `fetch`.
 */
export function send(method, url, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const more =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const asked = request(url, { method, agent, headers: { ...headers, ...more } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const content = Buffer.concat(parts).toString();
        if (answer.statusCode >= 400)
          reject(new Error(`${url} answered ${answer.statusCode}: ${content.slice(0, 200)}`));
        else resolve(JSON.parse(content));
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

export const post = (url, body, headers) => send('POST', url, body, headers);
