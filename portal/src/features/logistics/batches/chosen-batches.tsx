import { Button, Group } from '@mantine/core';
import { Waypoints } from 'lucide-react';
import { useState } from 'react';
import { counted, say } from '../../../kit/say.ts';
import { RouteOfBatches } from '../routes/route-of-batches.tsx';

interface ChosenBatchesProps {
  chosen: ReadonlySet<string>;
  onClear(): void;
}

/** So many are read at once by their identifiers. */
const most = 100;

/** What may be done with the batches that are ticked: a route is made of them. */
export function ChosenBatches({ chosen, onClear }: ChosenBatchesProps) {
  const [isOpen, setOpen] = useState(false);
  if (chosen.size === 0) return null;
  return (
    <Group mb="md" gap="sm">
      <b>
        {counted(
          chosen.size,
          ['batch chosen', 'batches chosen'],
          ['партия выбрана', 'партии выбраны', 'партий выбрано'],
        )}
      </b>
      <Button
        size="compact-md"
        leftSection={<Waypoints size={14} />}
        disabled={chosen.size > most}
        title={chosen.size > most ? say(`At most ${most}`, `Не больше ${most}`) : undefined}
        onClick={() => setOpen(true)}
      >
        {say('New route', 'Новый маршрут')}
      </Button>
      <Button size="compact-md" variant="default" onClick={onClear}>
        {say('Clear the choice', 'Снять выбор')}
      </Button>
      {isOpen && <RouteOfBatches ids={[...chosen]} onClose={() => setOpen(false)} />}
    </Group>
  );
}
