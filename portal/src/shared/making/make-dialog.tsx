import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { say, type Words, words } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { MakeCategory } from './make-category.tsx';
import { MakeCounterparty } from './make-counterparty.tsx';
import { MakeItem } from './make-item.tsx';
import { MakeWarehouse } from './make-warehouse.tsx';
import type { Makeable, MakingProps } from './makeable.ts';

const forms: Readonly<Record<Makeable, { title: Words; cached: string; Form: ComponentType<MakingProps> }>> = {
  counterparty: { title: words('New supplier', 'Новый поставщик'), cached: 'counterparties', Form: MakeCounterparty },
  supplier: { title: words('New supplier', 'Новый поставщик'), cached: 'counterparties', Form: MakeCounterparty },
  customer: { title: words('New customer', 'Новый заказчик'), cached: 'counterparties', Form: MakeCounterparty },
  item: { title: words('New item', 'Новая позиция'), cached: 'catalog', Form: MakeItem },
  category: { title: words('New category', 'Новая категория'), cached: 'catalog', Form: MakeCategory },
  warehouse: { title: words('New warehouse', 'Новый склад'), cached: 'warehouses', Form: MakeWarehouse },
};

/** A small form above another one, for a record that is missing there. */
export function MakeDialog({ of, onMade, onClose, ...given }: MakingProps) {
  const client = useQueryClient();
  const { title, cached, Form } = forms[of];
  const made = async (record: RecordOption) => {
    await client.invalidateQueries({ queryKey: [cached] });
    client.removeQueries({ queryKey: ['find'] });
    tellDone(`${say('Chosen', 'Выбрано')}: ${record.label}`);
    onMade(record);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      title={say(title)}
      closeButtonProps={{ ...escapeIsOwn, 'aria-label': say('Close', 'Закрыть') }}
    >
      <Form of={of} onMade={(record) => void made(record)} onClose={onClose} {...given} />
    </Modal>
  );
}
