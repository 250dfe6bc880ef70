export { endWithParent } from './end-with-parent.js';
export { type IsolatedProgram, IsolationFailure, outputOf, wholeOutputOf } from './isolated-process.js';
