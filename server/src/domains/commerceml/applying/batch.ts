import type { ExchangeRules } from '../../../kernel/integrations/ports/exchange-fault.ts';
import type { ExchangeRecord, OfferRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { ItemReference } from '../../catalog/item-references.ts';
import type { Outcomes, Staged } from './outcome.ts';

/** Records of one kind, to be written in one transaction. */
export interface Batch<R extends ExchangeRecord = ExchangeRecord> {
  ctx: WriteContext;
  installationId: string;
  sessionId: string;
  /** Of outside identifiers. */
  source: string;
  rules: ExchangeRules;
  records: ReadonlyArray<Staged<R>>;
  outcomes: Outcomes<R>;
}

/** An offer with the item it is of. */
export interface OfferOfItem {
  record: Staged<OfferRecord>;
  item: ItemReference;
}
