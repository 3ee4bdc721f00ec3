import { Button, Drawer, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { InstallationSearch } from '../searches.ts';
import { MappingEditor } from './mapping-editor.tsx';
import { type Mapping, useMappings } from './queries.ts';
import { operations } from './words.ts';

interface MappingsTabProps {
  id: string;
  search: InstallationSearch;
  onChange(next: InstallationSearch): void;
}

/** What is done with which event, in the order it is applied. */
export function MappingsTab({ id, search: { open }, onChange }: MappingsTabProps) {
  const list = useMappings(id);
  const may = useMay();
  const mapping = list.rows.find((one) => one.id === open);
  const create = may('integrations.configure') && (
    <Button leftSection={<Plus size={16} />} onClick={() => onChange({ open: 'new' })}>
      {say('Mapping', 'Сопоставление')}
    </Button>
  );
  return (
    <>
      <Group justify="flex-end" mb="sm">
        {create}
      </Group>
      <DataTable
        label={say('Mappings', 'Сопоставления')}
        list={list}
        columns={columns()}
        idOf={(one) => one.id}
        nameOf={({ name }) => name}
        onOpen={(one) => onChange({ open: one.id })}
        empty={
          <Empty title={say('No mappings yet', 'Сопоставлений пока нет')} action={create}>
            {say(
              'A mapping says what to do with an event and where its fields are. Without one, events are only stored.',
              'Сопоставление говорит, что делать с событием и где в нём какое поле. Без него события только сохраняются.',
            )}
          </Empty>
        }
      />
      <Drawer
        opened={open === 'new' || mapping !== undefined}
        onClose={() => onChange({ open: undefined })}
        position="right"
        size={860}
        title={mapping?.name ?? say('New mapping', 'Новое сопоставление')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <MappingEditor
          key={mapping?.id ?? 'new'}
          id={id}
          mapping={mapping}
          onSaved={(saved) => onChange({ open: saved })}
        />
      </Drawer>
    </>
  );
}

const columns = (): readonly Column<Mapping>[] => [
  { id: 'name', header: say('Name', 'Название'), cell: ({ name }) => <b>{name}</b> },
  {
    id: 'event',
    header: say('Event', 'Событие'),
    cell: ({ event }) => <code style={{ overflowWrap: 'anywhere' }}>{event}</code>,
  },
  {
    id: 'operation',
    header: say('What is done', 'Что делается'),
    wide: true,
    cell: ({ operation }) => (operations[operation] ? say(operations[operation].name) : operation),
  },
  {
    id: 'active',
    header: say('State', 'Состояние'),
    width: 150,
    wide: true,
    cell: ({ active }) => (
      <Status tone={active ? 'good' : 'neutral'}>
        {active ? say('Applied', 'Действует') : say('Off', 'Выключено')}
      </Status>
    ),
  },
];
