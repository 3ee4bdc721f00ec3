import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import { LetterView } from './letter-view.tsx';
import { lettersQuery, threadQuery } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { ThreadLinks } from './thread-links.tsx';

/** A conversation: what it is about, its letters, and an answer. Opening it marks it read. */
export function ThreadView({ id, onClose }: { id: string; onClose(): void }) {
  const client = useQueryClient();
  const may = useMay();
  const { data: thread, error } = useQuery(threadQuery(id));
  const { data: letters = [] } = useQuery(lettersQuery(id));
  const sending = letters.some(({ state }) => state === 'pending' || state === 'running');
  useOften(['integrations', 'thread', id], 2, sending);
  const { mutate: markRead } = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/mailbox/threads/{id}/read', { params: { path: { id } }, body: {} })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['integrations', 'threads'] }),
  });
  const unread = (thread?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (unread) markRead();
  }, [unread, markRead]);
  if (error) return <ProblemText error={error} />;
  if (!thread) return null;
  return (
    <Section
      title={thread.subject || say('No subject', 'Без темы')}
      actions={
        <Button variant="subtle" size="compact-sm" hiddenFrom="sm" onClick={onClose}>
          {say('To the list', 'К списку')}
        </Button>
      }
    >
      <Stack>
        <ThreadLinks thread={thread} />
        <div>
          {letters.map((letter) => (
            <LetterView key={letter.id} letter={letter} />
          ))}
        </div>
        {may('mailbox.send') && <ReplyForm id={id} />}
      </Stack>
    </Section>
  );
}
