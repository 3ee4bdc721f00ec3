import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import type { DeliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import type { GenerationInput } from './generation.input.ts';
import { only } from './only.ts';
import { sumLines } from './settle-lines.ts';
import type { Settling } from './settling.ts';
import { transportOf } from './transport-of.ts';

/** Days a power of attorney is good for where nobody says otherwise. */
const usualDays = 15;

/** A document of one group without its number: what the caller says, else what follows from the group. */
export function settleDocument(settling: Settling): Omit<Partial<DeliveryDocument>, 'id' | 'number'> {
  const { requisition, input, direction, documentDate, shares, lines, terms, way } = settling;
  const { kind, scope, attorney = null, comment = null, packageCount = null, templateId = null } = input;
  return {
    ...{ kind, scope, direction, documentDate, procurementId: requisition.id, templateId, comment, packageCount },
    ...{ supplierId: only(shares, 'supplierId'), objectId: only(shares, 'objectId') },
    ...{ routeId: only(shares, 'routeId'), batchId: only(shares, 'batchId') },
    updStatus: kind === 'upd' ? updStatusOf(input, lines) : null,
    validTo: rulesOfKind(kind).isAttorney ? validToOf(attorney?.validTo, documentDate) : null,
    basis: basisOf(settling),
    ...terms,
    ...sumLines(lines, terms.currency),
    ...transportOf(settling),
    ...{ attorney, attorneyName: attorney?.fullName ?? null },
    recipientName: input.recipientName ?? way.batch?.recipientName ?? way.object?.contactName ?? null,
    recipientPosition: input.recipientPosition ?? null,
  };
}

export const isWithoutVat = (lines: readonly DeliveryDocumentLine[]) =>
  lines.every(({ vatRate }) => vatRate === 'none');

const updStatusOf = ({ updStatus = '1' }: GenerationInput, lines: readonly DeliveryDocumentLine[]) =>
  isWithoutVat(lines) ? '2' : updStatus;

function validToOf(given: string | null | undefined, documentDate: string): string {
  const validTo = given ?? daysAfter(documentDate, usualDays);
  if (validTo < documentDate)
    throw invalidField('/attorney/validTo', 'before_start', words('ends before it begins', 'окончание раньше начала'));
  return validTo;
}

const basisOf = ({ requisition: { contract, number }, requisitionDay }: Settling): DeliveryDocument['basis'] =>
  contract
    ? { name: 'Договор', number: contract.number, date: contract.date }
    : { name: 'Заявка', number, date: requisitionDay };
