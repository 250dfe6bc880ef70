/** Prints the version of the database server that tests start: what Nx keeps of a test depends on it. */
import { execFileSync } from 'node:child_process';
import { findProgram } from '../programs/find-program.mjs';

const program = findProgram('mariadbd');
const named = process.env.DEPOT_TEST_SERVER;
console.log(named ?? (program ? execFileSync(program, ['--version'], { encoding: 'utf8' }).trim() : 'none'));
