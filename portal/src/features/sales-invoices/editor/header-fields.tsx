import { Select, TextInput } from '@mantine/core';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { Fields } from '../../../kit/form/fields.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { ContractSelect } from '../../../shared/records/contract-select.tsx';
import { SellerSelect } from '../../../shared/records/seller-select.tsx';
import type { InvoiceFormState } from './use-invoice-form.ts';

interface HeaderFieldsProps {
  form: InvoiceFormState;
  usualCurrency: string;
}

/** Whom the invoice is for, in whose name, and on which terms. */
export function HeaderFields({ form, usualCurrency }: HeaderFieldsProps) {
  const { customer, currency } = form.values;
  const { active } = usePeople();
  const isForeign = currency.trim() !== '' && currency.trim().toUpperCase() !== usualCurrency;
  return (
    <Section title={say('Parties and terms', 'Стороны и условия')}>
      <Fields>
        <SelectOrMake
          of="customer"
          {...ofField(salesInvoice, 'customerId')}
          {...bind(form, 'customer')}
          onChange={(next) => form.setValues({ customer: next, ...(next?.id !== customer?.id && { contract: null }) })}
        />
        <ContractSelect
          {...ofField(salesInvoice, 'contractId')}
          of={{ counterpartyId: customer?.id }}
          {...bind(form, 'contract')}
        />
        <SellerSelect label={labelOf(salesInvoice, 'sellerProfileId')} {...bind(form, 'sellerProfileId')} />
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
        <Help of="sales_invoice.vatMode">
          <Select
            {...ofField(salesInvoice, 'vatMode')}
            allowDeselect={false}
            data={choicesOf(salesInvoice, 'vatMode')}
            {...form.getInputProps('vatMode')}
          />
        </Help>
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
