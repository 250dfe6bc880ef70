import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which a session is trusted, as in Depot. */
const ttl = 3000;

/** Reads who asks from a bearer token that Depot has signed, and whether that session is still open. */
export function sessionsOf(pool, secret) {
  const remembered = new Map();
  return async ({ headers }) => {
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const known = remembered.get(token);
    if (known && known.until > Date.now()) return known.person;
    const person = await openSession(pool, claimsOf(token, secret));
    remembered.set(token, { person, until: Date.now() + ttl });
    return person;
  };
}

function claimsOf(token, secret) {
  const [head, body, signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('Signed by another.');
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

async function openSession(pool, { jti }) {
  const [[person]] = await pool.query(
    `SELECT u.id, u.role, u.tenant_id tenantId, u.name FROM session s
     JOIN user u ON u.id = s.user_id AND u.tenant_id = s.tenant_id JOIN tenant t ON t.id = s.tenant_id
     WHERE s.id = ? AND s.revoked_at IS NULL AND s.expires_at > ? AND u.disabled = 0 AND u.role = s.role
       AND u.password_version = s.password_version AND t.suspended = 0`,
    [jti, Date.now()],
  );
  if (!person) throw new Error('The session has ended.');
  return person;
}
