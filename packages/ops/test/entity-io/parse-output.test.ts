import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOutput } from '../../src/entity-io/index.js';

/** The parts of an output; what isn't there is left out. */
function parts(value: string, key = 'OnTrigger'): unknown[] | undefined {
  const parsed = parseOutput(key, value);
  if (parsed === undefined) return undefined;
  const { target, input, parameter, delay, times, isRegular } = parsed;
  return [target, input, parameter, delay, times, isRegular ? 'regular' : 'odd'];
}

describe('outputs with commas', () => {
  it.each([
    ['door_1,Open,,0,-1', ['door_1', 'Open', '', 0, -1, 'regular']],
    ['!self,SetHealth,25,0.5,1', ['!self', 'SetHealth', '25', 0.5, 1, 'regular']],
    ['light_*,TurnOn,,.25,1', ['light_*', 'TurnOn', '', 0.25, 1, 'regular']],
    // Editors leave these behind.
    [',,,0,-1', ['', '', '', 0, -1, 'regular']],
    // A parameter with commas of its own.
    ['cmd,Command,say a, b, c,0,-1', ['cmd', 'Command', 'say a, b, c', 0, -1, 'odd']],
    // Fewer parts than there are, and numbers that are none.
    ['relay,Trigger,,1.5', ['relay', 'Trigger', '', 1.5, undefined, 'odd']],
    ['relay,Trigger,x', ['relay', 'Trigger', 'x', undefined, undefined, 'odd']],
    ['relay,Trigger,x,soon,often', ['relay', 'Trigger', 'x', undefined, undefined, 'regular']],
    ['relay,Trigger,x,soon,often,1', ['relay', 'Trigger', 'x', undefined, undefined, 'odd']],
  ])('%s', (value, expected) => expect(parts(value)).toEqual(expected));

  it('are known by their value alone when that is whole', () => {
    expect(parts('door_1,Open,,0,-1', 'PressedAttack')).toBeDefined();
  });

  it.each([
    ['message', 'Once you build it, go, quickly, please, now'],
    ['message', 'Well, yes, no'],
    ['axis', '1600 -568 54, 1600 -568 54'],
    ['caplayout', '1 2 3, 0, 4 5 6'],
    ['_light', '255 255 255 200'],
    ['OnTrigger', ''],
    ['OnTrigger', 'relay,Trigger'],
    ['OnTrigger', '1,2,3,4,5'],
  ])('are not what other keys have: %s = %s', (key, value) => expect(parts(value, key)).toBeUndefined());
});

describe('outputs with the character ESC', () => {
  const joined = (...all: readonly string[]): string => all.join('\x1b');

  it.each([
    [joined('door_1', 'Open', '', '0', '-1'), ['door_1', 'Open', '', 0, -1, 'regular']],
    [joined('cmd', 'Command', 'say a, b', '0', '-1'), ['cmd', 'Command', 'say a, b', 0, -1, 'regular']],
    [joined('a', 'B', 'c', 'd', '1', '2'), ['a', 'B', 'c\x1bd', 1, 2, 'odd']],
    [joined('a', 'B'), ['a', 'B', '', undefined, undefined, 'odd']],
    ['\x1b', ['', '', '', undefined, undefined, 'odd']],
  ])('%j', (value, expected) => expect(parts(value, 'anything')).toEqual(expected));

  it('are read in any game whose text has them', () => {
    expect(parseOutput('OnTrigger', joined('a', 'B', '', '0', '1'))?.separator).toBe('\x1b');
    expect(parseOutput('OnTrigger', 'a,B,,0,1')?.separator).toBe(',');
  });
});

it('takes any value for an output or for none, and never fails', () => {
  const value = fc.string({ unit: fc.constantFrom(',', '\x1b', 'a', '1', '-', '.', ' ', '*', '!') });
  fc.assert(
    fc.property(value, fc.constantFrom('OnTrigger', 'x'), (text, key) => {
      const parsed = parseOutput(key, text);
      if (parsed?.isRegular === true) expect(text.split(parsed.separator)).toHaveLength(5);
    }),
  );
});
