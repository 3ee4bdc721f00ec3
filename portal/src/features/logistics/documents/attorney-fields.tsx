import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { deliveryAttorney } from '../../../../../nouns/delivery-attorney.ts';
import { ofField } from '../../../kit/form/of-field.ts';

const names = [
  ...(['fullName', 'position', 'passportSeries', 'passportNumber'] as const),
  ...(['passportIssuedBy', 'passportIssuedOn', 'validTo'] as const),
];

type Name = (typeof names)[number];

interface AttorneyForm {
  values: { attorney: Record<Name, string> };
  errors: Readonly<Record<string, ReactNode>>;
  setFieldValue(name: `attorney.${Name}`, next: string): void;
}

/** Who is trusted to receive the goods. A passport is not kept on the device. */
export const AttorneyFields = ({ form }: { form: AttorneyForm }) => (
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
