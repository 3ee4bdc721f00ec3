import { Text } from '@mantine/core';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { sayRevising } from '../moves.ts';
import type { ProposalCard } from '../queries.ts';

/** Before something is typed over an approval: what that takes back. */
export const confirmUnlock = (status: ProposalCard['status'], onUnlock: () => void) =>
  openConfirm({
    title: say('Change the proposal?', 'Изменить предложение?'),
    children: <Text size="sm">{sayRevising(status)}</Text>,
    labels: { confirm: say('Back to a draft', 'Вернуть в черновик'), cancel: say('Cancel', 'Отмена') },
    onConfirm: onUnlock,
  });
