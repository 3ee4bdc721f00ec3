import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showAgo, showInstant } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { Page } from '../../../kit/page.tsx';
import { counted, say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { deviceOf } from '../device-of.ts';
import { type Session, sessionsQuery } from '../sessions-query.ts';
import classes from './sessions.module.css';

/** Where one is signed in, and how to end it there. */
export function Sessions() {
  const { data: sessions = [], error } = useQuery(sessionsQuery);
  const client = useQueryClient();
  const changed = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const end = useMutation({
    mutationFn: ({ id }: Session) => ask(api.DELETE('/api/v1/auth/sessions/{id}', { params: { path: { id } } })),
    onSuccess: () => tellEnded(1),
    onSettled: changed,
  });
  const endAll = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/auth/sessions/end-others')),
    onSuccess: ({ endedSessions }) => tellEnded(endedSessions),
    onSettled: changed,
  });
  const others = sessions.filter(({ current }) => !current);
  const endOthers = () =>
    openConfirm({
      title: say('End the other sessions?', 'Завершить остальные сеансы?'),
      children: counted(
        others.length,
        ['session will be signed out', 'sessions will be signed out'],
        ['сеанс завершится', 'сеанса завершатся', 'сеансов завершатся'],
      ),
      labels: { confirm: say('End', 'Завершить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => endAll.mutate(),
    });
  return (
    <Page
      title={say('My sessions', 'Мои сеансы')}
      actions={
        others.length > 0 && (
          <Button variant="default" loading={endAll.isPending} onClick={endOthers}>
            {say('End all others', 'Завершить остальные')}
          </Button>
        )
      }
    >
      {error && <ProblemText error={error} />}
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.id} className="panel">
            <div>
              <b>{deviceOf(session)}</b>
              {session.current && <span className="good"> · {say('this one', 'этот сеанс')}</span>}
              <div className="dimmed">
                {session.ip ?? '—'} · {say('signed in', 'вход')} {showInstant(session.createdAt)}
                {!session.current && ` · ${say('seen', 'активность')} ${showAgo(session.lastSeenAt)}`}
              </div>
            </div>
            {!session.current && (
              <Button
                variant="default"
                aria-label={`${say('End the session', 'Завершить сеанс')}: ${deviceOf(session)}, ${showInstant(session.createdAt)}`}
                loading={end.isPending && end.variables.id === session.id}
                onClick={() => end.mutate(session)}
              >
                {say('End', 'Завершить')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Page>
  );
}

const tellEnded = (count: number) =>
  tellDone(
    counted(count, ['session ended', 'sessions ended'], ['сеанс завершён', 'сеанса завершено', 'сеансов завершено']),
  );
