import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConflictNote, isConflict } from '../../../kit/form/conflict-note.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone, tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { submitSaved } from '../late.ts';
import type { Asked } from '../model/asked.ts';
import { priceDifferences } from '../model/changes-of.ts';
import { type Quote, quoteQuery, type RfqCard, useQuoteChanged } from '../queries.ts';
import { type QuoteBody, QuoteEditor } from './quote-editor.tsx';
import { termsOf } from './terms-values.ts';

interface QuoteEditingProps {
  quote: Quote;
  asked: readonly Asked[];
  rfq: RfqCard | undefined;
  portal: string;
}

interface Conflict {
  theirs: Quote;
  body: QuoteBody;
  isSubmitted: boolean;
}

/** A quote being changed, over the version that was read when it was begun: what others save meanwhile is shown, not lost. */
export function QuoteEditing({ quote: first, asked, rfq, portal }: QuoteEditingProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const changed = useQuoteChanged();
  const [quote, setQuote] = useState(first);
  const [start, setStart] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const path = { id: first.id };
  const version = start.draft ?? start.current;
  const save = async (over: Quote, body: QuoteBody, isSubmitted: boolean) => {
    setSaving(true);
    const begins = over.status !== 'draft' && !over.revising;
    try {
      const saved = await ask(
        api.PATCH('/api/v1/supplier-quotes/{id}', {
          params: { path },
          headers: { 'If-Match': `"v${over.version}"` },
          body: { ...body, ...(begins && { revising: true }) },
        }),
      );
      setQuote(saved);
      const isDone = isSubmitted && (await submitSaved(first.id));
      await changed();
      tellDone(`${isDone ? say('Submitted', 'Отправлено') : say('Draft saved', 'Черновик сохранён')}: ${saved.number}`);
      await navigate({ to: '/$portal/quotes/$id', params: { portal, id: first.id } });
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      setConflict({ theirs: await client.fetchQuery({ ...quoteQuery(first.id), staleTime: 0 }), body, isSubmitted });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return (
    <QuoteEditor
      record={quote.id}
      key={start.version}
      asked={asked}
      version={version}
      start={termsOf({
        version,
        externalNumber: start.externalNumber,
        currency: start.currency,
        vatMode: rfq?.vatMode ?? 'included',
      })}
      isTotalOnly={rfq?.quoteMode === 'total_only'}
      isReady
      isSaving={isSaving}
      onSave={(body, isSubmitted) => save(quote, body, isSubmitted)}
    >
      {conflict && (
        <ConflictNote
          differences={priceDifferences(asked, conflict.body.lines, conflict.theirs.draft ?? conflict.theirs.current)}
          onMine={() => {
            setConflict(undefined);
            save(conflict.theirs, conflict.body, conflict.isSubmitted).catch(tellProblem);
          }}
          onTheirs={() => {
            setQuote(conflict.theirs);
            setStart(conflict.theirs);
            setConflict(undefined);
          }}
        />
      )}
    </QuoteEditor>
  );
}
