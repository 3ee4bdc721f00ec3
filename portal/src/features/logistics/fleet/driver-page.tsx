import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { driver as noun } from '../../../../../nouns/driver.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { NotInUse } from '../components/not-in-use.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { RecordMenu } from '../components/record-menu.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { usualTabs } from '../components/usual-tabs.tsx';
import { useGoing } from '../use-going.ts';
import { DriverFacts } from './driver-facts.tsx';
import { DriverForm } from './driver-form.tsx';
import { type Driver, driverQuery } from './driver-queries.ts';

const from = '/$portal/logistics/drivers/$id' as const;

export function DriverPage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const may = useMay();
  return (
    <RecordPage
      entityType="driver"
      query={useQuery(driverQuery(id))}
      crumb={{ label: say('Drivers', 'Водители'), href: `/${portal}/logistics/drivers` }}
      tab={tab}
      shown={(driver) => ({
        title: driver.fullName,
        beside: (
          <span>
            <StatusOf noun={noun} status={driver.status} />
            <NotInUse isActive={driver.isActive} />
          </span>
        ),
        actions: <Actions driver={driver} />,
        above: driver.licenseExpired && (
          <Alert color="yellow" variant="light" mb="md" title={say(noun.fields.licenseExpired.spec.label)} />
        ),
        tabs: [
          { value: 'driver', label: say('Driver', 'Водитель'), content: () => <DriverFacts driver={driver} /> },
          ...usualTabs({ entityType: 'driver', entityId: id, known: wordsOf(noun) }, may),
        ],
      })}
    />
  );
}

function Actions({ driver }: { driver: Driver }) {
  const { id: driverId, fullName: name, status } = driver;
  const [editing, setEditing] = useState(false);
  const mayUpdate = useMay()('logistics.update') && status === 'active';
  const params = { params: { path: { driverId } } };
  const acts = useGoing({
    ...{ list: 'drivers', name },
    remove: () => ask(api.DELETE('/api/v1/logistics/drivers/{driverId}', params)),
    restore: () => ask(api.POST('/api/v1/logistics/drivers/{driverId}/restore', params)),
  });
  const close = () => setEditing(false);
  return (
    <>
      {mayUpdate && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      <RecordMenu name={name} isArchived={status === 'archived'} acts={acts} />
      <RecordDialog opened={editing} title={name} record={driver} onClose={close}>
        {(held) => <DriverForm driver={held} onClose={close} />}
      </RecordDialog>
    </>
  );
}
