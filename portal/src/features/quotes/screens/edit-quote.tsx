import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type QuoteBody, QuoteEditor } from '../editor/quote-editor.tsx';
import { termsOf } from '../editor/terms-values.ts';
import { submitSaved } from '../late.ts';
import { askedOfRequisition, askedOfRfq } from '../model.ts';
import { quoteQuery, requisitionQuery, rfqQuery, useQuoteChanged } from '../queries.ts';

/** A draft, or the next version of what was submitted. */
export function EditQuote() {
  const { portal, id } = useParams({ from: '/$portal/quotes/$id/edit' });
  const navigate = useNavigate();
  const changed = useQuoteChanged();
  const [isSaving, setSaving] = useState(false);
  const { data: quote, error } = useQuery({ ...quoteQuery(id), refetchOnWindowFocus: false });
  const rfq = useQuery({ ...rfqQuery(quote?.rfqId ?? ''), enabled: Boolean(quote?.rfqId) });
  const requisition = useQuery({
    ...requisitionQuery(quote?.procurementId ?? ''),
    enabled: quote !== undefined && quote.rfqId === null && quote.procurementId !== null,
  });
  const asked = rfq.data ? askedOfRfq(rfq.data) : requisition.data ? askedOfRequisition(requisition.data) : undefined;
  const version = quote ? (quote.draft ?? quote.current) : null;
  const failed = error ?? rfq.error ?? requisition.error;
  const save = async (body: QuoteBody, isSubmitted: boolean) => {
    if (!quote) return;
    setSaving(true);
    const begins = quote.status !== 'draft' && !quote.revising;
    const path = { id };
    try {
      await ask(
        api.PATCH('/api/v1/supplier-quotes/{id}', {
          params: { path },
          headers: { 'If-Match': `"v${quote.version}"` },
          body: { ...body, ...(begins && { revising: true }) },
        }),
      );
      const isDone = isSubmitted && (await submitSaved(id));
      await changed();
      tellDone(`${isDone ? say('Submitted', 'Отправлено') : say('Draft saved', 'Черновик сохранён')}: ${quote.number}`);
      await navigate({ to: '/$portal/quotes/$id', params: { portal, id } });
    } finally {
      setSaving(false);
    }
  };
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
        <QuoteEditor
          asked={asked}
          version={version}
          start={termsOf({
            version,
            externalNumber: quote.externalNumber,
            currency: quote.currency,
            vatMode: rfq.data?.vatMode ?? 'included',
          })}
          isTotalOnly={rfq.data?.quoteMode === 'total_only'}
          isReady
          isSaving={isSaving}
          onSave={save}
        />
      ) : (
        <Skeleton height={360} />
      )}
    </Page>
  );
}
