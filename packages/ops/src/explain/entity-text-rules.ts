import { type ProblemRuleId, problemRules, type RuleText } from '@brushwork/formats';

/** Cause, effect and remedy of a rule of entity text. */
type Advice = readonly [cause: string, effect: string, remedy: string];

const advice: Readonly<Record<ProblemRuleId, Advice>> = {
  'entity-text-no-nul': [
    'The tool that wrote the text left the NUL at its end out.',
    'Engines that copy the lump add one of their own; those that do not read on behind it.',
    'Add a NUL at the end of the text.',
  ],
  'entity-text-bytes-after-nul': [
    'The text was made shorter in place, or something was hidden behind it.',
    'Engines stop at the NUL; the bytes behind it stay as they are.',
    'Nothing has to be done; write the text anew to lose them.',
  ],
  'entity-text-empty': [
    'The entities were taken out, as map protectors do, or the lump was cut.',
    'The map has no world, no player starts, no lights: most games refuse to start it.',
    'Restore the entities from a copy or from the source of the map.',
  ],
  'entity-text-unclosed-brace': [
    'A closing brace was deleted, or the text was cut.',
    'The engine takes what follows for pairs of this entity, or stops with a message about a closing brace.',
    'Add the closing brace.',
  ],
  'entity-text-stray-brace': [
    'A closing brace stands twice, or its opening one was deleted.',
    'Engines stop reading entities there: those behind it are lost.',
    'Take the brace out, or add the opening one.',
  ],
  'entity-text-outside': [
    'Text was put between two entities, or an opening brace was deleted.',
    'Engines stop reading entities there, with or without a message: those behind it are lost.',
    'Take the text out, or add the opening brace.',
  ],
  'entity-text-unclosed-quote': [
    'A quote was deleted.',
    'All that follows becomes part of one value.',
    'Add the closing quote.',
  ],
  'entity-text-key-without-value': [
    'A value was deleted with its quotes, or a key stands alone before the closing brace.',
    'Engines take the closing brace for the value and lose the end of the entity, or stop with a message.',
    'Add a value; an empty one is written as two quotes.',
  ],
  'entity-text-unquoted': [
    'The text was written by hand or by a tool that leaves quotes out where it can.',
    'Most engines read it; the word ends at the next space.',
    'Put key and value in quotes.',
  ],
  'entity-text-line-break': [
    'A closing quote was forgotten, or a value was meant to have several lines.',
    'Most engines read it as it stands.',
    'Check the value; write a line break as the game wants it.',
  ],
  'entity-text-unknown-escape': [
    'A path was written with backslashes, or a quote was meant to be escaped.',
    'The backslash is read as itself.',
    'Write paths with slashes.',
  ],
  'entity-text-nested-brace': [
    'Brushes of the source were left in the compiled text, or an opening brace stands twice.',
    'Engines read the brace as a key, and the entity falls apart.',
    'Take the block out.',
  ],
  'entity-text-comment': [
    'The text was edited by hand.',
    'Most engines pass comments over.',
    'Nothing has to be done.',
  ],
  'entity-text-limit': [
    'The text holds more entities or pairs than the limits allow, which no real map does.',
    'What is beyond the limits is kept and not read.',
    'Raise the limits if the file is to be trusted.',
  ],
};

/** Rules that are checked while entity text is read. */
export const entityTextRules: readonly RuleText[] = Object.entries(problemRules).map(([id, rule]) => {
  const [cause, effect, remedy] = advice[id as ProblemRuleId];
  return {
    id,
    severity: rule.severity,
    code: rule.code,
    title: rule.message,
    cause,
    effect,
    remedy,
    source: "how the engines' own parsers read entity text",
    confidence: 'probable',
  };
});
