import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { shownZone } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { portalNow } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { wallTime } from '../../../kit/zoned-time.ts';
import { useMay } from '../../../shared/session/me.ts';
import { ComparePage } from '../components/compare-page.tsx';
import type { Decisions } from '../model/answers.ts';
import { buildMatrix } from '../model/build-matrix.ts';
import { comparisonQuery, decisionsQuery, requisitionQuery } from '../queries.ts';

/** Quotes for a requisition side by side, and the decision about them. */
export function Compare() {
  const { portal, id } = useParams({ from: '/$portal/requisitions/$id/compare' });
  const search = useSearch({ from: '/$portal/requisitions/$id/compare' });
  const comparison = useQuery(comparisonQuery(id, search));
  const requisition = useQuery(requisitionQuery(id));
  const mayRead = useMay()('quote_decisions.read');
  const decisions = useQuery({ ...decisionsQuery(id), enabled: mayRead });
  const decided = mayRead ? decisions.data : nothingDecided;
  const matrix = useMemo(
    () =>
      comparison.data && requisition.data && decided
        ? buildMatrix(comparison.data, requisition.data.items, decided.accepted, today())
        : undefined,
    [comparison.data, requisition.data, decided],
  );
  const title = say('Comparison of quotes', 'Сравнение цен');
  const error = comparison.error ?? requisition.error ?? decisions.error;
  const crumbs = [
    { label: say('Requisitions', 'Заявки'), href: `/${portal}/requisitions` },
    ...(requisition.data ? [{ label: requisition.data.number, href: `/${portal}/requisitions/${id}` }] : []),
  ];
  if (matrix && comparison.data && requisition.data && decided && matrix.columns.length > 0)
    return (
      <ComparePage
        key={id}
        crumbs={crumbs}
        comparison={comparison.data}
        requisition={requisition.data}
        decisions={decided}
        matrix={matrix}
      />
    );
  return (
    <Page title={title} crumbs={crumbs}>
      {error ? (
        <Empty title={say('The comparison could not be displayed', 'Не удалось показать сравнение')}>
          <ProblemText error={error} />
        </Empty>
      ) : comparison.data && matrix ? (
        <NothingToCompare sealed={comparison.data.sealedQuotes} portal={portal} id={id} />
      ) : (
        <>
          <Skeleton height={66} mb={12} />
          <Skeleton height={480} />
        </>
      )}
    </Page>
  );
}

function NothingToCompare({ sealed, portal, id }: { sealed: number; portal: string; id: string }) {
  const toRequisition = (
    <Button component={Link} to={`/${portal}/requisitions/${id}`}>
      {say('To the requisition', 'К заявке')}
    </Button>
  );
  return sealed > 0 ? (
    <Empty title={say('Prices are sealed until the deadline', 'Цены закрыты до срока ответа')} action={toRequisition}>
      {say(`Quotes received: ${sealed}`, `Получено предложений: ${sealed}`)}
    </Empty>
  ) : (
    <Empty title={say('No quotes to compare yet', 'Сравнивать пока нечего')} action={toRequisition}>
      {say(
        'Quotes appear here as suppliers answer the request, or as they are entered by hand.',
        'Предложения появятся здесь, когда поставщики ответят на запрос цен или их внесут вручную.',
      )}
    </Empty>
  );
}

/** The day it is where the company is: a quote that holds until today holds there until midnight. */
const today = () => wallTime(portalNow().toISOString(), shownZone()).slice(0, 10);

/** For those who may compare and may not see what was decided. */
const nothingDecided: Decisions = { version: 1, accepted: [] };
