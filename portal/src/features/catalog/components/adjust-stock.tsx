import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { Item, Stock } from '../queries.ts';
import { AdjustStockForm } from './adjust-stock-form.tsx';

interface AdjustStockProps {
  opened: boolean;
  item: Item;
  stock: Stock;
  onClose(): void;
}

/** A count of what lies in a warehouse, or what came and went past all documents. */
export function AdjustStock(props: AdjustStockProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={say('Adjust the stock', 'Скорректировать остаток')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <AdjustStockForm item={props.item} stock={props.stock} onClose={props.onClose} />
    </Modal>
  );
}
