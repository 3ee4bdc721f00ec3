import { ActionIcon, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { customRequisite } from '../../../../../nouns/custom-requisite.ts';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { CustomFieldInputs, errorsOfCustomFields } from '../../../shared/custom-fields/custom-field-inputs.tsx';
import classes from './editor.module.css';
import type { InvoiceFormState } from './use-invoice-form.ts';

/** What is printed besides, what is kept for the company alone, and the company's own fields. */
export function BesidesFields({ form }: { form: InvoiceFormState }) {
  const { customRequisites: lines, customFields } = form.values;
  const put = (next: typeof lines) => form.setFieldValue('customRequisites', next);
  const named = (name: 'label' | 'value', place: number) =>
    `${say(customRequisite[name].spec.label)}, ${say('line', 'строка')} ${place + 1}`;
  return (
    <Section title={say('Besides', 'Дополнительно')}>
      <Stack gap="md">
        <div role="group" aria-label={labelOf(salesInvoice, 'customRequisites')}>
          <div className={classes.label}>{labelOf(salesInvoice, 'customRequisites')}</div>
          {lines.map((line, place) => (
            <div key={place} className={classes.requisite}>
              <TextInput
                aria-label={named('label', place)}
                placeholder={say('Order of the customer', 'Заказ покупателя')}
                maxLength={100}
                value={line.label}
                error={form.errors[`customRequisites.${place}.label`]}
                onChange={({ currentTarget }) =>
                  put(lines.map((one, at) => (at === place ? { ...one, label: currentTarget.value } : one)))
                }
              />
              <TextInput
                aria-label={named('value', place)}
                placeholder="№ 4500012345"
                maxLength={500}
                value={line.value}
                error={form.errors[`customRequisites.${place}.value`]}
                onChange={({ currentTarget }) =>
                  put(lines.map((one, at) => (at === place ? { ...one, value: currentTarget.value } : one)))
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${say('Remove', 'Убрать')}: ${line.label || place + 1}`}
                onClick={() => put(lines.filter((_, at) => at !== place))}
              >
                <X size={16} />
              </ActionIcon>
            </div>
          ))}
          <Group>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<Plus size={14} />}
              onClick={() => put([...lines, { label: '', value: '' }])}
            >
              {say('Line', 'Строка')}
            </Button>
          </Group>
        </div>
        <CustomFieldInputs
          entity="salesInvoice"
          values={customFields}
          errors={errorsOfCustomFields(form.errors)}
          onChange={(next) => form.setFieldValue('customFields', next)}
        />
        <Textarea
          {...ofField(salesInvoice, 'termsText')}
          description={say('Printed below the rows', 'Печатаются под строками')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          {...form.getInputProps('termsText')}
        />
        <Textarea
          {...ofField(salesInvoice, 'comment')}
          description={say('For the company; never printed', 'Для своих, в счёте не печатается')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          {...form.getInputProps('comment')}
        />
      </Stack>
    </Section>
  );
}
