/** Output of the tools on the terminal: one line per step, with its time. */
const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI;
const heartbeatMs = isTerminal ? 1000 : 20_000;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A problem that a person can solve; its message is all they need, so no stack is shown. */
export class Problem extends Error {}

/** Begins a line of a program in the background that its caller prints. */
export const notice = '! ';

export function line(text = '') {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs one step of work and shows how it goes: `work` may call `note('3 of 20')` as often as it likes.
 * Long steps show that they live, in place on a terminal and every 20 s in a log.
 */
export async function step(title, work) {
  const start = Date.now();
  let detail = '';
  const show = () =>
    isTerminal ? `\r\x1b[K  … ${title} ${seconds(start)} ${detail}` : `  … ${title} ${seconds(start)} ${detail}\n`;
  const timer = setInterval(() => process.stdout.write(show()), heartbeatMs);
  timer.unref();
  const finish = (mark) => {
    clearInterval(timer);
    line(`${isTerminal ? '\r\x1b[K' : ''}  ${mark} ${title} (${seconds(start)})`);
  };
  try {
    const result = await work((text) => (detail = text));
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

/** Failures whose message tells the user how to fix them; others are printed with their stack. */
const plain = ['ConfigurationError', 'DatabaseUnavailable', 'NewerSchema', 'BadRoutes', 'DomainError', 'BackupError'];

/** Runs a command's work; prints its failure, if any, and exits with 1. */
export async function attempt(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Problem || plain.includes(error.name) ? error.message : error);
    process.exitCode = 1;
  }
}
