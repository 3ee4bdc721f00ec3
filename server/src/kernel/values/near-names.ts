/** Names spelled almost like the given one, or containing it; the closest first. */
export function nearNames(names: Iterable<string>, given: string, most = 3): string[] {
  const wanted = given.toLowerCase();
  const reach = Math.max(2, Math.floor(wanted.length / 5));
  return [...names]
    .map((name) => ({ name, far: wanted.length > 3 && name.includes(wanted) ? 0 : distance(name, wanted) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far || one.name.localeCompare(other.name))
    .slice(0, most)
    .map(({ name }) => name);
}

/** The edit distance: letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1)
      next.push(
        Math.min(
          (next[index] as number) + 1,
          (row[index + 1] as number) + 1,
          (row[index] as number) + (other[index] === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] as number;
}
