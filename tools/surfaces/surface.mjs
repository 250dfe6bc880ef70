/** Surface of a package: the exports that others may import, by its declarations. */
import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import typescript from 'typescript';

/** Characters of a declaration that a person reads; of a longer one the beginning stands there, and its digest. */
const most = 1_200;

const { SymbolFlags, SyntaxKind } = typescript;
const printer = typescript.createPrinter({ removeComments: true });

/**
 * Lines of each entry: its exports by name, then the internal declarations that they use. Names of another package are
 * listed with its name.
 *
 * @param {string} folder of the package's declarations
 * @param {Record<string, string>} entries the file of each
 */
export function surfaceOf(folder, entries) {
  const options = {
    noLib: true,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    types: [],
  };
  const program = typescript.createProgram(Object.values(entries), {
    ...options,
    module: typescript.ModuleKind.ESNext,
  });
  const reader = new SurfaceReader(program.getTypeChecker(), folder);
  return Object.entries(entries).flatMap(([entry, file]) => {
    const lines = reader.read(program.getSourceFile(file));
    return [`## ${entry}`, '', ...lines, ''];
  });
}

class SurfaceReader {
  constructor(checker, folder) {
    this.checker = checker;
    this.folder = folder;
  }

  read(source) {
    const module = this.checker.getSymbolAtLocation(source);
    const exported = module ? this.checker.getExportsOfModule(module) : [];
    const known = new Set(exported.map((symbol) => this.resolved(symbol)));
    const lines = exported.map((symbol) => this.declared(symbol)).sort();
    const others = this.within(known).map((symbol) => `(not exported) ${this.declared(symbol)}`);
    return [...lines, ...this.starsOf(source), ...others.sort()];
  }

  resolved(symbol) {
    return symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** `name: declaration`, or where it comes from. */
  declared(symbol) {
    const name = symbol.getName();
    const declarations = this.resolved(symbol).declarations ?? [];
    if (declarations.length === 0) return `${name}: from ${originOf(symbol)}`;
    const text = declarations.map(textOf).join(' ').replace(/\s+/g, ' ');
    return `${name}: ${text.length <= most ? text : `${text.slice(0, 200)} … ${digestOf(text)}`}`;
  }

  /** Declarations of the same package that these symbols use, transitively. */
  within(known) {
    const found = new Set();
    const visit = (node) => {
      if (node.kind === SyntaxKind.Identifier) add(this.checker.getSymbolAtLocation(node));
      typescript.forEachChild(node, visit);
    };
    const add = (symbol) => {
      const target = symbol && this.resolved(symbol);
      if (!target || known.has(target) || found.has(target) || !this.isOwn(target)) return;
      found.add(target);
      target.declarations.forEach(visit);
    };
    known.forEach(({ declarations = [] }) => declarations.forEach(visit));
    return [...found];
  }

  /** Declared at the top of a file of this package. */
  isOwn({ declarations = [] }) {
    return declarations.some((node) => {
      const holder = node.kind === SyntaxKind.VariableDeclaration ? node.parent.parent.parent : node.parent;
      const file = node.getSourceFile().fileName;
      return holder?.kind === SyntaxKind.SourceFile && !relative(this.folder, file).startsWith(`..${sep}`);
    });
  }

  /** `export * from` another package. */
  starsOf(source, seen = new Set()) {
    if (!source || seen.has(source)) return [];
    seen.add(source);
    return source.statements.flatMap((statement) => {
      if (!typescript.isExportDeclaration(statement) || statement.exportClause) return [];
      const target = this.checker.getSymbolAtLocation(statement.moduleSpecifier);
      if (!target) return [`* from ${statement.moduleSpecifier.text}`];
      return this.starsOf(target.declarations?.[0], seen);
    });
  }
}

function textOf(node) {
  const whole = node.kind === SyntaxKind.VariableDeclaration ? node.parent.parent : node;
  return printer.printNode(typescript.EmitHint.Unspecified, whole, node.getSourceFile());
}

/** The package that a name is handed on from. */
function originOf({ declarations = [] }) {
  for (let node = declarations[0]; node; node = node.parent) {
    if (node.moduleSpecifier) return node.moduleSpecifier.text;
  }
  return 'elsewhere';
}

const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
