/** Where the sealed token of a recipient's link stands. */
export const sealedToken = (recipientId: string) => ({
  table: 'supplier_rfq_links',
  column: 'sealed',
  rowId: recipientId,
});

/** A link may be read this long after the deadline. */
const readOnlyHours = 72;

export const expiryOf = (deadline: string): string =>
  new Date(new Date(deadline).getTime() + readOnlyHours * 3_600_000).toISOString();
