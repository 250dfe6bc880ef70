import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** No request of the product may take longer: 5 s for a connection, 10 s for a lock. */
const timeoutMs = 40_000;
const retryMs = 40;
/** A command is asked so often at most: both kinds of process start within seconds. */
const maxAttempts = 3_000;

/** Status codes of a proxy whose processes did not respond. */
const withoutAnswer = new Set([502, 504]);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Response of one request.
 * @throws if the connection ended without one.
 */
function ask(origin, { method, path, body, headers }) {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api${path}`, { method, agent, headers, timeout: timeoutMs }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('The answer was cut off.')));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const isJson = response.headers['content-type']?.startsWith('application/json');
        resolve({ status: response.statusCode, headers: response.headers, body: isJson ? JSON.parse(text) : text });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('No answer in time.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends requests to whichever process answers, again and again until one does. */
export class Caller {
  /** Connections that were cut before a response came, and responses of 503. */
  lost = 0;
  busy = 0;
  /** Lost responses without a kill. */
  lostInPeace = 0;
  busyInPeace = 0;

  /** `origins()` tells where the processes listen; `isQuiet()` that no kill is near. */
  constructor(origins, isQuiet) {
    this.origins = origins;
    this.isQuiet = isQuiet;
    this.turn = 0;
  }

  /**
   * Returns `{ status, body, replayed }` of the first answer that is not 503. A command has a `key`, which it keeps
   * however often it is sent.
   */
  async send(token, method, path, content, key) {
    const { body, type } = encoded(content);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.once({ method, path, body, headers });
      if (answer && answer.status !== 503)
        return { ...answer, replayed: answer.headers['idempotency-replayed'] === 'true' };
      if (attempt === maxAttempts)
        return answer ?? { status: 0, body: { message: `${method} ${path}: no response.` }, headers: {} };
      await pause(retryMs);
    }
  }

  async once(what) {
    const origins = this.origins();
    this.turn += 1;
    try {
      const answer = await ask(origins[this.turn % origins.length], what);
      if (withoutAnswer.has(answer.status)) throw new Error('No process behind the proxy responded.');
      if (answer.status === 503) {
        this.busy += 1;
        if (this.isQuiet()) this.busyInPeace += 1;
      }
      return answer;
    } catch {
      this.lost += 1;
      if (this.isQuiet()) this.lostInPeace += 1;
      return undefined;
    }
  }
}

/** A file as a form of one part, always with the same bytes; anything else as JSON. */
function encoded(content) {
  if (content === undefined) return {};
  if (content.file === undefined) return { body: JSON.stringify(content), type: 'application/json' };
  const boundary = '----depot-stress';
  const disposition = `Content-Disposition: form-data; name="file"; filename="${content.name}"`;
  const head = `--${boundary}\r\n${disposition}\r\nContent-Type: text/csv\r\n\r\n`;
  return { body: `${head}${content.file}\r\n--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` };
}
