import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { documentTemplateRevision as noun } from '../../../../../../nouns/document-template-revision.ts';
import { Empty } from '../../../../kit/empty.tsx';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { showInstant } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { Section } from '../../../../kit/section.tsx';
import { PlainTable } from '../../../../kit/table/plain-table.tsx';
import { usePeople } from '../../../../shared/people/use-people.ts';
import { Loaded } from '../../components/loaded.tsx';
import { downloadWord } from '../download-word.ts';
import { revisionsQuery, type TemplateCard } from '../queries.ts';
import { useTemplateChange } from '../use-template-change.ts';

interface RevisionsProps {
  template: TemplateCard;
  mayChange: boolean;
}

/** What a template was made of before. A layout is returned to by making it the newest revision again. */
export function Revisions({ template, mayChange }: RevisionsProps) {
  const query = useQuery(revisionsQuery(template.id));
  const { nameOf } = usePeople();
  const change = useTemplateChange(template);
  const title = say('Revisions', 'Редакции');
  return (
    <Loaded query={query}>
      {(revisions) => (
        <Section title={title} bare>
          <PlainTable
            label={title}
            rows={revisions}
            idOf={({ revision }) => String(revision)}
            empty={<Empty title={say('No revisions yet', 'Редакций пока нет')} />}
            columns={[
              { id: 'revision', header: labelOf(noun, 'revision'), cell: ({ revision }) => <b>{revision}</b> },
              { id: 'at', header: labelOf(noun, 'createdAt'), cell: ({ createdAt }) => showInstant(createdAt) },
              { id: 'by', header: labelOf(noun, 'createdBy'), wide: true, cell: ({ createdBy }) => nameOf(createdBy) },
              {
                id: 'acts',
                header: say('Actions', 'Действия'),
                align: 'right',
                cell: ({ revision, layout, fileName }) => {
                  if (fileName !== null)
                    return (
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        onClick={() => void downloadWord({ id: template.id, fileName }, revision)}
                      >
                        {say('Download', 'Скачать')}
                      </Button>
                    );
                  if (revision === template.revision || layout === null || !mayChange) return null;
                  return (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      loading={change.isPending}
                      onClick={() => change.mutate({ layout })}
                    >
                      {say('Return to it', 'Вернуть')}
                    </Button>
                  );
                },
              },
            ]}
          />
        </Section>
      )}
    </Loaded>
  );
}
