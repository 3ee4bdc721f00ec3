import { Link, useParams } from '@tanstack/react-router';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showMeasure } from '../../../kit/show-measure.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import type { RouteCard } from './queries.ts';

/** The batches that go by a route, each with its stop. */
export function RouteBatches({ route }: { route: RouteCard }) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <Section title={say('Delivery batches', 'Партии доставки')} bare>
      <PlainTable
        label={say('Delivery batches', 'Партии доставки')}
        rows={route.batches}
        idOf={({ id }) => id}
        isPale={({ isActive }) => !isActive}
        empty={
          <Empty title={say('No batches on it', 'Партий на маршруте нет')}>
            {say('The route is chosen in a batch.', 'Маршрут выбирают в партии.')}
          </Empty>
        }
        columns={[
          { id: 'stop', header: say('Stop', 'Точка'), cell: ({ stopSequence }) => stopSequence ?? '—' },
          {
            id: 'number',
            header: labelOf(noun, 'number'),
            cell: ({ id, number }) => <Link to={`/${portal}/logistics/batches/${id}` as '/'}>{number}</Link>,
          },
          {
            ...{ id: 'weight', header: labelOf(noun, 'weightKg'), align: 'right', wide: true },
            cell: ({ weightKg }) => showMeasure(weightKg),
          },
          {
            id: 'status',
            header: labelOf(noun, 'status'),
            cell: ({ status }) => <StatusOf noun={noun} status={status} />,
          },
        ]}
      />
    </Section>
  );
}
