import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { driver as noun } from '../../../../../nouns/driver.ts';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { CounterpartyChip } from '../../../shared/records/counterparty-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import type { DriversSearch } from '../searches.ts';
import { driverColumns } from './driver-columns.tsx';
import { DriverForm } from './driver-form.tsx';
import { useDrivers } from './driver-queries.ts';

export function DriverList() {
  const search = useSearch({ from: '/$portal/logistics/drivers' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<DriversSearch>();
  const mayCreate = useMay()('logistics.create');
  const close = () => change({ create: undefined });
  return (
    <ListPage
      title={say('Drivers', 'Водители')}
      list={useDrivers(search)}
      columns={driverColumns(portal)}
      nameOf={({ fullName }) => fullName}
      onOpen={({ id }) => void navigate({ to: '/$portal/logistics/drivers/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="fullName"
      lookFor={say('Name, phone or licence', 'ФИО, телефон или удостоверение')}
      archived={say('With archived', 'С архивными')}
      views={
        <>
          <SectionLinks />
          <ViewTabs list="logistics-drivers" search={search} />
        </>
      }
      filters={<Filters search={search} change={change} />}
      create={{ label: say('Driver', 'Водитель'), act: mayCreate ? () => change({ create: 'true' }) : undefined }}
      none={{
        title: say('No drivers yet', 'Водителей пока нет'),
        hint: say(
          'A driver is chosen for a route and stands in its documents.',
          'Водителя выбирают для маршрута, и он попадает в документы.',
        ),
      }}
    >
      <RecordDialog
        opened={search.create === 'true'}
        title={say('New driver', 'Новый водитель')}
        record={undefined}
        onClose={close}
      >
        {() => <DriverForm driver={undefined} onClose={close} />}
      </RecordDialog>
    </ListPage>
  );
}

function Filters({ search, change }: { search: DriversSearch; change(next: DriversSearch): void }) {
  return (
    <>
      <CounterpartyChip
        label={labelOf(noun, 'carrierId')}
        value={search.carrier}
        onChange={(carrier) => change({ carrier })}
      />
      <SwitchChip
        label={labelOf(noun, 'licenseExpired')}
        on={search.expired === 'true'}
        onChange={(on) => change({ expired: on ? 'true' : undefined })}
      />
      <SwitchChip
        label={say('Not in use', 'Не используются')}
        on={search.unused === 'true'}
        onChange={(on) => change({ unused: on ? 'true' : undefined })}
      />
    </>
  );
}
