import type { Candidate } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { evidenceLines } from '../../src/commands/inspect/evidence-lines.js';

function candidate(title: string, score: number, ...texts: string[]): Candidate {
  return { branch: title, title, score, evidence: texts.map((text) => ({ text, weight: 1 })) };
}

describe('what inspect says of candidates', () => {
  it('names once what speaks for all that are near, then what differs, with those of which it is true', () => {
    expect(
      evidenceLines([
        candidate('First', 100, 'a header', 'whole', 'own'),
        candidate('Second', 95, 'a header', 'whole'),
        candidate('Third', 91, 'a header', 'broken'),
        candidate('Fourth', 90, 'a header', 'broken'),
      ]),
    ).toEqual([
      'Seen: a header',
      'Only for First: whole; own',
      'Only for Second: whole',
      'Only for Third and Fourth: broken',
    ]);
  });

  it('leaves out the reasons of those that are far worse, and says so', () => {
    const best = candidate('First', 100, 'a header');
    const far = candidate('Far', 50, 'another header');
    expect(evidenceLines([best, far])).toEqual([
      'Seen: a header',
      'One other is worse by more than 10; --json names it.',
    ]);
    expect(evidenceLines([best, far, far]).at(-1)).toBe(
      '2 others are worse by more than 10; --json names them.',
    );
    expect(evidenceLines([])).toEqual([]);
  });
});
