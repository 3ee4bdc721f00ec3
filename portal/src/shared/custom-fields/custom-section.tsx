import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { say } from '../../kit/say.ts';
import { Section } from '../../kit/section.tsx';
import { useMay } from '../session/me.ts';
import { CustomFieldInputs, errorsOfCustomFields } from './custom-field-inputs.tsx';
import { type CustomFieldEntity, type CustomValues, customFieldsQuery } from './custom-fields-query.ts';

interface CustomSectionProps {
  entity: CustomFieldEntity;
  values: CustomValues;
  onChange(next: CustomValues): void;
  /** All refusals of the form. */
  errors: Readonly<Record<string, ReactNode>>;
  disabled: boolean;
}

/** The company's own fields as a part of a card; nothing where there are none. */
export function CustomSection({ entity, values, onChange, errors, disabled }: CustomSectionProps) {
  const may = useMay();
  const { data: fields = [] } = useQuery({ ...customFieldsQuery(entity), enabled: may('custom_fields.read') });
  if (fields.length === 0) return null;
  return (
    <Section title={say('Company fields', 'Поля компании')}>
      <fieldset disabled={disabled} style={{ border: 0, margin: 0, padding: 0 }}>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
          <CustomFieldInputs
            entity={entity}
            values={values}
            onChange={onChange}
            errors={errorsOfCustomFields(errors)}
          />
        </SimpleGrid>
      </fieldset>
    </Section>
  );
}
