import { Alert, Stack } from '@mantine/core';
import { remarkSeverities } from '../../../../../nouns/transfer-preview.ts';
import { say } from '../../../kit/say.ts';
import type { Preview } from '../transfer-queries.ts';

const order = ['block', 'review', 'info'] as const;

const colors = { block: 'red', review: 'yellow', info: 'gray' };

/** Everything odd about a document, the gravest first. */
export function TransferRemarks({ remarks }: Pick<Preview, 'remarks'>) {
  const kinds = order.filter((kind) => remarks.some(({ severity }) => severity === kind));
  if (kinds.length === 0) return null;
  return (
    <Stack gap="sm" mb="md">
      {kinds.map((kind) => (
        <Alert
          key={kind}
          color={colors[kind]}
          variant="light"
          title={say(remarkSeverities[kind])}
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
