/** By what things in two maps are taken for the same though something about them differs. */
export interface Identities {
  /** Keys of entities: those with the same values for all keys of a group are the same. Groups from the surest on. */
  readonly entities?: readonly (readonly string[])[];
  /**
   * Fields of records, in the same way, by the path of their list, such as `CUBEMAPS`. Of a reference what it leads to counts,
   * not its number. Models that a map places, as `props` says, have their model and their place in any case.
   */
  readonly records?: Readonly<Record<string, readonly (readonly string[])[]>>;
}
