import { Text } from '@mantine/core';
import { openConfirm } from '../../kit/open-confirm.ts';
import { say } from '../../kit/say.ts';

/** Begins anew once the person has read what goes. */
export const confirmReset = (reset: () => void) =>
  openConfirm({
    title: say('Begin anew?', 'Начать заново?'),
    children: (
      <Text size="sm">
        {say(
          'All its data go, and the example company is made again. The clock is set back to now. People, keys and subscriptions of webhooks stay.',
          'Все данные удалятся, пример компании создастся заново, часы вернутся к настоящему времени. Сотрудники, ключи и подписки на вебхуки останутся.',
        )}
      </Text>
    ),
    labels: { confirm: say('Begin anew', 'Начать заново'), cancel: say('Cancel', 'Отмена') },
    onConfirm: reset,
  });
