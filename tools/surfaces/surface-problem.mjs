const headline = /^# (\S+) (\d+)\.(\d+)\.(\d+)/;

/**
 * Says why the new surface is not permitted after the stored one; undefined if it may be written.
 *
 * @param {string | undefined} before
 * @param {string} text
 * @param {boolean} isCheck
 * @param {string[]} broken exports that break what was compiled before, each with the reason
 */
export function surfaceProblem(before, text, isCheck, broken = []) {
  if (before === text) return undefined;
  const [, name, ...now] = headline.exec(text);
  const write = `npm run surfaces writes ${name}'s.`;
  if (before === undefined) return isCheck ? write : undefined;
  const [, , ...kept] = headline.exec(before);
  const gone = goneFrom(before, text);
  const isMajor = gone.length + broken.length > 0;
  const isRaised = isMajor ? Number(now[0]) > Number(kept[0]) : isLater(now, kept);
  if (isRaised || bodyOf(before) === bodyOf(text)) return isCheck ? write : undefined;
  const why = [
    ...(gone.length > 0 ? [`has no ${gone.join(', ')} any more`] : []),
    ...(broken.length > 0 ? [`breaks code that was compiled with the last commit (${broken.join('; ')})`] : []),
  ].join(', and ');
  const difference = isMajor ? `${why}: raise its first number` : 'is another: raise its version';
  return `What ${name} offers ${difference}, then ${write}`;
}

export const bodyOf = (text) => text.slice(text.indexOf('\n'));

/** Both as the parts of a version. */
function isLater(now, kept) {
  const at = now.findIndex((part, index) => part !== kept[index]);
  return at >= 0 && Number(now[at]) > Number(kept[at]);
}

/** `## entry` → the names that it exports. */
function namesOf(text) {
  const names = new Set();
  let entry = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) entry = line.slice(3);
    const [, name] = /^([\w$]+): /.exec(line) ?? [];
    if (name) names.add(`${name} (${entry})`);
  }
  return names;
}

function goneFrom(before, text) {
  const now = namesOf(text);
  return [...namesOf(before)].filter((name) => !now.has(name));
}
