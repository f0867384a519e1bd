import type { ByteDiff, ContentDiff, DiffLine, PictureDiff, PictureFacts, TextDiff } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { counted, grouped } from '../shared/number-text.js';

/** What differs in content: lines of text, pictures, bytes; each line of it indented. */
export function contentText(diff: ContentDiff, context: CommandContext): string {
  const lines =
    diff.kind === 'text'
      ? textLines(diff, context)
      : diff.kind === 'picture'
        ? [...pictureLines(diff), ...byteLines(diff.bytes, context)]
        : [
            ...(diff.why === undefined ? [] : [`compared as bytes: ${escapeText(diff.why)}`]),
            ...byteLines(diff, context),
          ];
  return lines.map((line) => `    ${line}\n`).join('');
}

function textLines(diff: TextDiff, { colour }: CommandContext): string[] {
  const { hunks, left, right, omittedLines, remarks } = diff;
  const paint = { added: colour.green, removed: colour.red, same: colour.dim };
  const sign = { added: '+', removed: '-', same: ' ' };
  const lineText = ({ kind, text, omitted }: DiffLine): string =>
    paint[kind](
      `${sign[kind]}${escapeText(text)}${omitted === undefined ? '' : `… ${grouped(omitted)} more characters`}`,
    );
  const cut = [
    [left, 'left'],
    [right, 'right'],
  ].flatMap(([facts, side]) =>
    typeof facts === 'object' && facts.omitted > 0
      ? [`the last ${grouped(facts.omitted)} bytes of the ${side} text are not compared: it is too long`]
      : [],
  );
  return [
    ...hunks.flatMap((hunk) => [
      colour.cyan(`@@ -${hunk.left},${hunk.leftCount} +${hunk.right},${hunk.rightCount} @@`),
      ...hunk.lines.map(lineText),
    ]),
    ...(omittedLines === 0 ? [] : [colour.dim(`${grouped(omittedLines)} more lines differ`)]),
    ...remarks,
    ...cut,
  ];
}

function pictureLines({ left, right, differingPixels, largestDifference }: PictureDiff): string[] {
  const [one, other] = [left && factsText(left), right && factsText(right)];
  const size = left === undefined ? 0 : left.width * left.height;
  const pixels =
    differingPixels === undefined
      ? []
      : differingPixels === 0
        ? ['every pixel is the same']
        : [
            `${grouped(differingPixels)} of ${grouped(size)} pixels differ, by ${largestDifference ?? 0} of 255 at most`,
          ];
  const facts =
    one === other ? `picture: ${one ?? 'none'}` : `picture: ${one ?? 'none'} -> ${other ?? 'none'}`;
  return [facts, ...pixels];
}

function factsText({ width, height, format, pixelFormat, parts }: PictureFacts): string {
  const { mips, frames, faces } = parts;
  const more = [
    mips > 1 ? `${mips} sizes` : '',
    frames > 1 ? `${frames} frames` : '',
    faces > 1 ? `${faces} faces` : '',
  ].filter((text) => text !== '');
  return [`${width} x ${height} ${escapeText(`${format} ${pixelFormat}`)}`, ...more].join(', ');
}

function byteLines({ stretches, stretchCount }: ByteDiff, { colour }: CommandContext): string[] {
  const side = (hex: string, count: number): string =>
    count === 0 ? 'nothing' : `${hex.replace(/(..)(?=.)/g, '$1 ')}${count * 2 > hex.length ? ' …' : ''}`;
  const lines = stretches.flatMap(({ left, leftCount, leftHex, right, rightCount, rightHex }) => {
    const where =
      left === right && leftCount === rightCount
        ? `+0x${left.toString(16)}, ${counted(leftCount, 'byte')}`
        : `+0x${left.toString(16)}, ${counted(leftCount, 'byte')} -> +0x${right.toString(16)}, ${counted(rightCount, 'byte')}`;
    return [
      where,
      colour.red(`- ${side(leftHex, leftCount)}`),
      colour.green(`+ ${side(rightHex, rightCount)}`),
    ];
  });
  const left = stretchCount - stretches.length;
  return left > 0 ? [...lines, colour.dim(`${grouped(left)} more stretches differ`)] : lines;
}
