import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { DiscussionPanel } from '../../../shared/comments/discussion-panel.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { ReservationsTable } from '../../../shared/reservations/reservations-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { warehouseQuery } from '../queries.ts';
import { WarehouseForm } from './warehouse-form.tsx';

/** A warehouse beside the list: read, changed, archived; or a new one. */
export function WarehousePanel({ open, onClose }: { open: string | undefined; onClose(): void }) {
  const { data, error } = useQuery({ ...warehouseQuery(open ?? ''), enabled: open !== undefined && open !== 'new' });
  const may = useMay();
  const known = open === 'new' ? undefined : data;
  return (
    <Drawer
      opened={open !== undefined}
      onClose={onClose}
      position="right"
      size={440}
      title={open === 'new' ? say('New warehouse', 'Новый склад') : (known?.name ?? '…')}
    >
      {error && <ProblemText error={error} />}
      {(open === 'new' || known) && (
        <Held record={known}>{(held) => <WarehouseForm warehouse={held} onDone={onClose} />}</Held>
      )}
      {known && may('stock.read') && (
        <>
          <h2 style={{ fontSize: 14, marginBlock: '24px 8px' }}>{say('Reservations', 'Резервы')}</h2>
          <ReservationsTable of={{ warehouseId: known.id }} />
        </>
      )}
      {known && may('files.read') && (
        <>
          <h2 style={{ fontSize: 14, marginBlock: '24px 8px' }}>{say('Files', 'Файлы')}</h2>
          <FilesPanel entityType="warehouse" entityId={known.id} />
        </>
      )}
      {known && (
        <>
          <h2 style={{ fontSize: 14, marginBlock: '24px 8px' }}>{say('Discussion', 'Обсуждение')}</h2>
          <DiscussionPanel entityType="warehouse" entityId={known.id} />
        </>
      )}
    </Drawer>
  );
}
