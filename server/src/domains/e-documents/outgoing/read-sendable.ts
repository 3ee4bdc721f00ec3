import type { SentRecord } from '../../../../../nouns/e-document.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { contracts } from '../../contracts/contract.ts';
import { deliveryDocuments } from '../../delivery-documents/delivery-document.ts';
import { salesInvoices } from '../../sales/sales-invoice.ts';
import type { Format, Sendable } from './sendable.ts';
import { sendableContract } from './sendable-contract.ts';
import { sendableInvoice } from './sendable-invoice.ts';
import { sendablePaper } from './sendable-paper.ts';

interface Asked {
  entityType: SentRecord;
  entityId: string;
  format?: Format | undefined;
}

const readers = { salesInvoice: sendableInvoice, contract: sendableContract, generatedDocument: sendablePaper };

/** Refuses who may not read the record, and a record that cannot go out as it is. */
export const readSendable = (ctx: ReadContext, { entityType, entityId, format }: Asked): Promise<Sendable> =>
  readers[entityType](ctx, entityId, format);

const holders = { salesInvoice: salesInvoices, contract: contracts, generatedDocument: deliveryDocuments };

/** Keeps the record as it is until the transaction ends. */
export const holdRecord = (
  db: Db,
  { entityType, entityId }: Pick<Asked, 'entityType' | 'entityId'>,
): Promise<unknown> => holders[entityType].lock(db, entityId);
