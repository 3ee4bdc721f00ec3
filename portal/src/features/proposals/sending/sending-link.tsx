import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';

interface SendingLinkProps {
  proposalId: string;
  sendingId: string;
}

/** The link of a sending is read when it is asked for, and put on the clipboard. */
export function SendingLink({ proposalId, sendingId }: SendingLinkProps) {
  const copy = useMutation({
    mutationFn: async () => {
      const path = { id: proposalId, sendingId };
      const { url } = await ask(
        api.GET('/api/v1/commercial-proposals/{id}/sendings/{sendingId}/link', { params: { path } }),
      );
      await navigator.clipboard.writeText(url);
    },
    onSuccess: () => tellDone(say('The link is copied', 'Ссылка скопирована')),
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Link2 size={14} />}
      loading={copy.isPending}
      onClick={() => copy.mutate()}
    >
      {say('Copy', 'Скопировать')}
    </Button>
  );
}
