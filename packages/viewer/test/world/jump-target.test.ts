import { describe, expect, it } from 'vitest';
import { findEntities } from '../../src/world/find-entities.js';
import { jumpTarget } from '../../src/world/jump-target.js';
import { setposText } from '../../src/world/setpos-text.js';

const place = (position: readonly number[], more: object = {}) => ({
  kind: 'place',
  position,
  isFeet: false,
  yaw: undefined,
  pitch: undefined,
  ...more,
});

describe('a text that says where to go', () => {
  it.each([
    ['1 2 3', [1, 2, 3]],
    ['  -1.5, 2e1,-.25 ', [-1.5, 20, -0.25]],
    ['(1 2 3)', [1, 2, 3]],
    ['[1 2 3]', [1, 2, 3]],
    ['setpos 1 2 3', [1, 2, 3]],
    ['SETPOS 1 2 3;', [1, 2, 3]],
  ])('%s is coordinates', (text, position) => {
    expect(jumpTarget(text)).toEqual(place(position));
  });

  it.each([
    ['setpos -10.5 20 64.03;setang 12.5 -90 0.00', [-10.5, 20, 64.03], { pitch: 12.5, yaw: -90 }],
    ['setpos 1 2 3; setang 350 270 0', [1, 2, 3], { pitch: -10, yaw: -90 }],
    ['setang 5 10 0;setpos 1 2 3', [1, 2, 3], { pitch: 5, yaw: 10 }],
    ['setpos_exact 1 2 3;setang_exact 4 5 0', [1, 2, 3], { pitch: 4, yaw: 5, isFeet: true }],
    ['1 2 3 10 90 0', [1, 2, 3], { pitch: 10, yaw: 90 }],
    ['(1 2 3) : 45', [1, 2, 3], { yaw: 45 }],
    ['setviewpos 1 2 3 45 6', [1, 2, 3], { yaw: 45, pitch: 6 }],
    ['1 2 3 100 0', [1, 2, 3], { pitch: 89, yaw: 0 }],
  ])('%s is coordinates with angles', (text, position, angles) => {
    expect(jumpTarget(text)).toEqual(place(position, angles));
  });

  it.each([
    ['leaf 12', { kind: 'leaf', index: 12 }],
    ['Leaf#3', { kind: 'leaf', index: 3 }],
    ['#7', { kind: 'entity', index: 7 }],
    ['entity 7', { kind: 'entity', index: 7 }],
    ['ENTITIES[7]', { kind: 'entity', index: 7 }],
    ['FACES[12]', { kind: 'record', path: 'FACES', index: 12 }],
    ['GAME_LUMP.sprp.props[ 3 ]', { kind: 'record', path: 'GAME_LUMP.sprp.props', index: 3 }],
    ['func_door', { kind: 'name', name: 'func_door' }],
    ['gate 2', { kind: 'name', name: 'gate 2' }],
    ['', { kind: 'nothing' }],
    [' ; ', { kind: 'nothing' }],
  ])('%s is understood', (text, target) => {
    expect(jumpTarget(text)).toEqual(target);
  });

  it.each([
    ['12', /leaf 12/],
    ['1 2', /three numbers.*there are 2/],
    ['1 2 3 4', /there are 4/],
    ['setpos 1 2', /there are 2/],
    ['setpos 1 2 3;quit', /“quit” is no setpos/],
    ['setang 1 2 3', /no setpos/],
    ['setpos 1 2 3;setang 1', /a pitch and a yaw/],
    ['1 2 1e30', /farther away/],
    ['FACES[x]', /names no record/],
    ['leaf 99999999999', /names no number/],
  ])('%s is refused in words', (text, words) => {
    const target = jumpTarget(text);
    expect(target.kind === 'error' ? target.message : target.kind).toMatch(words);
  });

  it('comes back from what the viewer writes itself', () => {
    const view = { position: [-0.0001, 20.12345, -7], yaw: 179.5, pitch: -12.25 } as const;
    expect(setposText(view)).toBe('setpos 0 20.123 -7;setang -12.25 179.5 0');
    expect(jumpTarget(setposText(view))).toEqual(place([0, 20.123, -7], { yaw: 179.5, pitch: -12.25 }));
  });
});

describe('entities that a text may mean', () => {
  const entities = [
    { className: 'worldspawn', name: undefined },
    { className: 'func_door', name: 'gate' },
    { className: 'trigger_multiple', name: 'gate_trigger' },
    { className: 'gate', name: undefined },
    { className: 'func_door_rotating', name: 'old_gate' },
  ].map((entity, index) => ({ ...entity, index, origin: undefined }));
  const found = (text: string, most = 10) => findEntities(entities, text, most).map(({ index }) => index);

  it('are found by name before class, by the whole before a part', () => {
    expect(found('GATE')).toEqual([1, 3, 2, 4]);
    expect(found('func_door')).toEqual([1, 4]);
    expect(found('gate', 2)).toEqual([1, 3]);
    expect(found('nobody')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });

  it('are found by number', () => {
    expect(found('2')).toEqual([2]);
    expect(found('#4')).toEqual([4]);
  });
});
