import type { Documentation } from '../reference-model.js';

const WIDTH = 110;

/** Text in lines of at most `width` characters; paragraphs stay apart and keep their indentation. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    const words = paragraph.trimStart();
    const indent = paragraph.slice(0, paragraph.length - words.length);
    let line = '';
    for (const word of words.split(' ')) {
      if (line !== '' && indent.length + line.length + 1 + word.length > width) {
        lines.push(indent + line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, indent + line];
  });
}

/** A doc comment of C, with its indentation; nothing for empty text. */
export function cComment(text: string, indent: string): string[] {
  if (text.trim() === '') return [];
  const safe = text.replaceAll('*/', '* /').replaceAll('/*', '/ *');
  const single = `${indent}/** ${safe} */`;
  if (!safe.includes('\n') && single.length <= WIDTH) return [single];
  const lines = wrap(safe, WIDTH - indent.length - 3);
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}

/** What a doc comment says, its tags in words. `sure` is said only where it isn't `certain`. */
export function documentationText(documentation: Documentation): string {
  const { text, orig, source, confidence } = documentation;
  const tags = [
    ...(orig === undefined ? [] : [`Original name: ${orig}.`]),
    ...(source === undefined ? [] : [`Source: ${source}.`]),
    ...(confidence === undefined || confidence === 'certain' ? [] : [`Confidence: ${confidence}.`]),
  ];
  return [text, tags.join(' ')].filter((part) => part !== '').join('\n');
}
