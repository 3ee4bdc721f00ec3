const mostLetters = 200;

/** Names spelled almost like the given one, or containing it; the closest first. */
export function nearNames(names: Iterable<string>, given: string, most = 3): string[] {
  const wanted = given.toLowerCase();
  if (wanted.length > mostLetters) return [];
  const reach = wanted.length < 5 ? 1 : Math.max(2, Math.floor(wanted.length / 5));
  return [...names]
    .map((name) => ({ name, far: farness(name.toLowerCase(), wanted, reach) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far || one.name.localeCompare(other.name))
    .slice(0, most)
    .map(({ name }) => name);
}

/** Names whose lengths alone are too far apart are not compared letter by letter, so a long text costs nothing. */
function farness(name: string, wanted: string, reach: number): number {
  if (wanted.length > 3 && name.includes(wanted)) return 0;
  return Math.abs(name.length - wanted.length) > reach ? Number.POSITIVE_INFINITY : distance(name, wanted);
}

/** The edit distance: letters to change, add, remove or swap with the next to turn one word into the other. */
function distance(one: string, other: string): number {
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const isSwapped = at > 0 && index > 0 && one[at] === other[index - 1] && one[at - 1] === other[index];
      next.push(
        Math.min(
          (next[index] as number) + 1,
          (row[index + 1] as number) + 1,
          (row[index] as number) + (other[index] === one[at] ? 0 : 1),
          isSwapped ? (above[index - 1] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [above, row] = [row, next];
  }
  return row[other.length] as number;
}
