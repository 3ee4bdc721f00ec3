import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showDay, shownZone, today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { dayBeside } from './bounds-of-day.ts';
import { PointDialog } from './point-dialog.tsx';
import { PointTable } from './point-table.tsx';
import { useVehiclePoints, type Vehicle } from './vehicle-queries.ts';

interface PointsTabProps {
  vehicle: Vehicle;
  /** The day that the address names; that of the latest point without it. */
  day: string | undefined;
}

/** Where a vehicle was on a day. */
export function PointsTab({ vehicle, day: asked }: PointsTabProps) {
  const day = asked ?? dayOfLatest(vehicle) ?? today();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const mayTrack = useMay()('logistics.track') && vehicle.status === 'active';
  const { rows, error, hasMore, more, isPending } = useVehiclePoints(vehicle.id, day);
  const turn = (next: string) =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, day: next })) as never, replace: true });
  return (
    <Section title={say('Points of the day', 'Точки за день')} actions={<Days day={day} onTurn={turn} />} bare>
      {error && <ProblemText error={error} />}
      {!error && !isPending && rows.length === 0 && (
        <Empty title={say(`No points on ${showDay(day)}`, `За ${showDay(day)} точек нет`)} />
      )}
      {rows.length > 0 && <PointTable points={rows} mayChange={mayTrack} />}
      <Group p="sm" gap="sm">
        {hasMore && (
          <Button variant="subtle" onClick={more}>
            {say('Earlier', 'Показать раньше')}
          </Button>
        )}
        {mayTrack && (
          <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setAdding(true)}>
            {say('Point', 'Точка')}
          </Button>
        )}
      </Group>
      {adding && <PointDialog vehicle={vehicle} onClose={() => setAdding(false)} />}
    </Section>
  );
}

const dayOfLatest = ({ latestLocation }: Vehicle) =>
  latestLocation &&
  new Intl.DateTimeFormat('sv-SE', { timeZone: shownZone() }).format(new Date(latestLocation.recordedAt));

function Days({ day, onTurn }: { day: string; onTurn(next: string): void }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="default"
        size={32}
        aria-label={say('Day before', 'Предыдущий день')}
        onClick={() => onTurn(dayBeside(day, -1))}
      >
        <ChevronLeft size={16} />
      </ActionIcon>
      <TextInput
        type="date"
        aria-label={say('Day', 'День')}
        value={day}
        onChange={({ currentTarget }) => currentTarget.value && onTurn(currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size={32}
        aria-label={say('Day after', 'Следующий день')}
        onClick={() => onTurn(dayBeside(day, 1))}
      >
        <ChevronRight size={16} />
      </ActionIcon>
    </Group>
  );
}
