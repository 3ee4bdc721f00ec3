import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { QuoteEditing } from '../editor/quote-editing.tsx';
import { askedOfRequisition, askedOfRfq } from '../model/asked.ts';
import { quoteQuery, requisitionQuery, rfqQuery } from '../queries.ts';

/** A draft, or the next version of what was submitted. */
export function EditQuote() {
  const { portal, id } = useParams({ from: '/$portal/quotes/$id/edit' });
  const { data: quote, error } = useQuery(quoteQuery(id));
  const rfq = useQuery({ ...rfqQuery(quote?.rfqId ?? ''), enabled: Boolean(quote?.rfqId) });
  const requisition = useQuery({
    ...requisitionQuery(quote?.procurementId ?? ''),
    enabled: quote !== undefined && quote.rfqId === null && quote.procurementId !== null,
  });
  const asked = rfq.data ? askedOfRfq(rfq.data) : requisition.data ? askedOfRequisition(requisition.data) : undefined;
  const failed = error ?? rfq.error ?? requisition.error;
  return (
    <Page
      title={quote?.supplierName ?? say('Quote', 'Предложение')}
      crumbs={[
        { label: say('Quotes', 'Предложения'), href: `/${portal}/quotes` },
        ...(quote ? [{ label: quote.number, href: `/${portal}/quotes/${id}` }] : []),
      ]}
    >
      {failed ? (
        <ProblemText error={failed} />
      ) : quote && asked ? (
        <QuoteEditing key={id} quote={quote} asked={asked} rfq={rfq.data} portal={portal} />
      ) : (
        <Skeleton height={360} />
      )}
    </Page>
  );
}
