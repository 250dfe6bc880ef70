import { expect, test } from '@jest/globals';
import { createFileResponse } from './file-response.js';

const dispositionOf = (name: string) =>
  createFileResponse(Buffer.from('x'), { name, type: 'text/plain' }).getHeaders().disposition;

test.each([
  ['Statement 2026.pdf', `attachment; filename="Statement 2026.pdf"; filename*=UTF-8''Statement%202026.pdf`],
  ['库存 "A".xlsx', `attachment; filename="__ _A_.xlsx"; filename*=UTF-8''%E5%BA%93%E5%AD%98%20%22A%22.xlsx`],
  [
    `a\r\nSet-Cookie: x=1.pdf`,
    `attachment; filename="a__Set-Cookie: x=1.pdf"; filename*=UTF-8''a__Set-Cookie%3A%20x%3D1.pdf`,
  ],
  ['\u202efdp.exe\u2028\u0000\ud83d.pdf', `attachment; filename="_fdp.exe___.pdf"; filename*=UTF-8''_fdp.exe___.pdf`],
])('%j leaves as a header that a browser can read', (name, header) => expect(dispositionOf(name)).toBe(header));
