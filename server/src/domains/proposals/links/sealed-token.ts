/** Where the sealed token of a sending's link stands. */
export const sealedToken = (sendingId: string) => ({
  table: 'commercial_proposal_sendings',
  column: 'sealed',
  rowId: sendingId,
});
