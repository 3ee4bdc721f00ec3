import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import classes from '../components/quotes.module.css';
import { vatModes } from '../names.ts';
import { DaysInput } from './days-input.tsx';
import type { TermsValues } from './terms-values.ts';

/** What is said of all lines together. */
export function TermsInputs({ form, isTotalOnly }: { form: UseFormReturnType<TermsValues>; isTotalOnly: boolean }) {
  return (
    <Section title={say('Terms', 'Условия')}>
      <div className={classes.grid}>
        {isTotalOnly && (
          <DecimalInput
            label={say('Total for everything', 'Сумма за всё')}
            value={form.values.statedTotal}
            onChange={(next) => form.setFieldValue('statedTotal', next)}
            error={form.errors.statedTotal}
          />
        )}
        <Select
          label={say('VAT', 'НДС')}
          allowDeselect={false}
          data={Object.entries(vatModes).map(([value, label]) => ({ value, label: say(label) }))}
          {...form.getInputProps('vatMode')}
        />
        {form.values.vatMode !== 'none' && (
          <Select
            label={say('VAT rate for all lines', 'Ставка НДС всех позиций')}
            data={[
              { value: '', label: say('as in the lines', 'как в позициях') },
              ...['22', '10', '7', '5', '0'].map((rate) => ({ value: rate, label: `${rate} %` })),
            ]}
            allowDeselect={false}
            {...form.getInputProps('vatRate')}
          />
        )}
        <Select
          label={say('Currency', 'Валюта')}
          allowDeselect={false}
          data={[...new Set([form.values.currency, 'RUB', 'CNY', 'USD', 'EUR', 'KZT', 'BYN', 'TRY'])]}
          {...form.getInputProps('currency')}
        />
        <TextInput
          type="date"
          label={say('Prices hold until', 'Цены действуют до')}
          {...form.getInputProps('validUntil')}
        />
        <DaysInput
          label={say('Delivery, days', 'Срок поставки, дней')}
          value={form.values.deliveryDays}
          onChange={(next) => form.setFieldValue('deliveryDays', next)}
          error={form.errors.deliveryDays}
        />
        <DecimalInput
          label={say('Prepayment, %', 'Предоплата, %')}
          value={form.values.prepaymentPercent}
          onChange={(next) => form.setFieldValue('prepaymentPercent', next)}
          error={form.errors.prepaymentPercent}
        />
        <TextInput label={say('Payment terms', 'Условия оплаты')} {...form.getInputProps('paymentTerms')} />
        <TextInput label={say('Delivery terms', 'Условия доставки')} {...form.getInputProps('deliveryTerms')} />
        <TextInput label={say('Supplier’s number', 'Номер у поставщика')} {...form.getInputProps('externalNumber')} />
      </div>
      <Textarea
        mt="md"
        label={say('Supplier’s comment', 'Комментарий поставщика')}
        autosize
        minRows={2}
        {...form.getInputProps('supplierComment')}
      />
    </Section>
  );
}
