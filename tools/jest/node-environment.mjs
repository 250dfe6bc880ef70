import { TestEnvironment } from 'jest-environment-node';
import { withTestRules } from './test-rules.mjs';

export default withTestRules(TestEnvironment);
