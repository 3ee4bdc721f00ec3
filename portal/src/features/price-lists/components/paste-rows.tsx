import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { PriceList } from '../queries.ts';
import { PasteRowsForm } from './paste-rows-form.tsx';

interface PasteRowsProps {
  opened: boolean;
  list: PriceList;
  onClose(): void;
}

/** Many prices at once, copied from a table: article, price, from which quantity. */
export function PasteRows(props: PasteRowsProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      size={720}
      title={say('Paste from Excel', 'Вставить из Excel')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <PasteRowsForm list={props.list} onClose={props.onClose} />
    </Modal>
  );
}
