import { linearSteps, parseTarget } from '@depot/contracts/deployments';
import { Problem } from '../say/say.mjs';

const usage = `Usage:
  npm run release -- mf-orders                            checks it, builds it and publishes it; nobody gets it yet
  npm run release -- mf-orders --next                     the same for a shell that is not served yet: it waits for it
  npm run release -- promote mf-orders 1.1.0              gives it to everybody (also: back to an older version)
  npm run release -- promote mf-orders newest             gives the version that was published last to everybody
  npm run release -- split mf-orders 1.0.0=90 1.1.0=10    spreads the users; the first version is the default
  npm run release -- split mf-orders 1.0.0=100 1.1.0=0 for tenant:1 ann@depot.example
                                                          the last version is for these users, whatever the shares
  npm run release -- rollout mf-orders 1.1.0 +10 every 5  gives it to 10 % more users every 5 minutes
  npm run release -- rollout mf-orders 1.1.0 1,20,100 every 30   to these shares, one after the other
  npm run release -- rollout mf-orders 1.1.0 10,100 every 30 first tenant:1+role:WAREHOUSE_OPS
                                                          gives it to these users before the first share
  npm run release -- stop mf-orders                       stops the rollout; everybody has the version from before
  npm run release -- list [mf-orders]                     the published versions and who has them
  npm run release -- status mf-orders                     how its versions do, its errors and its rollout
  npm run release -- withdraw mf-orders                   gives the remote to nobody any more
  npm run release -- shell                                checks and publishes this checkout's shell, which goes to
                                                          everybody by promote, and back, as a remote does
  npm run release -- train 2.0.0 mf-orders@2.0.0 mf-reports@2.0.0   gives everybody that shell with these remotes
  npm run release -- train back                           takes the latest train back; everybody has what was before
  npm run release -- train                                the latest trains
  npm run release -- services                             checks these services against them
  npm run release -- token "Orders" mf-orders              makes a team's token, as DEPOT_USER with DEPOT_PASSWORD
It works on the product of DEPOT_URL and DEPOT_RELEASE_TOKEN, or on the one that npm start runs here.`;

const forNext = '--next';
const withoutRemote = ['services', 'list'];
const isRemote = (name) => /^mf-[a-z]+$/.test(name ?? '');
/** Released artefacts: remotes, and the shell. */
const isReleased = (name) => name === 'shell' || isRemote(name);
const ofShell = ['publish', 'split', 'list'];

/**
 * @typedef {'publish' | 'split' | 'rollout' | 'stop' | 'withdraw' | 'list' | 'status' | 'services' | 'token' | 'train'
 *   | 'trainBack' | 'trains'} Action
 *
 * @typedef {import('@depot/contracts/deployments').VersionTarget} Target
 *
 * @typedef {{ version: string; traffic: number; default: boolean; targets?: Target[] }} Share
 *
 * @typedef {object} Request
 * @property {Action} action
 * @property {string} [name]
 * @property {string[] | { remote: string; version: string }[]} [remotes] names of a token, members of a train
 * @property {string} [shell] version of the shell of a train
 * @property {string} [remote]
 * @property {string} [version]
 * @property {number[]} [steps]
 * @property {number} [everyMinutes]
 * @property {Target[]} [first]
 * @property {Share[]} [split]
 * @property {boolean} [isForNextShell] publishes a version for a shell that is not served yet
 */

/**
 * Parses the command line. `publish` may be omitted.
 *
 * @returns {Request}
 */
export function readRequest(args) {
  if (withoutRemote.includes(args[0]) && args.length === 1) return { action: args[0] };
  if (args[0] === 'token') return readToken(args.slice(1));
  if (args[0] === 'train') return readTrain(args.slice(1));
  const [action, remote, ...rest] = isReleased(args[0]) ? ['publish', ...args] : args;
  const read = readers[action];
  if (!read || !isReleased(remote)) throw new Problem(usage);
  const request = { remote, ...read(rest) };
  const isWhole = ofShell.includes(request.action) && !(request.split?.length > 1);
  return isRemote(remote) || isWhole ? request : reject();
}

const readers = {
  publish: readPublish,
  promote: ([version, ...more]) =>
    version && more.length === 0 ? { action: 'split', split: [everybody(version)] } : reject(),
  split: readSplit,
  rollout: readRollout,
  stop: (rest) => (rest.length === 0 ? { action: 'stop' } : reject()),
  withdraw: (rest) => (rest.length === 0 ? { action: 'withdraw' } : reject()),
  status: (rest) => (rest.length === 0 ? { action: 'status' } : reject()),
  list: (rest) => (rest.length === 0 ? { action: 'list' } : reject()),
};

function readPublish(options) {
  if (options.length === 0) return { action: 'publish' };
  return options.length === 1 && options[0] === forNext ? { action: 'publish', isForNextShell: true } : reject();
}

function readToken([name, ...remotes]) {
  if (!name || remotes.length === 0 || !remotes.every(isReleased)) reject();
  return { action: 'token', name, remotes };
}

function readTrain([shell, ...members]) {
  if (shell === undefined) return { action: 'trains' };
  if (shell === 'back' && members.length === 0) return { action: 'trainBack' };
  const remotes = members.map((member) => {
    const [, remote, version] = /^(mf-[a-z]+)@(\S+)$/.exec(member) ?? reject();
    return { remote, version };
  });
  return /^\d/.test(shell) && remotes.length > 0 ? { action: 'train', shell, remotes } : reject();
}

const everybody = (version) => ({ version, traffic: 100, default: true });

function reject() {
  throw new Problem(usage);
}

/** `1.0.0=90 1.1.0=10 for tenant:1`: the words after `for` are the targets of the last version. */
function readSplit(rest) {
  const [shares, targets] = partedBy('for', rest);
  if (shares.length === 0) reject();
  const split = shares.map(readShare);
  const last = split.at(-1);
  return { action: 'split', split: targets ? [...split.slice(0, -1), { ...last, targets }] : split };
}

/** The words before one word, and the targets after it; undefined without the word. */
function partedBy(word, words) {
  const place = words.indexOf(word);
  if (place < 0) return [words, undefined];
  const targets = words.slice(place + 1).map(parseTarget);
  return targets.length > 0 && targets.every(Boolean) ? [words.slice(0, place), targets] : reject();
}

function readShare(text, index) {
  const [version, traffic] = text.split('=');
  if (!version || !/^\d+(\.\d+)?$/.test(traffic ?? '')) reject();
  return { version, traffic: Number(traffic), default: index === 0 };
}

function readRollout(rest) {
  const [words, first] = partedBy('first', rest);
  const [version, shares, every, minutes, ...more] = words;
  const isGood = version && every === 'every' && /^\d+(\.\d+)?$/.test(minutes ?? '') && more.length === 0;
  if (!isGood || !/^(\+\d+(\.\d+)?|\d+(\.\d+)?(,\d+(\.\d+)?)*)$/.test(shares)) reject();
  const steps = shares.startsWith('+') ? linearSteps(Number(shares.slice(1))) : shares.split(',').map(Number);
  return { action: 'rollout', version, steps, everyMinutes: Number(minutes), ...(first && { first }) };
}
