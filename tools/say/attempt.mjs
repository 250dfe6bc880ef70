import { Problem } from './say.mjs';

/** Failures that say in plain words what to do; of anything else the stack is wanted. */
const plain = ['ConfigurationError', 'NewerSchema', 'BadRoutes', 'DomainError', 'BackupError'];

/** Runs the whole work of a command, tells what went wrong and ends with 1 where it fails. */
export async function attempt(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Problem || plain.includes(error.name) ? error.message : error);
    process.exitCode = 1;
  }
}
