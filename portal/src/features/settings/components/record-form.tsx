import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { isHeldBack } from '../../../kit/form/is-held-back.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { personQuery } from '../../../shared/people/find-people.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { RecordFormState } from '../use-record-form.ts';
import classes from './record-form.module.css';

/** Sections of a form over one record, with what came of saving it and the bar that saves. */
export function RecordForm({
  state,
  mayChange,
  children,
}: {
  state: RecordFormState;
  mayChange: boolean;
  children: ReactNode;
}) {
  const { above, dirty, isPending, stale, submit, reset } = state;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHeldBack(event.currentTarget)) submit(event);
      }}
      className={classes.form}
      noValidate
    >
      <FormProblem error={above} draft={state.draft} />
      {stale && <Stale state={state} stale={stale} />}
      <fieldset disabled={!mayChange || isPending} className={classes.fields}>
        {children}
      </fieldset>
      {mayChange && (
        <div className={classes.bar} data-dirty={dirty || undefined}>
          <Button type="submit" loading={isPending} disabled={!dirty}>
            {say('Save', 'Сохранить')}
          </Button>
          {dirty && (
            <Button variant="default" onClick={reset} disabled={isPending}>
              {say('Reset', 'Отменить изменения')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function Stale({ state, stale }: { state: RecordFormState; stale: NonNullable<RecordFormState['stale']> }) {
  const asks = useMay()('users.read') && stale.updatedBy !== null;
  const { data } = useQuery({ ...personQuery(stale.updatedBy ?? ''), enabled: asks });
  return (
    <Alert variant="default" role="alert" title={say('Changed meanwhile', 'Пока вы правили, это изменили')}>
      <p className={classes.who}>
        {data?.fullName ?? say('Somebody else', 'Другой сотрудник')}, {showInstant(stale.updatedAt)}
      </p>
      <Group gap="sm">
        <Button size="compact-sm" variant="default" onClick={state.takeTheirs}>
          {say('Show theirs', 'Показать новое')}
        </Button>
        <Button size="compact-sm" onClick={state.writeOver} loading={state.isPending}>
          {say('Save mine over it', 'Сохранить моё поверх')}
        </Button>
      </Group>
    </Alert>
  );
}
