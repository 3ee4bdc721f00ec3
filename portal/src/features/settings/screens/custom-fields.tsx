import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { say } from '../../../kit/say.ts';
import type { CustomField, CustomFieldEntity } from '../../../shared/custom-fields/custom-fields-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { ArchivedSwitch } from '../components/archived-switch.tsx';
import { CustomFieldPanel } from '../components/custom-field-panel.tsx';
import { FieldsOf } from '../components/fields-of.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { entities, fieldsQuery } from '../fields.ts';
import type { FieldsSearch } from '../searches.ts';
import classes from './sections.module.css';

export function CustomFields() {
  const search = useSearch({ from: '/$portal/settings/custom-fields' });
  const navigate = useNavigate({ from: '/$portal/settings/custom-fields' });
  const withArchived = search.archived === 'true';
  const query = useQuery({
    ...fieldsQuery(search.entity, withArchived),
    placeholderData: (before: CustomField[] | undefined) => before,
  });
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
      beside={query.data && showCount(query.data.length)}
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
        <ArchivedSwitch shown={withArchived} onChange={(archived) => change({ archived })} />
        {withArchived && query.data?.every(({ status }) => status === 'active') && (
          <span className="dimmed">{say('Nothing has been archived.', 'В архиве пусто.')}</span>
        )}
      </Group>
      <Loaded query={query}>
        {(fields) => (
          <div className={classes.page}>
            {fields.length === 0 && (
              <div className="panel">
                <Empty title={say('No custom fields yet', 'Своих полей пока нет')} action={button}>
                  {say(
                    'A field appears in forms of its records at once, and in templates of documents.',
                    'Поле сразу появится в карточках записей и в шаблонах документов.',
                  )}
                </Empty>
              </div>
            )}
            {kinds
              .filter((kind) => fields.some(({ entityType }) => entityType === kind))
              .map((kind) => (
                <FieldsOf
                  key={kind}
                  entityType={kind}
                  fields={fields.filter(({ entityType }) => entityType === kind)}
                  mayChange={mayChange}
                  onOpen={(open) => change({ open })}
                />
              ))}
            <CustomFieldPanel
              open={search.open}
              entity={search.entity}
              known={fields.find(({ id }) => id === search.open)}
              onClose={() => change({ open: undefined })}
            />
          </div>
        )}
      </Loaded>
    </SettingsPage>
  );
}

const kinds = Object.keys(entities) as CustomFieldEntity[];
