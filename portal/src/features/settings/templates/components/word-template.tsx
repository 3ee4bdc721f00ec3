import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { documentTemplate as noun } from '../../../../../../nouns/document-template.ts';
import { Facts } from '../../../../kit/facts.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { showInstant } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { Section } from '../../../../kit/section.tsx';
import { tellDone } from '../../../../kit/tell.tsx';
import { isProblem } from '../../../../shared/api/problem.ts';
import { downloadWord } from '../download-word.ts';
import { replaceFile } from '../make-template.ts';
import type { TemplateCard } from '../queries.ts';
import { PathsUsed } from './paths-used.tsx';
import classes from './templates.module.css';
import { WordFaults } from './word-faults.tsx';

/** A template that is a Word file of the company: the file, and the variables that it names. */
export function WordTemplate({ template, mayChange }: { template: TemplateCard; mayChange: boolean }) {
  const client = useQueryClient();
  const replace = useMutation({
    mutationFn: (file: File) => replaceFile(template, file),
    meta: { toldByPage: true },
    async onSuccess({ revision, warnings }) {
      await client.invalidateQueries({ queryKey: ['settings', 'templates'] });
      const done = `${say('Revision', 'Редакция')} ${revision}`;
      tellDone([done, ...warnings.map(({ message }) => message)].join('. '));
    },
  });
  const isOther = replace.error !== null && !isProblem(replace.error, 'template_invalid');
  return (
    <div className={classes.parts}>
      <Section
        title={say('File', 'Файл')}
        actions={
          <>
            <Button variant="default" leftSection={<Download size={16} />} onClick={() => void downloadWord(template)}>
              {say('Download', 'Скачать')}
            </Button>
            {mayChange && (
              <FileButton accept=".docx" onChange={(file) => file && replace.mutate(file)}>
                {(props) => (
                  <Button {...props} variant="default" leftSection={<FileUp size={16} />} loading={replace.isPending}>
                    {say('Upload another', 'Загрузить другой')}
                  </Button>
                )}
              </FileButton>
            )}
          </>
        }
      >
        <WordFaults error={replace.error} />
        {isOther && <FormProblem error={replace.error} />}
        <Facts
          of={[
            [labelOf(noun, 'fileName'), template.fileName],
            [labelOf(noun, 'revision'), template.revision],
            [say('Changed', 'Изменён'), showInstant(template.updatedAt)],
          ]}
        />
      </Section>
      <PathsUsed template={template} />
    </div>
  );
}
