import JsdomEnvironment from 'jest-environment-jsdom';

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

export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, fromNode);
  }
}
