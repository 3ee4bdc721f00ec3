/** Measures two sides in short alternating slices, each first in its turn, so that a noisy machine troubles both alike. */
export async function alternate<Slice>(
  pairs: number,
  one: () => Promise<Slice>,
  other: () => Promise<Slice>,
): Promise<Array<{ one: Slice; other: Slice }>> {
  const slices: Array<{ one: Slice; other: Slice }> = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) slices.push({ one: await one(), other: await other() });
    else {
      const second = await other();
      slices.push({ one: await one(), other: second });
    }
  }
  return slices;
}
