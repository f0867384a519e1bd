import { type Issue, issue } from '@brushwork/record';
import type { CheckedEntityTextOptions } from './entity-text-options.js';
import { EntityTextReader } from './entity-text-reader.js';
import { type ProblemRule, type ProblemRuleId, problemRules } from './problem-rules.js';
import { textLength } from './scan-entities.js';
import { tokenFlag } from './token-scanner.js';
import { readTokenText } from './token-text.js';

/** A place in the text: its byte, the number of its entity and its key. */
interface Place {
  readonly offset: number;
  readonly key?: string;
}

/**
 * Everything that is remarkable about the text of an entity lump, in the order of the bytes, with what concerns the
 * whole lump last. Nothing of it keeps the text from being read. Linear in time; each rule lists so many places and
 * then says how many more there are.
 */
export function findProblems(bytes: Uint8Array, options: CheckedEntityTextOptions): readonly Issue[] {
  return new ProblemFinder(bytes, options).find();
}

class ProblemFinder {
  private readonly bytes: Uint8Array;
  private readonly options: CheckedEntityTextOptions;
  private readonly reader: EntityTextReader;
  private readonly end: number;
  private readonly found: Issue[] = [];
  private readonly counts = new Map<ProblemRuleId, number>();
  private entity = -1;
  private pairs = 0;
  private isInside = false;
  private entityStart = 0;
  private isOutsideKnown = false;

  constructor(bytes: Uint8Array, options: CheckedEntityTextOptions) {
    this.bytes = bytes;
    this.options = options;
    this.end = textLength(bytes);
    this.reader = new EntityTextReader(bytes, this.end, options.escapes);
  }

  find(): readonly Issue[] {
    this.walk();
    if (this.entity < 0) this.add('entity-text-empty', { offset: 0 });
    this.checkTerminator();
    for (const [rule, count] of this.counts) {
      const more = count - this.options.maxProblemsPerRule;
      if (more > 0) this.addIssue(rule, `${problemRules[rule].message} (${more} more of these)`, undefined);
    }
    return this.found;
  }

  private walk(): void {
    const { reader } = this;
    for (let event = reader.next(); event !== 'end'; event = reader.next()) {
      const { start } = reader;
      if (event === 'open') {
        if (this.entity + 1 >= this.options.maxEntities) {
          this.add('entity-text-limit', { offset: start });
          return;
        }
        this.entity++;
        this.isInside = true;
        this.entityStart = start;
      } else if (event === 'close') this.leave();
      else if (event === 'unclosed') {
        this.add('entity-text-unclosed-brace', { offset: this.entityStart });
        this.leave();
      } else if (event === 'pair') {
        if (++this.pairs > this.options.maxPairs) {
          this.add('entity-text-limit', { offset: start });
          return;
        }
        this.checkPair();
      } else if (event === 'lone-key') this.checkLoneKey();
      else if (event === 'outside') this.checkOutside();
      else if (event === 'comment') this.add('entity-text-comment', { offset: start });
      else if (event === 'nested') this.add('entity-text-nested-brace', { offset: start });
      else this.add('entity-text-stray-brace', { offset: start });
    }
  }

  private leave(): void {
    this.isInside = false;
    this.isOutsideKnown = false;
  }

  private checkPair(): void {
    const { keyFlags, valueFlags, valueStart } = this.reader;
    const flags = keyFlags | valueFlags;
    if ((keyFlags & valueFlags & tokenFlag.quoted) !== 0 && flags === tokenFlag.quoted) return;
    const place = { offset: this.reader.start, key: this.keyText() };
    if ((keyFlags & valueFlags & tokenFlag.quoted) === 0) this.add('entity-text-unquoted', place);
    const at = { ...place, offset: valueStart - 1 };
    if ((flags & tokenFlag.unclosed) !== 0) this.add('entity-text-unclosed-quote', at);
    if ((flags & tokenFlag.lineBreak) !== 0) {
      this.add('entity-text-line-break', (valueFlags & tokenFlag.lineBreak) === 0 ? place : at);
    }
    if ((flags & tokenFlag.unknownEscape) !== 0) {
      this.add('entity-text-unknown-escape', (valueFlags & tokenFlag.unknownEscape) === 0 ? place : at);
    }
  }

  private checkLoneKey(): void {
    const place = { offset: this.reader.start, key: this.keyText() };
    this.add('entity-text-key-without-value', place);
    if ((this.reader.keyFlags & tokenFlag.unclosed) !== 0) this.add('entity-text-unclosed-quote', place);
  }

  // One problem for all that stands between two entities.
  private checkOutside(): void {
    const { start, keyFlags } = this.reader;
    if (!this.isOutsideKnown) this.add('entity-text-outside', { offset: start });
    if ((keyFlags & tokenFlag.unclosed) !== 0) this.add('entity-text-unclosed-quote', { offset: start });
    this.isOutsideKnown = true;
  }

  private checkTerminator(): void {
    const { bytes, end } = this;
    if (end === bytes.length) this.add('entity-text-no-nul', { offset: end });
    else if (end + 1 < bytes.length) this.add('entity-text-bytes-after-nul', { offset: end + 1 });
  }

  private keyText(): string {
    const { keyStart, keyEnd, keyFlags } = this.reader;
    // A key that swallowed half the file would make a path that nobody can read.
    const span = { start: keyStart, end: Math.min(keyEnd, keyStart + 64) };
    return readTokenText(this.bytes, span, { escapes: this.options.escapes, flags: keyFlags });
  }

  private add(rule: ProblemRuleId, place: Place): void {
    const count = (this.counts.get(rule) ?? 0) + 1;
    this.counts.set(rule, count);
    if (count <= this.options.maxProblemsPerRule) this.addIssue(rule, problemRules[rule].message, place);
  }

  private addIssue(rule: ProblemRuleId, message: string, place: Place | undefined): void {
    const { severity, code }: ProblemRule = problemRules[rule];
    const { path: base, baseOffset } = this.options;
    const entity = this.isInside && place !== undefined ? [this.entity] : [];
    const key = place?.key === undefined ? [] : [place.key];
    const offset = place === undefined ? undefined : baseOffset + place.offset;
    this.found.push(issue(rule, severity, code, { message, path: [...base, ...entity, ...key], offset }));
  }
}
