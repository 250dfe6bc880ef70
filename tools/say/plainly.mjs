/** Failures that say in plain words what to do; of anything else the stack is wanted. */
const plain = ['ConfigurationError', 'NewerSchema', 'BadRoutes', 'Refusal'];

/** Runs the whole work of a process and ends it with 1 where it fails. */
export async function plainly(work) {
  try {
    await work();
  } catch (error) {
    console.error(plain.includes(error.name) ? error.message : error);
    process.exitCode = 1;
  }
}
