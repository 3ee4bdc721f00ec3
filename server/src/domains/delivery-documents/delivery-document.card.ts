import Type, { type Static } from 'typebox';
import { type DeliveryDocument, deliveryDocument as declared } from '../../../../nouns/delivery-document.ts';
import {
  type DeliveryDocumentMove,
  deliveryDocumentFlow,
  deliveryDocumentRequirements,
} from '../../../../nouns/delivery-document-flow.ts';
import { type DeliveryParty, deliveryParty } from '../../../../nouns/delivery-party.ts';
import { deliveryStop } from '../../../../nouns/delivery-stop.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { answeredOf } from '../../kernel/entity-of.ts';
import { choice, id, nullable, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import { deliveryDocument, deliveryDocuments } from './delivery-document.ts';
import { deliveryDocumentLine } from './delivery-document-line.ts';
import { type PartyRole, partyRoles, wholeDocuments } from './parties-of.ts';

const titles: Readonly<Record<PartyRole, string>> = {
  ...{ seller: 'Seller', customer: 'Customer', shipper: 'Shipper' },
  ...{ consignee: 'Consignee', payer: 'Payer', carrier: 'Carrier' },
};

const party = (role: PartyRole) => nullable(object(answeredOf(deliveryParty), { title: titles[role] }));

export const deliveryCardParts = {
  parties: object(
    {
      ...{ seller: party('seller'), customer: party('customer'), shipper: party('shipper') },
      ...{ consignee: party('consignee'), payer: party('payer'), carrier: party('carrier') },
    },
    { title: 'The sides, as they were; bank details for who may see those of counterparties' },
  ),
  stops: Type.Array(object(answeredOf(deliveryStop), { title: 'Stop' }), { title: 'Stops of the route, as they were' }),
  lines: Type.Array(deliveryDocumentLine.view, { title: 'Goods, as they were' }),
  itemIds: Type.Array(id(), { title: 'Lines of the requisition in it' }),
  allowedMoves: Type.Array(
    object({
      to: choice(deliveryDocument.statuses, 'Stage'),
      requires: Type.Array(choice(deliveryDocumentRequirements, 'Condition')),
    }),
    { title: 'Where the caller may move it now' },
  ),
};

/** A delivery document as its page shows it. */
export const deliveryCard = object(
  { ...deliveryDocument.fields, ...deliveryCardParts },
  { title: 'Delivery document with its goods and sides' },
);

export async function readDeliveryCard({ db, actor }: ReadContext, id: string): Promise<Static<typeof deliveryCard>> {
  const whole = (await wholeDocuments(db, [id])).get(id);
  if (!whole) throw notFound(declared.words);
  const { document, parties, stops, lines } = whole;
  return {
    ...deliveryDocuments.show(actor, document),
    parties: Object.fromEntries(partyRoles.map((role) => [role, shownParty(actor, parties[role])])) as typeof parties,
    ...{ stops: [...stops], lines: [...lines] },
    itemIds: [...new Set(lines.flatMap(({ procurementItemId }) => procurementItemId ?? []))],
    allowedMoves: movesFrom(actor, document.stage),
  };
}

const unseen = { bankName: null, bik: null, checkingAccount: null, correspondentAccount: null };

const shownParty = (actor: Actor, party: DeliveryParty | null) =>
  party?.counterpartyId && !maySee(actor, 'counterparties.bank_read') ? { ...party, ...unseen } : party;

const { moves } = deliveryDocumentFlow;

/** Where a person may move it by the address of stages. */
export const movesFrom = (actor: Actor, stage: DeliveryDocument['stage']) =>
  (Object.keys(moves) as DeliveryDocumentMove[]).flatMap((move) => {
    const { from, to, permission, requires = [] } = moves[move];
    return permission && from.includes(stage) && maySee(actor, permission) ? [{ to, requires: [...requires] }] : [];
  });
