import { Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { say } from '../../kit/say.ts';
import { counterpartyNameQuery } from '../records/counterparty-name-query.ts';
import { useMay } from '../session/me.ts';
import type { Party } from './letter-values.ts';

interface SendDialogProps {
  customerId: string | null;
  size: number;
  onClose(): void;
  children(party: Party | undefined): ReactNode;
}

/** A paper to its customer: the form is there once it is known whom it may go to. */
export function SendDialog({ customerId, size, onClose, children }: SendDialogProps) {
  const isKnown = useMay()('counterparties.read') && customerId !== null;
  const { data: party, isPending } = useQuery({ ...counterpartyNameQuery(customerId), enabled: isKnown });
  return (
    <Modal
      opened
      onClose={onClose}
      size={size}
      title={say('Send to the customer', 'Отправить заказчику')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {isPending && isKnown ? <Loader size="sm" aria-label={say('Loading', 'Загрузка')} /> : children(party)}
    </Modal>
  );
}
