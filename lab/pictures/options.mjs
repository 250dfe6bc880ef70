import { Problem } from '../../tools/say/say.mjs';

const usage = `Usage: npm run pictures -- [--only <text>] [--variants 390-zh-dark,…] [--url http://localhost:8080]
  --only      what has this in its name: order-list, papers, guides, mails
  --variants  <width>-<en|zh>-<light|dark> instead of the usual four
  --url       a demo that runs already, which is changed a little; otherwise one is started and thrown away`;

/** Variants in which every page is taken. */
export const usualVariants = ['1440-en-light', '390-en-light', '390-zh-dark', '1024-zh-light'];

/**
 * `390-zh-dark` → `{ name, width: 390, language: 'cn', theme: 'dark' }`.
 *
 * @param {string} name
 */
export function readVariant(name) {
  const [, width, language, theme] = /^(\d{3,4})-(en|zh)-(light|dark)$/.exec(name) ?? [];
  if (!width) throw new Problem(usage);
  return { name, width: Number(width), language: language === 'zh' ? 'cn' : 'gb', theme };
}

/** @param {string[]} args */
export function readOptions(args) {
  const options = { only: '', variants: usualVariants, url: undefined };
  for (let at = 0; at < args.length; at += 2) {
    const [word, value] = args.slice(at);
    if (!value) throw new Problem(usage);
    if (word === '--only') options.only = value;
    else if (word === '--variants') options.variants = value.split(',');
    else if (word === '--url') options.url = value.replace(/\/$/, '');
    else throw new Problem(usage);
  }
  return { ...options, variants: options.variants.map(readVariant) };
}
