import { Button, Group, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { supplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { TalksOf } from '../../../shared/messengers/talks-of.tsx';
import { useHasMessengers } from '../../../shared/messengers/use-has-messengers.ts';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { History } from '../components/history.tsx';
import { ItemsTable } from '../components/items-table.tsx';
import { Progress } from '../components/progress.tsx';
import { Recipients } from '../components/recipients.tsx';
import { RfqActions } from '../components/rfq-actions.tsx';
import classes from '../components/rfqs.module.css';
import { TermsFacts } from '../components/terms-facts.tsx';
import { rfqQuery, useRfqQuestions } from '../queries.ts';
import { Questions } from '../questions/questions.tsx';
import type { RfqTab } from '../searches.ts';

/** A request for quotes: whom it was sent to, how far each has come, and what can be done about it. */
export function RfqTracker() {
  const { portal, id } = useParams({ from: '/$portal/rfqs/$id' });
  const { tab = 'suppliers' } = useSearch({ from: '/$portal/rfqs/$id' });
  const navigate = useNavigate({ from: '/$portal/rfqs/$id' });
  const may = useMay();
  const hasMessengers = useHasMessengers();
  const { data: rfq, error } = useQuery(rfqQuery(id));
  const { total: asked } = useRfqQuestions(id);
  const crumbs = [{ label: say('Requests for quotes', 'Запросы цен'), href: `/${portal}/rfqs` }];
  if (!rfq)
    return (
      <Page title={say('Request for quotes', 'Запрос цен')} crumbs={crumbs}>
        {error ? <ProblemText error={error} /> : <Skeleton height={320} />}
      </Page>
    );
  const compared = rfq.procurementId && rfq.counts.quoted > 0 && may('supplier_quotes.compare');
  return (
    <Page
      title={rfq.title}
      crumbs={crumbs}
      beside={
        <>
          <SampleMark id={rfq.id} />
          <span>{rfq.number}</span>
          <StatusOf noun={supplierRfq} status={rfq.status} />
          {rfq.procurementId && (
            <Link className={classes.link} to={`/${portal}/requisitions/${rfq.procurementId}` as '/'}>
              {say('Requisition', 'Заявка')}
            </Link>
          )}
        </>
      }
      discussion={<Discussion entityType="supplierRfq" entityId={id} />}
      actions={
        <>
          {compared && (
            <Button
              component={Link}
              to={`/${portal}/requisitions/${rfq.procurementId}/compare` as '/'}
              variant={rfq.status === 'quoted' ? 'filled' : 'default'}
            >
              {say('Compare quotes', 'Сравнить предложения')}
            </Button>
          )}
          <RfqActions rfq={rfq} />
        </>
      }
    >
      <Progress rfq={rfq} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => void navigate({ search: { tab: next as RfqTab }, replace: true })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="suppliers">
            {say('Suppliers', 'Поставщики')} · {rfq.recipients.length}
          </Tabs.Tab>
          <Tabs.Tab value="items">
            {say('Positions and terms', 'Позиции и условия')} · {rfq.items.length}
          </Tabs.Tab>
          {rfq.status !== 'draft' && (
            <Tabs.Tab value="questions">
              {say('Questions', 'Вопросы')}
              {asked && asked.total > 0 ? ` · ${asked.total}` : ''}
            </Tabs.Tab>
          )}
          {hasMessengers && <Tabs.Tab value="talks">{say('Conversations', 'Переписка')}</Tabs.Tab>}
          <Tabs.Tab value="history">{say('History', 'История')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="suppliers">
          <Recipients rfq={rfq} portal={portal} />
        </Tabs.Panel>
        <Tabs.Panel value="items">
          <Group align="flex-start" gap="lg">
            <ItemsTable rfq={rfq} />
            <TermsFacts portal={portal} rfq={rfq} />
          </Group>
        </Tabs.Panel>
        <Tabs.Panel value="questions">
          <Questions rfq={rfq} />
        </Tabs.Panel>
        <Tabs.Panel value="talks">
          <TalksOf of={{ entityType: 'supplierRfq', entityId: id }} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <History rfq={rfq} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
