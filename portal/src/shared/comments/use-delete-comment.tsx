import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { openConfirm } from '../../kit/open-confirm.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import { type Comment, type Discussed, useCommentsChanged } from './queries.ts';

/** Deletes a comment once that was confirmed. */
export function useDeleteComment(of: Discussed, { id }: Comment) {
  const onSuccess = useCommentsChanged(of);
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/comments/{id}', { params: { path: { id } } })),
    onSuccess,
  });
  const confirm = () =>
    openConfirm({
      title: say('Delete the comment?', 'Удалить комментарий?'),
      children: (
        <Text size="sm">
          {say(
            'Its text and files are gone for good; that there was one stays visible.',
            'Текст и файлы пропадут навсегда, останется только отметка об удалении.',
          )}
        </Text>
      ),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(),
    });
  return { isPending, confirm };
}
