import { OrderedList } from '../../../kit/ordered/ordered-list.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { CustomField, CustomFieldEntity } from '../../../shared/custom-fields/custom-fields-query.ts';
import { entities, fieldTypes, restoreField } from '../fields.ts';
import { useFieldOrder } from '../use-field-order.ts';
import { ArchivedList } from './archived-list.tsx';
import { FieldLine } from './field-line.tsx';

interface FieldsOfProps {
  entityType: CustomFieldEntity;
  fields: readonly CustomField[];
  mayChange: boolean;
  onOpen(id: string): void;
}

/** Fields of one kind of records: those in use in the order of forms, those put away below them. */
export function FieldsOf({ entityType, fields, mayChange, onOpen }: FieldsOfProps) {
  const put = useFieldOrder(entityType);
  const active = fields.filter(({ status }) => status === 'active');
  const archived = fields.filter(({ status }) => status === 'archived');
  const title = say(entities[entityType]);
  return (
    <Section title={title}>
      {active.length > 0 && (
        <OrderedList
          kind={entityType}
          label={title}
          rows={active}
          mayChange={mayChange}
          nameOf={({ label }) => label}
          show={(field) => <FieldLine field={field} />}
          onOpen={({ id }) => onOpen(id)}
          onOrder={(next) => put(active, next)}
        />
      )}
      {archived.length > 0 && (
        <ArchivedList<CustomField>
          label={say('Archived fields', 'Поля в архиве')}
          rows={archived}
          mayChange={mayChange}
          nameOf={({ label }) => label}
          show={({ type }) => say(fieldTypes[type])}
          restore={restoreField}
          onOpen={({ id }) => onOpen(id)}
        />
      )}
    </Section>
  );
}
