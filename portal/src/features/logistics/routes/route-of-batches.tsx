import { Alert, List, Loader, Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { BatchRouteForm } from './batch-route-form.tsx';
import { batchesByIdQuery, isOpenBatch } from './batches-of-route.ts';

interface RouteOfBatchesProps {
  ids: readonly string[];
  onClose(): void;
}

/** A new route that brings the chosen batches where they are bound for. */
export function RouteOfBatches({ ids, onClose }: RouteOfBatchesProps) {
  const { data: batches, error } = useQuery(batchesByIdQuery(ids));
  const [isSaving, setSaving] = useState(false);
  const left = batches?.filter((batch) => !isOpenBatch(batch)) ?? [];
  const open = batches?.filter(isOpenBatch) ?? [];
  return (
    <Modal
      opened
      onClose={isSaving ? () => {} : onClose}
      size={760}
      title={say('Route of the chosen batches', 'Маршрут из выбранных партий')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        {!batches && !error && <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />}
        {error && <ProblemText error={error} />}
        {left.length > 0 && (
          <Alert variant="default" title={say('Not taken', 'Не войдут')}>
            <List size="sm">
              {left.map(({ id, number, objectId }) => (
                <List.Item key={id}>
                  {number}:{' '}
                  {objectId === null
                    ? say('says not whereto', 'не указано, куда везти')
                    : say('is over or has left', 'завершена или уже в пути')}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {open.length > 0 && <BatchRouteForm batches={open} onSaving={setSaving} onClose={onClose} />}
      </Stack>
    </Modal>
  );
}
