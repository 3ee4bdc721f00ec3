import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Problem } from '../shared/api/problem.ts';
import { say } from './say.ts';

/** Says in a corner what was done; with `undo`, how to take it back. */
export function tellDone(text: string, undo?: () => void) {
  const id = notifications.show({
    message: undo ? (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{text}</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {say('Undo', 'Отменить')}
        </Button>
      </Group>
    ) : (
      text
    ),
    autoClose: undo ? 8_000 : 4_000,
    withBorder: true,
    color: 'green',
  });
}

/** Says in a corner what was not done, in words of the server. */
export const tellMissed = (message: string) =>
  void notifications.show({ message, color: 'red', withBorder: true, autoClose: 12_000 });

/** Says what went wrong, which fields, and the number to name when asking for help; `about` says with what. */
export function tellProblem(error: unknown, about?: string) {
  const message = (
    <>
      {about && (
        <Text size="sm" fw={600}>
          {about}
        </Text>
      )}
      <ProblemText error={error} />
    </>
  );
  notifications.show({ message, color: 'red', withBorder: true, autoClose: 12_000 });
}

/** The words of a refusal: its sentence, each faulty field, the number of the request, unless it is merely not allowed. */
export function ProblemText({ error }: { error: unknown }) {
  if (!(error instanceof Problem))
    return <Text size="sm">{say('Something went wrong on this page.', 'На этой странице что-то пошло не так.')}</Text>;
  return (
    <>
      <Text size="sm">{error.detail}</Text>
      {error.faults.map((fault) => (
        <Text size="sm" key={`${fault.pointer ?? fault.parameter} ${fault.code}`}>
          {fault.message}
        </Text>
      ))}
      {error.requestId && error.status !== 403 && (
        <Text size="xs">
          {say('Request', 'Запрос')} {error.requestId}
        </Text>
      )}
    </>
  );
}
