import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { useMay } from '../session/me.ts';
import { IssueReservedDialog } from './issue-reserved-dialog.tsx';
import type { Reservation } from './reservations-query.ts';
import { useReservationActs } from './use-reservation-acts.ts';

/** Issued by whoever keeps the stock, released by whoever says for whom it is meant. */
export function ReservationActs({ reservation }: { reservation: Reservation }) {
  const may = useMay();
  const [issuing, setIssuing] = useState(false);
  const { release } = useReservationActs(reservation);
  if (reservation.status !== 'active') return null;
  return (
    <Group gap={4} justify="flex-end">
      {may('stock.adjust') && (
        <Button size="compact-sm" variant="default" onClick={() => setIssuing(true)}>
          {say('Issue', 'Выдать')}
        </Button>
      )}
      {may('stock.reserve') && (
        <Button size="compact-sm" variant="subtle" loading={release.isPending} onClick={() => release.mutate()}>
          {say('Release', 'Снять')}
        </Button>
      )}
      {issuing && <IssueReservedDialog reservation={reservation} onClose={() => setIssuing(false)} />}
    </Group>
  );
}
