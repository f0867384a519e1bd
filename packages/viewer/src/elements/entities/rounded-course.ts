/** Radius of a corner, where there is room for it. */
const RADIUS = 5;

/** A line along points, each beside or below the one before, with its corners rounded: as the attribute `d` of a path. */
export function roundedCourse(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let course = `M${first.x} ${first.y}`;
  for (const [i, at] of points.entries()) {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined) continue;
    if (after === undefined) {
      course += `L${at.x} ${at.y}`;
      continue;
    }
    const lengthTo = (other: typeof at): number => Math.abs(other.x - at.x) + Math.abs(other.y - at.y);
    const radius = Math.min(RADIUS, lengthTo(before) / 2, lengthTo(after) / 2);
    const towards = (other: typeof at): string =>
      `${at.x + Math.sign(other.x - at.x) * radius} ${at.y + Math.sign(other.y - at.y) * radius}`;
    course += `L${towards(before)}Q${at.x} ${at.y} ${towards(after)}`;
  }
  return course;
}
