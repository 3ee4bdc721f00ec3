import { type SentRecord, sentRecords } from '../../../../../nouns/e-document.ts';
import { type Actor, authorize, type Requirement } from '../../../kernel/access/actor.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { contractReading } from '../../contracts/contract.ts';
import { deliveryReading } from '../../delivery-documents/delivery-rights.ts';
import { salesReading } from '../../sales/sales-invoice.ts';

const rights: Readonly<Record<SentRecord, Requirement>> = {
  salesInvoice: salesReading,
  contract: contractReading,
  generatedDocument: deliveryReading,
};

/** Kinds of records that a caller may read. */
export const readableBy = (actor: Actor) =>
  (Object.keys(sentRecords) as SentRecord[]).filter((kind) => mayRead(actor, kind));

/** Who may not read a record may not read what operators have of it. */
export const demandReadable = (actor: Actor, kind: SentRecord) => authorize(actor, rights[kind]);

function mayRead(actor: Actor, kind: SentRecord): boolean {
  try {
    demandReadable(actor, kind);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
