import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import type { Branch, Lumps } from '../src/index.js';
import { compareTranscription } from './transcriptions/compare.js';
import * as ibsp59 from './transcriptions/ibsp59.js';
describe('x', () => { it('y', () => { console.log(JSON.stringify(compareTranscription(ibsp59, branch as unknown as Branch<Lumps>, {}),null,0).replaceAll('},','},\n')); expect(1).toBe(1); }); });
