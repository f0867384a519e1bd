import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { issueLines, severitySummary } from '../shared/issue-lines.js';
import { counted, grouped } from '../shared/number-text.js';
import type { InspectedImage, InspectedTexture, PictureInspection } from './inspect-picture.js';
import { indent, section, shownPerRule, tableOptions, upperFirst } from './report-parts.js';

/** Most textures of an archive that are shown. */
const shownTextures = 50;

/** The report on an image or an archive of textures, for people. */
export function pictureText(found: PictureInspection, context: CommandContext): string {
  const { colour } = context;
  const { file, image, issues, size, textures, title } = found;
  const name = colour.bold(escapeText(file));
  const bytes = counted(size, 'byte');
  const inside = textures === null ? '' : `, ${counted(textures.length, 'texture')}`;
  const what = image === null ? `${bytes}${inside}` : `${image.width} x ${image.height}, ${bytes}`;
  return [
    `${name}\n`,
    `${indent}${upperFirst(title)}, ${what}\n`,
    image === null ? '' : imageText(image, context),
    textures === null ? '' : section('Textures', texturesText(textures, context), context),
    section('Found while reading', issueLines(issues, { colour, perRule: shownPerRule, indent }), context),
    `\n${name}: ${severitySummary(issues, colour)}; convert --textures puts ${
      textures === null ? 'the images of its folder' : 'its textures'
    } on the surfaces of maps\n`,
  ].join('');
}

const channelTexts: ReadonlyMap<number, string> = new Map([
  [1, 'grey'],
  [2, 'grey and alpha'],
  [3, 'colour'],
  [4, 'colour and alpha'],
]);

function imageText(image: InspectedImage, context: CommandContext): string {
  const { bitsPerChannel, channels, compression, faces, frames, mips, pixelFormat } = image;
  const bits = counted(bitsPerChannel, 'bit');
  const kind = pixelFormat === null ? '' : `${pixelFormat}, `;
  const packed = compression === 'none' ? 'not packed' : `packed (${compression})`;
  const rows = [
    [
      'pixels',
      `${kind}${channelTexts.get(channels) ?? counted(channels, 'channel')}, ${bits} each, ${packed}`,
    ],
    ...(mips > 1 ? [['sizes', `${mips}, each half as wide and high as the one before`]] : []),
    ...(frames > 1 ? [['frames', grouped(frames)]] : []),
    ...(faces > 1 ? [['sides', `${faces}, of a cube`]] : []),
  ];
  return formatTable([{ title: '' }, { title: '' }], rows, tableOptions(context));
}

function texturesText(textures: readonly InspectedTexture[], context: CommandContext): string {
  const rows = textures
    .slice(0, shownTextures)
    .map(({ image, name }) => [
      escapeText(name),
      image === null ? 'can not be read' : `${image.width} x ${image.height}`,
    ]);
  const left = textures.length - shownTextures;
  const more = left > 0 ? `${indent}and ${counted(left, 'more texture')}; --json has all\n` : '';
  return formatTable([{ title: 'name' }, { title: 'size' }], rows, tableOptions(context)) + more;
}
