import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingNameFunction, (...values: never) => unknown>>[1];

/** Code that branches are made of. */
const branchCode = /[\\/]formats[\\/]src[\\/]/;

/** Names what a package offers, and needs nothing of it itself. */
const barrel = /[\\/]src[\\/]index\.ts$/;

/*
 * Into which files the build puts the code. On the way to the first picture each file costs a question to the server, and each
 * import of an import another one after it: what is always needed together lies together.
 */

/** The page: what starts it, each view, and one file for what several of these share. */
export const pageGroups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'main', tags: ['$initial'], priority: 1 },
  { name: 'shared', minShareCount: 2 },
];

/**
 * A worker: what starts it and what several families of branches share is one file, and each family another. A family is a
 * branch that stands by itself with all that build on it: they are read together, to find the one that fits a file best.
 */
export const workerGroups: readonly Rolldown.CodeSplittingGroup[] = [
  // A group takes what its modules import with it: what several need has to be taken before one of them takes it.
  { name: (id, context) => (isForAll(id, context) ? 'start' : undefined), priority: 1 },
  {
    name: (id, context) => {
      const [family] = familiesWith(id, context) ?? [];
      return family?.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
    },
    test: branchCode,
  },
];

function isForAll(id: string, context: Context): boolean {
  const families = familiesWith(id, context);
  return families === undefined || (families.size > 1 && branchCode.test(id));
}

/** The families that need a module; `undefined` when the start does. */
function familiesWith(id: string, context: Context): ReadonlySet<string> | undefined {
  const late = lateModulesWith(id, context);
  return late === undefined ? undefined : new Set(late.map((one) => familyOf(one, context)));
}

/** The modules imported late that come with a module; `undefined` when it comes from the start. */
function lateModulesWith(id: string, context: Context): readonly string[] | undefined {
  const seen = new Set([id]);
  const late: string[] = [];
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    if (info?.isEntry === true) return undefined;
    if (isLate(info)) late.push(one);
    for (const importer of info?.importers ?? []) if (!barrel.test(importer)) seen.add(importer);
  }
  return late;
}

/** The module imported late that one builds on in the end; itself when it stands alone. */
function familyOf(id: string, context: Context): string {
  const seen = new Set([id]);
  let family = id;
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    // What was found last is the deepest.
    if (isLate(info)) family = one;
    for (const imported of info?.importedIds ?? []) seen.add(imported);
  }
  return family;
}

function isLate(info: Rolldown.ModuleInfo | null): boolean {
  return info !== null && info.dynamicImporters.length > 0;
}
