const least = 8;

/**
 * Widths of columns in millimetres: those that are given, and equal parts of the rest for the others. Where they ask for more
 * than there is, all become narrower in proportion.
 */
export function shareWidths(given: ReadonlyArray<number | undefined>, whole: number): number[] {
  const taken = given.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = given.filter((width) => width === undefined).length;
  const part = open === 0 ? 0 : Math.max((whole - taken) / open, Math.min(25, whole / given.length), least);
  const widths = given.map((width) => width ?? part);
  const sum = widths.reduce((all, width) => all + width, 0);
  const isTooWide = sum > whole;
  return widths.map((width) => (isTooWide ? (width * whole) / sum : width));
}
