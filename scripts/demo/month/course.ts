/** What becomes of a need. */
export type Course =
  | 'asked by link and paid'
  | 'bought and paid'
  | 'to be paid later'
  | 'paid in part and overdue'
  | 'sent back'
  | 'late'
  | 'late with a part'
  | 'declined by the supplier'
  | 'dearer and accepted'
  | 'dearer and not settled'
  | 'quotes to choose from'
  | 'waits for approval'
  | 'rejected'
  | 'a draft'
  | 'stopped by the budget';
