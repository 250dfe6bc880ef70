import { localeGaps } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import cn from './cn.json' with { type: 'json' };
import gb from './gb.json' with { type: 'json' };

it('says everything in both languages', () => expect(localeGaps(gb, cn)).toEqual([]));
