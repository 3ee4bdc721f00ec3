import type { DeliveryDocument } from '../../../../nouns/delivery-document.ts';
import { rulesOfKind } from '../../../../nouns/delivery-document-kinds.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { archived, conflict, invalid, invalidField, notFound, words } from '../../kernel/problems/errors.ts';
import { daysAfter } from '../../kernel/values/days-after.ts';
import { changeTransport } from './change-transport.ts';
import type { ChangeInput } from './delivery-document.input.ts';
import { deliveryDocument, deliveryDocuments } from './delivery-document.ts';
import { checkTemplate } from './generation/check-template.ts';
import { missingData } from './generation/missing-data.ts';
import { rateFaults } from './generation/terms-of.ts';
import { copiedColumns, wholeDocuments } from './parties-of.ts';

/** What never stands on the paper. */
const aside = ['customFields'] as const;

/** Changes the details of a held document. The file of an issued one goes, for the paper says something else now. */
export async function changeDocument(ctx: WriteContext, held: DeliveryDocument, input: ChangeInput) {
  if (held.archivedAt) throw archived(deliveryDocument.noun);
  const isContent = Object.keys(input).some((name) => !(aside as readonly string[]).includes(name));
  const { customFields } = input;
  if (!isContent) return deliveryDocuments.change(ctx, held, customFields === undefined ? {} : { customFields });
  if (held.stage !== 'draft' && held.stage !== 'issued') throw isFrozen(held.stage);
  await checkTemplate(ctx.db, held.kind, input.templateId);
  const whole = (await wholeDocuments(ctx.db, [held.id])).get(held.id);
  if (!whole) throw notFound(deliveryDocument.noun);
  const { values: transport, carrier } = await changeTransport(ctx, held, input);
  const { carrierId: _, driverId: __, vehicleId: ___, ...details } = input;
  const values = { ...details, ...transport, ...datesOf(held, input), ...attorneyOf(input) };
  const parties = carrier === undefined ? whole.parties : { ...whole.parties, carrier };
  const document = { ...held, ...values };
  const { isPriced = false } = rulesOfKind(held.kind);
  const faults = [
    ...missingData(held.kind, { document, parties, lines: whole.lines }),
    ...(isPriced && input.documentDate ? rateFaults(whole.lines, input.documentDate) : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  const columns = carrier === undefined ? {} : copiedColumns({ parties, stops: whole.stops });
  const changed = await deliveryDocuments.change(ctx, held, values, { columns });
  if (changed === held || held.fileId === null) return changed;
  return withoutFile(ctx, changed);
}

const withoutFile = (ctx: WriteContext, changed: DeliveryDocument) =>
  deliveryDocuments.change(ctx, changed, { fileId: null });

/** A number belongs to its year, and a power of attorney ends after it begins. */
function datesOf(held: DeliveryDocument, { documentDate = held.documentDate, attorney }: ChangeInput) {
  if (documentDate.slice(0, 4) !== held.documentDate.slice(0, 4))
    throw invalidField(
      '/documentDate',
      'other_year',
      words('the number belongs to its year', 'номер относится к своему году'),
    );
  if (!rulesOfKind(held.kind).isAttorney) return {};
  const usual = documentDate === held.documentDate ? held.validTo : daysAfter(documentDate, 15);
  const validTo = attorney?.validTo ?? usual;
  if (validTo !== null && validTo < documentDate)
    throw invalidField('/attorney/validTo', 'before_start', words('ends before it begins', 'окончание раньше начала'));
  return { validTo };
}

const attorneyOf = ({ attorney }: ChangeInput) =>
  attorney === undefined ? {} : { attorneyName: attorney?.fullName ?? null };

const isFrozen = (stage: string) =>
  conflict(
    'document_frozen',
    words('A document changes until it is sent.', 'Документ меняется, только пока он не передан.'),
    { stage },
  );
