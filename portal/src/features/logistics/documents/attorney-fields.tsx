import { SimpleGrid, TextInput } from '@mantine/core';
import { deliveryAttorney } from '../../../../../nouns/delivery-attorney.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import type { GenerateFormState } from './use-generate.ts';

const names = [
  ...(['fullName', 'position', 'passportSeries', 'passportNumber'] as const),
  ...(['passportIssuedBy', 'passportIssuedOn', 'validTo'] as const),
];

/** Who is trusted to receive the goods. A passport is not kept on the device. */
export const AttorneyFields = ({ form }: { form: GenerateFormState }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
    {names.map((name) => (
      <TextInput
        key={name}
        {...ofField({ fields: deliveryAttorney }, name)}
        {...((name === 'passportIssuedOn' || name === 'validTo') && { type: 'date' })}
        autoComplete="off"
        value={form.values.attorney[name]}
        error={form.errors[`attorney.${name}`] ?? (name === 'fullName' ? form.errors.attorney : undefined)}
        onChange={({ currentTarget }) => form.setFieldValue(`attorney.${name}`, currentTarget.value)}
      />
    ))}
  </SimpleGrid>
);
