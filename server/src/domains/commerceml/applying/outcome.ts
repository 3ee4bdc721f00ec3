import type { ExchangeRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import type { Words } from '../../../kernel/problems/errors.ts';

/** A record as it was put aside. */
export interface Staged<R extends ExchangeRecord = ExchangeRecord> {
  fileId: string;
  n: number;
  data: R;
}

/** What became of a record. `waiting` is for what it refers to and may come yet; `written` says that but a part of it was refused. */
export type Outcome =
  | { state: 'applied' | 'unchanged' }
  | { state: 'waiting' | 'refused'; reason: Words; written?: boolean };

export const applied: Outcome = { state: 'applied' };
export const unchanged: Outcome = { state: 'unchanged' };
export const refused = (reason: Words): Outcome => ({ state: 'refused', reason });
export const waiting = (reason: Words): Outcome => ({ state: 'waiting', reason });

/** Outcomes by record; of several outcomes of one record the worst stands. */
export class Outcomes<R extends ExchangeRecord> {
  readonly byRecord = new Map<Staged<R>, Outcome>();

  tell(record: Staged<R>, outcome: Outcome) {
    const known = this.byRecord.get(record);
    if (!known || known.state === 'applied' || known.state === 'unchanged') this.byRecord.set(record, outcome);
  }
}
