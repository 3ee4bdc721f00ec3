import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { SellerCreateForm } from './seller-create-form.tsx';

/** A new seller: who it is; the rest is filled in on its page. */
export function SellerCreate({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={520}
      title={say('New seller', 'Новый продавец')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <SellerCreateForm onClose={onClose} />
    </Modal>
  );
}
