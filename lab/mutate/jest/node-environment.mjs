import NodeEnvironment from '../../../tools/jest/node-environment.mjs';
import { untilFirstFailure } from './first-failure.mjs';

export default untilFirstFailure(NodeEnvironment);
