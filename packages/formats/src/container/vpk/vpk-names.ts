const partEnding = /_\d{3,5}(\.vpk)$/i;
const directoryEnding = /(?:_dir)?(\.vpk)$/i;

/** Whether a file is called like one that has data of an archive alone (`pak01_000.vpk`). A whole archive may be called so, too. */
export function isVpkPartName(name: string): boolean {
  return partEnding.test(name);
}

/** The file that lists what is in a part of an archive: `pak01_dir.vpk` of `pak01_000.vpk`. Any other name stays. */
export function vpkDirectoryName(name: string): string {
  return name.replace(partEnding, '_dir$1');
}

/**
 * The file with a part of the data of an archive: `pak01_007.vpk` of `pak01_dir.vpk`. Numbers have three digits at least.
 * @source Valve Developer Community, "VPK (file format)" @confidence certain
 */
export function vpkPartName(directoryName: string, part: number): string {
  const number = String(part).padStart(3, '0');
  const found = directoryEnding.exec(directoryName);
  return found === null
    ? `${directoryName}_${number}.vpk`
    : `${directoryName.slice(0, found.index)}_${number}${found[1]}`;
}
