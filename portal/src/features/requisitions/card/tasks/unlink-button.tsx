import { ActionIcon } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { openConfirm } from '../../../../kit/open-confirm.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { useCardChanged } from '../use-card-changed.ts';
import type { TaskLink } from './tracked-query.ts';

/** Takes a link away; in the tracker all stays as it is. */
export function UnlinkButton({ link: { id, title, externalId } }: { link: TaskLink }) {
  const changed = useCardChanged();
  const name = title ?? externalId;
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/integrations/tasktracker/links/{id}', { params: { path: { id } } })),
    onSuccess: () => tellDone(say('Link removed', 'Связь убрана')),
    onSettled: changed,
  });
  const confirm = () =>
    openConfirm({
      title: say(`Remove the link to «${name}»?`, `Убрать связь с «${name}»?`),
      children: say(
        'Nothing changes in the tracker. When the main link goes, the oldest of the others takes its place.',
        'В трекере ничего не изменится. Если убрать основную связь, основной станет самая старая из остальных.',
      ),
      labels: { confirm: say('Remove', 'Убрать'), cancel: say('Cancel', 'Отмена') },
      closeButtonProps: { 'aria-label': say('Close', 'Закрыть') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      loading={remove.isPending}
      aria-label={say(`Remove the link: ${name}`, `Убрать связь: ${name}`)}
      onClick={confirm}
    >
      <Unlink size={16} />
    </ActionIcon>
  );
}
