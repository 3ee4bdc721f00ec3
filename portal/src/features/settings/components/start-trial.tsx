import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type PaidWidget, paidWidgetsQuery, startTrial } from '../queries.ts';

/** Begins the trial of a widget, once, where it is not paid. */
export function StartTrial({ widget: { slug, name, licenseStatus, trialUsed, trialDays } }: { widget: PaidWidget }) {
  const may = useMay();
  const client = useQueryClient();
  const begin = useMutation({
    mutationFn: () => startTrial(slug),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: paidWidgetsQuery.queryKey });
      tellDone(say(`The trial of “${name}” has begun`, `Пробный период начат: ${name}`));
    },
  });
  if (licenseStatus !== 'notPaid' || trialUsed || trialDays === 0 || !may('company_settings.update')) return null;
  const label = say(`Try for ${trialDays} days`, `Попробовать ${trialDays} дней`);
  const confirm = () =>
    openConfirm({
      title: `${label}: ${name}`,
      children: say(
        'It costs nothing and ends by itself. A company may try a widget once.',
        'Это бесплатно и закончится само. Попробовать виджет можно один раз.',
      ),
      labels: { confirm: say('Begin', 'Начать'), cancel: say('Not now', 'Не сейчас') },
      onConfirm: () => begin.mutate(),
    });
  return (
    <Button variant="default" loading={begin.isPending} aria-label={`${label}: ${name}`} onClick={confirm}>
      {label}
    </Button>
  );
}
