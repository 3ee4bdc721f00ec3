import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Tracker } from '../../../shared/tracker/tracker-query.ts';
import { hookStates } from './hook-states.ts';

/** How the subscription to events of the tracker stands, and its registration. */
export function TrackerHook({ webhook }: { webhook: Tracker['webhook'] }) {
  const may = useMay();
  const client = useQueryClient();
  const register = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/integrations/tasktracker/webhook/register', { body: {} })),
    onSuccess: () => tellDone(say('Webhook registered', 'Вебхук зарегистрирован')),
    onSettled: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
  const { state, registeredAt, lastSuccessAt, failures, checkedAt } = webhook;
  const { name, tone } = hookStates[state];
  return (
    <Section
      title={say('Webhook', 'Вебхук')}
      actions={
        may('tasktracker.manage') && (
          <Button variant="default" loading={register.isPending} onClick={() => register.mutate()}>
            {state === 'not_registered' ? say('Register', 'Зарегистрировать') : say('Renew', 'Обновить регистрацию')}
          </Button>
        )
      }
    >
      <Facts
        of={[
          [
            say('State', 'Состояние'),
            <Status key="state" tone={tone}>
              {say(name)}
            </Status>,
          ],
          [say('Registered', 'Зарегистрирован'), registeredAt ? showInstant(registeredAt) : undefined],
          [say('Last delivery', 'Последняя доставка'), lastSuccessAt ? showInstant(lastSuccessAt) : undefined],
          [say('Failures since', 'Ошибок с тех пор'), failures > 0 ? showCount(failures) : undefined],
          [say('Checked', 'Проверен'), checkedAt ? showInstant(checkedAt) : undefined],
        ]}
      />
      {state === 'not_registered' && (
        <p className="dimmed">
          {say(
            'Without it changes in the tracker are read every few minutes.',
            'Без вебхука изменения в трекере читаются раз в несколько минут.',
          )}
        </p>
      )}
    </Section>
  );
}
