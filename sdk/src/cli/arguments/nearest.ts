import { say } from '../language.ts';

/** « Perhaps --status, --state?», or nothing where none is alike. */
export function nearest(name: string, among: readonly string[], before = ''): string {
  const alike = among
    .map((one) => ({ one, distance: one.includes(name) ? 0 : distanceOf(name, one) }))
    .filter(({ distance }) => distance <= Math.max(2, name.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3);
  if (alike.length === 0) return '';
  return say(' Perhaps ', ' Возможно, ') + `${alike.map(({ one }) => `${before}${one}`).join(', ')}?`;
}

/** Levenshtein's. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, second] of [...other].entries())
      next.push(
        Math.min((next[j] as number) + 1, (row[j + 1] as number) + 1, (row[j] as number) + Number(letter !== second)),
      );
    row = next;
  }
  return row.at(-1) as number;
}
