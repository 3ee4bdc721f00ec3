import { Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { findOpenRequisitions } from '../../../shared/records/find-open-requisitions.ts';
import { type QuoteBody, QuoteEditor } from '../editor/quote-editor.tsx';
import { termsOf } from '../editor/terms-values.ts';
import { submitSaved } from '../late.ts';
import { askedOfRequisition, askedOfRfq } from '../model/asked.ts';
import { requisitionQuery, rfqQuery, useQuoteChanged } from '../queries.ts';

/** A quote for somebody who rang up or sent a paper: for a request, or for a requisition at once. */
export function NewQuote() {
  const { portal } = useParams({ from: '/$portal' });
  const { requisition: requisitionId, rfq: rfqId } = useSearch({ from: '/$portal/quotes/new' });
  const navigate = useNavigate({ from: '/$portal/quotes/new' });
  const changed = useQuoteChanged();
  const answered = rfqId ?? requisitionId ?? '';
  const [supplier, setSupplier, keptSupplier] = useKeptState<RecordOption | null>('quote-supplier', answered, null);
  const [made, setMade] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const rfq = useQuery({ ...rfqQuery(rfqId ?? ''), enabled: rfqId !== undefined });
  const requisition = useQuery({
    ...requisitionQuery(requisitionId ?? ''),
    enabled: rfqId === undefined && requisitionId !== undefined,
  });
  const save = async (body: QuoteBody, isSubmitted: boolean) => {
    setSaving(true);
    try {
      const of = rfqId ? { rfqId } : { procurementId: requisitionId as string };
      const quote = await ask(
        made
          ? api.PATCH('/api/v1/supplier-quotes/{id}', { params: { path: { id: made } }, body })
          : api.POST('/api/v1/supplier-quotes', {
              body: { ...of, counterpartyId: supplier?.id as string, ...body },
            }),
      );
      setMade(quote.id);
      keptSupplier.drop();
      const isDone = isSubmitted && (await submitSaved(quote.id));
      await changed();
      tellDone(`${isDone ? say('Submitted', 'Отправлено') : say('Draft saved', 'Черновик сохранён')}: ${quote.number}`);
      await navigate({ to: '/$portal/quotes/$id', params: { portal, id: quote.id } });
      return true;
    } finally {
      setSaving(false);
    }
  };
  const asked = rfq.data ? askedOfRfq(rfq.data) : requisition.data ? askedOfRequisition(requisition.data) : undefined;
  const of = rfq.data ?? requisition.data;
  const error = rfq.error ?? requisition.error;
  return (
    <Page
      title={say('Enter a quote', 'Внести предложение')}
      crumbs={[{ label: say('Quotes', 'Предложения'), href: `/${portal}/quotes` }]}
      beside={of && `${of.number} · ${of.title}`}
    >
      {!rfqId && !requisitionId ? (
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
      ) : asked && of ? (
        <QuoteEditor
          key={answered}
          record={answered}
          asked={asked}
          version={null}
          start={termsOf({
            version: null,
            externalNumber: null,
            currency: of.currency ?? 'RUB',
            vatMode: rfq.data?.vatMode ?? 'included',
          })}
          isTotalOnly={rfq.data?.quoteMode === 'total_only'}
          isReady={supplier !== null}
          isSaving={isSaving}
          onSave={save}
        >
          <Group>
            <SelectOrMake
              of="counterparty"
              w={460}
              maw="100%"
              label={say('Supplier', 'Чьё предложение')}
              required
              disabled={made !== undefined}
              value={supplier}
              onChange={setSupplier}
            />
          </Group>
        </QuoteEditor>
      ) : (
        <Skeleton height={360} />
      )}
    </Page>
  );
}
