import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { logisticsObject as noun } from '../../../../../nouns/logistics-object.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import type { ObjectsSearch } from '../searches.ts';
import { objectColumns } from './object-columns.tsx';
import { ObjectForm } from './object-form.tsx';
import { useObjects } from './queries.ts';

/** Places where goods are loaded and unloaded. */
export function ObjectList() {
  const search = useSearch({ from: '/$portal/logistics/objects' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<ObjectsSearch>();
  const mayCreate = useMay()('logistics.create');
  const close = () => change({ create: undefined });
  return (
    <ListPage
      title={say('Logistics objects', 'Объекты логистики')}
      list={useObjects(search)}
      columns={objectColumns(portal)}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: '/$portal/logistics/objects/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="name"
      lookFor={say('Name, code or address', 'Название, код или адрес')}
      archived={say('With archived', 'С архивными')}
      views={
        <>
          <SectionLinks />
          <ViewTabs list="logistics-objects" search={search} />
        </>
      }
      filters={
        <>
          <ChoiceChip
            label={labelOf(noun, 'kind')}
            choices={choicesOf(noun, 'kind')}
            value={search.kind}
            onChange={(kind) => change({ kind })}
          />
          <SwitchChip
            label={say('Not in use', 'Не используются')}
            on={search.unused === 'true'}
            onChange={(on) => change({ unused: on ? 'true' : undefined })}
          />
        </>
      }
      create={{
        label: say('Object', 'Объект'),
        act: mayCreate ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No objects yet', 'Объектов пока нет'),
        hint: say(
          'An object is a place where goods are loaded or unloaded: a warehouse, a construction site, a supplier.',
          'Объект — место погрузки или выгрузки: склад, стройплощадка, поставщик.',
        ),
      }}
    >
      <RecordDialog
        opened={search.create === 'true'}
        title={say('New object', 'Новый объект')}
        record={undefined}
        onClose={close}
      >
        {() => <ObjectForm place={undefined} onClose={close} />}
      </RecordDialog>
    </ListPage>
  );
}
