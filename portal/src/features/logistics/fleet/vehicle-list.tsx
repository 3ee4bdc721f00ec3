import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { vehicle as noun } from '../../../../../nouns/vehicle.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { CounterpartyChip } from '../../../shared/records/counterparty-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import type { VehiclesSearch } from '../searches.ts';
import { vehicleColumns } from './vehicle-columns.tsx';
import { VehicleForm } from './vehicle-form.tsx';
import { useVehicles } from './vehicle-queries.ts';

export function VehicleList() {
  const search = useSearch({ from: '/$portal/logistics/vehicles' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<VehiclesSearch>();
  const mayCreate = useMay()('logistics.create');
  const close = () => change({ create: undefined });
  return (
    <ListPage
      title={say('Vehicles', 'Транспорт')}
      list={useVehicles(search)}
      columns={vehicleColumns(portal)}
      nameOf={({ plateNumber }) => plateNumber}
      onOpen={({ id }) => void navigate({ to: '/$portal/logistics/vehicles/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="plateNumber"
      lookFor={say('Plate, model or tracker', 'Госномер, модель или трекер')}
      archived={say('With archived', 'С архивными')}
      views={
        <>
          <SectionLinks />
          <ViewTabs list="logistics-vehicles" search={search} />
        </>
      }
      filters={<Filters search={search} change={change} />}
      create={{ label: say('Vehicle', 'Автомобиль'), act: mayCreate ? () => change({ create: 'true' }) : undefined }}
      none={{
        title: say('No vehicles yet', 'Транспорта пока нет'),
        hint: say(
          'A vehicle is chosen for a route. Its points come from a tracker or are added by hand.',
          'Автомобиль выбирают для маршрута. Точки приходят от трекера или добавляются вручную.',
        ),
      }}
    >
      <RecordDialog
        opened={search.create === 'true'}
        title={say('New vehicle', 'Новый автомобиль')}
        record={undefined}
        onClose={close}
      >
        {() => <VehicleForm vehicle={undefined} onClose={close} />}
      </RecordDialog>
    </ListPage>
  );
}

function Filters({ search, change }: { search: VehiclesSearch; change(next: VehiclesSearch): void }) {
  return (
    <>
      <ChoiceChip
        label={labelOf(noun, 'kind')}
        choices={choicesOf(noun, 'kind')}
        value={search.kind}
        onChange={(kind) => change({ kind })}
      />
      <CounterpartyChip
        label={labelOf(noun, 'carrierId')}
        value={search.carrier}
        onChange={(carrier) => change({ carrier })}
      />
      <SwitchChip
        label={say('Not in use', 'Не используются')}
        on={search.unused === 'true'}
        onChange={(on) => change({ unused: on ? 'true' : undefined })}
      />
    </>
  );
}
