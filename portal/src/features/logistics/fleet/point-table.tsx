import { ActionIcon } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { vehicleLocation as noun } from '../../../../../nouns/vehicle-location.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showInstant, showQuantity, showTime } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { type PlainColumn, PlainTable } from '../../../kit/table/plain-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { showCoordinates } from '../objects/coordinates.ts';
import type { VehiclePoint } from './vehicle-queries.ts';

interface PointTableProps {
  points: readonly VehiclePoint[];
  mayChange: boolean;
}

export const PointTable = ({ points, mayChange }: PointTableProps) => (
  <PlainTable
    label={say('Points', 'Точки')}
    rows={points}
    idOf={({ id }) => id}
    empty={null}
    columns={[...columns(), ...(mayChange ? [removing] : [])]}
  />
);

const columns = (): PlainColumn<VehiclePoint>[] => [
  { id: 'at', header: labelOf(noun, 'recordedAt'), cell: ({ recordedAt }) => showTime(recordedAt) },
  { id: 'status', header: labelOf(noun, 'status'), cell: ({ status }) => valueOf(noun, 'status', status) },
  {
    ...{ id: 'speed', header: labelOf(noun, 'speed'), align: 'right', wide: true },
    cell: ({ speed }) => showQuantity(speed),
  },
  {
    ...{ id: 'where', header: say('Where', 'Где') },
    cell: (point) => (
      <>
        {point.address && <div>{point.address}</div>}
        <span className={point.address ? 'dimmed' : undefined}>{showCoordinates(point)}</span>
      </>
    ),
  },
  {
    ...{ id: 'source', header: labelOf(noun, 'source'), wide: true },
    cell: ({ source }) => valueOf(noun, 'source', source),
  },
];

const removing: PlainColumn<VehiclePoint> = { id: 'remove', header: '', cell: (point) => <Remove point={point} /> };

/** A wrong point is taken out; where the vehicle was last is then found anew. */
function Remove({ point: { id: locationId, recordedAt } }: { point: VehiclePoint }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      ask(api.DELETE('/api/v1/logistics/vehicle-locations/{locationId}', { params: { path: { locationId } } })),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['logistics'] });
      tellDone(say('The point is deleted', 'Точка удалена'));
    },
  });
  const name = `${say('Delete the point of', 'Удалить точку')} ${showInstant(recordedAt)}`;
  const confirm = () =>
    openConfirm({
      title: `${name}?`,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <ActionIcon variant="subtle" color="gray" size={28} aria-label={name} loading={remove.isPending} onClick={confirm}>
      <Trash2 size={14} />
    </ActionIcon>
  );
}
