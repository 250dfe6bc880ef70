import { bad, good, serviceAddress } from '../environment.mjs';

/** Checks that the services respond and are ready. */
export async function services({ env, isRunning }) {
  const address = `${serviceAddress(env)}/health/ready`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    return answer.ok
      ? good(`ready at ${address}`)
      : bad(`${address} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  } catch {
    return isRunning
      ? bad(`nothing answers at ${address}; see host.log in the data folder.`)
      : bad(`nothing answers at ${address}: start them, or say PORT and HOST as they have it.`);
  }
}
