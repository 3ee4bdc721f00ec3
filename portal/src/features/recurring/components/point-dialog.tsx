import { Button, Group, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { Point } from '../queries.ts';
import { PointForm } from './point-form.tsx';

interface PointDialogProps {
  point: Point | undefined;
  warehouseId: string | null;
  onClose(): void;
}

export function PointDialog({ point, warehouseId, onClose }: PointDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={point ? say('Reorder point', 'Точка заказа') : say('New reorder point', 'Новая точка заказа')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Held record={point}>{(held) => <PointForm point={held} warehouseId={warehouseId} onClose={onClose} />}</Held>
      {point && <DeletePoint point={point} onClose={onClose} />}
    </Modal>
  );
}

function DeletePoint({ point, onClose }: { point: Point; onClose(): void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/reorder-points/{id}', { params: { path: { id: point.id } } })),
    async onSuccess() {
      onClose();
      await client.invalidateQueries({ queryKey: ['reorder-points'] });
      tellDone(`${say('Deleted', 'Удалена')}: ${point.itemName}`);
    },
  });
  return (
    <Group mt="md">
      <Button
        variant="subtle"
        color="red"
        leftSection={<Trash2 size={16} />}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {say('Delete', 'Удалить')}
      </Button>
    </Group>
  );
}
