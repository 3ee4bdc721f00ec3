import type { ApprovedRecord } from '../../../nouns/approved-records.ts';
import type { AnyQuery, ReadContext } from './operation.ts';

/** A record where its approval is concerned. */
export interface ApprovalSubject {
  recordType: ApprovedRecord;
  recordId: string;
  /** How letters and lists call it; null for what has no number yet. */
  number: string | null;
  title: string;
  amount: string;
  currency: string;
  dueDate: string | null;
  department: string | null;
  /** The supplier or customer; null where a record has none. */
  counterpartyId: string | null;
  /** Whose it is: they do not approve it where nobody approves their own. */
  authors: readonly string[];
  askedBy: string | null;
  /** What it is worth in the company's currency; null where no rate is known. */
  worth(): Promise<string | null>;
  /** Items of the catalog that its rows name. */
  items(): Promise<readonly string[]>;
  /** The budget that it overruns and that asks for approval; left out where a kind of record draws on none. */
  overrunBudget?(): Promise<OverrunBudget | null>;
}

/** A budget that asks for approval where it is overrun, and who answers for it. */
export interface OverrunBudget {
  id: string;
  code: string;
  name: string;
  responsibleId: string;
}

/** A record of the past with all that routes ask of it, for they are tried on many at once. */
export interface PastRecord extends Omit<ApprovalSubject, 'worth' | 'items' | 'overrunBudget'> {
  createdAt: string;
  worth: string | null;
  items: readonly string[];
  /** Whether a budget that it draws on and that asks for approval is overrun now. */
  isOverBudget: boolean;
}

/** The newest `most` of these days, of the company. */
export interface PastDays {
  from: string;
  until: string;
  most: number;
}

/** How a kind of record is read by who asks beforehand who approves it. */
export interface ApprovalHost {
  recordType: ApprovedRecord;
  /** Its right is what reading the record takes. */
  get: AnyQuery;
  subject(ctx: ReadContext, recordId: string): Promise<ApprovalSubject>;
  /** What was sent for approval or went further, the newest first. */
  past(ctx: ReadContext, days: PastDays): Promise<PastRecord[]>;
}
