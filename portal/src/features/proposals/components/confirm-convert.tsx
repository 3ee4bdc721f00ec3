import { Text } from '@mantine/core';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import type { ProposalCard } from '../queries.ts';

/** A proposal becomes an invoice once: what that makes is said before. */
export const confirmConvert = ({ number }: Pick<ProposalCard, 'number'>, onConvert: () => void) =>
  openConfirm({
    title: say('Make an invoice?', 'Создать счёт?'),
    children: (
      <Text size="sm">
        {say(
          `A draft of a sales invoice is made with the rows and prices of ${number}. The proposal changes no more.`,
          `Появится черновик исходящего счёта со строками и ценами из ${number}. Само предложение больше не меняется.`,
        )}
      </Text>
    ),
    labels: { confirm: say('Make an invoice', 'Создать счёт'), cancel: say('Cancel', 'Отмена') },
    onConfirm: onConvert,
  });
