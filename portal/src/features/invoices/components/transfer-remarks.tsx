import { Alert, Stack } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { Preview } from '../transfer-queries.ts';
import { severities } from '../transfer-words.ts';

const order = ['block', 'review', 'info'] as const;

/** Everything odd about a document, the gravest first. */
export function TransferRemarks({ remarks }: Pick<Preview, 'remarks'>) {
  const kinds = order.filter((kind) => remarks.some(({ severity }) => severity === kind));
  if (kinds.length === 0) return null;
  return (
    <Stack gap="sm" mb="md">
      {kinds.map((kind) => (
        <Alert
          key={kind}
          color={severities[kind].color}
          variant="light"
          title={say(severities[kind].name)}
          styles={{ label: { color: 'var(--mantine-color-text)' } }}
        >
          {remarks
            .filter(({ severity }) => severity === kind)
            .map(({ code, line, message }) => (
              <div key={`${code} ${line} ${message}`}>
                {line !== null && `${say('Line', 'Строка')} ${line}. `}
                {message}
              </div>
            ))}
        </Alert>
      ))}
    </Stack>
  );
}
