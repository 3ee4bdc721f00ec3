import { Checkbox, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { contract } from '../../../../../nouns/contract.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import type { ContractFormState } from '../use-contract-form.ts';

/** How long it holds, how much may be bought under it, and how that is paid: all but the currency change while it is in force, too. */
export function TermFields({ form, isSigned }: { form: ContractFormState; isSigned: boolean }) {
  const { autoRenew } = form.values;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput
          type="date"
          {...ofField(contract, 'validFrom')}
          description={say('The date of the contract unless set', 'Если не указать — с даты договора')}
          {...form.getInputProps('validFrom')}
        />
        <TextInput
          type="date"
          {...ofField(contract, 'validTo')}
          description={say('Without a day it has no end', 'Если не указать — бессрочно')}
          {...form.getInputProps('validTo')}
        />
        <Help of="contract.autoRenew">
          <Checkbox {...ofField(contract, 'autoRenew')} {...form.getInputProps('autoRenew', { type: 'checkbox' })} />
        </Help>
        {autoRenew && <DecimalInput {...ofField(contract, 'renewalMonths')} {...bind(form, 'renewalMonths')} />}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md">
        <Help of="contract.amountLimit">
          <DecimalInput {...ofField(contract, 'amountLimit')} {...bind(form, 'amountLimit')} />
        </Help>
        <Help of="contract.limitPolicy">
          <Select
            {...ofField(contract, 'limitPolicy')}
            allowDeselect={false}
            data={choicesOf(contract, 'limitPolicy')}
            {...form.getInputProps('limitPolicy')}
          />
        </Help>
        <TextInput
          {...ofField(contract, 'currency')}
          placeholder={say('of the company', 'как у компании')}
          maxLength={3}
          disabled={isSigned}
          {...form.getInputProps('currency')}
        />
      </SimpleGrid>
      <Textarea {...ofField(contract, 'paymentTerms')} autosize minRows={2} {...form.getInputProps('paymentTerms')} />
      <DecimalInput
        {...ofField(contract, 'paymentDays')}
        description={say(
          'Sales invoices under the contract are due so many days after they are issued',
          'Через столько дней после выставления наступает срок оплаты исходящих счетов по договору',
        )}
        {...bind(form, 'paymentDays')}
      />
      <Textarea {...ofField(contract, 'comment')} autosize {...form.getInputProps('comment')} />
    </>
  );
}
