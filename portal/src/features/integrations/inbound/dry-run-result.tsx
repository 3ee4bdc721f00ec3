import { Alert, Stack } from '@mantine/core';
import type { paths } from '../../../../../sdk/types.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { say, type Words } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { Problem } from '../../../shared/api/problem.ts';
import { results } from './words.ts';

const nameOf = (name: Words | undefined, otherwise: string) => (name ? say(name) : otherwise);

type Matched =
  paths['/api/v1/integrations/installations/{id}/mappings/test']['post']['responses'][200]['content']['application/json']['matched'];

/** What each mapping would write, or why it would be refused. */
export function DryRunResult({ matched }: { matched: Matched }) {
  if (matched.length === 0)
    return (
      <Alert color="yellow" variant="light">
        {say('No active mapping handles this event.', 'Ни одно действующее сопоставление не берёт это событие.')}
      </Alert>
    );
  return (
    <Stack>
      {matched.map(({ mappingId, name, extracted, missing, wouldWrite, problem }) => (
        <Alert key={mappingId} color={wouldWrite ? 'green' : 'red'} variant="light" title={name} data-dry-run>
          <Stack gap="sm">
            {wouldWrite && (
              <span>
                {nameOf(results[wouldWrite.result], wouldWrite.result)}
                {wouldWrite.displayName && `: ${wouldWrite.displayName}`}
              </span>
            )}
            {missing.length > 0 && (
              <span>{say(`Missing: ${missing.join(', ')}`, `Не хватает: ${missing.join(', ')}`)}</span>
            )}
            {problem && <ProblemText error={new Problem(problem as Record<string, unknown>, 422)} />}
            <JsonView value={extracted} label={say('Extracted from the body', 'Извлечено из тела')} />
          </Stack>
        </Alert>
      ))}
    </Stack>
  );
}
