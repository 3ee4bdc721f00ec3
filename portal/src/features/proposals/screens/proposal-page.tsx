import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { Broken } from '../../../shell/broken.tsx';
import { ProposalView } from '../components/proposal-view.tsx';
import { proposalQuery } from '../queries.ts';

/** A proposal: what is offered, what is earned by it, and where it may go. */
export function ProposalPage() {
  const { id } = useParams({ from: '/$portal/proposals/$id' });
  const { data: card, error, refetch } = useQuery(proposalQuery(id));
  if (error && !card) return <Broken error={error} reset={() => void refetch()} />;
  if (!card) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  return <ProposalView key={id} card={card} />;
}
