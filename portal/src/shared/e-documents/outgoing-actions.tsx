import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eDocumentFlow } from '../../../../nouns/e-document-flow.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import { saveAnswer } from '../files/save-answer.ts';
import { useMay } from '../session/me.ts';
import type { EDocument, Operator } from './queries.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

interface OutgoingActionsProps {
  document: EDocument;
  capabilities: Operator['capabilities'];
}

/** What may be done with a document that an operator has. */
export function OutgoingActions({ document, capabilities }: OutgoingActionsProps) {
  const client = useQueryClient();
  const may = useMay();
  const [isRevoking, setRevoking] = useState(false);
  const { id, title, status } = document;
  const isThere = Object.keys(document.ids).length > 0;
  const params = { params: { path: { id } } };
  const refresh = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/e-documents/outgoing/{id}/refresh', params)),
    onSettled: () => client.invalidateQueries({ queryKey: ['e-documents'] }),
  });
  const archive = useMutation({
    mutationFn: () =>
      saveAnswer(api.GET('/api/v1/e-documents/outgoing/{id}/archive', { ...params, parseAs: 'blob' }), `${title}.zip`),
  });
  const mayRevoke = status === 'draft' ? capabilities.revokeDraft : capabilities.revoke;
  if (!isThere) return null;
  return (
    <>
      <Button size="compact-sm" variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
        {say('Refresh', 'Обновить')}
      </Button>
      {capabilities.archive && (
        <Button size="compact-sm" variant="default" loading={archive.isPending} onClick={() => archive.mutate()}>
          {say('Archive with signatures', 'Архив с подписями')}
        </Button>
      )}
      {mayRevoke && may('edo.send') && eDocumentFlow.moves.ask_back.from.includes(status) && (
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setRevoking(true)}>
          {say('Revoke…', 'Аннулировать…')}
        </Button>
      )}
      {isRevoking && <RevokeDialog document={document} onClose={() => setRevoking(false)} />}
    </>
  );
}
