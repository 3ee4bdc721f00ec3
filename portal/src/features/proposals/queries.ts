import { queryOptions } from '@tanstack/react-query';
import { commercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { components } from '../../../../sdk/types.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { ProposalsSearch } from './searches.ts';

export type Proposal = components['schemas']['CommercialProposal'];

export type ProposalCard = Answer<'proposals.get-proposal'>;

export const useProposals = ({ search, sort, status, customer, owner, from, to, awaiting }: ProposalsSearch) =>
  useList(['proposals', 'list', { search, sort, status, customer, owner, from, to, awaiting }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/commercial-proposals', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, includeTotal: true, customerId: customer },
            'status[in]': knownValues(commercialProposal, 'status', status),
            'ownerId[in]': owner,
            'validUntil[gte]': from,
            'validUntil[lte]': to,
            ...(awaiting && { awaitingMyApproval: true }),
            ...(status?.includes('archived') && { includeArchived: 'true' }),
          },
        },
        signal,
      }),
    ),
  );

export const proposalQuery = (id: string) =>
  queryOptions({
    queryKey: ['proposals', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/commercial-proposals/{id}', { params: { path: { id } }, signal })),
  });

/** The requisition whose decisions a proposal is made of. */
export const requisitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
      ),
  });

/** The price list whose rows a proposal is made of. */
export const priceListQuery = (id: string) =>
  queryOptions({
    queryKey: ['price-lists', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/price-lists/{priceListId}', { params: { path: { priceListId: id } }, signal })),
  });
