import { Button, Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { supplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { deadlineIn } from '../model.ts';
import { vatModes } from '../names.ts';
import type { TermsValues } from '../terms-form.ts';

interface TermsFieldsProps {
  form: UseFormReturnType<TermsValues>;
  /** Suppliers rely on some terms once they were told. */
  isSent?: boolean;
}

/** What suppliers are told beside the positions. */
export function TermsFields({ form, isSent = false }: TermsFieldsProps) {
  return (
    <Stack>
      <TextInput label={say('Title', 'Название')} maxLength={300} {...form.getInputProps('title')} />
      <div>
        <Help of="supplier_rfq.responseDeadline">
          <TextInput
            type="datetime-local"
            label={say('Quotes accepted until', 'Ответы принимаются до')}
            required
            maw={260}
            {...form.getInputProps('responseDeadline')}
          />
        </Help>
        <Group gap="xs" mt="xs">
          {[1, 3, 7].map((days) => (
            <Button
              key={days}
              size="compact-sm"
              variant="default"
              onClick={() => form.setFieldValue('responseDeadline', deadlineIn(days))}
            >
              {say(`in ${days} d.`, `через ${days} дн.`)}
            </Button>
          ))}
        </Group>
      </div>
      <Textarea
        label={say('Message to suppliers', 'Сообщение поставщикам')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={10_000}
        {...form.getInputProps('message')}
      />
      <TextInput label={say('Delivery address', 'Адрес поставки')} {...form.getInputProps('deliveryAddress')} />
      <Group grow align="flex-start">
        <Help of="supplier_rfq.paymentTerms">
          <TextInput label={say('Payment terms', 'Условия оплаты')} {...form.getInputProps('paymentTerms')} />
        </Help>
        <Help of="supplier_rfq.deliveryTerms">
          <TextInput label={say('Delivery terms', 'Условия поставки')} {...form.getInputProps('deliveryTerms')} />
        </Help>
      </Group>
      <Group grow align="flex-start">
        <Help of="supplier_rfq.vatMode">
          <Select
            label={say('VAT', 'НДС')}
            allowDeselect={false}
            data={Object.entries(vatModes).map(([value, label]) => ({ value, label: say(label) }))}
            {...form.getInputProps('vatMode')}
          />
        </Help>
        <Select
          label={say('Currency', 'Валюта')}
          clearable
          placeholder={say('Any', 'Любая')}
          data={['RUB', 'CNY', 'USD', 'EUR', 'KZT', 'BYN', 'TRY']}
          value={form.values.currency || null}
          onChange={(currency) => form.setFieldValue('currency', currency ?? '')}
          error={form.errors.currency}
        />
        <Help of="supplier_rfq.quoteMode">
          <Select
            label={say('What is asked', 'Что запросить')}
            allowDeselect={false}
            data={choicesOf(supplierRfq, 'quoteMode')}
            {...form.getInputProps('quoteMode')}
          />
        </Help>
      </Group>
      <Checkbox
        label={say('Substitutes may be offered', 'Можно предлагать аналоги')}
        {...form.getInputProps('allowAnalogs', { type: 'checkbox' })}
      />
      <Help of="supplier_rfq.sealed">
        <Checkbox
          label={say('Hide prices from us until the deadline', 'Скрыть от нас цены до срока ответа')}
          disabled={isSent}
          {...form.getInputProps('sealed', { type: 'checkbox' })}
        />
      </Help>
    </Stack>
  );
}
