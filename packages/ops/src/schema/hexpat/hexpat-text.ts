import { documentationText, wrap } from '../c/c-comment.js';
import type { Documentation } from '../reference-model.js';

const WIDTH = 110;

/** Attributes of a member with a comment, with the blank before them; nothing for empty text. */
export function commentAttribute(text: string): string {
  const line = text.trim().replaceAll('\n', ' ');
  if (line === '') return '';
  return ` [[comment("${line.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}")]]`;
}

/** Lines of a comment. */
export function lineComment(text: string, indent = ''): string[] {
  if (text.trim() === '') return [];
  return wrap(text.trim(), WIDTH - indent.length - 3).map((line) => `${indent}// ${line}`.trimEnd());
}

/** What is said of something: its documentation and sentences behind it. */
export function saidOf(documentation: Documentation, notes: readonly string[] = []): string {
  return [documentationText(documentation), ...notes].filter((part) => part !== '').join(' ');
}

/** A member without its comment. */
export function withoutComment(line: string): string {
  return line.replace(/ \[\[comment\("(?:[^"\\]|\\.)*"\)\]\]/, '');
}
