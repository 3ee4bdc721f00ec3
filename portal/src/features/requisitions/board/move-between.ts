interface Page<Row> {
  items: Row[];
}

/** Pages of two columns after a row left the one and came to the top of the other. */
export function moveBetween<Row extends { id: string }, Held extends Page<Row>>(
  from: readonly Held[],
  to: readonly Held[],
  moved: Row,
): [from: Held[], to: Held[]] {
  const without = (pages: readonly Held[]) =>
    pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== moved.id) }));
  const [first, ...rest] = without(to);
  return [without(from), first ? [{ ...first, items: [moved, ...first.items] }, ...rest] : []];
}
