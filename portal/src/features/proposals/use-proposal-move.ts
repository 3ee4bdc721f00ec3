import { useMutation, useQueryClient } from '@tanstack/react-query';
import { commercialProposal } from '../../../../nouns/commercial-proposal.ts';
import { valueOf } from '../../kit/form/of-field.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { AllowedMove } from './moves.ts';
import { type ProposalCard, proposalQuery } from './queries.ts';

interface Asked {
  to: AllowedMove['to'];
  reason?: string;
}

const addresses = {
  pending_approval: '/api/v1/commercial-proposals/{id}/submit-approval',
  approved: '/api/v1/commercial-proposals/{id}/approve',
} as const;

/** Sends for approval, approves, rejects: each over the version that is seen. */
export function useProposalMove({ id, version }: Pick<ProposalCard, 'id' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ to, reason = '' }: Asked) => {
      // What was saved a moment ago is seen by now.
      const seen = client.getQueryData(proposalQuery(id).queryKey)?.version ?? version;
      const given = { params: { path: { id } }, headers: { 'If-Match': `"v${seen}"` } };
      if (to === 'rejected')
        return ask(api.POST('/api/v1/commercial-proposals/{id}/reject', { ...given, body: { reason } }));
      return ask(api.POST(addresses[to as keyof typeof addresses], { ...given, body: {} }));
    },
    onError: () => void client.invalidateQueries({ queryKey: ['proposals', id] }),
    async onSuccess(card) {
      client.setQueryData(proposalQuery(id).queryKey, card);
      tellDone(`${card.number}: ${valueOf(commercialProposal, 'status', card.status).toLowerCase()}`);
      await client.invalidateQueries({ queryKey: ['proposals'] });
      await client.invalidateQueries({ queryKey: ['activity', id] });
    },
  });
}
