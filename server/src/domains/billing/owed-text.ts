/** What an invoice `inv` still owes; our own SQL. */
export const owedText = '(inv.gross - inv.paid_amount - inv.credited_amount)';
