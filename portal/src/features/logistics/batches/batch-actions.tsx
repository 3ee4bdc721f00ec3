import { Button, Menu } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { DocumentsLink } from '../components/documents-link.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { RecordMenu } from '../components/record-menu.tsx';
import { useGoing } from '../use-going.ts';
import { AskDialog } from './ask-dialog.tsx';
import { BatchForm } from './batch-form.tsx';
import { ReceiveButton } from './batch-receipts.tsx';
import { type Move, moveName, moveTo, partedMoves } from './moves.ts';
import type { BatchCard, BatchStatus } from './queries.ts';
import { useBatchMove } from './use-batch-move.ts';

/** What may be done with a batch: what is next as a button, what is rare in a menu. */
export function BatchActions({ batch }: { batch: BatchCard }) {
  const { id: batchId, number: name, status, archivedAt } = batch;
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<Move>();
  const move = useBatchMove(batch);
  const mayUpdate = useMay()('logistics.update') && archivedAt === null;
  const params = { params: { path: { batchId } } };
  const acts = useGoing({
    ...{ list: 'batches', name },
    remove: () => ask(api.DELETE('/api/v1/logistics/batches/{batchId}', params)),
    restore: () => ask(api.POST('/api/v1/logistics/batches/{batchId}/restore', params)),
  });
  const { next, others } = partedMoves(archivedAt === null ? batch.allowedMoves.map(({ to }) => to) : []);
  const go = (to: BatchStatus) => (moveTo(to).asked ? setAsked(moveTo(to)) : move.mutate({ to }));
  const close = () => setEditing(false);
  return (
    <>
      {mayUpdate && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      {next && (
        <Button loading={move.isPending} onClick={() => go(next)}>
          {moveName(next)}
        </Button>
      )}
      <ReceiveButton batch={batch} />
      {batch.procurementId && <DocumentsLink of={{ procurement: batch.procurementId, batch: batchId }} />}
      <RecordMenu
        name={name}
        isArchived={archivedAt !== null}
        acts={acts}
        mayGo={status !== 'loading' && status !== 'in_transit'}
      >
        {others.length > 0 &&
          others.map((to) => (
            <Menu.Item key={to} color="red" onClick={() => go(to)}>
              {moveName(to)}
            </Menu.Item>
          ))}
      </RecordMenu>
      <AskDialog of={asked && { batch, move: asked }} onClose={() => setAsked(undefined)} />
      <RecordDialog opened={editing} title={name} record={batch} size={900} onClose={close}>
        {(held) => <BatchForm batch={held} onClose={close} />}
      </RecordDialog>
    </>
  );
}
