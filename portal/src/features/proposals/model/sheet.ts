import type { CommercialProposal, ProposalExpense } from '../../../../../nouns/commercial-proposal.ts';
import type { ProposalRow } from '../../../../../nouns/proposal-row.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';

/** A row as it stands in the table: what is typed into its cells, as it was typed. */
export interface SheetRow {
  /** The identifier of a row that is saved; a mark of its own for a new one. */
  key: string;
  lineType: ProposalRow['lineType'];
  catalogItemId: string | null;
  procurementItemId: string | null;
  supplierName: string;
  groupKey: string | null;
  group: string;
  name: string;
  quantity: string;
  /** The code of a unit, or what was typed where nobody knows such a unit. */
  uom: string;
  unitCost: string;
  /** `15` is percent, `500 ₽` a sum. */
  markup: string;
  commission: string;
  unitPrice: string;
  vatRate: ProposalRow['vatRate'];
}

export interface SheetExpense {
  key: string;
  name: string;
  amount: string;
  allocation: ProposalExpense['allocation'];
}

/** What stands above and below the rows: what is not known is an empty text. */
export interface SheetHeader
  extends Pick<
    CommercialProposal,
    | 'contactId'
    | 'sellerProfileId'
    | 'ownerId'
    | 'vatMode'
    | 'pricingMode'
    | 'proposalModel'
    | 'commissionMode'
    | 'commissionPercent'
    | 'commissionFixedAmount'
  > {
  title: string;
  customer: RecordOption | null;
  currency: string;
  validUntil: string;
  introText: string;
  termsText: string;
  customFields: CustomValues;
}

/** All of a proposal that a person writes. */
export interface Sheet {
  header: SheetHeader;
  expenses: readonly SheetExpense[];
  rows: readonly SheetRow[];
}

let made = 0;

/** A mark for what has no identifier yet, unlike any other of this page or of one that was left. */
export const newKey = () => `new-${Date.now().toString(36)}-${made++}`;

export const blankRow = (like?: SheetRow): SheetRow => ({
  key: newKey(),
  lineType: like?.lineType ?? 'material',
  ...{ catalogItemId: null, procurementItemId: null },
  supplierName: '',
  groupKey: like?.groupKey ?? null,
  group: like?.group ?? '',
  ...{ name: '', quantity: '', uom: like?.uom ?? '796', unitCost: '', unitPrice: '', commission: '' },
  markup: like?.markup ?? '',
  vatRate: like?.vatRate ?? '22',
});

/** Rows that hold nothing but what every new row begins with; they are never saved. */
export const isBlank = ({ name, catalogItemId, procurementItemId, quantity, unitCost, unitPrice }: SheetRow) =>
  catalogItemId === null && procurementItemId === null && [name, quantity, unitCost, unitPrice].every(isEmpty);

const isEmpty = (text: string) => text.trim() === '';
