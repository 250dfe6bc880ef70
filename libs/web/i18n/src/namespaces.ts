import type { i18n as Instance } from 'i18next';
import type { LocaleTexts } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';

/** One lazily loaded file of texts per language. */
export type LocaleLoaders = Record<Language, () => Promise<{ default: LocaleTexts }>>;

const registered = new Map<string, LocaleLoaders>();

async function load(instance: Instance, language: Language, namespace: string, loaders: LocaleLoaders): Promise<void> {
  if (instance.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await loaders[language]();
  instance.addResourceBundle(language, namespace, texts);
}

/** Registers the texts of a package and loads those of one language. */
export async function registerNamespace(instance: Instance, language: Language, namespace: string, loaders: LocaleLoaders): Promise<void> {
  registered.set(namespace, loaders);
  await load(instance, language, namespace, loaders);
}

/** Loads everything registered so far in another language. */
export async function loadNamespaces(instance: Instance, language: Language): Promise<void> {
  await Promise.all([...registered].map(([namespace, loaders]) => load(instance, language, namespace, loaders)));
}
