import { Button, Checkbox, Group, Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import type { CustomField } from '../../../shared/custom-fields/definitions.ts';
import { useMay } from '../../../shared/session/me.ts';
import { CustomFieldPanel } from '../components/custom-field-panel.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { entities, fieldTypes, useFields } from '../fields.ts';
import type { FieldsSearch } from '../searches.ts';

export function CustomFields() {
  const search = useSearch({ from: '/$portal/settings/custom-fields' });
  const navigate = useNavigate({ from: '/$portal/settings/custom-fields' });
  const list = useFields(search);
  const mayChange = useMay()('custom_fields.manage');
  const change = (next: FieldsSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = mayChange ? () => change({ open: 'new' }) : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Field', 'Поле')}
    </Button>
  );
  return (
    <SettingsPage
      title={say('Custom fields', 'Дополнительные поля')}
      beside={list.total && showCount(list.total.total)}
      actions={button}
    >
      <Group mb="md">
        <Select
          aria-label={say('Records', 'Записи')}
          placeholder={say('All records', 'Все записи')}
          clearable
          w={240}
          data={Object.entries(entities).map(([value, label]) => ({ value, label: say(label) }))}
          value={search.entity ?? null}
          onChange={(entity) => change({ entity: entity ?? undefined })}
        />
        <Checkbox
          label={say('With archived', 'С архивными')}
          checked={search.archived === 'true'}
          onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <DataTable
        label={say('Custom fields', 'Дополнительные поля')}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ label }) => label}
        onOpen={({ id }) => change({ open: id })}
        empty={
          <Empty title={say('No fields of your own yet', 'Своих полей пока нет')} action={button}>
            {say(
              'A field appears in forms of its records at once, and in templates of documents.',
              'Поле сразу появится в карточках записей и в шаблонах документов.',
            )}
          </Empty>
        }
      />
      <CustomFieldPanel
        open={search.open}
        entity={search.entity}
        known={list.rows.find(({ id }) => id === search.open)}
        onClose={() => change({ open: undefined })}
      />
    </SettingsPage>
  );
}

const columns = (): readonly Column<CustomField>[] => [
  { id: 'label', header: say('Name', 'Название'), cell: ({ label }) => <b>{label}</b> },
  { id: 'entityType', header: say('Records', 'Записи'), cell: ({ entityType }) => say(entities[entityType]) },
  { id: 'type', header: say('Type', 'Тип'), cell: ({ type }) => say(fieldTypes[type]), wide: true },
  { id: 'key', header: say('Key', 'Ключ'), cell: ({ key }) => <code>{key}</code>, wide: true },
  {
    id: 'required',
    header: say('Required', 'Обязательное'),
    width: 130,
    cell: ({ required }) => (required ? say('Yes', 'Да') : '—'),
    wide: true,
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 130,
    cell: ({ status }) => (
      <Status tone={status === 'active' ? 'good' : 'neutral'}>
        {status === 'active' ? say('In use', 'Действует') : say('Archived', 'В архиве')}
      </Status>
    ),
  },
];
