import type { LocaleTexts } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import type { i18n as Instance } from 'i18next';

/** One lazily loaded file of texts per language. */
export type LocaleLoaders = Record<Language, () => Promise<{ default: LocaleTexts }>>;

interface Registered {
  loaders: LocaleLoaders;
  /** Version of the package. Another version replaces its texts. */
  version: string;
}

const registered = new Map<string, Registered>();
/** The versions that the loaded texts are of, by language and namespace. */
const loaded = new WeakMap<Instance, Map<string, string>>();

async function load(
  instance: Instance,
  language: Language,
  namespace: string,
  { loaders, version }: Registered,
): Promise<void> {
  const versions = loaded.get(instance) ?? new Map<string, string>();
  loaded.set(instance, versions);
  const key = `${language}/${namespace}`;
  if (versions.get(key) === version && instance.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await loaders[language]();
  instance.addResourceBundle(language, namespace, texts, true, true);
  versions.set(key, version);
}

/** Registers the texts of a package and loads those of one language. */
export async function registerNamespace(
  instance: Instance,
  language: Language,
  namespace: string,
  texts: Registered,
): Promise<void> {
  registered.set(namespace, texts);
  await load(instance, language, namespace, texts);
}

/** Loads all registered namespaces in another language, including those registered while it loads. */
export async function loadNamespaces(instance: Instance, language: Language): Promise<void> {
  const done = new Map<string, Registered>();
  const left = () => [...registered].filter(([namespace, texts]) => done.get(namespace) !== texts);
  for (let next = left(); next.length > 0; next = left()) {
    await Promise.all(next.map(([namespace, texts]) => load(instance, language, namespace, texts)));
    next.forEach(([namespace, texts]) => done.set(namespace, texts));
  }
}
