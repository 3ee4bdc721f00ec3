import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type Quote, useQuoteChanged } from '../queries.ts';
import { NotesDialog } from './notes-dialog.tsx';
import { QuoteMenu } from './quote-menu.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useSubmitQuote } from './use-submit-quote.ts';

/** Submit, write the next version, note, reject, restore, withdraw: what its status allows. */
export function QuoteActions({ quote, portal }: { quote: Quote; portal: string }) {
  const may = useMay();
  const changed = useQuoteChanged();
  const [open, setOpen] = useState<'reject' | 'notes' | 'late'>();
  const submit = useSubmitQuote(quote, { onLate: () => setOpen('late'), onDone: () => setOpen(undefined) });
  const path = { id: quote.id };
  const change = useMutation({
    mutationFn: (body: { status?: 'submitted' | 'withdrawn'; revising?: boolean }) =>
      ask(api.PATCH('/api/v1/supplier-quotes/{id}', { params: { path }, body })),
    onSuccess: async () => {
      await changed();
      tellDone(say('Saved', 'Сохранено'));
    },
  });
  const { status, revising, draft, revisable, allowedMoves } = quote;
  const mayMove = (to: Quote['status']) => allowedMoves.some((move) => move.to === to);
  const isDraft = status === 'draft';
  const mayUpdate = may('supplier_quotes.update');
  const isEditable = mayUpdate && !quote.sealed && (isDraft || revisable);
  return (
    <>
      {draft && (isDraft || revising) && may('supplier_quotes.submit') && (
        <Button loading={submit.isPending} onClick={() => submit.mutate({})}>
          {isDraft ? say('Submit', 'Отправить') : say('Submit the version', 'Отправить версию')}
        </Button>
      )}
      {isEditable && (
        <Button component={Link} to={`/${portal}/quotes/${quote.id}/edit` as '/'} variant="default">
          {isDraft || revising ? say('Edit', 'Изменить') : say('Next version', 'Новая версия')}
        </Button>
      )}
      {status === 'rejected' && mayMove('submitted') && (
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate({ status: 'submitted' })}>
          {say('Restore', 'Вернуть')}
        </Button>
      )}
      {mayUpdate && (
        <QuoteMenu
          quote={quote}
          onNotes={() => setOpen('notes')}
          onReject={() => setOpen('reject')}
          onDiscard={() => change.mutate({ revising: false })}
          onWithdraw={() => change.mutate({ status: 'withdrawn' })}
        />
      )}
      {open === 'late' && (
        <ReasonDialog
          draft={['late-quote', quote.id]}
          title={say('Accept after the deadline?', 'Принять после срока?')}
          outcome={say(
            'Quotes are no longer accepted. The reason will be kept in the history.',
            'Приём ответов завершён. Причина останется в истории.',
          )}
          confirm={say('Accept', 'Принять')}
          onReason={(reason) => submit.mutateAsync({ late: true, reason })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'reject' && <RejectDialog quote={quote} onClose={() => setOpen(undefined)} />}
      <NotesDialog key={quote.version} quote={quote} opened={open === 'notes'} onClose={() => setOpen(undefined)} />
    </>
  );
}
