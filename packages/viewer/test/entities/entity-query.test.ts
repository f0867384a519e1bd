import { describe, expect, it } from 'vitest';
import { entityQuery } from '../../src/worker/entities/entity-query.js';
import { matchesGlob } from '../../src/worker/entities/glob.js';

const door = [
  { key: 'classname', value: 'func_door' },
  { key: 'targetname', value: 'door_1' },
  { key: 'message', value: 'Mind the gap' },
];

describe('a search of entities', () => {
  it('finds words in keys and values, whatever the case, and all of them have to be there', () => {
    expect(entityQuery('DOOR')(door)).toBe(true);
    expect(entityQuery('door message')(door)).toBe(true);
    expect(entityQuery('door window')(door)).toBe(false);
    expect(entityQuery('"mind the"')(door)).toBe(true);
    expect(entityQuery('')(door)).toBe(true);
  });

  it('finds values by their keys, with * for anything', () => {
    expect(entityQuery('targetname=door*')(door)).toBe(true);
    expect(entityQuery('targetname=door')(door)).toBe(false);
    expect(entityQuery('*name=*door*')(door)).toBe(true);
    expect(entityQuery('message=')(door)).toBe(true);
    expect(entityQuery('target=')(door)).toBe(false);
    expect(entityQuery('message="mind the gap"')(door)).toBe(true);
  });

  it('leaves out what stands behind a minus', () => {
    expect(entityQuery('-classname=func_*')(door)).toBe(false);
    expect(entityQuery('door -light')(door)).toBe(true);
    expect(entityQuery('-')(door)).toBe(false);
  });

  it('takes every character but * for itself, and no time for nasty patterns', () => {
    expect(matchesGlob('a.b(c)[d]', 'A.B(C)[*')).toBe(true);
    expect(matchesGlob('aXb', 'a.b')).toBe(false);
    expect(matchesGlob('ab', 'ab*b')).toBe(false);
    const long = 'a'.repeat(20_000);
    expect(matchesGlob(long, `${'a*'.repeat(500)}b`)).toBe(false);
  });
});
