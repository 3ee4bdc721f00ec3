/** Where the sealed token of a sending's link stands. */
export const sealedToken = (sendingId: string) => ({
  table: 'purchase_order_sendings',
  column: 'sealed',
  rowId: sendingId,
});
