/** How opaque a material is. */
export type Opacity =
  /** Alpha of its image isn't how much is seen through. */
  | 'opaque'
  /** Places with little alpha are holes. */
  | 'mask'
  /** Alpha is how much hides what lies behind. */
  | 'blend';

/** What the text of a material says, as far as it can be shown. */
export interface MaterialText {
  /** Name of the image, without what the game puts around it; `undefined` where the text names none. */
  readonly image: string | undefined;
  /** Name of the image that is blended over the first. */
  readonly second?: string;
  /** How opaque it is. */
  readonly opacity: Opacity;
  /** What it sounds and breaks like. */
  readonly surface?: string;
  /** Whether its image is one for the tools, which the game never shows. */
  readonly isTool: boolean;
}

/** How a material looks, beside its image. */
export interface MaterialLook {
  /** Path of the file, or lump and name of the texture, that the image is from. */
  readonly from: string;
  /** How opaque it is. */
  readonly opacity: Opacity;
  /** What it sounds and breaks like, where a text says it. */
  readonly surface?: string;
  /** Whether its image is one for the tools, which the game never shows. */
  readonly isTool: boolean;
}
