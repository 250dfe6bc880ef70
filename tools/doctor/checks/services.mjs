import { advice, bad, good } from '../environment.mjs';

/** They answer, and say that they are ready. */
export async function services({ env, isRunning }) {
  const address = `http://127.0.0.1:${env.PORT || 8080}/health/ready`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    return answer.ok
      ? good(`ready at ${address}`)
      : bad(`${address} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  } catch {
    return isRunning
      ? bad(`nothing answers at ${address}; see host.log in the data folder.`)
      : advice(`nothing answers at ${address}: not started here.`);
  }
}
