/** What is no function, or belongs to the measurement. */
const ignored = new Set(['(idle)', '(root)', 'dispatch']);

/** Path of a file without what depends on the machine: `node_modules` is left out before the name of a package. */
function shortenUrl(url) {
  const path = url.replace(/^file:\/\//, '');
  const inPackage = path.lastIndexOf('/node_modules/');
  if (inPackage !== -1) return path.slice(inPackage + '/node_modules/'.length);
  return path.replace(/^.*\/(?=(?:libs|services|lab)\/)/, '');
}

/** Microseconds of each function itself, by `name file`, for one of so many requests. */
export function sumFunctions({ nodes, samples, timeDeltas }, requests) {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || '(anonymous)'} ${shortenUrl(url)}`,
    ]),
  );
  const times = new Map();
  for (const [at, id] of samples.entries()) {
    const name = names.get(id).trim();
    if (!ignored.has(name)) times.set(name, (times.get(name) ?? 0) + timeDeltas[at] / requests);
  }
  return times;
}

/** The functions in which the first server spends most more than the second, largest difference first. */
export function listDifferences(first, second, most = 25) {
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names]
    .map((name) => ({ name, first: first.get(name) ?? 0, second: second.get(name) ?? 0 }))
    .sort((a, b) => b.first - b.second - (a.first - a.second))
    .slice(0, most);
}

const place = /^(?:libs\/(?:node|web)\/[^/]+|(?:libs|services|lab)\/[^/]+|@[^/]+\/[^/]+|[^/]+)/;

/** The same by package of npm or of the workspace; a function of the engine stands for itself. */
export function sumPackages(functions) {
  const times = new Map();
  for (const [name, time] of functions) {
    const file = name.slice(name.lastIndexOf(' ') + 1);
    const found = place.exec(file)?.[0] ?? name;
    times.set(found, (times.get(found) ?? 0) + time);
  }
  return times;
}
