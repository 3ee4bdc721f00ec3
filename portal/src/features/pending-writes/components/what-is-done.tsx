import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pendingWrite as noun } from '../../../../../nouns/pending-write.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { descriptionQuery, type PendingWrite } from '../queries.ts';
import { ToldList } from './told-list.tsx';
import { ToldValue } from './told-value.tsx';
import { WhatChanges } from './what-changes.tsx';

/** What the write was given and what it would change, in words; and its input as the API takes it, for whoever looks after the agent. */
export function WhatIsDone({ of: { id, input, preview } }: { of: PendingWrite }) {
  const { data: told, error } = useQuery(descriptionQuery(id));
  return (
    <Section title={say('What would be done', 'Что будет сделано')}>
      <Stack gap="md">
        {warningsOf(preview).map((text) => (
          <Alert key={text} color="yellow" variant="light">
            {text}
          </Alert>
        ))}
        {error && <ProblemText error={error} />}
        {told && (
          <>
            <Facts
              of={told.fields.map((field) => [
                field.label,
                <ToldValue key={field.path} of={field} currency={told.currency} />,
              ])}
            />
            {told.lists.map((list) => (
              <div key={list.path}>
                <b>{list.label}</b>
                <ToldList of={list} currency={told.currency} />
              </div>
            ))}
            {told.changes.length > 0 && <WhatChanges of={told} />}
          </>
        )}
        <details>
          <summary>{say('As in the API', 'Как в API')}</summary>
          <JsonView label={labelOf(noun, 'input')} value={input} />
        </details>
      </Stack>
    </Section>
  );
}

const warningsOf = ({ warnings }: PendingWrite['preview']) =>
  (warnings as Array<{ message: { en: string; ru: string } }>).map(({ message }) => say(message));
