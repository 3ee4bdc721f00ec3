/** How often a few bytes stand among many. */
export function countOf(bytes: Buffer, what: string): number {
  let count = 0;
  for (let at = bytes.indexOf(what); at >= 0; at = bytes.indexOf(what, at + 1)) count += 1;
  return count;
}
