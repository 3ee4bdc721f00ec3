import { Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import type { RecordOption } from '../../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../../kit/form/record-select.tsx';
import { say } from '../../../../kit/say.ts';
import { ProblemText } from '../../../../kit/tell.tsx';
import { saveAnswer } from '../../../../shared/files/save-answer.ts';
import { useMay } from '../../../../shared/session/me.ts';
import { findPrinted } from '../find-printed.ts';
import { previewFile, previewQuery, type TemplateKind } from '../queries.ts';
import classes from './editor.module.css';
import { Paper } from './paper.tsx';

interface PreviewProps {
  kind: TemplateKind;
  layout: DocumentLayout;
  /** Nothing of it is missing; until then it is shown as it was. */
  isWhole: boolean;
}

const pauseMs = 500;

/** What a layout makes of a sample or of a record. The page runs nothing, whatever the layout says. */
export function Preview({ kind, layout, isWhole }: PreviewProps) {
  const mayPreview = useMay()('document_templates.preview');
  const [record, setRecord] = useState<RecordOption | null>(null);
  const [settled] = useDebouncedValue(layout, pauseMs);
  const previewed = { kind, layout: settled, ...(record && { entityId: record.id }) };
  const { data, error, isFetching } = useQuery({
    ...previewQuery(previewed),
    enabled: mayPreview && isWhole,
    placeholderData: keepPreviousData,
  });
  const file = useMutation({
    mutationFn: (format: 'pdf' | 'docx') =>
      saveAnswer(previewFile({ ...previewed, layout }, format), `${say('preview', 'образец')}.${format}`),
  });
  if (!mayPreview) return null;
  return (
    <section className={`panel ${classes.preview}`} aria-label={say('Preview', 'Предпросмотр')}>
      <header>
        <RecordSelect
          kind={`printed-${kind}`}
          aria-label={say('Record it is filled with', 'Чем заполнить')}
          placeholder={say('A sample', 'Образец')}
          value={record}
          find={(search, signal) => findPrinted(kind, search, signal)}
          onChange={setRecord}
          className={classes.grow}
        />
        {isFetching && <Loader size={14} role="status" aria-label={say('Loading', 'Загрузка')} />}
        {(['pdf', 'docx'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            size="compact-md"
            disabled={!isWhole}
            loading={file.isPending && file.variables === format}
            onClick={() => file.mutate(format)}
          >
            {format === 'pdf' ? 'PDF' : 'Word'}
          </Button>
        ))}
      </header>
      {error && (
        <div className={classes.refused}>
          <ProblemText error={error} />
        </div>
      )}
      {data !== undefined && <Paper html={data} />}
    </section>
  );
}
