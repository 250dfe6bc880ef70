import BrowserEnvironment from '../../../tools/jest/browser-environment.mjs';
import { untilFirstFailure } from './first-failure.mjs';

export default untilFirstFailure(BrowserEnvironment);
