import type { RemoteManifest, ScreenGuide } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import { guideGaps } from './guides.js';

const gb: ScreenGuide = { purpose: 'All orders.', steps: ['Choose one.'], final: ['It is gone.'] };
const cn: ScreenGuide = { purpose: '所有订单。', steps: ['选择一个。'], final: ['无法恢复。'] };
const gapsOf = (english: Record<string, ScreenGuide>, chinese: Record<string, ScreenGuide>) =>
  guideGaps({
    routes: [{ path: 'order' }],
    guide: { gb: async () => ({ default: english }), cn: async () => ({ default: chinese }) },
    locales: {
      gb: async () => ({ default: { list: { choose: 'Choose' } } }),
      cn: async () => ({ default: { list: { choose: '选择' } } }),
    },
  } as unknown as RemoteManifest<unknown>);

test('nothing is missing where both languages say the same of each screen', async () => {
  expect(await gapsOf({ order: gb }, { order: cn })).toEqual([]);
  expect(await gapsOf({ order: { ...gb, forStore: gb } }, { order: { ...cn, forStore: cn } })).toEqual([]);
});

test('what is missing, too much or unlike is told', async () => {
  expect(await gapsOf({ order: gb }, {})).toEqual(['order has no guide in cn']);
  expect(await gapsOf({ order: gb, gone: gb }, { order: cn })).toEqual(['gone: no screen']);
  expect(await gapsOf({ order: gb }, { order: { ...cn, final: [] } })).toHaveLength(1);
  expect(await gapsOf({ order: gb }, { order: { ...cn, steps: [''] } })).toEqual(['order: something is empty']);
  expect(await gapsOf({ order: gb }, { order: gb })).toEqual(['order: a text is in the other language']);
  expect(await gapsOf({ order: { ...gb, forStore: gb } }, { order: cn })).toHaveLength(1);
  expect(await guideGaps({ routes: [] } as unknown as RemoteManifest<unknown>)).toHaveLength(1);
});

test('what is quoted is written on a screen of the remote, in the language of the guide', async () => {
  const english = { ...gb, steps: ['Press “Choose”.'] };
  const chinese = { ...cn, steps: ['点击“选择”。'] };
  expect(await gapsOf({ order: english }, { order: chinese })).toEqual([]);
  expect(await gapsOf({ order: { ...gb, steps: ['Press “Pick”.'] } }, { order: chinese })).toEqual([
    'order: nothing is called “Pick”',
  ]);
  const ofStore = { ...chinese, forStore: { ...cn, final: ['“Choose”无法恢复。'] } };
  expect(await gapsOf({ order: { ...english, forStore: gb } }, { order: ofStore })).toEqual([
    'order: nothing is called “Choose”',
  ]);
});
