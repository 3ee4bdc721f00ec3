import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { Item, Stock } from '../queries.ts';
import { TransferStockForm } from './transfer-stock-form.tsx';

interface TransferStockProps {
  opened: boolean;
  item: Item;
  stock: Stock;
  onClose(): void;
}

/** Goods moved from one warehouse to another. */
export function TransferStock(props: TransferStockProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={say('Move between warehouses', 'Переместить между складами')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <TransferStockForm item={props.item} stock={props.stock} onClose={props.onClose} />
    </Modal>
  );
}
