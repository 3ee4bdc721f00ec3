import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { PriceListCreateForm } from './price-list-create-form.tsx';

interface PriceListCreateProps {
  opened: boolean;
  onClose(): void;
}

/** A new price list, as a draft without rows. */
export function PriceListCreate({ opened, onClose }: PriceListCreateProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={520}
      title={say('New price list', 'Новый прайс-лист')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <PriceListCreateForm onClose={onClose} />
    </Modal>
  );
}
