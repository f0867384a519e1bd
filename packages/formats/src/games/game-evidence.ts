import type { Evidence } from '../detection.js';
import { matchesPattern } from '../name-pattern.js';
import type { Game } from './game.js';
import type { MapContent } from './map-content.js';

/** Weights: a class is something that the game's program has to know; the rest anybody may take from another game. */
const classWeight = 10;
const worldWeight = 4;
const materialWeight = 3;
const fileWeight = 3;
const mapNameWeight = 3;
/** Most that materials weigh together: less than a class, since mods show those of other games. */
const mostMaterialWeight = 9;
/** A version of a lump says more of the compiler than of the game: less than anything else. */
const gameLumpWeight = 1;

/** What the content of a map says for a game; `known`: whether any known game has a class. */
export function gameEvidence(
  { clues, prior }: Game,
  content: MapContent,
  known: (className: string) => boolean,
): Evidence[] {
  return [
    ...classEvidence(clues.classes ?? [], content),
    ...foreignClassEvidence(clues.allClassesBut, content, known),
    ...worldEvidence(clues.world ?? {}, content),
    ...materialEvidence(clues.materials ?? [], content),
    ...fileEvidence(clues.files ?? [], content),
    ...mapNameEvidence(clues.mapNames ?? [], content),
    ...gameLumpEvidence(clues.gameLumps ?? {}, content),
    ...(prior === undefined ? [] : [prior]),
  ];
}

function classEvidence(patterns: readonly string[], { classes }: MapContent): Evidence[] {
  return [...classes]
    .filter(([name]) => patterns.some((pattern) => matchesPattern(pattern, name)))
    .map(([name, count]) => ({ text: `${count} of entity class ${name}`, weight: classWeight }));
}

function foreignClassEvidence(
  usual: readonly string[] | undefined,
  { classes }: MapContent,
  known: (className: string) => boolean,
): Evidence[] {
  if (usual === undefined) return [];
  return [...classes]
    .filter(([name]) => !known(name) && !usual.some((pattern) => matchesPattern(pattern, name)))
    .map(([name, count]) => ({
      text: `${count} of entity class ${name}, which no known game has`,
      weight: classWeight,
    }));
}

function worldEvidence(clues: NonNullable<Game['clues']['world']>, content: MapContent): Evidence[] {
  return Object.entries(clues).flatMap(([key, patterns]) => {
    const value = content.worldValue(key);
    if (value === undefined || !patterns.some((pattern) => matchesPattern(pattern, value))) return [];
    return [{ text: `${key} of the world is ${value}`, weight: worldWeight }];
  });
}

function materialEvidence(patterns: readonly string[], { materials }: MapContent): Evidence[] {
  let left = mostMaterialWeight;
  return patterns.flatMap((pattern) => {
    const count = [...materials].filter((name) => matchesPattern(pattern, name)).length;
    if (count === 0 || left < materialWeight) return [];
    left -= materialWeight;
    return [{ text: `${count} of materials ${pattern}`, weight: materialWeight }];
  });
}

function fileEvidence(patterns: readonly string[], { files }: MapContent): Evidence[] {
  return patterns.flatMap((pattern) => {
    const count = files.filter((name) => matchesPattern(pattern, name)).length;
    return count === 0 ? [] : [{ text: `${count} of packed files ${pattern}`, weight: fileWeight }];
  });
}

function mapNameEvidence(patterns: readonly string[], { mapName }: MapContent): Evidence[] {
  const pattern = patterns.find((one) => matchesPattern(one, mapName));
  return pattern === undefined ? [] : [{ text: `it is called ${pattern}`, weight: mapNameWeight }];
}

function gameLumpEvidence(
  versions: NonNullable<Game['clues']['gameLumps']>,
  { gameLumps }: MapContent,
): Evidence[] {
  return Object.entries(versions).flatMap(([id, known]) => {
    const version = gameLumps.get(id);
    if (version === undefined || !known.includes(version)) return [];
    return [{ text: `game lump ${id} of version ${version}`, weight: gameLumpWeight }];
  });
}
