import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { Fields } from '../../../kit/form/fields.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { ContractSelect } from '../../../shared/records/contract-select.tsx';
import { findCounterparties } from '../../../shared/records/find-counterparties.ts';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';

interface HeaderFieldsProps {
  form: InvoiceFormState;
  usualCurrency: string;
}

/** Whom the invoice is for, in whose name, and on which terms. */
export function HeaderFields({ form, usualCurrency }: HeaderFieldsProps) {
  const { customer, currency, sellerProfileId } = form.values;
  const maySeeSellers = useMay()('company_settings.read');
  const { data: sellers = [] } = useQuery({ ...sellerNamesQuery, enabled: maySeeSellers });
  const { active } = usePeople();
  const offered = sellers.filter(({ id, status }) => status === 'active' || id === sellerProfileId);
  const usual = sellers.find(({ isDefault }) => isDefault);
  const isForeign = currency.trim() !== '' && currency.trim().toUpperCase() !== usualCurrency;
  return (
    <Section title={say('Parties and terms', 'Стороны и условия')}>
      <Fields>
        <RecordSelect
          kind="counterparties"
          {...ofField(salesInvoice, 'customerId')}
          find={findCounterparties}
          {...bind(form, 'customer')}
          onChange={(next) => form.setValues({ customer: next, ...(next?.id !== customer?.id && { contract: null }) })}
        />
        <ContractSelect
          {...ofField(salesInvoice, 'contractId')}
          of={{ counterpartyId: customer?.id }}
          {...bind(form, 'contract')}
        />
        {maySeeSellers && (
          <Select
            {...ofField(salesInvoice, 'sellerProfileId')}
            placeholder={usual?.name ?? say('the default seller', 'продавец по умолчанию')}
            clearable
            data={offered.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('sellerProfileId')}
          />
        )}
        <TextInput
          type="date"
          {...ofField(salesInvoice, 'dueDate')}
          description={say(
            'If left out, counted from the contract when it is issued',
            'Если не указать — по условиям договора при выставлении',
          )}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('dueDate')}
        />
        <Select
          {...ofField(salesInvoice, 'vatMode')}
          allowDeselect={false}
          data={choicesOf(salesInvoice, 'vatMode')}
          {...form.getInputProps('vatMode')}
        />
        <TextInput
          {...ofField(salesInvoice, 'currency')}
          placeholder={usualCurrency}
          maxLength={3}
          {...form.getInputProps('currency')}
        />
        {isForeign && (
          <DecimalInput
            {...ofField(salesInvoice, 'fxRate')}
            placeholder={say('of the day of issue', 'на день выставления')}
            {...bind(form, 'fxRate')}
          />
        )}
        <TextInput {...ofField(salesInvoice, 'title')} {...form.getInputProps('title')} />
        <Select
          {...ofField(salesInvoice, 'ownerId')}
          searchable
          clearable
          data={active.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          {...form.getInputProps('ownerId')}
        />
      </Fields>
    </Section>
  );
}
