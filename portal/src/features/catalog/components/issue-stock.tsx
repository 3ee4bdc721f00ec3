import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { Item, Stock } from '../queries.ts';
import { IssueStockForm } from './issue-stock-form.tsx';

interface IssueStockProps {
  opened: boolean;
  item: Item;
  stock: Stock;
  onClose(): void;
}

/** Goods given out for use. */
export function IssueStock(props: IssueStockProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={say('Issue from a warehouse', 'Выдать со склада')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <IssueStockForm item={props.item} stock={props.stock} onClose={props.onClose} />
    </Modal>
  );
}
