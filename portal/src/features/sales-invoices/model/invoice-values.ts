import type { CustomRequisite } from '../../../../../nouns/custom-requisite.ts';
import type { VatMode } from '../../../../../nouns/kit/vat.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import { contractOption } from '../../../shared/records/named-contract.ts';
import type { SalesInvoiceCard } from '../queries.ts';

/** What stands above the rows of an invoice, as its form holds it: what is not known is an empty text. */
export interface InvoiceValues {
  title: string;
  customer: RecordOption | null;
  sellerProfileId: string | null;
  contract: RecordOption | null;
  procurementId: string | null;
  dueDate: string;
  currency: string;
  fxRate: string | null;
  vatMode: VatMode;
  ownerId: string | null;
  termsText: string;
  comment: string;
  customRequisites: readonly CustomRequisite[];
  customFields: CustomValues;
}

export const invoiceValuesOf = (invoice: SalesInvoiceCard): InvoiceValues => ({
  title: invoice.title ?? '',
  customer: invoice.customerId && invoice.customer ? { id: invoice.customerId, label: invoice.customer.name } : null,
  sellerProfileId: invoice.sellerProfileId,
  contract: contractOption(invoice),
  procurementId: invoice.procurementId,
  dueDate: invoice.dueDate ?? '',
  currency: invoice.currency,
  fxRate: invoice.fxRate,
  vatMode: invoice.vatMode,
  ownerId: invoice.ownerId,
  termsText: invoice.termsText ?? '',
  comment: invoice.comment ?? '',
  customRequisites: invoice.customRequisites,
  customFields: invoice.customFields,
});

/** What a new one begins with. */
export interface MadeFor {
  customer: RecordOption | null;
  contract: RecordOption | null;
  procurementId: string | null;
  currency: string;
  vatMode: VatMode;
  ownerId: string;
}

export const newInvoiceValues = (madeFor: MadeFor): InvoiceValues => ({
  ...madeFor,
  ...{ title: '', sellerProfileId: null, dueDate: '', fxRate: null, termsText: '', comment: '' },
  ...{ customRequisites: [], customFields: {} },
});

const bodyOf = ({ customer, contract, ...values }: InvoiceValues) => ({
  ...values,
  title: values.title.trim() || null,
  customerId: customer?.id ?? null,
  contractId: contract?.id ?? null,
  dueDate: values.dueDate || null,
  currency: values.currency.trim().toUpperCase() || undefined,
  termsText: values.termsText.trim() || null,
  comment: values.comment.trim() || null,
  customRequisites: values.customRequisites.filter(({ label, value }) => label.trim() !== '' || value.trim() !== ''),
});

export const newInvoiceBodyOf = (values: InvoiceValues) => bodyOf(values);

/** What of the form is not what the record says. */
export function changesOf(values: InvoiceValues, before: InvoiceValues): Partial<ReturnType<typeof bodyOf>> {
  const saved = bodyOf(before) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(bodyOf(values)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name])),
  );
}
