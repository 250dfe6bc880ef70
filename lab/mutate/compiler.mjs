import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../tools/workspace-root.mjs';

let host;
let program;

/**
 * True if the compiler reports the fault, which then does not reach the tests. Only errors in the file itself count.
 */
export function compilerNotices({ file, text }) {
  const path = join(root, file);
  const { options, fileNames } = configuration();
  host ??= ts.createCompilerHost(options, true);
  const plain = host.getSourceFile;
  const changed = {
    ...host,
    getSourceFile: (name, ...rest) =>
      name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : plain.call(host, name, ...rest),
  };
  program = ts.createProgram(fileNames, options, changed, program);
  const source = program.getSourceFile(path);
  return program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length > 0;
}

function configuration() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}
