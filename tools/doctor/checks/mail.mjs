import { advice, bad, good } from '../environment.mjs';

const timeoutMs = 8000;

/** The mail server takes our connection and our account. */
export async function mail({ env, isDemo }) {
  if (!env.SMTP_URL) {
    const text = 'no SMTP_URL: mails are kept under Admin → Mail outbox';
    return isDemo ? good(text) : advice(`${text}, and nobody gets one.`);
  }
  const { createTransport } = await import('nodemailer');
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: env.SMTP_URL, ...limits });
  const { hostname } = new URL(env.SMTP_URL);
  try {
    await transport.verify();
    return good(`${hostname} takes mails`);
  } catch (error) {
    return bad(`${hostname} does not: ${error.message}. Check SMTP_URL.`);
  } finally {
    transport.close();
  }
}
