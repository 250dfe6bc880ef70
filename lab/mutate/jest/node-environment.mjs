import { TestEnvironment } from 'jest-environment-node';
import { untilFirstFailure } from './first-failure.mjs';

export default untilFirstFailure(TestEnvironment);
