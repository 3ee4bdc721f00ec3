import { Alert, Radio, Stack } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { ImportJob } from '../queries.ts';
import { readAnew } from '../reading-parameters.ts';
import type { useChangePreview } from '../use-preview.ts';

type Encoding = NonNullable<ImportJob['parameters']['encoding']>;

interface EncodingDoubtProps {
  job: ImportJob;
  change: ReturnType<typeof useChangePreview>;
}

/** Words of the file as each encoding it may be in would show them: whoever knows the file sees which one is right. */
export function EncodingDoubt({ job, change }: EncodingDoubtProps) {
  const doubt = job.warnings.find(({ code }) => code === 'encoding_unsure');
  if (!doubt) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      mb="md"
      title={say('Are these words right?', 'Верно ли прочитаны слова?')}
      role="group"
      aria-label={say('Encoding in doubt', 'Кодировка под вопросом')}
    >
      {doubt.message}
      <Radio.Group
        mt="sm"
        value={job.encoding}
        onChange={(value) => change.mutate(readAnew(job, { encoding: value as Encoding }))}
        aria-label={say('Encoding', 'Кодировка')}
      >
        <Stack gap="xs">
          {doubt.choices.map(({ value, sample }) => (
            <Radio key={value} value={value} label={sample} description={value} disabled={change.isPending} />
          ))}
        </Stack>
      </Radio.Group>
    </Alert>
  );
}
