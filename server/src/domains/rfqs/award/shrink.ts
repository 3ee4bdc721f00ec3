/** As few of the items as still break it, so that it would hold without any one of those left. `broken` of all of them is true. */
export function shrink<T>(items: readonly T[], broken: (kept: readonly T[]) => boolean): readonly T[] {
  let kept = items;
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < kept.length; ) {
      const fewer = kept.toSpliced(at, size);
      if (broken(fewer)) kept = fewer;
      else at += size;
    }
  return kept;
}
