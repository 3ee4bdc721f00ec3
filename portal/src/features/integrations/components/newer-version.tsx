import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { consentQuery, type Installation } from '../queries.ts';
import { ConsentDialog } from './consent-dialog.tsx';

/** An integration of another company that has a newer version: it works as agreed until somebody agrees anew. */
export function NewerVersion({ installation: { id, slug } }: { installation: Installation }) {
  const client = useQueryClient();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  const { data: consent } = useQuery({ ...consentQuery(id), enabled: slug.includes('.') });
  const agree = useMutation({
    mutationFn: (accept: number) =>
      ask(api.POST('/api/v1/integrations/installations/{id}/consent', { params: { path: { id } }, body: { accept } })),
    async onSuccess() {
      setAsked(false);
      await client.invalidateQueries({ queryKey: ['integrations'] });
      tellDone(say('Agreed to the newer version', 'Новая версия подключена'));
    },
  });
  if (!consent || consent.agreedNumber === consent.number) return null;
  return (
    <Alert color="blue" variant="light" title={say('There is a newer version', 'Вышла новая версия')}>
      {say(
        'It requests access again. The current version keeps working until you agree.',
        'Она заново запрашивает доступ. Пока вы не согласились, работает прежняя.',
      )}
      {may('integrations.install') && (
        <Group mt="sm">
          <Button variant="default" onClick={() => setAsked(true)}>
            {say('See what it asks for', 'Посмотреть, что запрашивает')}
          </Button>
        </Group>
      )}
      {asked && (
        <ConsentDialog
          consent={consent}
          isPending={agree.isPending}
          onClose={() => setAsked(false)}
          onAccept={() => agree.mutate(consent.number)}
        />
      )}
    </Alert>
  );
}
