import { Alert, Text } from '@mantine/core';
import { isProblem } from '../../shared/api/problem.ts';
import { say } from '../say.ts';
import { ProblemText } from '../tell.tsx';
import { DraftNote, type FormDraft } from './draft-note.tsx';

/** Above a form: what could not be placed at one of its fields, and what has come back of what was typed before. */
export function FormProblem({ error, draft }: { error: unknown; draft?: FormDraft | undefined }) {
  return (
    <>
      <DraftNote draft={draft} />
      {error !== undefined && error !== null && (
        <Alert color="red" variant="light" role="alert">
          <ProblemText error={error} />
          {draft?.isKept && isProblem(error, 'line_broken') && (
            <Text size="sm">
              {say(
                'What you typed is kept on this device. Send it when you are connected again.',
                'Введённое сохранено на этом устройстве. Отправьте его, когда связь вернётся.',
              )}
            </Text>
          )}
        </Alert>
      )}
    </>
  );
}
