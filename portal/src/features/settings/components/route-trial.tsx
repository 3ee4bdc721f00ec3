import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import type { Route } from '../approvals.ts';
import { type RouteValues, tryRoute } from '../route-values.ts';
import classes from './route-trial.module.css';
import { TrialPicture } from './trial-picture.tsx';
import { TrialRecords } from './trial-records.tsx';

interface RouteTrialProps {
  route: Route | undefined;
  values: RouteValues;
  onRefused(error: unknown): void;
}

/** Whom the route would ask, and which records of the last year it would have been for, before it is saved. */
export function RouteTrial({ route, values, onRefused }: RouteTrialProps) {
  const trial = useMutation({
    mutationFn: (asked: RouteValues) => tryRoute(route, asked),
    meta: { toldByPage: true },
    onError: onRefused,
  });
  const isOld = trial.variables !== undefined && JSON.stringify(trial.variables) !== JSON.stringify(values);
  return (
    <section className={classes.trial} aria-label={say('Who would be asked', 'Кого бы спросили')}>
      <header>
        <b>{say('Who would be asked', 'Кого бы спросили')}</b>
        <Button
          size="compact-md"
          variant="default"
          loading={trial.isPending}
          disabled={values.steps.some(({ approvers }) => approvers.length === 0)}
          onClick={() => trial.mutate(values)}
        >
          {trial.data
            ? say('Try again', 'Проверить ещё раз')
            : say('Try on past records', 'Проверить на прошлых записях')}
        </Button>
      </header>
      {trial.data && (
        <div aria-live="polite" data-old={isOld || undefined}>
          {isOld && (
            <p className="dimmed">
              {say('The route has changed since: try it again.', 'Маршрут с тех пор изменён: проверьте его ещё раз.')}
            </p>
          )}
          <TrialPicture tried={trial.data} />
          <TrialRecords recordType={trial.variables.recordType} tried={trial.data} />
        </div>
      )}
    </section>
  );
}
