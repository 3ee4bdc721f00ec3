import { useMutation, useQueryClient } from '@tanstack/react-query';
import { commercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { operations } from '../../../../sdk/types.ts';
import { valueOf } from '../../kit/form/of-field.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { type ProposalCard, proposalQuery } from './queries.ts';

type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type Sending = BodyOf<'proposals.send-proposal'>;

export type StatusChange = BodyOf<'proposals.change-status'>;

const base = '/api/v1/commercial-proposals/{id}';

/** What a proposal is asked for, each over the version that is seen; its page shows the answer at once. */
export function useProposalActs({ id, version, status: from }: Pick<ProposalCard, 'id' | 'version' | 'status'>) {
  const client = useQueryClient();
  /** What was saved a moment ago is seen by now. */
  const seen = () => {
    const now = client.getQueryData(proposalQuery(id).queryKey)?.version ?? version;
    return { params: { path: { id } }, headers: { 'If-Match': `"v${now}"` } };
  };
  const show = async (card: ProposalCard) => {
    client.setQueryData(proposalQuery(id).queryKey, card);
    tellDone(`${card.number}: ${valueOf(commercialProposal, 'status', card.status).toLowerCase()}`);
    await client.invalidateQueries({ queryKey: ['proposals'] });
    await client.invalidateQueries({ queryKey: ['activity', id] });
  };
  const lookAgain = () => void client.invalidateQueries({ queryKey: ['proposals', id] });
  const outcome = { onSuccess: show, onError: lookAgain };
  return {
    submit: useMutation({
      mutationFn: () => ask(api.POST(`${base}/submit-approval`, { ...seen(), body: {} })),
      ...outcome,
    }),
    approve: useMutation({ mutationFn: () => ask(api.POST(`${base}/approve`, { ...seen(), body: {} })), ...outcome }),
    reject: useMutation({
      mutationFn: (reason: string) => ask(api.POST(`${base}/reject`, { ...seen(), body: { reason } })),
      ...outcome,
    }),
    send: useMutation({
      mutationFn: (body: Sending) => ask(api.POST(`${base}/send`, { ...seen(), body })),
      ...outcome,
      meta: { toldByPage: true },
    }),
    change: useMutation({
      mutationFn: (body: StatusChange) => ask(api.PATCH(`${base}/status`, { ...seen(), body: { ...body, from } })),
      ...outcome,
      meta: { toldByPage: true },
    }),
    convert: useMutation({
      mutationFn: () => ask(api.POST(`${base}/convert-to-invoice`, { ...seen(), body: {} })),
      async onSuccess({ warnings, ...card }) {
        await show(card);
        for (const { message } of warnings) tellDone(message);
      },
      onError: lookAgain,
    }),
    restore: useMutation({ mutationFn: () => ask(api.POST(`${base}/restore`, { ...seen(), body: {} })), ...outcome }),
  };
}
