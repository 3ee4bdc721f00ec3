import { Select } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type {
  CustomField,
  CustomFieldEntity,
  CustomFieldType,
} from '../../../shared/custom-fields/custom-fields-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { entities, fieldTypes, restoreField } from '../fields.ts';
import { saveField } from '../save-field.ts';
import { FieldPanel } from './field-panel.tsx';

interface CustomFieldPanelProps {
  open: string | undefined;
  /** Kind of records the list is narrowed to: a new field is meant for it. */
  entity: string | undefined;
  known: CustomField | undefined;
  onClose(): void;
}

export function CustomFieldPanel({ open, entity, known, onClose }: CustomFieldPanelProps) {
  const mayChange = useMay()('custom_fields.manage');
  const [chosen, setChosen] = useState<string>();
  const given = known?.entityType ?? chosen ?? entity ?? 'procurement';
  return (
    <FieldPanel
      draft="custom-field"
      opened={open === 'new' || known !== undefined}
      field={known}
      types={Object.keys(fieldTypes) as CustomFieldType[]}
      mayChange={mayChange}
      first={
        <Select
          label={say('Records that have it', 'У каких записей')}
          allowDeselect={false}
          disabled={known !== undefined}
          data={Object.entries(entities).map(([value, label]) => ({ value, label: say(label) }))}
          value={given}
          onChange={(next) => setChosen(next ?? undefined)}
        />
      }
      save={(values, held) => saveField(held, given as CustomFieldEntity, values)}
      archive={({ id }) => ask(api.DELETE('/api/v1/settings/custom-fields/{id}', { params: { path: { id } } }))}
      restore={restoreField}
      onDone={onClose}
    />
  );
}
