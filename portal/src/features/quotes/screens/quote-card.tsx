import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { supplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { Empty } from '../../../kit/empty.tsx';
import { LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import { QuoteActions } from '../components/quote-actions.tsx';
import { QuoteFacts } from '../components/quote-facts.tsx';
import { QuoteLines } from '../components/quote-lines.tsx';
import classes from '../components/quotes.module.css';
import { Versions } from '../components/versions.tsx';
import { quoteQuery } from '../queries.ts';
import type { QuoteSearch } from '../searches.ts';

/** What a supplier offers: lines and terms, what each version changed, papers, and what may be done. */
export function QuoteCard() {
  const { portal, id } = useParams({ from: '/$portal/quotes/$id' });
  const { tab } = useSearch({ from: '/$portal/quotes/$id' });
  const navigate = useNavigate({ from: '/$portal/quotes/$id' });
  const { data: quote, error } = useQuery(quoteQuery(id));
  const crumbs = [{ label: say('Quotes', 'Предложения'), href: `/${portal}/quotes` }];
  if (!quote)
    return (
      <Page title={say('Quote', 'Предложение')} crumbs={crumbs}>
        {error ? <ProblemText error={error} /> : <Skeleton height={320} />}
      </Page>
    );
  const shown = quote.current ?? quote.draft;
  return (
    <Page
      title={quote.supplierName}
      crumbs={crumbs}
      beside={
        <>
          <SampleMark id={quote.id} />
          <span>{quote.number}</span>
          <StatusOf noun={supplierQuote} status={quote.status} />
          {quote.rfqId && (
            <Link className={classes.link} to="/$portal/rfqs/$id" params={{ portal, id: quote.rfqId }}>
              {say('Request', 'Запрос')}
            </Link>
          )}
          {quote.procurementId && (
            <Link className={classes.link} to={`/${portal}/requisitions/${quote.procurementId}` as '/'}>
              {say('Requisition', 'Заявка')}
            </Link>
          )}
          <Link className={classes.link} to={`/${portal}/counterparties/${quote.counterpartyId}` as '/'}>
            {say('Supplier', 'Поставщик')}
          </Link>
        </>
      }
      discussion={<Discussion entityType="supplierQuote" entityId={id} />}
      actions={<QuoteActions quote={quote} portal={portal} />}
    >
      {quote.needsReconfirmation && (
        <Alert mb="md" color="yellow" variant="light">
          {say(
            'The request has changed since: prices are to be confirmed by the supplier.',
            'Запрос с тех пор изменился: поставщик должен подтвердить цены.',
          )}
        </Alert>
      )}
      {quote.revising && (
        <Alert mb="md" variant="light">
          {say(
            `Version ${quote.currentVersion} holds; the next one is being written.`,
            `Действует версия ${quote.currentVersion}; готовится следующая.`,
          )}
        </Alert>
      )}
      <QuoteFacts quote={quote} version={shown} />
      <LinkTabs
        open={tab}
        onOpen={(next) => void navigate({ search: { tab: next as QuoteSearch['tab'] }, replace: true })}
        tabs={[
          {
            value: 'lines',
            label: say('Positions', 'Позиции'),
            content: () =>
              quote.sealed || !shown ? (
                <Section>
                  <Empty title={say('Prices are sealed until the deadline', 'Цены закрыты до окончания приёма')} />
                </Section>
              ) : (
                <QuoteLines quoteId={quote.id} version={shown} />
              ),
          },
          {
            value: 'versions',
            label: say('Versions', 'Версии'),
            content: () => <Versions quote={quote} />,
          },
          {
            value: 'files',
            label: say('Files and letters', 'Файлы и письма'),
            content: () => (
              <Section>
                {quote.sealed ? (
                  <Empty title={say('Files open together with the prices', 'Файлы откроются вместе с ценами')} />
                ) : (
                  <FilesPanel entityType="supplierQuote" entityId={quote.id} />
                )}
              </Section>
            ),
          },
        ]}
      />
    </Page>
  );
}
