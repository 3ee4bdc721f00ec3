import { Select, SimpleGrid } from '@mantine/core';
import { supplier } from '../../../../../nouns/supplier.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import type { PartyForm } from '../party-values.ts';

const terms = { fields: supplier };

export function SupplierTerms({
  form,
  disabled,
  currency,
}: {
  form: PartyForm;
  disabled: boolean;
  currency: string | null | undefined;
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
      <Help of="supplier.standing">
        <Select
          {...ofField(terms, 'standing')}
          allowDeselect={false}
          disabled={disabled}
          data={choicesOf(terms, 'standing')}
          {...form.getInputProps('standing')}
        />
      </Help>
      <Help of="supplier.paymentTermsDays">
        <DecimalInput {...ofField(terms, 'paymentTermsDays')} disabled={disabled} {...bind(form, 'paymentTermsDays')} />
      </Help>
      <Help of="supplier.leadTimeDays">
        <DecimalInput {...ofField(terms, 'leadTimeDays')} disabled={disabled} {...bind(form, 'leadTimeDays')} />
      </Help>
      <Help of="supplier.minOrderAmount">
        <DecimalInput
          label={`${labelOf(terms, 'minOrderAmount')}${currency ? `, ${currency}` : ''}`}
          disabled={disabled}
          {...bind(form, 'minOrderAmount')}
        />
      </Help>
      <DecimalInput {...ofField(terms, 'rating')} disabled={disabled} {...bind(form, 'rating')} />
    </SimpleGrid>
  );
}
