import { type ImageRuleId, imageRules, type RuleText } from '@brushwork/formats';

/** What is said of a rule of images beside its severity and kind. */
type ImageAdvice = Pick<RuleText, 'title' | 'cause' | 'effect' | 'remedy'> &
  Partial<Pick<RuleText, 'confidence'>>;

const again = 'Get the file again, or save the picture anew from a program that still shows it.';

const advice: Readonly<Record<ImageRuleId, ImageAdvice>> = {
  'image-truncated': {
    title: 'an image has all of its pixels',
    cause: 'The file was cut, or its width and height were damaged.',
    effect: 'The pixels that are there are shown, the others are transparent black.',
    remedy: again,
  },
  'image-row': {
    title: 'a compressed row has as many pixels as the image is wide',
    cause: 'The row or its length in the table was damaged.',
    effect: 'The pixels that are there are shown, the rest of the row is empty.',
    remedy: again,
  },
  'image-row-place': {
    title: 'the table of rows points behind the tables and into the file',
    cause: 'The file was cut, or the table was damaged.',
    effect: 'What is there of the row is shown.',
    remedy: again,
  },
  'image-row-overlap': {
    title: 'compressed rows are the same bytes or have bytes of their own',
    cause: 'The table was damaged, or was made so that a small file unpacks to very much.',
    effect: 'Each row is read from where the table says.',
    remedy: 'Save the picture anew if it looks right.',
  },
  'image-run': {
    title: 'a run of pixels ends with its row, in a TGA image with the image',
    cause: 'The program that wrote the file counts wrongly, or the count was damaged.',
    effect: 'What is too much is left out.',
    remedy: 'Save the picture anew if it looks right.',
  },
  'image-index': {
    title: 'a pixel is an entry of the colour map',
    cause: 'The colour map was shortened, its first index is wrong, or the pixel was damaged.',
    effect: 'The pixel is transparent black. Other programs read memory behind the map.',
    remedy: again,
  },
  'image-dimension': {
    title: 'the dimension of an SGI image is 1, 2 or 3, and goes with its size',
    cause: 'The program that wrote the file left the field out, or it was damaged.',
    effect: 'The dimension counts, an unknown one as 3: other programs may go by the sizes.',
    remedy: 'Save the picture anew if it looks right.',
    confidence: 'probable',
  },
  'image-channels': {
    title: 'an image has one to four channels',
    cause: 'The file holds more than a picture: masks or depths, or its header was damaged.',
    effect: 'The first four are shown as red, green, blue and alpha.',
    remedy: 'Nothing has to be done.',
  },
  'image-colour-map': {
    title: 'the numbers of an SGI image are brightnesses',
    cause:
      'The image is of a kind that was given up long ago: indexes into the colours of a screen, or a map of colours.',
    effect: 'The numbers are shown as brightnesses, since the colours are in another file.',
    remedy: 'Turn the picture into one with colours by the programs of its time.',
    confidence: 'probable',
  },
  'image-alpha': {
    title: 'the bits of alpha in a TGA image go with its pixels',
    cause: 'The program that wrote the file set them carelessly.',
    effect: 'Alpha has the bits that its pixels have a place for; without a place the picture is opaque.',
    remedy: 'Nothing has to be done if the picture looks right.',
    confidence: 'probable',
  },
  'image-interleaved': {
    title: 'the rows of a TGA image follow each other',
    cause: 'The file is very old, or its header was damaged.',
    effect: 'The rows are shown in the order in which they are stored.',
    remedy: 'Save the picture anew from a program that shows it right.',
    confidence: 'probable',
  },
  'image-mips': {
    title: 'an image has as many sizes as halving its sides gives, and at least one frame',
    cause: 'A tool counted wrongly, or the header was damaged.',
    effect: 'A count of 0 is read as 1. Where pixels begin is reckoned with what the file says.',
    remedy: 'Save the picture anew if it looks right, else get the file again.',
  },
  'image-faces': {
    title: 'a cube of an older version has a seventh picture',
    cause: 'A tool left the picture of the whole sphere out, and did not say so.',
    effect: 'The cube is read as one of six sides.',
    remedy: 'Nothing has to be done if the picture looks right.',
    confidence: 'probable',
  },
  'image-resource': {
    title: 'the list of resources says where the pictures are',
    cause: 'The file was cut, or the list was damaged.',
    effect: 'The pictures are taken for the end of the file.',
    remedy: again,
  },
  'image-header': {
    title: 'the header of an image has the size that it states',
    cause: 'The program that wrote the file set the size carelessly, or it was damaged.',
    effect: 'The header is read as those of its version are.',
    remedy: 'Nothing has to be done if the picture looks right.',
  },
  'image-chunk': {
    title: 'the parts of a PNG image are whole, and its pixels unpack to what the head says',
    cause: 'The file was cut or damaged, or holds more pixels than it needs.',
    effect: 'What could be unpacked is shown.',
    remedy: again,
  },
  'image-palette': {
    title: 'the colours of an image are in the file, or in one that was given',
    cause: 'The textures of the game share their colours, which are in a file of the game.',
    effect: 'The picture is shown in colours that are not those of the game.',
    remedy: 'Give the palette of the game: `palette.lmp`, or a PCX image that has it.',
  },
  'image-area': {
    title: 'the areas behind a TGA image begin behind its pixels and in the file',
    cause: 'The file was cut or added to by a program that left its footer as it was.',
    effect: 'The area is passed over. No pixel is read from it where it can be told apart.',
    remedy: 'Nothing has to be done if the picture looks right.',
  },
};

/** Rules that are checked while images are decoded. */
export const imageRuleTexts: readonly RuleText[] = Object.values(imageRules).map(
  ({ rule, severity, code }) => ({
    id: rule,
    severity,
    code,
    source: 'the descriptions of the formats by their makers, and files of other programs',
    confidence: 'certain',
    ...advice[rule as ImageRuleId],
  }),
);
