/** At-rules that only group other rules. */
const grouping = /^@(?:container|layer|media|supports)\b/;
const token = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[{};]|[^"'{};/]+|[^]/g;
/** Conditions that select nothing by themselves. */
const condition = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Selectors and at-rules of a style sheet that apply outside of the remote: those without a class that begins with its
 * prefix. Rules inside of another rule belong to that rule.
 */
export function findUnscopedSelectors(css: string, prefix: string): string[] {
  const found: string[] = [];
  const open: ('group' | 'rule')[] = [];
  const isScoped = (selector: string) => selector.replace(condition, '').includes(`.${prefix}`);
  let prelude = '';
  const enter = () => {
    const isInRule = open.at(-1) === 'rule';
    if (!isInRule && !prelude.startsWith('@')) found.push(...listSelectors(prelude).filter((each) => !isScoped(each)));
    else if (!isInRule && !grouping.test(prelude) && !isOwnKeyframes(prelude, prefix)) found.push(prelude);
    open.push(!isInRule && grouping.test(prelude) ? 'group' : 'rule');
  };
  for (const [part] of css.matchAll(token)) {
    if (part.startsWith('/*')) continue;
    if (part === '{') enter();
    else if (part === '}') open.pop();
    else if (part === ';') {
      if (open.at(-1) !== 'rule' && prelude.startsWith('@')) found.push(prelude);
    } else {
      prelude = (prelude + part).trimStart();
      continue;
    }
    prelude = '';
  }
  return found.map((each) => each.trim());
}

const isOwnKeyframes = (prelude: string, prefix: string): boolean =>
  new RegExp(`^@(?:-webkit-)?keyframes\\s+${prefix}`).test(prelude);

/** The selectors of a list, by its commas outside of parentheses and brackets. */
function listSelectors(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const part of list.split(/([(),[\]])/)) {
    if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    if (part === ',' && depth === 0) found.push('');
    else found[found.length - 1] += part;
  }
  return found;
}
