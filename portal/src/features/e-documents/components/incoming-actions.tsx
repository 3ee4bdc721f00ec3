import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { IncomingCard } from '../queries.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

const over: readonly string[] = ['signed', 'rejected', 'revoked'];

/** A УПД goes into the import, others are kept or refused; the archive holds the signed original. */
export function IncomingActions({ document }: { document: IncomingCard }) {
  const { portal = '' } = useParams({ strict: false });
  const client = useQueryClient();
  const navigate = useNavigate();
  const may = useMay();
  const [isRefusing, setRefusing] = useState(false);
  const { id, title, kind, isTaken } = document;
  const params = { params: { path: { id } } };
  const onSettled = () => client.invalidateQueries({ queryKey: ['e-documents'] });
  const take = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/e-documents/incoming/{id}/take', params)),
    onSuccess({ id: taken }) {
      void client.invalidateQueries({ queryKey: ['invoices'] });
      void navigate({ to: '/$portal/invoices/transfer-documents/$id', params: { portal, id: taken }, search: {} });
    },
    onSettled,
  });
  const refresh = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/e-documents/incoming/{id}/refresh', params)),
    onSettled,
  });
  const archive = useMutation({
    mutationFn: () =>
      saveAnswer(api.GET('/api/v1/e-documents/incoming/{id}/archive', { ...params, parseAs: 'blob' }), `${title}.zip`),
  });
  const mayRefuse =
    may('edo.send') && !over.includes(document.status) && ['none', 'failed'].includes(document.refusalStatus);
  return (
    <>
      <Button variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
        {say('Refresh', 'Обновить')}
      </Button>
      <Button variant="default" loading={archive.isPending} onClick={() => archive.mutate()}>
        {say('Archive', 'Архив')}
      </Button>
      {mayRefuse && (
        <Button variant="default" onClick={() => setRefusing(true)}>
          {say('Refuse…', 'Отказать…')}
        </Button>
      )}
      {kind === 'upd' && !isTaken && may('invoices.create') && (
        <Button loading={take.isPending} onClick={() => take.mutate()}>
          {say('Take into the import', 'Принять в импорт')}
        </Button>
      )}
      {isRefusing && <RefuseDialog document={document} onClose={() => setRefusing(false)} />}
    </>
  );
}
