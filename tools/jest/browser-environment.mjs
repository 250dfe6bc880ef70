import { dirname } from 'node:path';
import JsdomEnvironment from 'jest-environment-jsdom';
import { projectFolder, projectName } from '../build/remote-folder.mjs';
import { withTestRules } from './test-rules.mjs';

/**
 * jsdom without its own half of the network: requests, their bodies and their cancelling come from Node, whose `fetch`
 * refuses jsdom's signals and blobs.
 */
const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  BroadcastChannel,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  Uint8Array,
  WritableStream,
  fetch,
  structuredClone,
};

class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    // the build defines it: the name of the package whose test runs
    const depotRemote = projectName(projectFolder(dirname(context.testPath)));
    Object.assign(this.global, fromNode, { depotRemote });
  }
}

export default withTestRules(BrowserEnvironment);
