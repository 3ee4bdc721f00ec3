interface Page<Row> {
  items: Row[];
}

/** Pages of two columns after a card left the one and came to the top of the other. */
export function moveBetween<Row extends { id: string }, Held extends Page<Row>>(
  from: readonly Held[],
  to: readonly Held[],
  card: Row,
): [from: Held[], to: Held[]] {
  const without = (pages: readonly Held[]) =>
    pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== card.id) }));
  const [first, ...rest] = without(to);
  return [without(from), first ? [{ ...first, items: [card, ...first.items] }, ...rest] : []];
}
