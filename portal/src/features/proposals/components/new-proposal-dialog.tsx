import { Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { newProposal, type Source } from '../new-proposal.ts';
import { priceListQuery, requisitionQuery } from '../queries.ts';
import { NewProposalForm } from './new-proposal-form.tsx';

interface NewProposalDialogProps {
  source: Source | undefined;
  onClose(): void;
}

/** One step to a new proposal: to whom and until when; its rows come from the source, or are typed on its page. */
export function NewProposalDialog({ source, onClose }: NewProposalDialogProps) {
  return (
    <Modal
      opened={source !== undefined}
      onClose={onClose}
      title={say('New commercial proposal', 'Новое коммерческое предложение')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {source?.kind === 'hand' && <NewProposalForm source={source} initial={newProposal(source)} onClose={onClose} />}
      {source?.kind === 'customer' && <ForCustomer source={source} onClose={onClose} />}
      {source?.kind === 'requisition' && <OfRequisition source={source} onClose={onClose} />}
      {source?.kind === 'price-list' && <OfPriceList source={source} onClose={onClose} />}
    </Modal>
  );
}

interface OfSourceProps {
  source: Exclude<Source, { kind: 'hand' }>;
  onClose(): void;
}

function ForCustomer({ source, onClose }: OfSourceProps) {
  const { data: party, error } = useQuery(counterpartyNameQuery(source.id));
  if (error) return <ProblemText error={error} />;
  if (!party) return <Loader size="sm" />;
  const customer = { id: party.id, label: party.shortName };
  return <NewProposalForm source={source} initial={newProposal(source, '', customer)} onClose={onClose} />;
}

function OfRequisition({ source, onClose }: OfSourceProps) {
  const { data: requisition, error } = useQuery(requisitionQuery(source.id));
  const customerId = requisition?.customerId ?? null;
  const { data: party } = useQuery(counterpartyNameQuery(customerId));
  if (error) return <ProblemText error={error} />;
  if (!requisition || (customerId !== null && !party)) return <Loader size="sm" />;
  const customer = party ? { id: party.id, label: party.shortName } : null;
  return (
    <NewProposalForm
      source={source}
      about={say(
        `Rows come from the decisions of ${requisition.number}, at what is paid to suppliers.`,
        `Строки возьмём из решений по заявке ${requisition.number}, по ценам поставщиков.`,
      )}
      initial={newProposal(source, requisition.title, customer)}
      onClose={onClose}
    />
  );
}

function OfPriceList({ source, onClose }: OfSourceProps) {
  const { data: list, error } = useQuery(priceListQuery(source.id));
  if (error) return <ProblemText error={error} />;
  if (!list) return <Loader size="sm" />;
  return (
    <NewProposalForm
      source={source}
      about={say(
        `Rows and prices come from the list “${list.name}”.`,
        `Строки и цены возьмём из прайс-листа «${list.name}».`,
      )}
      initial={newProposal(source, list.name)}
      onClose={onClose}
    />
  );
}
