import { Alert } from '@mantine/core';
import { say } from '../../../kit/say.ts';

/** What the server warns of: it was done, and should be known. */
export function WarningsNote({ warnings }: { warnings: ReadonlyArray<{ code: string; message: string }> }) {
  if (warnings.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" mb="md" title={say('Worth knowing', 'Обратите внимание')}>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {warnings.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
