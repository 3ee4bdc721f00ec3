import type { RecordOption } from '../../kit/form/record-option.ts';
import type { CustomValues } from '../../shared/custom-fields/custom-fields-query.ts';
import type { Contract } from './queries.ts';

/** A contract as its form holds it: what is not known is an empty text. */
export interface ContractValues {
  number: string;
  title: string;
  kind: Contract['kind'];
  counterparty: RecordOption | null;
  sellerProfileId: string | null;
  date: string;
  validFrom: string;
  validTo: string;
  autoRenew: boolean;
  renewalMonths: string | null;
  amountLimit: string | null;
  limitPolicy: Contract['limitPolicy'];
  currency: string;
  paymentTerms: string;
  paymentDays: string | null;
  comment: string;
  customFields: CustomValues;
}

export const partyOf = ({ counterpartyId, counterparty }: Contract): RecordOption => ({
  id: counterpartyId,
  label: counterparty.name,
});

export const contractValuesOf = (contract: Contract): ContractValues => ({
  number: contract.number,
  title: contract.title,
  kind: contract.kind,
  counterparty: partyOf(contract),
  sellerProfileId: contract.sellerProfileId,
  date: contract.date,
  validFrom: contract.validFrom ?? '',
  validTo: contract.validTo ?? '',
  autoRenew: contract.autoRenew,
  renewalMonths: String(contract.renewalMonths),
  amountLimit: contract.amountLimit,
  limitPolicy: contract.limitPolicy,
  currency: contract.currency,
  paymentTerms: contract.paymentTerms ?? '',
  paymentDays: contract.paymentDays === null ? null : String(contract.paymentDays),
  comment: contract.comment ?? '',
  customFields: contract.customFields,
});

/** One that is being made: dated today; an annex has the parties, the kind and the currency of its contract. */
export const newContract = (date: string, parent?: Contract): ContractValues => ({
  ...{ number: '', title: '', date, validFrom: '', validTo: parent?.validTo ?? '' },
  kind: parent?.kind ?? 'supply',
  counterparty: parent ? partyOf(parent) : null,
  sellerProfileId: parent?.sellerProfileId ?? null,
  ...{ autoRenew: false, renewalMonths: '12', amountLimit: null, limitPolicy: parent?.limitPolicy ?? 'warn' },
  currency: parent?.currency ?? '',
  ...{ paymentTerms: '', paymentDays: null, comment: '', customFields: {} },
});

const bodyOf = ({ counterparty, renewalMonths, currency, ...values }: ContractValues) => ({
  ...values,
  counterpartyId: counterparty?.id,
  validFrom: values.validFrom || null,
  validTo: values.validTo || null,
  renewalMonths: renewalMonths === null ? undefined : Number(renewalMonths),
  currency: currency.trim().toUpperCase() || undefined,
  paymentTerms: values.paymentTerms || null,
  paymentDays: values.paymentDays === null ? null : Number(values.paymentDays),
  comment: values.comment || null,
});

/** As the server takes a new one: what is left out is as the company has it. */
export const newContractBodyOf = (values: ContractValues, parentId?: string) => {
  const body = bodyOf(values);
  return {
    ...body,
    counterpartyId: body.counterpartyId ?? '',
    ...(parentId !== undefined && { parentId }),
  };
};

/** What of the form is not what the record says. */
export function changesOf(values: ContractValues, before: ContractValues): Partial<ReturnType<typeof bodyOf>> {
  const saved = bodyOf(before) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(bodyOf(values)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name])),
  );
}
