/** Finds exports of a package that break code compiled against its earlier declarations. */
import { join, relative, sep } from 'node:path';
import typescript from 'typescript';

const { ObjectFlags, SymbolFlags, TypeFlags } = typescript;
const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: typescript.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  target: typescript.ScriptTarget.ES2022,
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
};

/** Type of a constant without its value. */
const kind = `type Kind<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean
  : T extends readonly (infer E)[] ? readonly Kind<E>[] : { [K in keyof T]: Kind<T[K]> };`.replaceAll('\n', ' ');

/**
 * A value must be assignable to its earlier type, so that existing callers compile. A type must be assignable in one
 * direction at least: whether it is read or written shows in the values that use it.
 *
 * @typedef {{ folder: string, entries: Record<string, string> }} Declarations
 * @param {Declarations} before
 * @param {Declarations} after
 * @returns {string[]} `Button (.): why`
 */
export function brokenExports(before, after) {
  const entries = Object.keys(before.entries).filter((entry) => after.entries[entry]);
  const checks = checksOf(before, entries);
  const imports = entries.flatMap((entry, at) => [
    `import type * as Old${at} from ${JSON.stringify(moduleOf(before.entries[entry]))};`,
    `import type * as New${at} from ${JSON.stringify(moduleOf(after.entries[entry]))};`,
  ]);
  const head = [kind, ...imports];
  const errors = errorsIn(join(after.folder, 'check.ts'), [...head, ...checks.map(({ code }) => code)]);
  const bySubject = new Map();
  checks.forEach(({ subject, isValue }, at) => {
    const check = { isValue, error: errors.get(head.length + at) };
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), check]);
  });
  return [...bySubject]
    .filter(([, group]) => group.some(({ isValue, error }) => isValue && error) || isWholly(group))
    .map(([subject, group]) => `${subject}: ${group.find(({ error }) => error).error}`);
}

/** All checks of a type fail. */
function isWholly(group) {
  const types = group.filter(({ isValue }) => !isValue);
  return types.length > 0 && types.every(({ error }) => error);
}

const moduleOf = (file) => file.replace(/\.d\.ts$/, '');

/** For each export of the entries a value's check, and those of a type in both directions, each a line. */
function checksOf({ folder, entries: files }, entries) {
  const program = typescript.createProgram(Object.values(files), options, hostWith());
  const checker = program.getTypeChecker();
  return entries.flatMap((entry, at) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(files[entry]));
    const exported = module ? checker.getExportsOfModule(module) : [];
    return exported.flatMap((symbol) => {
      const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!isDeclaredIn(folder, target)) return [];
      const subject = `${symbol.getName()} (${entry})`;
      return codesOf(symbol.getName(), target, checker, at).map((check) => ({ ...check, subject }));
    });
  });
}

const isDeclaredIn = (folder, { declarations = [] }) =>
  declarations.some((node) => !relative(folder, node.getSourceFile().fileName).startsWith(`..${sep}`));

function codesOf(name, target, checker, at) {
  const [older, newer] = [`Old${at}.${name}`, `New${at}.${name}`];
  const [now, was] = [newer, older].map((one) => (isPlain(target, checker) ? `Kind<typeof ${one}>` : `typeof ${one}`));
  const value = { isValue: true, code: `export const x = (now: ${now}): ${was} => now;` };
  const given = argumentsOf(target);
  const directions = [
    [older, newer],
    [newer, older],
  ].map(([from, to]) => ({ isValue: false, code: `export const x = (a: ${from}${given}): ${to}${given} => a;` }));
  return [
    ...(target.flags & SymbolFlags.Value ? [value] : []),
    ...(target.flags & SymbolFlags.Type && !(target.flags & SymbolFlags.Value) ? directions : []),
  ];
}

/**
 * A constant of texts, numbers and lists or records of them: another value, or one more, is no other kind of constant.
 */
function isPlain(target, checker) {
  if (!(target.flags & SymbolFlags.Variable)) return false;
  const isPlainType = (type, depth = 0) => {
    if (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike)) return true;
    if (depth > 6 || !(type.flags & TypeFlags.Object)) return false;
    const isPart = (part) => isPlainType(part, depth + 1);
    if (checker.isArrayType(type) || checker.isTupleType(type)) return checker.getTypeArguments(type).every(isPart);
    const isRecord = type.objectFlags & ObjectFlags.Anonymous && type.getCallSignatures().length === 0;
    return Boolean(isRecord) && type.getProperties().every((part) => isPart(checker.getTypeOfSymbol(part)));
  };
  return isPlainType(checker.getTypeOfSymbol(target));
}

/** `<any, any>` for a type with two parameters. */
function argumentsOf({ declarations = [] }) {
  const { length } = declarations.find(({ typeParameters }) => typeParameters)?.typeParameters ?? [];
  return length > 0 ? `<${Array(length).fill('any').join(', ')}>` : '';
}

/** The first error of each line, by the number of the line. */
function errorsIn(file, lines) {
  const text = lines.map((code, at) => code.replace('const x =', `const x${at} =`)).join('\n');
  const program = typescript.createProgram([file], options, hostWith(file, text));
  const source = program.getSourceFile(file);
  const found = new Map();
  for (const { start, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start);
    if (!found.has(line)) found.set(line, lastOf(messageText));
  }
  return found;
}

/** Files of packages, which are the same for each state and package: parsed once. */
const parsed = new Map();

/** The compiler's host, with one file that is not on the disk. */
function hostWith(file, text) {
  const host = typescript.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...more) => {
    if (name === file) return typescript.createSourceFile(name, text, ...more);
    if (!name.includes('/node_modules/')) return getSourceFile(name, ...more);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...more));
    return parsed.get(name);
  };
  return host;
}

/** The innermost reason. */
const lastOf = (message) => {
  if (typeof message === 'string') return message;
  return message.next?.length > 0 ? lastOf(message.next[0]) : message.messageText;
};

/**
 * The text of a declaration file where packages are named by the files of their entries, without what the compiler
 * compares by its place rather than by its form: private members and unique symbols.
 *
 * @param {string} text
 * @param {Record<string, string>} files by the name of the entry: `@depot/ui/data`
 */
export const comparable = (text, files) =>
  text
    .replaceAll(/(?<=\bfrom ["']|\bimport\(["'])@depot\/[^"']+(?=["'])/g, (name) => files[name] ?? name)
    .replaceAll(/^\s*(private (?!constructor)[^;]*|#private);$/gm, '')
    .replaceAll('unique symbol', 'symbol');
