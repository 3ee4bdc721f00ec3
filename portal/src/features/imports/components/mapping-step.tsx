import { Alert, Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { isSameMapping, mapped, mappingOf, missingTargets } from '../model.ts';
import { type ImportMode, modeNames, nounOf, type Place } from '../nouns.ts';
import { type ImportJob, targetsQuery } from '../queries.ts';
import { useChangePreview } from '../use-preview.ts';
import { EncodingDoubt } from './encoding-doubt.tsx';
import classes from './imports.module.css';
import { MappingTable } from './mapping-table.tsx';
import { MissingColumns } from './missing-columns.tsx';
import { ReadingOptions } from './reading-options.tsx';

interface MappingStepProps {
  place: Place;
  job: ImportJob;
  onNext(): void;
  onAgain(): void;
}

/** Columns of the file on the left, what they mean on the right; nothing is written by it. */
export function MappingStep({ place, job, onNext, onAgain }: MappingStepProps) {
  const noun = nounOf(place);
  const { data } = useQuery(targetsQuery(place));
  const targets = data?.items ?? [];
  const before = mappingOf(job.columns);
  const [mapping, setMapping] = useState(before);
  const [mode, setMode] = useState<ImportMode>(job.mode);
  const change = useChangePreview(place, job);
  const missing = missingTargets(targets, mapping);
  const isSame = isSameMapping(before, mapping) && mode === job.mode;
  const next = () =>
    isSame
      ? onNext()
      : change.mutate(
          { mapping: withIgnored(job, mapping), ...(mode !== job.mode && { mode }), version: job.version },
          { onSuccess: onNext },
        );
  const gone = job.status === 'expired' || job.status === 'failed';
  return (
    <>
      {gone && (
        <Alert color="red" variant="light" mb="md" title={goneTitle(job)}>
          {job.problem?.detail}
        </Alert>
      )}
      <EncodingDoubt job={job} change={change} />
      <div className={classes.cards}>
        {job.status !== 'failed' && (
          <div className="panel">
            <MappingTable
              columns={job.columns}
              targets={targets}
              mapping={mapping}
              before={before}
              onChange={(column, target) => setMapping(mapped(mapping, column, target))}
            />
          </div>
        )}
        <aside className={`panel ${classes.side}`}>
          {noun.modes.length > 1 && (
            <Select
              label={say('What to do', 'Что сделать')}
              allowDeselect={false}
              mb="md"
              data={noun.modes.map((value) => ({ value, label: say(modeNames[value]) }))}
              value={mode}
              onChange={(value) => setMode(value as ImportMode)}
            />
          )}
          {data && job.status !== 'failed' && <MissingColumns missing={missing} />}
          <ReadingOptions place={place} job={job} change={change} />
        </aside>
      </div>
      <div className={classes.foot}>
        {!gone && (
          <Button onClick={next} loading={change.isPending} rightSection={<ArrowRight size={16} />}>
            {say('Check the rows', 'Проверить строки')}
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          {say('Another file', 'Другой файл')}
        </Button>
      </div>
    </>
  );
}

const goneTitle = ({ status }: ImportJob) =>
  status === 'expired'
    ? say('The import has expired: choose the file again', 'Срок импорта истёк: выберите файл ещё раз')
    : say('The file could not be read', 'Файл не прочитан');

/** A column that is left out on purpose is remembered so too. */
const withIgnored = ({ columns }: ImportJob, mapping: Readonly<Record<string, string>>) =>
  Object.fromEntries(columns.map(({ column }) => [column, mapping[column] ?? 'ignore']));
