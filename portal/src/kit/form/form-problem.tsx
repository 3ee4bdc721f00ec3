import { Alert } from '@mantine/core';
import { ProblemText } from '../tell.tsx';

/** What a form could not place at one of its fields. */
export function FormProblem({ error }: { error: unknown }) {
  if (error === undefined || error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert">
      <ProblemText error={error} />
    </Alert>
  );
}
