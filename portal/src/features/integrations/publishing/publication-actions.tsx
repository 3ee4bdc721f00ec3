import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Publication } from './queries.ts';

/** Proof, checks, review, publishing: whatever the status leads to. */
export function PublicationActions({ publication: { id, status } }: { publication: Publication }) {
  const client = useQueryClient();
  const may = useMay();
  const params = { path: { id } };
  const refresh = () => client.invalidateQueries({ queryKey: ['integrations'] });
  const proof = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/integrations/publications/{id}/proof', { params, body: {} })),
  });
  const check = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/integrations/publications/{id}/check', { params, body: {} })),
    onSettled: refresh,
  });
  const submit = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/integrations/publications/{id}/submit', { params, body: {} })),
    async onSuccess() {
      await refresh();
      tellDone(say('Submitted for review', 'Отправлена на проверку'));
    },
  });
  const publish = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/integrations/publications/{id}/publish', { params, body: {} })),
    async onSuccess() {
      await refresh();
      tellDone(say('Published', 'Опубликована'));
    },
  });
  if (!may('integrations.configure')) return null;
  const isDraft = status === 'draft' || status === 'changes_requested';
  return (
    <>
      <Button variant="default" loading={proof.isPending} onClick={() => proof.mutate()}>
        {say('Secret and proof', 'Секрет и подтверждение')}
      </Button>
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
        {say('Run the checks', 'Проверить')}
      </Button>
      {isDraft && (
        <Button loading={submit.isPending} onClick={() => submit.mutate()}>
          {say('Submit for review', 'Отправить на проверку')}
        </Button>
      )}
      {status === 'approved' && (
        <Button loading={publish.isPending} onClick={() => publish.mutate()}>
          {say('Publish', 'Опубликовать')}
        </Button>
      )}
      {proof.data && (
        <ShownOnce
          title={say('Signing secret and proof of ownership', 'Секрет подписи и подтверждение адреса')}
          secrets={[
            { label: say('Signing secret', 'Секрет подписи'), value: proof.data.secret },
            { label: say('File on your server', 'Файл на вашем сервере'), value: proof.data.proofPath },
            { label: say('Line in the file', 'Строка в файле'), value: proof.data.proofLine },
          ]}
          onClose={proof.reset}
        />
      )}
    </>
  );
}
