import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { say } from '../../../../kit/say.ts';
import { useMay } from '../../../../shared/session/me.ts';
import type { OrderedTask } from './tracked-query.ts';

/** The task that was ordered and is not there yet: on its way, in doubt, or failed. */
export function OrderedNote({ portal, ordered }: { portal: string; ordered: OrderedTask }) {
  const may = useMay();
  const { status, awaitsDecision, lastError, installationId } = ordered;
  if (status === 'failed')
    return (
      <Alert color="red" variant="light" title={say('The task was not created', 'Задача не создана')}>
        {lastError?.message}
      </Alert>
    );
  if (status !== 'in_doubt')
    return (
      <Alert color="blue" variant="light" role="status">
        {say('The task is being created.', 'Задача создаётся.')}
      </Alert>
    );
  if (!awaitsDecision)
    return (
      <Alert color="yellow" variant="light" role="status" title={inDoubt()}>
        {say(
          'The tracker did not confirm the task. It is being looked for, and is linked when it is found.',
          'Трекер не подтвердил создание задачи. Мы ищем её там и свяжем с заявкой, когда найдём.',
        )}
      </Alert>
    );
  return (
    <Alert
      color="yellow"
      variant="light"
      role="status"
      title={say('Outcome unknown, a decision is needed', 'Результат неизвестен, нужно решение')}
    >
      {say(
        'The task was not found in the tracker. Say in the writes of the integration whether it is there.',
        'Найти задачу в трекере не удалось. Отметьте в исходящих записях интеграции, есть ли она там.',
      )}{' '}
      {may('integrations.logs') && (
        <Link to={`/${portal}/integrations/installed/${installationId}` as '/'} search={{ tab: 'outbox' } as never}>
          {say('Open the writes', 'Открыть исходящие записи')}
        </Link>
      )}
    </Alert>
  );
}

const inDoubt = () => say('Outcome unknown, checking', 'Результат неизвестен, проверяем');
