import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { deliveryRoute as noun } from '../../../../../nouns/delivery-route.ts';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { CounterpartyChip } from '../../../shared/records/counterparty-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { DaysChip } from '../components/days-chip.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import type { RoutesSearch } from '../searches.ts';
import { useRoutes } from './queries.ts';
import { routeColumns } from './route-columns.tsx';
import { RouteForm } from './route-form.tsx';

export function RouteList() {
  const search = useSearch({ from: '/$portal/logistics/routes' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<RoutesSearch>();
  const mayCreate = useMay()('logistics.create');
  const close = () => change({ create: undefined });
  return (
    <ListPage
      title={say('Delivery routes', 'Маршруты доставки')}
      list={useRoutes(search)}
      columns={routeColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/logistics/routes/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-plannedDate"
      lookFor={say('Number, name, driver or plate', 'Номер, название, водитель или госномер')}
      archived={say('With archived', 'С архивными')}
      views={
        <>
          <SectionLinks />
          <ViewTabs
            list="logistics-routes"
            search={search}
            usual={[{ name: say('Today', 'Сегодня'), search: { from: today(), to: today() } }]}
          />
        </>
      }
      filters={<Filters search={search} change={change} />}
      create={{ label: say('Route', 'Маршрут'), act: mayCreate ? () => change({ create: 'true' }) : undefined }}
      none={{
        title: say('No routes yet', 'Маршрутов пока нет'),
        hint: say(
          'A route passes its stops in order; delivery batches go by it.',
          'Маршрут проходит точки по порядку, по нему едут партии.',
        ),
      }}
    >
      <RecordDialog
        opened={search.create === 'true'}
        title={say('New route', 'Новый маршрут')}
        record={undefined}
        size={820}
        onClose={close}
      >
        {() => <RouteForm route={undefined} onClose={close} />}
      </RecordDialog>
    </ListPage>
  );
}

function Filters({ search, change }: { search: RoutesSearch; change(next: RoutesSearch): void }) {
  return (
    <>
      <DaysChip
        label={labelOf(noun, 'plannedDate')}
        from={search.from}
        to={search.to}
        onChange={({ from, to }) => change({ from, to })}
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
