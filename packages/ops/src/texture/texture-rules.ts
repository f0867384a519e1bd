import type { RuleText } from '@brushwork/formats';

const common = { source: "Brushwork's own way of finding images", confidence: 'certain' } as const;

/** Rules about the images of a map's materials. */
export const materialImageRules = {
  'material-image': {
    ...common,
    id: 'material-image',
    severity: 'info',
    code: 'not-found',
    title: 'the image of a material is in the map or in a place that was named',
    cause: 'The image is one of the game, or of a file that was not named.',
    effect: 'The material is shown in a colour of its own.',
    remedy: "Name the game's folder or archives: `--textures`.",
  },
  'material-palette': {
    ...common,
    id: 'material-palette',
    severity: 'warning',
    code: 'not-found',
    title: 'the colours of textures that have none of their own are known',
    cause:
      'The game keeps the colours of all its textures in one file, which was neither in the map nor named.',
    effect: 'Other colours stand in for them: shapes and patterns are right, colours are not.',
    remedy: "Name the game's own file: `--palette palette.lmp`. Games of one engine have different ones.",
  },
  'material-image-damaged': {
    ...common,
    id: 'material-image-damaged',
    severity: 'warning',
    code: 'bad-value',
    title: 'the image of a material can be read',
    cause:
      'The file is damaged, of a kind that is not decoded, or in a part of an archive that is not there.',
    effect: 'The material is shown in a colour of its own.',
    remedy: 'Get the file again, or save the picture as another kind.',
  },
  'material-text': {
    ...common,
    id: 'material-text',
    severity: 'warning',
    code: 'bad-text',
    title: "the text of a material can be read, and those that it includes don't lead back to it",
    cause: 'The text was written by hand, or is damaged.',
    effect: 'The image is looked for by the name of the material.',
    remedy: 'Mend the text that is named.',
  },
  'material-include': {
    ...common,
    id: 'material-include',
    severity: 'info',
    code: 'not-found',
    title: 'a text that the text of a material includes is there',
    cause: 'The text is one of the game: compilers put texts into a map that change those of the game.',
    effect: 'The image is looked for by the name of the text that is missing.',
    remedy: "Name the game's folder or archives: `--textures`.",
  },
  'material-script': {
    ...common,
    id: 'material-script',
    severity: 'warning',
    code: 'io',
    title: 'the scripts of materials, and the archives in which they are looked for, can be read',
    cause:
      'A folder or an archive is damaged, an archive lacks some of its files, or there are more scripts than any game has.',
    effect: 'Materials of that script are looked for by their names; images of that archive are not found.',
    remedy: 'Name folders and archives that are whole.',
  },
  'material-budget': {
    ...common,
    id: 'material-budget',
    severity: 'warning',
    code: 'limit',
    title: 'the images of a map take no more room than is given',
    cause: 'The images are many and large.',
    effect: 'Materials whose image has no room are shown in a colour of their own.',
    remedy: 'Ask for smaller images, or give more room.',
  },
} as const satisfies Readonly<Record<string, RuleText>>;

/** Name of a rule about the images of materials. */
export type MaterialImageRule = keyof typeof materialImageRules;
