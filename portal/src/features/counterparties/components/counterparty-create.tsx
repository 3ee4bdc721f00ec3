import { Modal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { CounterpartyCreateForm } from './counterparty-create-form.tsx';

interface CounterpartyCreateProps {
  opened: boolean;
  onClose(): void;
}

/** A new counterparty: its numbers first, since they fill the rest. */
export function CounterpartyCreate(props: CounterpartyCreateProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      size={520}
      title={say('New counterparty', 'Новый контрагент')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <CounterpartyCreateForm onClose={props.onClose} />
    </Modal>
  );
}
