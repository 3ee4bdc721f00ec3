import type { DeliveryDocument } from '../../../../nouns/delivery-document.ts';
import type { DeliveryDocumentLine } from '../../../../nouns/delivery-document-line.ts';
import type { DeliveryParty } from '../../../../nouns/delivery-party.ts';
import type { DeliveryStop } from '../../../../nouns/delivery-stop.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { deliveryDocuments } from './delivery-document.ts';
import { linesByDocument } from './delivery-document-line.ts';

export const partyRoles = ['seller', 'customer', 'shipper', 'consignee', 'payer', 'carrier'] as const;

export type PartyRole = (typeof partyRoles)[number];

export type Parties = Record<PartyRole, DeliveryParty | null>;

/** A document with all that is copied into it. */
export interface WholeDocument {
  document: DeliveryDocument;
  parties: Parties;
  stops: readonly DeliveryStop[];
  lines: readonly DeliveryDocumentLine[];
}

interface Copied {
  id: string;
  parties: Parties;
  stops: DeliveryStop[];
}

/** Documents with their parties, stops and lines, by identifier; three statements whatever their number. */
export async function wholeDocuments(db: Db, ids: readonly string[]): Promise<Map<string, WholeDocument>> {
  const [documents, copied, lines] = await Promise.all([
    deliveryDocuments.byIds(db, ids),
    db.many<Copied>(sql`
      select id, parties, stops from delivery_documents where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`),
    linesByDocument(db, ids),
  ]);
  const copies = new Map(copied.map((one) => [one.id, one]));
  return new Map(
    documents.flatMap((document) => {
      const copy = copies.get(document.id);
      if (!copy) return [];
      const { parties, stops } = copy;
      return [[document.id, { document, parties, stops, lines: lines.get(document.id) ?? [] }] as const];
    }),
  );
}

/** The names of all columns that hold copies, for those who write them. */
export const copiedColumns = ({ parties, stops }: Pick<WholeDocument, 'parties' | 'stops'>) => ({
  parties: JSON.stringify(parties),
  stops: JSON.stringify(stops),
});
