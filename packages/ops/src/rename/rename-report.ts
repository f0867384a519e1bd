/** A file of the pakfile that got another name. */
export interface RenamedFile {
  /** Its name as it was. */
  readonly from: string;
  /** Its name now. */
  readonly to: string;
}

/** Texts of a packed file that were changed. */
export interface ChangedText {
  /** Name of the file as it is now. */
  readonly file: string;
  /** Each text that was changed. */
  readonly changes: readonly RenamedFile[];
}

/** A name of a texture or a material that was changed. */
export interface RenamedTexture {
  /** Lump of the names, and the number of this one: where it begins is in there. */
  readonly lump: string;
  /** Its number. */
  readonly index: number;
  /** The name as it was. */
  readonly from: string;
  /** The name now. */
  readonly to: string;
}

/** A value of an entity that was changed. */
export interface ChangedValue {
  /** Number of the entity. */
  readonly entity: number;
  /** The key. */
  readonly key: string;
  /** The value as it was. */
  readonly from: string;
  /** The value now. */
  readonly to: string;
}

/** A place that was left as it is. */
export interface LeftPlace {
  /** Where it is: a packed file, or a lump with a number. */
  readonly where: string;
  /** What stands there. */
  readonly text: string;
}

/** Files or references with the name of another map, as an earlier renaming leaves them behind. */
export interface StaleName {
  /** The name. */
  readonly name: string;
  /** How many there are. */
  readonly count: number;
  /** The first few. */
  readonly places: readonly LeftPlace[];
}

/** What renaming a map did. */
export interface RenameReport {
  /** The name that its files had. */
  readonly from: string;
  /** The name that they have now. */
  readonly to: string;
  /** Files of the pakfile. */
  readonly files: readonly RenamedFile[];
  /** Texts in files of the pakfile. */
  readonly texts: readonly ChangedText[];
  /** Names of textures and materials. */
  readonly textures: readonly RenamedTexture[];
  /** Values of entities. */
  readonly entities: readonly ChangedValue[];
  /** What has the old name in it and was left alone, since nothing is known of it or it may mean something else. */
  readonly left: readonly LeftPlace[];
  /** Names of other maps. */
  readonly stale: readonly StaleName[];
}
