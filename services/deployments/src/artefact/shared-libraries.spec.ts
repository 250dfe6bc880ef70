import { expect, test } from '@jest/globals';
import { findSharedLibraries } from './shared-libraries.js';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const elements = 'a=Symbol.for("react.transitional.element"),b=Symbol.for("react.memo")';

test.each([
  ['React, minified', 'x.js', `${elements};t.${internals}=s`, ['react']],
  ['a library that looks what an element is', 'x.js', elements, []],
  ['a library that reads what React holds', 'x.js', `e.${internals}.H`, []],
  [
    'an older React',
    'x.js',
    '"react.element","react.memo",e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=c',
    ['react'],
  ],
  ['a chunk that is called after React', 'vendors-node_modules_react_index_js.1f.js', '', ['react']],
  ['a chunk that is called after another package', 'vendors-node_modules_qrcode_react_lib_index_js.1f.js', '', []],
  ['a scoped package', 'vendors-node_modules_reduxjs_toolkit_dist_index_js.1f.js', '', ['Redux (@depot/rtk)']],
  ['a module of a build for development', 'x.js', '"../node_modules/react-dom/index.js": ((m) => {', ['react-dom']],
  [
    'a module written as a method',
    'x.js',
    "'./node_modules/i18next/dist/esm/i18next.js'(m) {",
    ['i18next (@depot/i18n)'],
  ],
  ['a path in a text', 'x.js', 'log("see ../node_modules/react-dom/index.js")', []],
  [
    'two of them',
    'x.js',
    '"@@redux/INIT";"__reactRouterVersion"',
    ['React Router (@depot/router)', 'Redux (@depot/rtk)'],
  ],
  ['what the shell gives', 'x.js', 'import("webpack/sharing/consume/default/react/react")', []],
])('%s', (_what, path, script, expected) => expect(findSharedLibraries(path, script)).toEqual(expected));
