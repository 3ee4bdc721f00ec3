import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { deliveryRoute as noun } from '../../../../../nouns/delivery-route.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { DocumentsLink } from '../components/documents-link.tsx';
import { DriverLink } from '../components/driver-link.tsx';
import { NotInUse } from '../components/not-in-use.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { RecordMenu } from '../components/record-menu.tsx';
import { RecordPage } from '../components/record-page.tsx';
import classes from '../components/split.module.css';
import { usualTabs } from '../components/usual-tabs.tsx';
import { WarningsNote } from '../components/warnings-note.tsx';
import { useGoing } from '../use-going.ts';
import { type RouteCard, routeQuery } from './queries.ts';
import { RouteBatches } from './route-batches.tsx';
import { RouteFacts } from './route-facts.tsx';
import { RouteForm } from './route-form.tsx';
import { StopList } from './stop-list.tsx';

const from = '/$portal/logistics/routes/$id' as const;

export function RoutePage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const may = useMay();
  return (
    <RecordPage
      entityType="deliveryRoute"
      query={useQuery(routeQuery(id))}
      crumb={{ label: say('Delivery routes', 'Маршруты доставки'), href: `/${portal}/logistics/routes` }}
      tab={tab}
      shown={(route) => ({
        title: route.name,
        beside: (
          <>
            <span>{route.number}</span>
            <span>
              <StatusOf noun={noun} status={route.status} />
              <NotInUse isActive={route.isActive} />
            </span>
          </>
        ),
        actions: <Actions route={route} />,
        above: <WarningsNote warnings={route.warnings} />,
        tabs: [
          { value: 'route', label: say('Route', 'Маршрут'), content: () => <Way route={route} /> },
          ...usualTabs({ entityType: 'deliveryRoute', entityId: id, known: wordsOf(noun) }, may),
        ],
      })}
    />
  );
}

function Way({ route }: { route: RouteCard }) {
  const mayChange = useMay()('logistics.update') && route.status === 'active';
  return (
    <div className={classes.split}>
      <StopList route={route} mayChange={mayChange} />
      <div className={classes.side}>
        <RouteFacts route={route} />
        <RouteBatches route={route} />
        {route.status === 'active' && <DriverLink of={{ routeId: route.id }} />}
        <CustomFactsSection entity="deliveryRoute" values={route.customFields} />
      </div>
    </div>
  );
}

function Actions({ route }: { route: RouteCard }) {
  const { id: routeId, number: name, status } = route;
  const [editing, setEditing] = useState(false);
  const mayUpdate = useMay()('logistics.update') && status === 'active';
  const params = { params: { path: { routeId } } };
  const acts = useGoing({
    ...{ list: 'routes', name },
    remove: () => ask(api.DELETE('/api/v1/logistics/routes/{routeId}', params)),
    restore: () => ask(api.POST('/api/v1/logistics/routes/{routeId}/restore', params)),
  });
  const close = () => setEditing(false);
  return (
    <>
      {mayUpdate && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      <DocumentsLink of={{ route: routeId }} />
      <RecordMenu name={name} isArchived={status === 'archived'} acts={acts} />
      <RecordDialog opened={editing} title={name} record={route} size={820} onClose={close}>
        {(held) => <RouteForm route={held} onClose={close} />}
      </RecordDialog>
    </>
  );
}
