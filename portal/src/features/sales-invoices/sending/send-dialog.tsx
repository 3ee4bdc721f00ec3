import { Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { SendForm } from './send-form.tsx';

interface SendDialogProps {
  invoice: SalesInvoiceCard;
  onClose(): void;
}

/** An issued invoice to its customer, by letter with its file. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const isKnown = useMay()('counterparties.read') && invoice.customerId !== null;
  const { data: party, isPending } = useQuery({ ...counterpartyNameQuery(invoice.customerId), enabled: isKnown });
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={say('Send to the customer', 'Отправить заказчику')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {isPending && isKnown ? (
        <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />
      ) : (
        <SendForm invoice={invoice} party={party} onClose={onClose} />
      )}
    </Modal>
  );
}
