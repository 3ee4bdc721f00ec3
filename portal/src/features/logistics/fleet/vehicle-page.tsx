import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { vehicle as noun } from '../../../../../nouns/vehicle.ts';
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
import { PointsTab } from './points-tab.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { VehicleForm } from './vehicle-form.tsx';
import { type Vehicle, vehicleQuery } from './vehicle-queries.ts';

const from = '/$portal/logistics/vehicles/$id' as const;

export function VehiclePage() {
  const { portal, id } = useParams({ from });
  const { tab, day } = useSearch({ from });
  const may = useMay();
  return (
    <RecordPage
      entityType="logisticsVehicle"
      query={useQuery(vehicleQuery(id))}
      crumb={{ label: say('Vehicles', 'Транспорт'), href: `/${portal}/logistics/vehicles` }}
      tab={tab}
      shown={(vehicle) => ({
        title: vehicle.plateNumber,
        beside: (
          <>
            {vehicle.model && <span>{vehicle.model}</span>}
            <span>
              <StatusOf noun={noun} status={vehicle.status} />
              <NotInUse isActive={vehicle.isActive} />
            </span>
          </>
        ),
        actions: <Actions vehicle={vehicle} />,
        tabs: [
          { value: 'vehicle', label: say('Vehicle', 'Автомобиль'), content: () => <VehicleFacts vehicle={vehicle} /> },
          { value: 'points', label: say('Points', 'Точки'), content: () => <PointsTab vehicle={vehicle} day={day} /> },
          ...usualTabs({ entityType: 'logisticsVehicle', entityId: id, known: wordsOf(noun) }, may),
        ],
      })}
    />
  );
}

function Actions({ vehicle }: { vehicle: Vehicle }) {
  const { id: vehicleId, plateNumber: name, status } = vehicle;
  const [editing, setEditing] = useState(false);
  const mayUpdate = useMay()('logistics.update') && status === 'active';
  const params = { params: { path: { vehicleId } } };
  const acts = useGoing({
    ...{ list: 'vehicles', name },
    remove: () => ask(api.DELETE('/api/v1/logistics/vehicles/{vehicleId}', params)),
    restore: () => ask(api.POST('/api/v1/logistics/vehicles/{vehicleId}/restore', params)),
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
      <RecordDialog opened={editing} title={name} record={vehicle} onClose={close}>
        {(held) => <VehicleForm vehicle={held} onClose={close} />}
      </RecordDialog>
    </>
  );
}
