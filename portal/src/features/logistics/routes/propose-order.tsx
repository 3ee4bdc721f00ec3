import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { say } from '../../../kit/say.ts';
import { showMeasure } from '../../../kit/show-measure.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { ordered, placeOf } from './proposed-order.ts';
import type { RouteCard, Stop } from './queries.ts';
import { nameOfStop } from './stop-values.ts';

interface ProposeOrderProps {
  route: RouteCard;
  onTake(next: readonly Stop[]): void;
}

/** The order of stops that is shortest in straight lines from the first one on, shown before it is taken. */
export function ProposeOrder({ route: { stops, distanceKm }, onTake }: ProposeOrderProps) {
  const propose = useMutation({
    mutationFn: () => {
      const [start, ...others] = stops.map(placeOf);
      return ask(api.POST('/api/v1/logistics/routes/propose', { body: { ...(start && { start }), stops: others } }));
    },
  });
  const found = propose.data && ordered(stops, propose.data.stops);
  const isSame = found?.every(({ id }, at) => id === stops[at]?.id);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Waypoints size={16} />}
        loading={propose.isPending}
        onClick={() => propose.mutate()}
      >
        {say('Propose an order', 'Предложить порядок')}
      </Button>
      <Modal
        opened={found !== undefined}
        onClose={propose.reset}
        title={say('Proposed order', 'Предложенный порядок')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <Stack>
          <ol style={{ margin: 0, paddingInlineStart: 24 }}>
            {found?.map((stop) => (
              <li key={stop.id}>{nameOfStop(stop)}</li>
            ))}
          </ol>
          <Text size="sm">
            {say('In straight lines', 'По прямой')}: {showMeasure(distanceKm, say('km', 'км'))} →{' '}
            <b>{showMeasure(propose.data?.distanceKm, say('km', 'км'))}</b>
          </Text>
          <Text size="sm" c="dimmed">
            {say(
              'Roads, hours and traffic are not known: by road it is longer.',
              'Дороги, часы работы и пробки не учтены: по дорогам будет длиннее.',
            )}
          </Text>
          {isSame ? (
            <Text size="sm">{say('No shorter order was found.', 'Короче порядка не нашлось.')}</Text>
          ) : (
            <DialogButtons onCancel={propose.reset} cancel={say('Do not', 'Не сейчас')}>
              <Button
                onClick={() => {
                  if (found) onTake(found);
                  propose.reset();
                }}
              >
                {say('Take it', 'Применить')}
              </Button>
            </DialogButtons>
          )}
        </Stack>
      </Modal>
    </>
  );
}
