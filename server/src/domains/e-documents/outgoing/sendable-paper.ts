import { buffer } from 'node:stream/consumers';
import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { deliveryKindWords, rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import type { DeliveryParty } from '../../../../../nouns/delivery-party.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { ReadContext, Steps } from '../../../kernel/operation.ts';
import { brokenRule, conflict, notFound, words } from '../../../kernel/problems/errors.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { openFile } from '../../../platform/files/store-file.ts';
import { deliveryDocument } from '../../delivery-documents/delivery-document.ts';
import { deliveryReading } from '../../delivery-documents/delivery-rights.ts';
import { readPaper } from '../../delivery-documents/operations/export-delivery-document.ts';
import { printPaper } from '../../delivery-documents/paper/make-paper.ts';
import { type WholeDocument, wholeDocuments } from '../../delivery-documents/parties-of.ts';
import { readUpdFile } from '../../delivery-documents/upd/read-upd-file.ts';
import { type Format, formatOf, notReady, type Sendable, type Side } from './sendable.ts';

const sentIn: readonly string[] = ['issued', 'sent', 'signed'];

/** An issued delivery document of ours: a UPD as XML, any other as the PDF it was issued with. */
export async function sendablePaper(ctx: ReadContext, id: string, asked: Format | undefined): Promise<Sendable> {
  authorize(ctx.actor, deliveryReading);
  await ctx.ask(readPaper, { id });
  const whole = (await wholeDocuments(ctx.db, [id])).get(id);
  if (!whole) throw notFound(deliveryDocument.noun);
  const { document } = whole;
  const { kind, number, stage, documentDate, currency, grossAmount, vatAmount } = document;
  if (!sentIn.includes(stage))
    throw notReady(stage, 'Only an issued document can be sent.', 'Отправить можно только выписанный документ.');
  refuseWithdrawn(document);
  const { sender, recipient } = sidesOf(whole);
  const format = kind === 'upd' ? formatOf(asked, ['xml']) : formatOf(asked, ['pdf']);
  return {
    ...{ kind: kind === 'upd' ? 'upd' : 'delivery', format, number, currency },
    ...{ date: documentDate, amount: grossAmount, vat: vatAmount, sender, recipient },
    title: `${deliveryKindWords[kind].ru} № ${number} от ${printedDay(documentDate)}`,
    make: (steps) => (format === 'xml' ? updOf(steps, id) : paperOf(steps, id)),
  };
}

async function updOf(steps: Steps, id: string) {
  const { name, bytes } = await steps.asSystem.query(readUpdFile, { id });
  return { name, type: 'application/xml', bytes };
}

async function paperOf(steps: Steps, id: string) {
  const { document, kept } = await steps.asSystem.query(readPaper, { id });
  if (kept) {
    const bytes = await buffer(await openFile(steps.services, kept.storageKey));
    return { name: kept.name, type: 'application/pdf', bytes };
  }
  return { ...(await printPaper(steps, document)), type: 'application/pdf' };
}

/** Operators take a UPD in the place of these. */
function refuseWithdrawn({ kind, documentDate }: DeliveryDocument) {
  const { paperOnlySince } = rulesOfKind(kind);
  if (paperOnlySince === undefined || documentDate < paperOnlySince) return;
  throw brokenRule(
    'edo_format_withdrawn',
    words(
      `Since ${paperOnlySince} operators take a UPD in its place.`,
      `С ${printedDay(paperOnlySince)} такой документ в ЭДО не передаётся: отправьте УПД.`,
    ),
    { since: paperOnlySince },
  );
}

/** A power of attorney goes to the supplier, all else to the customer. */
function sidesOf({ document: { kind, direction }, parties: { seller, customer } }: WholeDocument) {
  if (rulesOfKind(kind).isAttorney) return { sender: sideOf(customer), recipient: sideOf(seller) };
  if (direction === 'outgoing') return { sender: sideOf(seller), recipient: sideOf(customer) };
  throw conflict(
    'not_ours_to_send',
    words('The supplier sends this document, not we.', 'Этот документ отправляет поставщик, а не мы.'),
  );
}

const sideOf = (party: DeliveryParty | null): Side => ({
  name: party?.legalName ?? '',
  inn: party?.inn ?? null,
  kpp: party?.kpp ?? null,
});
