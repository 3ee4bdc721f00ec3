import { Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { ProposalCard } from '../queries.ts';
import { SendForm } from './send-form.tsx';

/** To the customer: by letter, as it will be read there, or as a link to pass on. */
export function SendDialog({ card, onClose }: { card: ProposalCard; onClose(): void }) {
  const maySee = useMay()('counterparties.read');
  const { data: party, isPending } = useQuery({
    ...counterpartyNameQuery(card.customerId),
    enabled: card.customerId !== null && maySee,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size={860}
      title={say('Send to the customer', 'Отправить заказчику')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {isPending && maySee && card.customerId !== null ? (
        <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />
      ) : (
        <SendForm card={card} party={party} onClose={onClose} />
      )}
    </Modal>
  );
}
