/** Names that are each there once: a second `sprp` becomes `sprp#2`. As many as there were, in the same order. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const used = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    let unique = name;
    if (used.has(name)) {
      let number = next.get(name) ?? 2;
      // Numbers go up for each name, so that many of one name cost no more than a step each.
      while (taken.has(`${name}#${number}`)) number++;
      unique = `${name}#${number}`;
      next.set(name, number + 1);
    }
    used.add(unique);
    return unique;
  });
}
