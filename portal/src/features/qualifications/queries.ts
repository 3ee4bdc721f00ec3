import { queryOptions } from '@tanstack/react-query';
import { supplierQualification } from '../../../../nouns/supplier-qualification.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import { portalNow } from '../../kit/portal-clock.ts';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { QualificationsSearch } from './qualifications-search.ts';

export type Qualification = Answer<'qualifications.get-qualification'>;

const soonDays = 30;

export const useQualifications = ({ sort, status, counterparty, ending }: QualificationsSearch) =>
  useList(['qualifications', 'list', { sort, status, counterparty, ending }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/supplier-qualifications', {
        params: {
          query: {
            ...{ limit: 100, cursor, sort, includeTotal: true, counterpartyId: counterparty },
            'status[in]': knownValues(supplierQualification, 'status', status) ?? (ending && 'approved,suspended'),
            ...(ending && { 'endsOn[lte]': dayAfter(soonDays) }),
          },
        },
        signal,
      }),
    ),
  );

const dayAfter = (days: number) => new Date(portalNow().getTime() + days * 86_400_000).toISOString().slice(0, 10);

export const qualificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['qualifications', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/supplier-qualifications/{id}', { params: { path: { id } }, signal })),
  });
