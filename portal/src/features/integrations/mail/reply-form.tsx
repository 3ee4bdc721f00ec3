import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';

/** An answer to whoever wrote last. */
export function ReplyForm({ id }: { id: string }) {
  const client = useQueryClient();
  const [text, setText, draft] = useKeptState('letter-reply', id, '');
  const reply = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/mailbox/threads/{id}/reply', { params: { path: { id } }, body: { text } })),
    meta: { toldByPage: true },
    async onSuccess() {
      draft.drop();
      setText('');
      await client.invalidateQueries({ queryKey: ['integrations'] });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        reply.mutate();
      }}
    >
      <Stack gap="sm">
        <FormProblem error={reply.error} draft={draft} />
        <Textarea
          label={say('Answer', 'Ответ')}
          autosize
          minRows={3}
          maxRows={16}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group>
          <Button type="submit" disabled={text.trim() === ''} loading={reply.isPending}>
            {say('Send', 'Отправить')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
