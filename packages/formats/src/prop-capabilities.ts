/** A list in which a map has models from other files, each with its place. */
export interface PropList {
  /** What puts the models there. */
  readonly kind: 'static' | 'detail';
  /** Lump and part of it that hold the lists, such as `GAME_LUMP.sprp`. */
  readonly part: string;
  /** Name of the list of paths of models. */
  readonly models: string;
  /** Name of the list of props. */
  readonly props: string;
  /** Fields of a prop; those that a layout lacks are passed over. */
  readonly fields: {
    /** Where it is, in game units. */
    readonly origin: string;
    /** Pitch, yaw and roll, in degrees. */
    readonly angles: string;
    /** Index of its model. */
    readonly model: string;
    /** Which of its skins the model has. */
    readonly skin?: string;
    /** What its size is multiplied with: a number, or one for each axis. */
    readonly scale?: string;
    /** Red, green, blue and opacity, a byte each. */
    readonly color?: string;
    /** Distance at which it begins to fade, in game units. */
    readonly fadeMinimum?: string;
    /** Distance at which it is gone, in game units; 0 or less where it never fades. */
    readonly fadeMaximum?: string;
  };
  /** List of sizes of some of the props: the prop's index, and a factor for each axis. */
  readonly scales?: { readonly list: string; readonly prop: string; readonly scale: string };
  /** Props that are pictures instead of models. */
  readonly sprites?: {
    /** Field that says what a prop is. */
    readonly type: string;
    /** Value of those that are models. */
    readonly modelType: number;
    /** Name of the list of pictures, all in one material; the index of the model is one into it. */
    readonly list: string;
    /** The material, unless the first entity names another. */
    readonly material: string;
    /** Key of the first entity that names it. */
    readonly key: string;
  };
}

/** Entities that stand for models from other files. */
export interface EntityProps {
  /** Key of the path of the model. */
  readonly model: string;
  /** How the paths of models begin. */
  readonly prefix?: string;
  /** How the paths of models end; any of them. */
  readonly extensions?: readonly string[];
  /** Keys of a factor of the size, or of three; the first that is there counts. */
  readonly scale: readonly string[];
  /** Key of the skin. */
  readonly skin?: string;
  /** Key of a colour of three numbers from 0 to 255. */
  readonly color?: string;
  /** Key of an opacity from 0 to 255. */
  readonly opacity?: string;
  /** Key of the distance at which it begins to fade. */
  readonly fadeMinimum?: string;
  /** Key of the distance at which it is gone; 0 or less where it never fades. */
  readonly fadeMaximum?: string;
}

/** Models from other files that a map places. */
export interface Props {
  /** Lists of them. */
  readonly lists: readonly PropList[];
  /** Entities. */
  readonly entities?: EntityProps;
}
