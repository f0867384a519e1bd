import { catalogue } from './catalogue.js';
import type { Explanation } from './explanation.js';
import { messageFit } from './message-pattern.js';

/** The shortest text that is looked for inside messages: shorter ones are in too many of them. */
const SHORTEST = 4;

/**
 * Everything that a text may mean, best first: the rule or error code of that name; rules whose game message it is, or
 * is a part of; rules whose name or title it is a part of. Without regard to case; a rule in square brackets, as
 * issues are printed, counts as its name. Empty when nothing fits.
 */
export function explainAll(text: string): readonly Explanation[] {
  const wanted = text.trim().toLowerCase();
  const bracketed = /\[([a-z0-9-]+)\]\s*$/.exec(wanted)?.[1];
  const named = catalogue.filter(({ id }) => id === wanted || id === bracketed);
  if (named.length > 0) return named;
  if (wanted.length < SHORTEST) return [];
  const fitting = catalogue
    .map((one) => ({ one, fit: Math.max(0, ...one.messages.map((message) => messageFit(message, wanted))) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ one }) => one);
  if (fitting.length > 0) return fitting;
  return catalogue.filter(({ id, title }) => id.includes(wanted) || title.toLowerCase().includes(wanted));
}

/** What a rule's name, an error code or a game's message means; `undefined` when nothing is known that it may be. */
export function explain(text: string): Explanation | undefined {
  return explainAll(text)[0];
}
