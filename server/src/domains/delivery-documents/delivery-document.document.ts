import { type DeliveryDocumentKind, deliveryDocumentKinds } from '../../../../nouns/delivery-document-kinds.ts';
import { templateKindOf } from '../../../../nouns/document-kinds.ts';
import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { VariableNamespace } from '../../kernel/variables.ts';
import { picturesOfSeller } from '../sellers/pictures-of-seller.ts';
import { deliveryDocuments } from './delivery-document.ts';
import { linesByDocument } from './delivery-document-line.ts';
import { deliveryReading } from './delivery-rights.ts';
import { wholeDocuments } from './parties-of.ts';
import { documentVariables } from './paths/document.variables.ts';
import { generatedDocumentVariables } from './paths/generated-document.variables.ts';
import { itemsVariables } from './paths/items.variables.ts';
import { partyVariables } from './paths/party.variables.ts';
import { transportVariables } from './paths/transport.variables.ts';

const printed: readonly VariableNamespace[] = [
  ...[documentVariables, itemsVariables, generatedDocumentVariables],
  ...[...partyVariables, ...transportVariables],
];

const kindOf = (kind: DeliveryDocumentKind): DocumentKind => ({
  kind: templateKindOf(kind),
  path: '/api/v1/logistics/documents',
  tag: 'Delivery documents',
  exportsItself: true,
  variables: printed,
  customFields: async (db, ids) =>
    new Map((await deliveryDocuments.byIds(db, ids)).map(({ id, customFields }) => [id, customFields])),
  itemFields: async (db, ids) =>
    new Map([...(await linesByDocument(db, ids))].map(([id, lines]) => [id, lines.map((line) => line.customFields)])),
  permission: deliveryReading.permission,
  scopes: [deliveryReading.scope],
  formats: ['pdf'],
  describe,
});

/** Each kind of delivery document as paper. */
export const deliveryDocumentPapers = Object.fromEntries(
  Object.keys(deliveryDocumentKinds).map((kind) => [kind, kindOf(kind as DeliveryDocumentKind)]),
) as { [Kind in DeliveryDocumentKind]: DocumentKind };

/** Named for archives: `upd_УПД-2026-0001_2026-11-25`. Our own stamp and signature stand on what we hand over. */
async function describe({ db }: ReadContext, id: string) {
  const { kind, number, documentDate } = await deliveryDocuments.byId(db, id);
  const whole = (await wholeDocuments(db, [id])).get(id);
  return {
    fileName: `${kind}_${number}_${documentDate}`,
    pictures: await picturesOfSeller(db, whole?.parties.seller?.sellerProfileId ?? null),
  };
}
