const headline = /^# (\S+) (\d+)\.(\d+)\.(\d+)/;

/** What is wrong with a surface that was kept, beside the one that is; undefined where it may be written. */
export function surfaceProblem(before, text, isCheck) {
  if (before === text) return undefined;
  const [, name, ...now] = headline.exec(text);
  const write = `npm run surfaces writes ${name}'s.`;
  if (before === undefined) return isCheck ? write : undefined;
  const [, , ...kept] = headline.exec(before);
  const gone = goneFrom(before, text);
  const isRaised = gone.length > 0 ? Number(now[0]) > Number(kept[0]) : isLater(now, kept);
  if (isRaised || bodyOf(before) === bodyOf(text)) return isCheck ? write : undefined;
  const why =
    gone.length > 0 ? `has no ${gone.join(', ')} any more: raise its first number` : 'is another: raise its version';
  return `What ${name} offers ${why}, then ${write}`;
}

const bodyOf = (text) => text.slice(text.indexOf('\n'));

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
