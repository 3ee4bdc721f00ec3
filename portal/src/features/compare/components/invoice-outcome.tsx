import { Stack } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { InvoiceResults } from '../model/answers.ts';

/** What became of asking, supplier by supplier. */
export function InvoiceOutcome({ results }: { results: InvoiceResults }) {
  return (
    <Stack gap={4} role="status">
      {results.map((result) => (
        <div key={result.supplierId}>
          <Status tone={result.status === 'refused' ? 'bad' : 'good'}>
            {`${result.supplierName}: ${sayOutcome(result)}`}
          </Status>
        </div>
      ))}
    </Stack>
  );
}

function sayOutcome({ status, request, error }: InvoiceResults[number]): string {
  const number = request?.number ?? '';
  if (status === 'queued') return say(`letter is on its way, ${number}`, `письмо отправляется, ${number}`);
  if (status === 'ready') return say(`request ${number} is ready`, `запрос ${number} готов`);
  return error?.message ?? say('was not asked', 'не запрошен');
}
