import type { Terms } from '../../../../nouns/pricing/is-entered.ts';
import type { ProposalRow } from '../../../../nouns/proposal-row.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { type Actor, lacksPermission, maySee } from '../../kernel/access/actor.ts';
import { type FieldError, invalid } from '../../kernel/problems/errors.ts';
import { pieces } from '../../kernel/values/units.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { VatRate } from '../../kernel/values/vat.ts';
import { type ItemReference, referenceFaults } from '../catalog/item-references.ts';
import * as fault from './faults.ts';
import type { RowInput } from './proposal.input.ts';
import { rowFaults } from './row-faults.ts';
import { isSet } from './settle-terms.ts';

/** What rows are read against. */
export interface Known {
  actor: Actor;
  terms: Terms;
  before: readonly ProposalRow[];
  procurementId: string | null;
  lines: ReadonlyMap<string, RequisitionLine>;
  items: ReadonlyMap<string, ItemReference>;
  usualRate: VatRate;
}

const uncounted = {
  ...{ lineCostAmount: null, allocatedExpenseAmount: '0', commissionAmount: '0', lineAmount: '0' },
  ...{ netAmount: '0', vatAmount: '0', grossAmount: '0' },
};

/** Rows before they are priced. The errors of all rows are reported together. */
export function settleRows(given: readonly RowInput[], known: Known): ProposalRow[] {
  const errors: FieldError[] = [];
  const rows = given.map((whole, place) => {
    const kept = known.before.find(({ id }) => id === whole.id);
    const input = withHidden(known.actor, whole, kept);
    const row = standing(input, place, known);
    if (known.terms.proposalModel === 'agency' && (isSet(row.markupPercent) || isSet(row.markupAmount)))
      throw fault.withMarkup(`/rows/${place}/${isSet(row.markupPercent) ? 'markupPercent' : 'markupAmount'}`);
    const isTwice = whole.id !== undefined && given.findIndex(({ id }) => id === whole.id) < place;
    const faults = [
      ...(isTwice ? [fault.twice('/id')] : []),
      ...referenceFaultsOf(row, whole, kept, known),
      ...rowFaults(row, input, known.terms),
    ];
    errors.push(...faults.map((error) => ({ ...error, at: `/rows/${place}${error.at}` })));
    return row;
  });
  if (errors.length > 0) throw invalid(errors);
  return rows;
}

const hidden = ['supplierName', 'groupKey', 'groupLabel', 'unitCost', 'markupPercent', 'markupAmount'] as const;

/** What a person may not see of a row that is there stays as it is, and is not written over. */
function withHidden(actor: Actor, input: RowInput, kept: ProposalRow | undefined): RowInput {
  if (!kept || maySee(actor, 'margins.read')) return input;
  if (hidden.some((name) => input[name] !== undefined && input[name] !== null)) throw lacksPermission('margins.read');
  const stays = Object.fromEntries(hidden.map((name) => [name, kept[name]]));
  return { ...input, ...stays, markupBasis: kept.markupBasis };
}

function standing(input: RowInput, place: number, { terms, lines, items, usualRate }: Known): ProposalRow {
  const wanted = lines.get(input.procurementItemId ?? '');
  const catalogItemId = input.catalogItemId === undefined ? (wanted?.catalogItemId ?? null) : input.catalogItemId;
  const item = items.get(catalogItemId ?? '');
  const isService = (item?.type ?? wanted?.itemType) === 'service';
  const isPerLine = terms.commissionMode === 'per_line';
  const isByAmount = isSet(input.markupAmount) && !isSet(input.markupPercent);
  return {
    ...uncounted,
    id: input.id ?? uuidv7(),
    position: place + 1,
    lineType: input.lineType ?? (isService ? 'service' : 'material'),
    supplierName: input.supplierName ?? null,
    groupKey: input.groupKey ?? null,
    groupLabel: input.groupLabel ?? null,
    catalogItemId,
    procurementItemId: input.procurementItemId ?? null,
    name: input.name ?? wanted?.name ?? item?.name ?? '',
    quantity: input.quantity,
    uom: (input.uom ?? wanted?.uom ?? item?.baseUom ?? pieces) as ProposalRow['uom'],
    unitCost: input.unitCost ?? null,
    markupBasis: input.markupBasis ?? (isByAmount ? 'amount' : 'percent'),
    markupPercent: input.markupPercent ?? null,
    markupAmount: input.markupAmount ?? null,
    commissionPercent: isPerLine ? (input.commissionPercent ?? null) : null,
    commissionFixedAmount: isPerLine ? (input.commissionFixedAmount ?? null) : null,
    unitPrice: input.unitPrice ?? null,
    vatRate: input.vatRate ?? (terms.vatMode === 'none' ? 'none' : (wanted?.vatRate ?? usualRate)),
  };
}

function referenceFaultsOf(
  row: ProposalRow,
  input: RowInput,
  kept: ProposalRow | undefined,
  known: Known,
): FieldError[] {
  const wanted = known.lines.get(row.procurementItemId ?? '');
  const isNewItem = typeof input.catalogItemId === 'string' && input.catalogItemId !== kept?.catalogItemId;
  return [
    ...(input.id && !kept ? [fault.unknownRow] : []),
    ...(row.procurementItemId && !wanted ? [fault.unknownLine] : []),
    ...(wanted && known.procurementId && wanted.procurementId !== known.procurementId ? [fault.lineOfAnother] : []),
    ...(isNewItem ? referenceFaults(known.items.get(input.catalogItemId as string)) : []),
  ];
}
