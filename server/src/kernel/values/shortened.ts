/** The beginning of a text, of at most so many units; a pair of surrogates is never cut in two. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.isWellFormed() || !text.isWellFormed() ? cut : cut.slice(0, -1);
}
