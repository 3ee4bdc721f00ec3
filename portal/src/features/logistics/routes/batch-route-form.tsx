import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { showMeasure } from '../../../kit/show-measure.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { IdSelect } from '../components/id-select.tsx';
import { findObjects } from '../objects/queries.ts';
import { dayOfBatches, type ProposedRoute, proposedRouteQuery, type RoutedBatch } from './batches-of-route.ts';
import { RouteForm } from './route-form.tsx';
import { usePutBatches } from './use-put-batches.ts';

interface BatchRouteFormProps {
  batches: readonly RoutedBatch[];
  onSaving(isSaving: boolean): void;
  onClose(): void;
}

/** The proposed order of stops, shown before it is saved, and who carries. */
export function BatchRouteForm({ batches, onSaving, onClose }: BatchRouteFormProps) {
  const [startId, setStart] = useState<string | null>(null);
  const ids = batches.map(({ id }) => id);
  const { data: proposed, error } = useQuery(proposedRouteQuery(ids, startId));
  const put = usePutBatches(proposed, batches, onSaving);
  return (
    <Stack>
      <IdSelect
        kind="logistics-objects"
        label={say('Sets out from', 'Откуда выезжает')}
        placeholder={say('where that is best', 'откуда удобнее всего')}
        value={startId}
        called={undefined}
        find={findObjects}
        onChange={(next) => setStart(next)}
      />
      {error && <ProblemText error={error} />}
      {proposed && <Order proposed={proposed} batches={batches} />}
      {proposed && (
        <RouteForm
          // Stops of another order are other stops.
          key={proposed.stops.map(({ objectId }) => objectId).join()}
          route={undefined}
          of={{ stops: proposed.stops, plannedDate: dayOfBatches(batches), onMade: put }}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}

function Order({
  proposed: { stops, batches: bound, distanceKm },
  batches,
}: {
  proposed: ProposedRoute;
  batches: readonly RoutedBatch[];
}) {
  const numbersAt = (sequence: number) =>
    bound
      .filter((one) => one.sequence === sequence)
      .flatMap(({ batchId }) => batches.find(({ id }) => id === batchId)?.number ?? [])
      .join(', ');
  return (
    <div>
      <Text size="sm" fw={600}>
        {say('Proposed order of stops', 'Предложенный порядок точек')}
      </Text>
      <ol style={{ margin: 0, paddingInlineStart: 24 }}>
        {stops.map(({ sequence, label, address }) => (
          <li key={sequence}>
            {label ?? address} <span className="dimmed">{numbersAt(sequence)}</span>
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        {say('In straight lines', 'По прямой')}: {showMeasure(distanceKm, say('km', 'км'))}.{' '}
        {say('By road it is longer.', 'По дорогам будет длиннее.')}
      </Text>
    </div>
  );
}
