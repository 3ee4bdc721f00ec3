import { Alert, Button } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { ImportJob } from '../queries.ts';

/** What is wrong with the file as a whole, and why the last attempt to apply it wrote nothing. */
export function Faults({ job: { faults, problem }, onMap }: { job: ImportJob; onMap(): void }) {
  return (
    <>
      {problem && (
        <Alert color="red" variant="light" mb="md" title={say('Nothing was written', 'Ничего не записано')}>
          {problem.detail}
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert color="yellow" variant="light" mb="md" title={say('Columns are missing', 'Не хватает столбцов')}>
          {faults.map(({ field, message }) => (
            <div key={field}>{message}</div>
          ))}
          <Button variant="default" mt="sm" onClick={onMap}>
            {say('Map the columns', 'Сопоставить столбцы')}
          </Button>
        </Alert>
      )}
    </>
  );
}
