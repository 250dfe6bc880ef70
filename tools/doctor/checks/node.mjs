import { advice, good } from '../environment.mjs';

/** Lines of Node that are maintained and that Depot is tested on. */
const maintained = [22, 24];

/** `npm run doctor` itself refuses a Node that is too old. */
export async function node() {
  return stateOfNode(process.versions.node);
}

/** State of a version of Node. */
export function stateOfNode(version) {
  const [major] = version.split('.').map(Number);
  if (maintained.includes(major)) return good(version);
  const lines = maintained.join(' or ');
  return major < maintained[0]
    ? advice(`${version} works, but gets no security updates any more: install ${lines}.`)
    : advice(`${version} is newer than what Depot is tested on: ${lines} are.`);
}
