import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../kit/facts.tsx';
import { say } from '../../kit/say.ts';
import { Section } from '../../kit/section.tsx';
import { useMay } from '../session/me.ts';
import { CustomFieldValue } from './custom-field-value.tsx';
import { type CustomFieldEntity, type CustomValues, customFieldsQuery } from './custom-fields-query.ts';

/** The company's own fields as a part of a card that is read; nothing where there are none. */
export function CustomFactsSection({ entity, values }: { entity: CustomFieldEntity; values: CustomValues }) {
  const may = useMay();
  const { data: fields = [] } = useQuery({ ...customFieldsQuery(entity), enabled: may('custom_fields.read') });
  if (fields.length === 0) return null;
  return (
    <Section title={say('Company fields', 'Поля компании')}>
      <Facts
        of={fields.map((field) => [
          field.label,
          <CustomFieldValue key={field.id} field={field} value={values[field.key]} />,
        ])}
      />
    </Section>
  );
}
