import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { findOpenRequisitions } from '../../../shared/records/find-open-requisitions.ts';
import { requisitionQuery } from '../queries.ts';
import { ComposerForm } from './composer-form.tsx';

/** A new request for quotes, out of the lines of a requisition. */
export function RfqComposer() {
  const { portal } = useParams({ from: '/$portal' });
  const { requisition: id } = useSearch({ from: '/$portal/rfqs/new' });
  const navigate = useNavigate({ from: '/$portal/rfqs/new' });
  const { data: requisition, error } = useQuery({ ...requisitionQuery(id ?? ''), enabled: id !== undefined });
  const crumbs = [
    { label: say('Requests for quotes', 'Запросы цен'), href: `/${portal}/rfqs` },
    ...(requisition ? [{ label: requisition.number, href: `/${portal}/requisitions/${requisition.id}` }] : []),
  ];
  return (
    <Page title={say('New request for quotes', 'Новый запрос цен')} crumbs={crumbs}>
      {id === undefined ? (
        <RecordSelect
          kind="requisitions"
          maw={460}
          label={say('Requisition', 'По какой заявке')}
          value={null}
          onChange={(chosen) => chosen && void navigate({ search: { requisition: chosen.id }, replace: true })}
          find={findOpenRequisitions}
        />
      ) : error ? (
        <ProblemText error={error} />
      ) : requisition ? (
        <ComposerForm key={requisition.id} requisition={requisition} portal={portal} />
      ) : (
        <Skeleton height={400} />
      )}
    </Page>
  );
}
