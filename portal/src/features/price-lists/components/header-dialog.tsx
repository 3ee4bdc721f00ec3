import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { PriceList } from '../queries.ts';
import { HeaderForm } from './header-form.tsx';

interface HeaderDialogProps {
  opened: boolean;
  list: PriceList;
  onClose(): void;
}

/** Name, period and terms of a list. */
export function HeaderDialog(props: HeaderDialogProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.list.number}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <HeaderForm list={props.list} onClose={props.onClose} />
    </Modal>
  );
}
