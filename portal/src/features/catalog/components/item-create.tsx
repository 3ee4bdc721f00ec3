import { Modal } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { type CreatedItem, ItemCreateForm } from './item-create-form.tsx';
import { PossibleDuplicates } from './possible-duplicates.tsx';

/** A new item; where the server knows one that may be the same thing, a choice between the two. */
export function ItemCreate({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const [doubtful, setDoubtful] = useState<CreatedItem>();
  const open = (id: string) => {
    setDoubtful(undefined);
    void navigate({ to: '/$portal/catalog/$id', params: { portal, id }, search: {} });
  };
  const made = (item: CreatedItem) => {
    if (item.warnings.length > 0) return setDoubtful(item);
    tellDone(say('Item created', 'Позиция создана'));
    open(item.id);
  };
  const close = () => (doubtful ? open(doubtful.id) : onClose());
  return (
    <Modal
      opened={opened}
      onClose={close}
      size={640}
      title={doubtful ? say('Is this the same item?', 'Это не одно и то же?') : say('New item', 'Новая позиция')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {doubtful ? (
        <PossibleDuplicates item={doubtful} onOpen={open} />
      ) : (
        <ItemCreateForm onCreated={made} onCancel={onClose} />
      )}
    </Modal>
  );
}
