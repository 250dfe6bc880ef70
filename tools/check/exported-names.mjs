/** One name, one meaning: names exported by two files, and the few names that belong to a place. */

const definition = /^export (?:declare )?(?:async |abstract )*(?:function\*?|class|const|interface|type|enum) (\w+)/gm;

/**
 * Names that several files define intentionally, where they may, and why they have the same meaning there. Any other
 * duplicate either has two meanings, so that one needs another name, or is defined once too often.
 */
export const roleNames = [
  {
    names: ['manifest', 'taggedApi', 'useTexts'],
    places: /^(?:mf-[^/]+|libs\/web\/shared-reads)\/src\/(?:manifest|texts|api\/tags)\.ts$/,
    why: 'a fixed place of every remote, and of the kit whose endpoints are generated like theirs',
  },
  {
    names: ['messages'],
    places: /^libs\/(?:contracts\/src\/errors\/messages\.ts|web\/[^/]+\/src\/(?:messages\.ts|ProgressDialog\.tsx))$/,
    why: 'what a package says, in both languages; useMessages() takes them',
  },
  {
    names: ['text', 'multiLineText', 'id', 'quantity', 'money', 'weight', 'day', 'choice'],
    places: /^libs\/(?:contracts\/src\/wire|node\/importing\/src\/cells|web\/router\/src\/address)\//,
    why: 'the kinds of fields: of requests, of cells of an import, of an address',
  },
  {
    names: ['text'],
    places: /^libs\/web\/documents\/src\/paper\/text\.ts$/,
    why: 'what papers say; never beside fields',
  },
  {
    names: ['currentLanguage'],
    places: /^libs\/(?:node\/context|web\/i18n)\/src\//,
    why: "the reader's language: of the request, of the browser",
  },
  {
    names: ['loadRemoteManifest', 'isRemoteKnown', 'dropRemote'],
    places: /^(?:lab\/bench\/federation\/bundled-manifests\.mjs|shell\/src\/remotes\/load\/loadRemoteManifest\.ts)$/,
    why: "the bench puts its file in the place of the shell's",
  },
  {
    names: ['findChromium'],
    places: /^(?:services\/documents\/src\/printing\/chromium\.ts|tools\/prerequisites\/printing\.mjs)$/,
    why: 'the same search, once more for what runs before anything is installed',
  },
  {
    names: ['readOptions'],
    places: /^(?:tools|lab)\/[^/]+\/(?:options|command-line)\.mjs$/,
    why: 'what a command is asked for by its words',
  },
];

const isInRole = (name, path) => roleNames.some(({ names, places }) => names.includes(name) && places.test(path));

/** Exported names defined by more than one file, each with its files; re-exports do not count. */
export function namesDefinedTwice(texts) {
  const places = new Map();
  for (const { path, text } of texts)
    for (const name of new Set([...text.matchAll(definition)].map(([, name]) => name)))
      places.set(name, [...(places.get(name) ?? []), path]);
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => ({ name, paths }));
}

/** Duplicate names with a file outside of the places that the name belongs to. */
export const namesOfTwoMeanings = (texts) =>
  namesDefinedTwice(texts).filter(({ name, paths }) => !paths.every((path) => isInRole(name, path)));

/** Roles that nothing fills any more, so that the list does not outlive its reasons. */
export function idleRoles(texts) {
  const twice = namesDefinedTwice(texts);
  return roleNames.flatMap(({ names, places }) =>
    names.filter((role) => !twice.some(({ name, paths }) => name === role && paths.some((path) => places.test(path)))),
  );
}
